"""OpenCV's stackBlur, on pictures as large as a blurred layer with what the blur spreads to.

usage: opencv_peer.py WIDTH HEIGHT SIGMA COUNT. Prints CPU milliseconds of each blur.
"""
import sys
import time

import cv2
import numpy


def main():
    width, height, sigma, count = (int(word) for word in sys.argv[1:])
    cv2.setNumThreads(1)
    dice = numpy.random.default_rng(1)
    picture = dice.integers(0, 255, (height, width, 4), numpy.uint8)
    size = 4 * sigma | 1
    for _ in range(count):
        start = time.process_time()
        cv2.stackBlur(picture, (size, size))
        print(f"{(time.process_time() - start) * 1e3:.4f}")


main()

// One seeded generator behind every source of randomness a scene can reach.
#include "internal.h"
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static uint64_t state;

void zt_seed(uint64_t seed) { state = seed; }

// SplitMix64.
static uint64_t next(void) {
  uint64_t z = __atomic_add_fetch(&state, 0x9E3779B97F4A7C15ULL, __ATOMIC_RELAXED);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

static void fill(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  while (count > 0) {
    uint64_t bits = next();
    size_t part = count < 8 ? count : 8;
    memcpy(bytes, &bits, part);
    bytes += part;
    count -= part;
  }
}

static long raw_call(long number, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
  register long r10 __asm__("r10") = d;
  register long r8 __asm__("r8") = e;
  register long r9 __asm__("r9") = f;
  long result;
  __asm__ volatile("syscall"
                   : "=a"(result)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  register long x4 __asm__("x4") = e;
  register long x5 __asm__("x5") = f;
  __asm__ volatile("svc 0"
                   : "+r"(x0)
                   : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                   : "memory");
  long result = x0;
#else
#error "no system call sequence for this architecture"
#endif
  if (result < 0 && result > -4096) {
    errno = (int)-result;
    return -1;
  }
  return result;
}

// The Swift runtime asks for random bytes through libc's syscall().
ZT_EXPORT long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a[6];
  for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && zt_on()) {
    fill((void *)a[0], (size_t)a[1]);
    return a[1];
  }
  return raw_call(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

ZT_EXPORT ssize_t getrandom(void *buffer, size_t count, unsigned flags) {
  if (!zt_on()) return raw_call(SYS_getrandom, (long)buffer, (long)count, flags, 0, 0, 0);
  fill(buffer, count);
  return (ssize_t)count;
}

ZT_EXPORT int getentropy(void *buffer, size_t count) {
  if (!zt_on()) return ZT_REAL(int (*)(void *, size_t), "getentropy")(buffer, count);
  fill(buffer, count);
  return 0;
}

ZT_EXPORT uint32_t arc4random(void) {
  uint32_t value;
  getrandom(&value, sizeof value, 0);
  return value;
}

ZT_EXPORT void arc4random_buf(void *buffer, size_t count) { getrandom(buffer, count, 0); }

ZT_EXPORT uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Values below this would favour small results.
  uint32_t least = -bound % bound;
  for (;;) {
    uint32_t value = arc4random();
    if (value >= least) return value % bound;
  }
}

static int open_random(void) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  // Readers take a few bytes; what reads more sees the end of the file and asks again.
  unsigned char bytes[4096];
  fill(bytes, sizeof bytes);
  ssize_t written = write(ends[1], bytes, sizeof bytes);
  close(ends[1]);
  if (written == sizeof bytes) return ends[0];
  close(ends[0]);
  return -1;
}

static bool is_random(const char *path) {
  return path && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"));
}

static int open_at(const char *path, int flags, va_list list) {
  if (zt_on() && is_random(path)) return open_random();
  int mode = flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, int) : 0;
  return (int)raw_call(SYS_openat, AT_FDCWD, (long)path, flags | O_LARGEFILE, mode, 0, 0);
}

ZT_EXPORT int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  int file = open_at(path, flags, list);
  va_end(list);
  return file;
}

ZT_EXPORT int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  int file = open_at(path, flags, list);
  va_end(list);
  return file;
}

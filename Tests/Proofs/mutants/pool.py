"""Scenes of the mutation proof, and what may be changed in each of them.

A change is: its kind, the text it replaces, the new text, and which views it is about, as a pattern
for their names. Kinds and views are told from reading the scene, never from what the tool says.
"""
import re

SYSTEM = {
    "red": (255, 59, 48), "orange": (255, 149, 0), "yellow": (255, 204, 0), "green": (52, 199, 89),
    "teal": (48, 176, 199), "cyan": (50, 173, 230), "blue": (0, 122, 255), "indigo": (88, 86, 214),
    "purple": (175, 82, 222), "pink": (255, 45, 85), "gray": (142, 142, 147)}


def number(text, key, change):
    """The text with the number after a word changed."""
    found = re.search(re.escape(key) + r"(-?[\d.]+)", text)
    value = change(float(found.group(1)))
    return text[:found.start(1)] + f"{value:.5g}" + text[found.end(1):]


def slower(text, views):
    return "duration", text, number(text, "duration: ", lambda value: value * 1.1), views


def faster(text, views):
    return "duration", text, number(text, "duration: ", lambda value: value * 0.9), views


def later(text, views):
    return "delay", text, text + ".delay(0.033)", views


def longer_delay(text, views):
    return "delay", text, number(text, "delay(", lambda value: value + 0.033), views


def longer_sleep(text, views):
    return "delay", text, number(text, "seconds(", lambda value: value + 0.033), views


def bouncier(text, views):
    return "bounce", text, number(text, "bounce: ", lambda value: value + 0.1), views


def stiffer(text, views):
    return "bounce", text, number(text, "bounce: ", lambda value: value - 0.1), views


def curve(text, new, views):
    return "curve", text, new, views


def way(text, new, views):
    """Another value that is gone to."""
    return "amplitude", text, new, views


def shift(text, views, x=1, y=0):
    return "place", text, f"{text}.offset(x: {x}, y: {y})", views


def size(text, new, views):
    return "size", text, new, views


def opacity(text, new, views):
    return "opacity", text, new, views


def clearer(text, views):
    return "opacity", text, text + ".opacity(0.95)", views


def words(text, new, views):
    return "text", text, new, views


def symbol(text, new, views):
    return "symbol", text, new, views


def look(text, new, views):
    """Corners, lines, shadows and what else is drawn otherwise in the same place."""
    return "look", text, new, views


def color(text, views, step=2):
    """A colour whose red is off by two of 255."""
    found = re.search(r"red: ([\d.]+)", text)
    if found:
        value = float(found.group(1))
        value += step / 255 if value < 0.5 else -step / 255
        return "color", text, text[:found.start(1)] + f"{value:.5f}" + text[found.end(1):], views
    name = re.search(r"\.(" + "|".join(SYSTEM) + r")\b", text)
    red, green, blue = SYSTEM[name.group(1)]
    red += step if red < 128 else -step
    new = f"Color(red: {red} / 255, green: {green} / 255, blue: {blue} / 255)"
    start = name.start() - (5 if text[:name.start()].endswith("Color") else 0)
    return "color", text, text[:start] + new + text[name.end():], views


def frame(seconds, frames, rate=30):
    """One frame less at the end."""
    return ("frames", f"--duration {seconds}s", f"--duration {(frames - 1) / rate:.6f}s", "")


ANY = ".*"
LIKE = "Like|Like#.*"
CART = "Add to cart.*|Added.*"
CARD = "RoundedRectangle.*|Spacer.*|music.note|camera.fill|paperplane.fill|heart.fill|Listen|" \
    "Capture|Share|Keep"
TOAST = "checkmark|Circle|Saved to your library|Capsule"
SWATCH = "RoundedRectangle.*|star.fill.*"

SCENES = {
    "Showcase/LikeButton": [
        slower(".easeOut(duration: 0.15)", LIKE), faster(".easeOut(duration: 0.15)", LIKE),
        later(".easeOut(duration: 0.15)", LIKE), slower(".easeInOut(duration: 0.12)", LIKE),
        bouncier(".spring(duration: 0.5, bounce: 0.5)", LIKE),
        stiffer(".spring(duration: 0.5, bounce: 0.5)", LIKE),
        faster(".spring(duration: 0.5, bounce: 0.5)", LIKE),
        curve(".easeOut(duration: 0.15)", ".linear(duration: 0.15)", LIKE),
        way("case .swell: 1.5", "case .swell: 1.6", LIKE), way("? -12 : 0", "? -16 : 0", LIKE),
        color("Color.pink", LIKE), clearer(".font(.system(size: 64))", LIKE),
        shift(".font(.system(size: 64))", LIKE),
        symbol('"heart.fill"', '"star.fill"', LIKE),
        size("size: 64", "size: 62", LIKE), slower(".easeOut(duration: 0.2)", LIKE),
    ],
    "Showcase/CartButton": [
        slower(".easeOut(duration: 0.1)", CART), bouncier("duration: 0.25, bounce: 0.4", CART),
        longer_delay(".delay(0.12)", CART),
        slower(".spring(duration: 0.45, bounce: 0.35)", CART),
        stiffer(".spring(duration: 0.45, bounce: 0.35)", CART),
        way(": 0.94", ": 0.9", CART), way(": 1.06", ": 1.1", CART),
        words('"Added"', '"Done"', CART), words(': "Add to cart")', ': "Buy it now")', CART),
        symbol('"cart.badge.plus"', '"star.fill"', CART), symbol('"checkmark"', '"plus"', CART),
        look("radius: 14", "radius: 10", CART),
        size(".frame(height: 60)", ".frame(height: 61)", CART),
        shift(".foregroundStyle(.white)", CART),
    ],
    "Showcase/CardStack": [
        slower("duration: 0.6, bounce: 0.35", CARD), faster("duration: 0.6, bounce: 0.35", CARD),
        bouncier("duration: 0.6, bounce: 0.35", CARD), stiffer("duration: 0.6, bounce: 0.35", CARD),
        longer_sleep(".seconds(0.3)", CARD), longer_sleep(".seconds(1.3)", CARD),
        way("* 34 - 51", "* 38 - 51", CARD), way("* 16 - 24", "* 14 - 24", CARD),
        words('"Share"', '"Send"', "Share|Send"), symbol('"camera.fill"', '"bell.fill"', "camera.*|bell.*"),
        look("cornerRadius: 18", "cornerRadius: 14", "RoundedRectangle.*"),
        look("radius: 10", "radius: 14", "RoundedRectangle.*"),
        shift(".font(.system(size: 28))", "music.note|camera.fill|paperplane.fill|heart.fill"),
        shift(".offset(y: 14)", CARD),
        curve(".spring(duration: 0.6, bounce: 0.35)", ".easeInOut(duration: 0.6)", CARD),
    ],
    "Showcase/DownloadRing": [
        slower(".easeInOut(duration: 0.3)", "Circle#2"),
        faster(".spring(duration: 0.5, bounce: 0.45)", ANY),
        bouncier(".spring(duration: 0.5, bounce: 0.45)", ANY),
        curve(".easeInOut(duration: 0.3)", ".linear(duration: 0.3)", "Circle#2"),
        way("1.08 : 1", "1.12 : 1", ANY), way("isDone ? 30 : 0", "isDone ? 36 : 0", "arrow.down"),
        way("0.35, 0.62", "0.4, 0.62", "Circle#2"),
        symbol('"arrow.down"', '"heart.fill"', "arrow.down|heart.fill"),
        look("lineWidth: 10)\n      Circle", "lineWidth: 8)\n      Circle", "Circle"),
        look("lineWidth: 9", "lineWidth: 7", "Mark"),
        color(".foregroundStyle(.blue)", "arrow.down"), color(".stroke(.green", "Mark"),
        opacity(".gray.opacity(0.18)", ".gray.opacity(0.24)", "Circle"),
        shift(".frame(width: 120, height: 120)", ANY),
        size("size: 38", "size: 40", "arrow.down"),
    ],
    "Showcase/LogoIntro": [
        slower("CubicKeyframe(0, duration: 0.35)", "RoundedRectangle|play.fill"),
        slower("CubicKeyframe(.zero, duration: 0.35)", "RoundedRectangle|play.fill"),
        slower("LinearKeyframe(1, duration: 0.3)", "Zoetrope"),
        faster("LinearKeyframe(1, duration: 0.3)", "Zoetrope"),
        ("delay", "LinearKeyframe(0, duration: 0.5)", "LinearKeyframe(0, duration: 0.533)", "Zoetrope"),
        way("drop = -140.0", "drop = -130.0", "RoundedRectangle|play.fill"),
        way(".degrees(-40)", ".degrees(-48)", "RoundedRectangle|play.fill"),
        way("nameShift = 12.0", "nameShift = 16.0", "Zoetrope"),
        way("CubicKeyframe(0.8", "CubicKeyframe(0.75", "RoundedRectangle|play.fill"),
        words('"Zoetrope"', '"Praxino"', "Zoetrope|Praxino"),
        symbol('"play.fill"', '"heart.fill"', "play.fill|heart.fill"),
        look("cornerRadius: 20", "cornerRadius: 16", "RoundedRectangle"),
        size("size: 34", "size: 36", "play.fill"),
        shift(".foregroundStyle(.white)", "play.fill"),
        color("[.orange, .pink]", "RoundedRectangle"),
    ],
    "Showcase/Onboarding": [
        slower(".spring(duration: 0.7, bounce: 0.2)", ANY),
        bouncier(".spring(duration: 0.7, bounce: 0.2)", ANY),
        slower(".spring(duration: 0.6, bounce: 0.25)", ANY),
        stiffer(".spring(duration: 0.6, bounce: 0.25)", ANY),
        later(".spring(duration: 0.6, bounce: 0.25)", ANY),
        way("0 : 24", "0 : 32", ANY), words('"Hello"', '"Welcome"', "Hello|Welcome"),
        words('"All set"', '"Ready"', "All set|Ready"), words('"Start"', '"Begin"', "Next.*"),
        symbol('"film.fill"', '"star.fill"', "film.fill|star.fill"),
        size("? 26 : 8", "? 30 : 8", "Capsule.*"), clearer(".multilineTextAlignment(.center)", ".* .*"),
        shift(".font(.system(size: 26, weight: .bold))", "Hello|Frame by frame|All set"),
        frame("3.4", 204, 60),
    ],
    "Showcase/OrbitLoader": [
        slower("duration: 1.2", "Circle#.*"), faster("duration: 1.2", "Circle#.*"),
        curve(".easeInOut(duration: 1.2)", ".linear(duration: 1.2)", "Circle#.*"),
        ("delay", "Double(index) * 0.08", "Double(index) * 0.113", "Circle#.*"),
        way("y: -45", "y: -42", "Circle#.*"), look("lineWidth: 6", "lineWidth: 4", "Circle"),
        color("Color.indigo.opacity(0.15)", "Circle"), color("Color.indigo.opacity(1", "Circle#.*"),
        opacity("opacity(0.15)", "opacity(0.2)", "Circle"),
        opacity("Double(index) * 0.3)", "Double(index) * 0.25)", "Circle#.*"),
        size("width: 18 -", "width: 20 -", "Circle#.*"), shift(".frame(width: 90, height: 90)", ANY),
    ],
    "Showcase/RecordingBadge": [
        slower(".easeOut(duration: 0.35)", "Circle"), faster(".easeInOut(duration: 0.65)", "Circle"),
        slower("duration: 0.2 + Double", "Capsule.*"), way("1.25 : 0.9", "1.3 : 0.9", "Circle"),
        way("[0.3, 1, 0.5, 0.8]", "[0.3, 1, 0.6, 0.8]", "Capsule.*"),
        words('"REC"', '"AIR"', "REC|AIR"), color(".fill(.red)", "Circle"),
        opacity(".white.opacity(0.85)", ".white.opacity(0.8)", "Capsule.*"),
        opacity("? 1 : 0.5)", "? 1 : 0.6)", "Circle"), words('"00:0', '"01:0', r"0\d:0\d.*"),
        ("delay", "every: 1,", "every: 1.033,", r"0\d:0\d.*"),
        size("height: 54", "height: 56", "Capsule"), frame("3", 180, 60),
        shift(".foregroundStyle(.white.opacity(0.7))", r"0\d:0\d.*"),
    ],
    "Showcase/SavedToast": [
        slower(".spring(duration: 0.5, bounce: 0.35)", TOAST),
        bouncier(".spring(duration: 0.5, bounce: 0.35)", TOAST),
        stiffer(".spring(duration: 0.5, bounce: 0.35)", TOAST),
        faster(".easeIn(duration: 0.25)", TOAST), longer_sleep(".seconds(0.3)", TOAST),
        longer_sleep(".seconds(1.4)", TOAST), later(".spring(duration: 0.5, bounce: 0.35)", TOAST),
        curve(".easeIn(duration: 0.25)", ".linear(duration: 0.25)", TOAST),
        words('"Saved to your library"', '"Kept in your library"', TOAST + "|Kept.*"),
        symbol('"checkmark"', '"plus"', "checkmark|plus"), color(".fill(.green)", "Circle"),
        look("cornerRadius: 24", "cornerRadius: 20", "RoundedRectangle"),
        opacity("Color.gray.opacity(0.12)", "Color.gray.opacity(0.16)", "RoundedRectangle"),
        look("radius: 12", "radius: 9", "Capsule"),
    ],
    "Conformance/Curves/TimingCurves": [
        slower(".linear(duration: 1)", "Circle"), faster(".easeIn(duration: 1)", "Circle#2"),
        slower(".easeOut(duration: 1)", "Circle#3"), later(".easeIn(duration: 1)", "Circle#2"),
        curve(".easeOut(duration: 1)", ".easeInOut(duration: 1)", "Circle#3"),
        curve("timingCurve(0.42, 0, 0.58, 1,", "timingCurve(0.2, 0, 0.58, 1,", "Circle#4"),
        way("? 180 : 0", "? 170 : 0", "Circle.*"), size("width: 20,", "width: 22,", "Circle.*"),
        color("Color(red: 1, green: 0, blue: 0)", "Circle"),
        color("Color(red: 0, green: 0, blue: 1)", "Circle#3"),
        clearer(".frame(width: 20, height: 20)", "Circle.*"),
        shift(".frame(width: 20, height: 20)", "Circle.*", 0, 1),
    ],
    "Conformance/Effects/Filters": [
        slower("duration: 0.6", ANY), curve(".easeInOut(", ".linear(", ANY),
        look("isOn ? 12 : 2", "isOn ? 10 : 2", SWATCH), way("isOn ? 6 : 0", "isOn ? 5 : 0", SWATCH),
        way("isOn ? 0.3 : 1", "isOn ? 0.4 : 1", SWATCH),
        look("swatch.saturation(isOn ? 0 : 1)", "swatch.saturation(isOn ? 0.2 : 1)", SWATCH),
        look("isOn ? 180 : 0", "isOn ? 160 : 0", SWATCH),
        way("isOn ? -7 : -14", "isOn ? -9 : -14", "Circle.*"),
        symbol('"star.fill"', '"heart.fill"', "star.fill.*|heart.fill.*"),
        look("cornerRadius: 10", "cornerRadius: 7", "RoundedRectangle.*"),
        color(".fill(.yellow)", "Circle.*"), color("[.pink, .orange]", "RoundedRectangle.*"),
    ],
    "Conformance/Keyframes/Tracks": [
        slower("LinearKeyframe(0, duration: 0.4)", "RoundedRectangle"),
        slower("CubicKeyframe(20, duration: 0.4)", "RoundedRectangle"),
        # The spring stays as it is; what comes after it waits.
        ("delay", *slower("SpringKeyframe(.degrees(90), duration: 0.5", "RoundedRectangle")[1:]),
        way("CubicKeyframe(-30", "CubicKeyframe(-34", "RoundedRectangle"),
        way("CubicKeyframe(1.5", "CubicKeyframe(1.4", "RoundedRectangle"),
        curve("timingCurve: .easeOut", "timingCurve: .linear", "RoundedRectangle"),
        curve("spring: .snappy", "spring: .bouncy", "RoundedRectangle"),
        color(".fill(.orange)", "RoundedRectangle"),
        opacity("0.4 + pose.isFilled * 0.6", "0.5 + pose.isFilled * 0.5", "RoundedRectangle"),
        look("cornerRadius: 8", "cornerRadius: 6", "RoundedRectangle"),
        size("width: 36, height: 36", "width: 38, height: 36", "RoundedRectangle"),
        shift(".scaleEffect(pose.scale)", "RoundedRectangle"), frame("1.6", 48),
        ("delay", "LinearKeyframe(0, duration: 0.5)", "LinearKeyframe(0, duration: 0.54)",
         "RoundedRectangle"),
    ],
    "Conformance/Layout/Arrangements": [
        slower("duration: 0.6", ANY), curve(".easeInOut(", ".easeOut(", ANY),
        later(".easeInOut(duration: 0.6)", ANY),
        size("Color.green.frame(width: 60,", "Color.green.frame(width: 64,", "Rectangle#.*"),
        way("isWide ? 200 : 90", "isWide ? 190 : 90", "Rectangle#.*"),
        way("isWide ? 24 : 4", "isWide ? 20 : 4", "Rectangle.*"),
        color("Color.red.frame", "Rectangle"), color("Color.green.frame", "Rectangle#.*"),
        opacity("Color.blue.opacity(0.3)", "Color.blue.opacity(0.4)", "Rectangle#.*"),
        shift("Color.yellow.frame(width: 20)", "Rectangle#3"),
        clearer("Color.green.frame(width: 60, height: 30)", "Rectangle#.*"),
        size(".frame(width: 80, height: 20)", ".frame(width: 80, height: 22)", "Rectangle#.*"),
    ],
    "Conformance/Phases/HeldToast": [
        slower(".spring(duration: 0.4)", "Rectangle"), faster(".spring(duration: 0.4)", "Rectangle"),
        slower(".easeIn(duration: 0.4)", "Rectangle"), longer_delay(".delay(1.5)", "Rectangle"),
        later(".spring(duration: 0.4)", "Rectangle"),
        curve(".easeIn(duration: 0.4)", ".easeOut(duration: 0.4)", "Rectangle"),
        way("? -80 : 0", "? -70 : 0", "Rectangle"),
        ("bounce", ".spring(duration: 0.4)", ".spring(duration: 0.4, bounce: 0.1)", "Rectangle"),
        color("Color(red: 0, green: 0, blue: 1)", "Rectangle"),
        opacity("? 1 : 0)", "? 0.95 : 0)", "Rectangle"),
        size("width: 100, height: 20)", "width: 104, height: 20)", "Rectangle"),
        shift(".frame(width: 100, height: 20)", "Rectangle"), frame("2.5", 75),
    ],
    "Conformance/Phases/PulsingHeart": [
        slower("duration: 0.8", "heart.fill"), faster("duration: 0.8", "heart.fill"),
        later(".easeInOut(duration: 0.8)", "heart.fill"),
        curve(".easeInOut(", ".linear(", "heart.fill"), way("? 1.2 : 1", "? 1.3 : 1", "heart.fill"),
        way("? 1.2 : 1", "? 1.15 : 1", "heart.fill"), opacity("1 : 0.7", "1 : 0.75", "heart.fill"),
        symbol('"heart.fill"', '"bell.fill"', "heart.fill|bell.fill"),
        color("Color(red: 1, green: 0, blue: 0)", "heart.fill"),
        size("size: 32", "size: 34", "heart.fill"), shift(".font(.system(size: 32))", "heart.fill"),
        clearer(".font(.system(size: 32))", "heart.fill"),
    ],
    "Conformance/Phases/RecordingDot": [
        slower(".easeOut(duration: 0.25)", "Circle"), longer_delay(".delay(1.2)", "Circle"),
        slower(".easeOut(duration: 0.35)", "Circle"), faster(".spring(duration: 0.3)", "Circle"),
        later(".easeIn(duration: 0.4)", "Circle"), way(": 1.25", ": 1.3", "Circle"),
        way(": 1.1", ": 1.15", "Circle"), opacity(": 0.9", ": 0.8", "Circle"),
        opacity(": 0.65", ": 0.7", "Circle"),
        curve(".easeOut(duration: 0.35)", ".linear(duration: 0.35)", "Circle"),
        color("Color(red: 1, green: 0, blue: 0)", "Circle"),
        size("width: 16, height: 16", "width: 18, height: 18", "Circle"),
        shift(".frame(width: 16, height: 16)", "Circle"),
    ],
    "Conformance/Shapes/Outlines": [
        slower("duration: 0.8", ANY), curve(".easeInOut(", ".easeIn(", ANY),
        later(".easeInOut(duration: 0.8)", ANY), way("? 1 : 0.1", "? 0.9 : 0.1", "Circle"),
        look("? 25 : 4", "? 20 : 4", "RoundedRectangle"), look("? 8 : 2", "? 6 : 2", "RoundedRectangle"),
        size("? 90 : 50", "? 84 : 50", "Capsule"), look("? 0.4 : 0.9", "? 0.5 : 0.9", "Star"),
        way("? 60 : 0", "? 70 : 0", "Ellipse"), look("[6, 4]", "[8, 4]", "Rectangle"),
        color(".fill(.teal)", "Ellipse"), color(".fill(.yellow)", "Star"),
        look("lineWidth: 6", "lineWidth: 5", "Circle"),
    ],
    "Conformance/Springs/Bounces": [
        slower("duration: 0.5", "RoundedRectangle.*"), faster("duration: 0.5", "RoundedRectangle.*"),
        ("bounce", "[0.5, 0.25,", "[0.6, 0.25,", "RoundedRectangle"),
        ("bounce", "[0.5, 0.25,", "[0.5, 0.15,", "RoundedRectangle#2"),
        ("bounce", "0, -0.4]", "0.1, -0.4]", "RoundedRectangle#3"),
        later(".spring(duration: 0.5, bounce: bounce)", "RoundedRectangle.*"),
        curve(".spring(duration: 0.5, bounce: bounce)", ".easeInOut(duration: 0.5)",
              "RoundedRectangle.*"),
        way("? 140 : 28", "? 130 : 28", "RoundedRectangle.*"),
        look("cornerRadius: 6", "cornerRadius: 4", "RoundedRectangle.*"),
        color(".fill(.indigo", "RoundedRectangle.*"), frame("1.5", 45),
        opacity("0.6 + bounce", "0.65 + bounce", "RoundedRectangle.*"),
        shift(".fill(.indigo.opacity(0.6 + bounce * 0.6))", "RoundedRectangle.*"),
    ],
    "Conformance/Springs/Retarget": [
        slower("duration: 0.6", "Circle"), faster("duration: 0.6", "Circle"),
        bouncier("duration: 0.6, bounce: 0.2", "Circle"), stiffer("duration: 0.6, bounce: 0.2", "Circle"),
        longer_sleep("seconds(0.2)", "Circle"), way("80 : -80", "70 : -80", "Circle"),
        curve(".spring(duration: 0.6, bounce: 0.2)", ".easeInOut(duration: 0.6)", "Circle"),
        color(".fill(.teal)", "Circle"), size("width: 30, height: 30", "width: 32, height: 32", "Circle"),
        shift(".fill(.teal)", "Circle", 0, 1), clearer(".fill(.teal)", "Circle"), frame("1.6", 48),
        later(".spring(duration: 0.6, bounce: 0.2)", "Circle"),
    ],
    "Conformance/Symbols/Common": [
        slower("duration: 0.5, bounce: 0.4", "bell.fill.*"),
        bouncier("duration: 0.5, bounce: 0.4", "bell.fill.*"),
        stiffer("duration: 0.5, bounce: 0.4", "bell.fill.*"), way("1.4 : 1", "1.5 : 1", "bell.fill.*"),
        way("15 : 0", "18 : 0", "bell.fill.*"), symbol('"gearshape"', '"circle"', "gearshape|circle"),
        symbol('"xmark"', '"minus"', "xmark|minus"), words('"Saved"', '"Kept"', "Saved|Kept"),
        size("size: 14", "size: 15", "star.fill.*"), color(".foregroundStyle(.orange)", "bell.fill.*"),
        size(".fontWeight(.light)", ".fontWeight(.bold)", "plus.*"),
        later(".spring(duration: 0.5, bounce: 0.4)", "bell.fill.*"),
        shift(".imageScale(.large)", "star.fill.*"),
    ],
    "Conformance/Text/Lines": [
        slower("duration: 0.6", ANY), words('"Headline"', '"Head line"', "Head ?line"),
        words('"Large title"', '"Large titles"', "Large titles?"), words("? 1_250", "? 1_251", r"\d+"),
        color(".foregroundStyle(.blue)", "Headline"), size("size: 13", "size: 14", "Text that.*"),
        size("**bold**", "*bold*", "A caption.*"), size("? 230 : 110", "? 220 : 110", "Text that.*"),
        clearer(".font(.caption)", "A caption.*"), shift(".font(.caption)", "A caption.*"),
        words("for the place it has", "for the space it has", "One line.*"),
        size(".frame(width: 150)", ".frame(width: 154)", "One line.*"),
    ],
    "Conformance/Transitions/Kinds": [
        slower(".easeOut(duration: 0.5)", ANY), faster(".easeIn(duration: 0.4)", ANY),
        longer_sleep("seconds(0.1)", ANY), longer_sleep("seconds(0.7)", ANY),
        curve(".easeOut(duration: 0.5)", ".linear(duration: 0.5)", ANY),
        symbol('"sun.max.fill"', '"bell.fill"', "sun.max.fill|bell.fill"),
        color('"cloud.fill", .teal', "cloud.fill|RoundedRectangle.*"),
        way("scale: 0.2", "scale: 0.4", "bolt.fill|RoundedRectangle.*"),
        look("cornerRadius: 8", "cornerRadius: 6", "RoundedRectangle.*"),
        look("lineWidth: 1)", "lineWidth: 2)", "RoundedRectangle.*"),
        size("size: 20", "size: 22", "sun.max.fill|moon.fill|cloud.fill|bolt.fill"),
        opacity("color.opacity(0.3)", "color.opacity(0.4)", "RoundedRectangle.*"), frame("1.4", 42),
    ],
    "Accordion": [
        slower("duration: 0.5, bounce: 0.25", "row|Details|rest"),
        faster("duration: 0.5, bounce: 0.25", "row|Details|rest"),
        bouncier("duration: 0.5, bounce: 0.25", "row|Details|rest"),
        longer_delay("delay(0.1)", "row|Details|rest"),
        way("? 70 : 24", "? 66 : 24", "row"), words('"Details"', '"Contents"', "Details|Contents"),
        look("cornerRadius: 8", "cornerRadius: 6", "row"), color("Color(red: 0.2", "row"),
        color("Color(red: 0.8, green: 0.8", "rest"), size("size: 13", "size: 14", "Details"),
        curve(".spring(duration: 0.5, bounce: 0.25)", ".easeInOut(duration: 0.5)", "row|Details|rest"),
        clearer(".font(.system(size: 13))", "Details"), frame("1.2", 36),
    ],
    "BarChart": [
        slower(".easeOut(duration: 0.4)", "first"), faster(".easeOut(duration: 0.5)", "second"),
        longer_delay(".delay(0.2)", "second"), longer_delay(".delay(0.4)", "third"),
        slower(".easeInOut(duration: 0.6)", "third"), later(".easeOut(duration: 0.4)", "first"),
        curve(".easeInOut(duration: 0.6)", ".linear(duration: 0.6)", "third"),
        way("height: 80", "height: 76", "second"), way("height: 40", "height: 44", "first"),
        look("cornerRadius: 4", "cornerRadius: 7", "first|second|third"),
        color("Color(red: 0.3", "first|second|third"), size("width: 24", "width: 22", "first|second|third"),
        frame("1.4", 42),
    ],
    "BellRing": [
        slower("CubicKeyframe(18, duration: 0.2)", "bell.fill"),
        way("CubicKeyframe(-14", "CubicKeyframe(-17", "bell.fill"),
        way("CubicKeyframe(18", "CubicKeyframe(20", "bell.fill"),
        slower("CubicKeyframe(0, duration: 0.3)", "bell.fill"), longer_delay(".delay(0.5)", "dot"),
        bouncier("duration: 0.4, bounce: 0.5", "dot"), stiffer("duration: 0.4, bounce: 0.5", "dot"),
        slower("duration: 0.4, bounce: 0.5", "dot"), color("Color(red: 0.9, green: 0.1", "dot"),
        color("Color(red: 0.9, green: 0.6", "bell.fill"), size("width: 14,", "width: 16,", "dot"),
        symbol('"bell.fill"', '"heart.fill"', "bell.fill|heart.fill"), way("1 : 0.1", "1.1 : 0.1", "dot"),
        frame("1.4", 42),
    ],
    "ColorBlend": [
        slower("duration: 0.6", "tile"), faster("duration: 0.6", "tile"),
        later(".linear(duration: 0.6)", "tile"), curve(".linear(", ".easeIn(", "tile"),
        color("Color(red: 0.9, green: 0.4", "tile"), color("Color(red: 0.2, green: 0.4", "tile"),
        color("Color(red: 0.1, green: 0.1", "ring"), look("22 : 4", "18 : 4", "tile"),
        look("lineWidth: 4", "lineWidth: 5", "ring"), shift("lineWidth: 4)", "ring"),
        size("width: 40, height: 40", "width: 42, height: 42", "ring"), frame("1", 30),
        clearer(".stroke(Color(red: 0.1, green: 0.1, blue: 0.1), lineWidth: 4)", "ring"),
    ],
    "Counter": [
        longer_sleep("seconds(0.3)", "count|steps today"), slower("duration: 0.25", "steps today"),
        curve(".easeInOut(", ".easeOut(", "steps today"), way("1 : 1.2", "1 : 1.3", "steps today"),
        opacity("? 0.6 : 1", "? 0.5 : 1", "steps today"), words('"steps today"', '"miles today"', ".* today"),
        words('"\\(count)"', '"\\(count + 1)"', "count"), words("count += 1", "count += 2", "count|steps today"),
        size("size: 26", "size: 28", "count"), size("weight: .bold", "weight: .light", "count"),
        shift(".font(.system(size: 12))", "steps today"), frame("1.2", 36),
    ],
    "FlipCard": [
        slower("duration: 0.6, bounce: 0.3", "card.*"), faster("duration: 0.6, bounce: 0.3", "card.*"),
        bouncier("duration: 0.6, bounce: 0.3", "card.*"), stiffer("duration: 0.6, bounce: 0.3", "card.*"),
        later(".spring(duration: 0.6, bounce: 0.3)", "card.*"), way("24 : 0", "28 : 0", "card.*"),
        way("-16 : 0", "-12 : 0", "card.*"), look("? 8 : 2", "? 6 : 2", "card.*"),
        look("cornerRadius: 10", "cornerRadius: 8", "card.*"), words('"Ace"', '"Two"', "card.*"),
        color("Color(red: 0.95", "card.*"), size("size: 16", "size: 18", "card.*"),
        curve(".spring(duration: 0.6, bounce: 0.3)", ".easeOut(duration: 0.6)", "card.*"),
        frame("1.4", 42),
    ],
    "Heartbeat": [
        slower(".easeInOut(duration: 0.4)", "heart.fill"), faster(".easeInOut(duration: 0.4)", "heart.fill"),
        slower(".linear(duration: 0.8)", "72 bpm"), curve(".linear(", ".easeIn(", "72 bpm"),
        curve(".easeInOut(", ".linear(", "heart.fill"), way("1.25 : 1", "1.3 : 1", "heart.fill"),
        opacity("1 : 0.4", "1 : 0.5", "72 bpm"), words('"72 bpm"', '"74 bpm"', ".* bpm"),
        symbol('"heart.fill"', '"star.fill"', "heart.fill|star.fill"),
        color("Color(red: 0.9", "heart.fill"), size("size: 12", "size: 13", "72 bpm"),
        shift(".font(.system(size: 30))", "heart.fill"), frame("2", 60),
    ],
    "Pager": [
        slower("duration: 0.5", ".* page|pill"), faster("duration: 0.5", ".* page|pill"),
        curve(".easeInOut(", ".easeOut(", ".* page|pill"), longer_sleep("seconds(0.2)", ".* page|pill"),
        later(".easeInOut(duration: 0.5)", ".* page|pill"), way("-14 : 14", "-14 : 12", "pill"),
        words('"Second page"', '"Other page"', "Second page|Other page"),
        words('"First page"', '"Front page"', "First page|Front page"),
        size("width: 20, height: 6", "width: 22, height: 6", "pill"), color("Color(red: 0.4", "pill"),
        clearer(".frame(width: 20, height: 6)", "pill"), size("size: 15", "size: 16", ".* page"),
        frame("1.5", 45),
    ],
}

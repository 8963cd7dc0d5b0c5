// libm as scenes call it, on top of functions that give the same bits on every machine.
//
// Exact functions (sqrt, floor, fmod …) need no replacement. <math.h> is not included, because
// its declarations would clash with the definitions here.
#include "internal.h"

#define LN10 2.30258509299404568402

static struct zt_math ours;
// Set while one of ours runs, so that it may call libm itself.
static __thread bool is_inside;

void zt_math_install(const struct zt_math *functions) { ours = *functions; }

static bool is_taken(void) { return zt_on() && ours.sin && !is_inside; }

static double square_root(double x) {
  return ZT_REAL(double (*)(double), "sqrt")(x);
}

#define INSIDE(expression)                                                                         \
  ({                                                                                               \
    is_inside = true;                                                                              \
    double result_ = (expression);                                                                 \
    is_inside = false;                                                                             \
    result_;                                                                                       \
  })

// ---- Ours, each of x

static double my_sin(double x) { return ours.sin(x); }
static double my_cos(double x) { return ours.cos(x); }
static double my_tan(double x) { return ours.tan(x); }
static double my_asin(double x) { return ours.asin(x); }
static double my_acos(double x) { return ours.acos(x); }
static double my_atan(double x) { return ours.atan(x); }
static double my_exp(double x) { return ours.exp(x); }
static double my_log(double x) { return ours.log(x); }
static double my_log2(double x) { return ours.log2(x); }
static double my_sinh(double x) { return ours.sinh(x); }
static double my_cosh(double x) { return ours.cosh(x); }
static double my_tanh(double x) { return ours.tanh(x); }
static double my_cbrt(double x) { return ours.cbrt(x); }
static double my_erf(double x) { return ours.erf(x); }

static double my_exp2(double x) { return ours.pow(2, x); }
static double my_exp10(double x) { return ours.pow(10, x); }
static double my_erfc(double x) { return 1 - ours.erf(x); }

static double my_expm1(double x) {
  // The series leaves less than one unit in the last place here.
  if (x < 1e-5 && x > -1e-5) return x + x * x / 2 + x * x * x / 6;
  return ours.exp(x) - 1;
}

static double my_log1p(double x) {
  if (x < 1e-5 && x > -1e-5) return x - x * x / 2 + x * x * x / 3;
  return ours.log(1 + x);
}

static double my_log10(double x) {
  // Whole powers that a double holds exactly have whole logarithms.
  double power = 1;
  for (int exponent = 0; exponent <= 22; exponent++, power *= 10)
    if (x == power) return exponent;
  return ours.log(x) / LN10;
}

static double my_asinh(double x) {
  double size = x < 0 ? -x : x;
  double result = size < 1e-4 ? size - size * size * size / 6
                              : ours.log(size + square_root(size * size + 1));
  return x < 0 ? -result : result;
}
static double my_acosh(double x) { return ours.log(x + square_root(x * x - 1)); }
static double my_atanh(double x) {
  if (x < 1e-4 && x > -1e-4) return x + x * x * x / 3;
  return ours.log((1 + x) / (1 - x)) / 2;
}

// Lanczos' series for the logarithm of the gamma function, g = 7: off by less than 1e-14 of the
// larger of it and 1.
static double log_gamma_above(double x) {
  static const double terms[] = {
      676.5203681218851,   -1259.1392167224028,  771.32342877765313,
      -176.61502916214059, 12.507343278686905,   -0.13857109526572012,
      9.9843695780195716e-6, 1.5056327351493116e-7};
  double sum = 0.99999999999980993;
  x -= 1;
  for (int i = 0; i < 8; i++) sum += terms[i] / (x + (i + 1));
  double t = x + 7.5;
  return 0.91893853320467274178 + (x + 0.5) * ours.log(t) - t + ours.log(sum);
}

static const double PI = 3.14159265358979323846;
static const double HUGE = 1e300;

static bool is_whole(double x) {
  return ZT_REAL(double (*)(double), "floor")(x) == x;
}

// The sign is that of the function itself, not of its logarithm.
static double signed_log_gamma(double x, int *sign) {
  *sign = 1;
  if (x != x) return x;
  if (x <= 0 && is_whole(x)) return HUGE * HUGE;
  if (x >= 0.5) return log_gamma_above(x);
  // Reflection.
  double sine = ours.sin(PI * x);
  if (sine < 0) *sign = -1;
  return ours.log(PI / (sine < 0 ? -sine : sine)) - log_gamma_above(1 - x);
}

static double my_tgamma(double x) {
  if (x <= 0 && is_whole(x)) return x == 0 ? 1 / x : HUGE * HUGE - HUGE * HUGE;
  // Factorials are exact as far as a double holds them.
  if (x <= 23 && is_whole(x)) {
    double product = 1;
    for (double factor = 2; factor < x; factor++) product *= factor;
    return product;
  }
  int sign;
  double size = ours.exp(signed_log_gamma(x, &sign));
  return sign * size;
}

static double my_lgamma(double x) {
  int sign;
  return signed_log_gamma(x, &sign);
}

// ---- Exports

#define UNARY(name)                                                                                \
  ZT_EXPORT double name(double x) {                                                                \
    return is_taken() ? INSIDE(my_##name(x)) : ZT_REAL(double (*)(double), #name)(x);              \
  }                                                                                                \
  ZT_EXPORT float name##f(float x) {                                                               \
    return is_taken() ? (float)INSIDE(my_##name(x)) : ZT_REAL(float (*)(float), #name "f")(x);     \
  }
UNARY(sin)
UNARY(cos)
UNARY(tan)
UNARY(asin)
UNARY(acos)
UNARY(atan)
UNARY(exp)
UNARY(exp2)
UNARY(exp10)
UNARY(expm1)
UNARY(log)
UNARY(log2)
UNARY(log10)
UNARY(log1p)
UNARY(sinh)
UNARY(cosh)
UNARY(tanh)
UNARY(asinh)
UNARY(acosh)
UNARY(atanh)
UNARY(cbrt)
UNARY(erf)
UNARY(erfc)
UNARY(tgamma)
UNARY(lgamma)

ZT_EXPORT double lgamma_r(double x, int *sign) {
  return is_taken() ? INSIDE(signed_log_gamma(x, sign))
                    : ZT_REAL(double (*)(double, int *), "lgamma_r")(x, sign);
}

ZT_EXPORT float lgammaf_r(float x, int *sign) {
  return is_taken() ? (float)INSIDE(signed_log_gamma(x, sign))
                    : ZT_REAL(float (*)(float, int *), "lgammaf_r")(x, sign);
}

static double my_pow(double x, double y) { return ours.pow(x, y); }
static double my_atan2(double x, double y) { return ours.atan2(x, y); }
static double my_hypot(double x, double y) { return ours.hypot(x, y); }

#define BINARY(name)                                                                               \
  ZT_EXPORT double name(double x, double y) {                                                      \
    return is_taken() ? INSIDE(my_##name(x, y)) : ZT_REAL(double (*)(double, double), #name)(x, y); \
  }                                                                                                \
  ZT_EXPORT float name##f(float x, float y) {                                                      \
    return is_taken() ? (float)INSIDE(my_##name(x, y))                                             \
                      : ZT_REAL(float (*)(float, float), #name "f")(x, y);                         \
  }
BINARY(pow)
BINARY(atan2)
BINARY(hypot)

ZT_EXPORT void sincos(double x, double *sine, double *cosine) {
  if (!is_taken())
    return ZT_REAL(void (*)(double, double *, double *), "sincos")(x, sine, cosine);
  *sine = INSIDE(ours.sin(x));
  *cosine = INSIDE(ours.cos(x));
}

ZT_EXPORT void sincosf(float x, float *sine, float *cosine) {
  if (!is_taken()) return ZT_REAL(void (*)(float, float *, float *), "sincosf")(x, sine, cosine);
  *sine = (float)INSIDE(ours.sin(x));
  *cosine = (float)INSIDE(ours.cos(x));
}

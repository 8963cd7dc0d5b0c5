// CoreFoundation's run loop, as Foundation's Timer and RunLoop use it: timers and blocks go to
// the heap, and the real loop never runs.
#include "internal.h"

extern unsigned char CFRunLoopTimerIsValid(void *timer);
extern void *CFRetain(void *object);
extern void CFRelease(void *object);

typedef void (*timer_call)(void *timer, void *info);

struct timer_context {
  long version;
  void *info;
  void *retain, *release, *describe;
};

struct timer {
  void *real;
  timer_call call;
  void *info;
  // Seconds since 2001.
  double next, interval;
  uint64_t generation;
  bool is_added;
};

struct firing {
  void *real;
  uint64_t generation;
};

static struct zt_table timers;
static uint64_t generations;

// 2001-01-01 in seconds since 1970.
#define REFERENCE_EPOCH 978307200.0

static int64_t instant(double seconds) {
  double ns = (seconds + REFERENCE_EPOCH - (double)(zt_epoch_ns / 1000000000)) * 1e9;
  if (!(ns < 9e18)) return ZT_NEVER;
  return ns < 0 ? 0 : (int64_t)(ns + 0.5);
}

static void schedule(struct timer *t);

static bool is_alive(void *context) {
  struct firing *firing = context;
  struct timer *t = zt_table_get(&timers, firing->real);
  return t && t->generation == firing->generation;
}

static void fire(void *context) {
  struct firing firing = *(struct firing *)context;
  free(context);
  struct timer *t = zt_table_get(&timers, firing.real);
  if (!t || t->generation != firing.generation || !CFRunLoopTimerIsValid(t->real)) return;
  void *kept = CFRetain(t->real);
  if (t->interval > 0) {
    double due = t->next;
    uint64_t generation = t->generation;
    t->call(t->real, t->info);
    t = zt_table_get(&timers, firing.real);
    if (t && t->generation == generation && CFRunLoopTimerIsValid(t->real)) {
      double periods = 1;
      // Multiples of the interval from one start keep a timer from drifting.
      while (instant(due + periods * t->interval) <= zt_now_ns) periods++;
      t->next = due + periods * t->interval;
      schedule(t);
    }
  } else {
    extern void CFRunLoopTimerInvalidate(void *);
    t->call(t->real, t->info);
    if (CFRunLoopTimerIsValid(kept)) CFRunLoopTimerInvalidate(kept);
  }
  CFRelease(kept);
}

static void schedule(struct timer *t) {
  struct firing *firing = malloc(sizeof *firing);
  if (!firing) abort();
  t->generation = ++generations;
  *firing = (struct firing){t->real, t->generation};
  int64_t when = instant(t->next);
  if (when == ZT_NEVER) free(firing);
  else zt_push(when, fire, firing, NULL, is_alive);
}

ZT_EXPORT void *CFRunLoopTimerCreate(
    void *allocator, double first, double interval, unsigned long flags, long order,
    timer_call call, struct timer_context *context) {
  void *real = ZT_REAL(
      void *(*)(void *, double, double, unsigned long, long, timer_call, struct timer_context *),
      "CFRunLoopTimerCreate")(allocator, first, interval, flags, order, call, context);
  if (!zt_on()) return real;
  struct timer *t = calloc(1, sizeof *t);
  if (!t) abort();
  *t = (struct timer){real, call, context ? context->info : NULL, first, interval, 0, false};
  free(zt_table_remove(&timers, real));
  zt_table_put(&timers, real, t);
  return real;
}

ZT_EXPORT void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  struct timer *t = zt_table_get(&timers, timer);
  if (!t)
    return ZT_REAL(void (*)(void *, void *, void *), "CFRunLoopAddTimer")(loop, timer, mode);
  if (t->is_added || !CFRunLoopTimerIsValid(timer)) return;
  t->is_added = true;
  CFRetain(timer);
  schedule(t);
}

static void withdraw(struct timer *t) {
  t->generation = ++generations;
  if (!t->is_added) return;
  t->is_added = false;
  CFRelease(t->real);
}

ZT_EXPORT void CFRunLoopRemoveTimer(void *loop, void *timer, void *mode) {
  struct timer *t = zt_table_get(&timers, timer);
  if (!t)
    return ZT_REAL(void (*)(void *, void *, void *), "CFRunLoopRemoveTimer")(loop, timer, mode);
  withdraw(t);
}

ZT_EXPORT void CFRunLoopTimerInvalidate(void *timer) {
  struct timer *t = zt_table_remove(&timers, timer);
  ZT_REAL(void (*)(void *), "CFRunLoopTimerInvalidate")(timer);
  if (!t) return;
  withdraw(t);
  free(t);
}

ZT_EXPORT void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  struct timer *t = zt_table_get(&timers, timer);
  if (!t) return ZT_REAL(void (*)(void *, double), "CFRunLoopTimerSetNextFireDate")(timer, date);
  t->next = date;
  if (t->is_added) schedule(t);
}

ZT_EXPORT double CFRunLoopTimerGetNextFireDate(void *timer) {
  struct timer *t = zt_table_get(&timers, timer);
  if (!t) return ZT_REAL(double (*)(void *), "CFRunLoopTimerGetNextFireDate")(timer);
  return t->next;
}

ZT_EXPORT void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
  if (!zt_on())
    return ZT_REAL(void (*)(void *, void *, void *), "CFRunLoopPerformBlock")(loop, mode, block);
  zt_push_block(zt_now_ns, block, NULL);
}

// ---- Running the loop inside scene code

enum { FINISHED = 1, STOPPED = 2, TIMED_OUT = 3, HANDLED = 4 };
static bool is_stopped;

static int run_for(double seconds, bool once) {
  int64_t until = seconds <= 0 ? zt_now_ns
      : seconds > 1e9          ? ZT_NEVER - 1
                               : zt_now_ns + (int64_t)(seconds * 1e9);
  is_stopped = false;
  for (;;) {
    int64_t next = zt_vt_next();
    if (next > until) break;
    if (zt_vt_run_due(next) > 0 && once) return HANDLED;
    if (is_stopped) return STOPPED;
  }
  if (until == ZT_NEVER - 1) return FINISHED;
  zt_vt_advance(until);
  return TIMED_OUT;
}

ZT_EXPORT int CFRunLoopRunInMode(void *mode, double seconds, unsigned char once) {
  if (!zt_on())
    return ZT_REAL(int (*)(void *, double, unsigned char), "CFRunLoopRunInMode")(
        mode, seconds, once);
  return run_for(seconds, once);
}

ZT_EXPORT int CFRunLoopRunSpecific(void *loop, void *mode, double seconds, unsigned char once) {
  if (!zt_on())
    return ZT_REAL(int (*)(void *, void *, double, unsigned char), "CFRunLoopRunSpecific")(
        loop, mode, seconds, once);
  return run_for(seconds, once);
}

// The loop of an app is never out of things to wait for.
ZT_EXPORT unsigned char _CFRunLoopFinished(void *loop, void *mode) {
  if (!zt_on())
    return ZT_REAL(unsigned char (*)(void *, void *), "_CFRunLoopFinished")(loop, mode);
  return 0;
}

ZT_EXPORT void CFRunLoopRun(void) {
  if (!zt_on()) return ZT_REAL(void (*)(void), "CFRunLoopRun")();
  zt_fail(ZT_MISUSE, "the scene runs the main run loop, which never returns");
}

ZT_EXPORT void CFRunLoopStop(void *loop) {
  if (!zt_on()) return ZT_REAL(void (*)(void *), "CFRunLoopStop")(loop);
  is_stopped = true;
}

// libc's clocks, sleeps, condition waits and threads.
#include "internal.h"
#include <errno.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int thread_count;

int zt_vt_thread_count(void) { return __atomic_load_n(&thread_count, __ATOMIC_RELAXED); }

int64_t zt_real_now(void) {
  struct timespec now;
  ZT_REAL(int (*)(clockid_t, struct timespec *), "clock_gettime")(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static int64_t nanoseconds(const struct timespec *span) {
  return span->tv_sec * 1000000000LL + span->tv_nsec;
}

ZT_EXPORT int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!zt_on() || clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID)
    return ZT_REAL(int (*)(clockid_t, struct timespec *), "clock_gettime")(clock, time);
  bool wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
  int64_t ns = zt_now_ns + (wall ? zt_epoch_ns : ZT_BOOT_NS);
  time->tv_sec = ns / 1000000000;
  time->tv_nsec = ns % 1000000000;
  return 0;
}

ZT_EXPORT int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (!zt_on())
    return ZT_REAL(int (*)(struct timeval *, void *), "gettimeofday")(time, zone);
  int64_t ns = zt_now_ns + zt_epoch_ns;
  time->tv_sec = ns / 1000000000;
  time->tv_usec = ns % 1000000000 / 1000;
  return 0;
}

ZT_EXPORT time_t time(time_t *out) {
  if (!zt_on()) return ZT_REAL(time_t (*)(time_t *), "time")(out);
  time_t seconds = (zt_now_ns + zt_epoch_ns) / 1000000000;
  if (out) *out = seconds;
  return seconds;
}

ZT_EXPORT int timespec_get(struct timespec *time, int base) {
  if (!zt_on()) return ZT_REAL(int (*)(struct timespec *, int), "timespec_get")(time, base);
  return clock_gettime(CLOCK_REALTIME, time) == 0 ? base : 0;
}

// The main thread's sleep moves the clock; another thread waits until the clock has moved.
static void sleep_until(int64_t instant) {
  if (zt_on_main_thread()) {
    zt_vt_advance(instant);
    return;
  }
  while (zt_on() && zt_now_ns < instant) {
    struct timespec moment = {0, 200000};
    ZT_REAL(int (*)(const struct timespec *, struct timespec *), "nanosleep")(&moment, NULL);
  }
}

ZT_EXPORT int nanosleep(const struct timespec *span, struct timespec *rest) {
  if (!zt_on())
    return ZT_REAL(int (*)(const struct timespec *, struct timespec *), "nanosleep")(span, rest);
  sleep_until(zt_now_ns + nanoseconds(span));
  return 0;
}

ZT_EXPORT int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *span, struct timespec *rest) {
  if (!zt_on())
    return ZT_REAL(
        int (*)(clockid_t, int, const struct timespec *, struct timespec *), "clock_nanosleep")(
        clock, flags, span, rest);
  int64_t origin = clock == CLOCK_REALTIME ? zt_epoch_ns : ZT_BOOT_NS;
  bool absolute = flags & TIMER_ABSTIME;
  sleep_until(nanoseconds(span) + (absolute ? -origin : zt_now_ns));
  return 0;
}

ZT_EXPORT int usleep(useconds_t span) {
  if (!zt_on()) return ZT_REAL(int (*)(useconds_t), "usleep")(span);
  sleep_until(zt_now_ns + span * 1000LL);
  return 0;
}

ZT_EXPORT unsigned sleep(unsigned span) {
  if (!zt_on()) return ZT_REAL(unsigned (*)(unsigned), "sleep")(span);
  sleep_until(zt_now_ns + span * 1000000000LL);
  return 0;
}

// ---- Condition variables: a waiter may wake without a signal, so each wait runs one piece of
// other work and returns to its loop.

ZT_EXPORT int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  int (*real)(pthread_cond_t *, pthread_mutex_t *) =
      ZT_REAL(int (*)(pthread_cond_t *, pthread_mutex_t *), "pthread_cond_wait");
  if (!zt_on() || !zt_on_main_thread()) return real(condition, mutex);
  pthread_mutex_unlock(mutex);
  bool ran = zt_run_one(ZT_NEVER - 1);
  pthread_mutex_lock(mutex);
  if (ran) return 0;
  if (zt_vt_thread_count() == 0)
    zt_fail(ZT_DEADLOCK, "deadlock: a condition is waited for, and no other work could signal it");
  return real(condition, mutex);
}

ZT_EXPORT int pthread_cond_timedwait(
    pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *deadline) {
  if (!zt_on() || !zt_on_main_thread())
    return ZT_REAL(
        int (*)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *),
        "pthread_cond_timedwait")(condition, mutex, deadline);
  // Foundation's conditions count by the wall clock.
  int64_t until = nanoseconds(deadline) - zt_epoch_ns;
  if (until <= zt_now_ns) return ETIMEDOUT;
  pthread_mutex_unlock(mutex);
  bool ran = zt_run_one(until);
  pthread_mutex_lock(mutex);
  if (ran) return 0;
  zt_vt_advance(until);
  return ETIMEDOUT;
}

void zt_note_thread(void) { __atomic_fetch_add(&thread_count, 1, __ATOMIC_RELAXED); }

ZT_EXPORT int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  if (zt_on()) zt_note_thread();
  return ZT_REAL(
      int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *), "pthread_create")(
      thread, attributes, start, argument);
}

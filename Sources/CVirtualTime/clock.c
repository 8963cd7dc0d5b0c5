// libc's clocks, sleeps, condition waits and threads.
#include "internal.h"
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>

static int thread_count;

int zt_vt_thread_count(void) { return __atomic_load_n(&thread_count, __ATOMIC_RELAXED); }

int64_t zt_real_now(void) {
  struct timespec now;
  ZT_REAL(int (*)(clockid_t, struct timespec *), "clock_gettime")(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

// Longer than any film; distant dates and sleeps for ever come out as this.
#define EVER (ZT_NEVER - 1)

static int64_t nanoseconds(const struct timespec *span) {
  if (span->tv_sec > EVER / 1000000000 - 1) return EVER;
  return span->tv_sec * 1000000000LL + span->tv_nsec;
}

static int64_t from_now(int64_t span) {
  int64_t instant;
  return __builtin_add_overflow(zt_now_ns, span, &instant) ? EVER : instant;
}

// An absolute time of a clock that began at the origin.
static int64_t since(int64_t origin, const struct timespec *time) {
  int64_t ns = nanoseconds(time);
  return ns == EVER ? EVER : ns - origin;
}

ZT_EXPORT int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!zt_on())
    return ZT_REAL(int (*)(clockid_t, struct timespec *), "clock_gettime")(clock, time);
  bool wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
  // Computing takes no time, so what is spent is what has passed.
  bool spent = clock == CLOCK_PROCESS_CPUTIME_ID || clock == CLOCK_THREAD_CPUTIME_ID;
  int64_t ns = zt_now_ns + (wall ? zt_epoch_ns : spent ? 0 : ZT_BOOT_NS);
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

ZT_EXPORT clock_t clock(void) {
  if (!zt_on()) return ZT_REAL(clock_t(*)(void), "clock")();
  return zt_now_ns / (1000000000 / CLOCKS_PER_SEC);
}

ZT_EXPORT clock_t times(struct tms *spent) {
  if (!zt_on()) return ZT_REAL(clock_t(*)(struct tms *), "times")(spent);
  // A hundred ticks a second, as everywhere.
  clock_t ticks = zt_now_ns / 10000000;
  if (spent) *spent = (struct tms){.tms_utime = ticks};
  return ZT_BOOT_NS / 10000000 + ticks;
}

ZT_EXPORT int getrusage(int who, struct rusage *usage) {
  if (!zt_on()) return ZT_REAL(int (*)(int, struct rusage *), "getrusage")(who, usage);
  *usage = (struct rusage){
      .ru_utime = {zt_now_ns / 1000000000, zt_now_ns % 1000000000 / 1000}};
  return 0;
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
  sleep_until(from_now(nanoseconds(span)));
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
  sleep_until(absolute ? since(origin, span) : from_now(nanoseconds(span)));
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

// Waits for nothing but time, as some use them to sleep.

static int64_t milliseconds(int64_t count) { return count * 1000000; }

ZT_EXPORT int poll(struct pollfd *files, nfds_t count, int timeout) {
  if (!zt_on() || count > 0 || timeout < 0)
    return ZT_REAL(int (*)(struct pollfd *, nfds_t, int), "poll")(files, count, timeout);
  sleep_until(zt_now_ns + milliseconds(timeout));
  return 0;
}

ZT_EXPORT int select(
    int count, fd_set *read, fd_set *write, fd_set *other, struct timeval *timeout) {
  if (!zt_on() || read || write || other || !timeout)
    return ZT_REAL(int (*)(int, fd_set *, fd_set *, fd_set *, struct timeval *), "select")(
        count, read, write, other, timeout);
  sleep_until(zt_now_ns + timeout->tv_sec * 1000000000LL + timeout->tv_usec * 1000LL);
  return 0;
}

// ---- Semaphores of libc

static bool semaphore_ready(void *semaphore) {
  return ZT_REAL(int (*)(sem_t *), "sem_trywait")(semaphore) == 0;
}

ZT_EXPORT int sem_wait(sem_t *semaphore) {
  if (!zt_on() || !zt_on_main_thread())
    return ZT_REAL(int (*)(sem_t *), "sem_wait")(semaphore);
  zt_wait(semaphore_ready, semaphore, ZT_NEVER, "a semaphore is waited for");
  return 0;
}

ZT_EXPORT int sem_timedwait(sem_t *semaphore, const struct timespec *deadline) {
  if (!zt_on() || !zt_on_main_thread())
    return ZT_REAL(int (*)(sem_t *, const struct timespec *), "sem_timedwait")(
        semaphore, deadline);
  if (zt_wait(semaphore_ready, semaphore, since(zt_epoch_ns, deadline), "")) return 0;
  errno = ETIMEDOUT;
  return -1;
}

// ---- Condition variables: a waiter may wake without a signal, so each wait runs one piece of
// other work and returns to its loop.

static void fail_waiting(void) {
  zt_fail(ZT_DEADLOCK, "deadlock: a condition is waited for, and no other work could signal it");
}

ZT_EXPORT int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  int (*real)(pthread_cond_t *, pthread_mutex_t *) =
      ZT_REAL(int (*)(pthread_cond_t *, pthread_mutex_t *), "pthread_cond_wait");
  if (!zt_on() || !zt_on_main_thread()) return real(condition, mutex);
  pthread_mutex_unlock(mutex);
  bool ran = zt_run_one(ZT_NEVER - 1);
  pthread_mutex_lock(mutex);
  if (ran) return 0;
  if (zt_vt_thread_count() == 0) fail_waiting();
  return real(condition, mutex);
}

static int wait_until(pthread_mutex_t *mutex, int64_t until) {
  if (until <= zt_now_ns) return ETIMEDOUT;
  pthread_mutex_unlock(mutex);
  bool ran = zt_run_one(until);
  pthread_mutex_lock(mutex);
  if (ran) return 0;
  if (until == EVER && zt_vt_thread_count() == 0) fail_waiting();
  zt_vt_advance(until);
  return ETIMEDOUT;
}

ZT_EXPORT int pthread_cond_timedwait(
    pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *deadline) {
  if (!zt_on() || !zt_on_main_thread())
    return ZT_REAL(
        int (*)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *),
        "pthread_cond_timedwait")(condition, mutex, deadline);
  // Foundation's conditions count by the wall clock.
  return wait_until(mutex, since(zt_epoch_ns, deadline));
}

ZT_EXPORT int pthread_cond_clockwait(
    pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
    const struct timespec *deadline) {
  if (!zt_on() || !zt_on_main_thread())
    return ZT_REAL(
        int (*)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *),
        "pthread_cond_clockwait")(condition, mutex, clock, deadline);
  int64_t origin = clock == CLOCK_REALTIME ? zt_epoch_ns : ZT_BOOT_NS;
  return wait_until(mutex, since(origin, deadline));
}

void zt_note_thread(void) { __atomic_fetch_add(&thread_count, 1, __ATOMIC_RELAXED); }

ZT_EXPORT int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  if (zt_on()) zt_note_thread();
  return ZT_REAL(
      int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *), "pthread_create")(
      thread, attributes, start, argument);
}

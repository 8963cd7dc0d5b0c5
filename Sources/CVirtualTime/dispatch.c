// libdispatch's queues: asynchronous work goes to the heap, synchronous work runs inline.
#include "internal.h"

typedef void *object;
typedef void (*apply_function)(void *context, size_t index);

int64_t zt_instant(uint64_t time) {
  const uint64_t top = 1ULL << 63;
  if (time == ~0ULL) return ZT_NEVER;
  if (time == 0 || time == top || time == ~1ULL) return zt_now_ns;
  if (time & top) {
    // Wall times are negated; monotonic times ("continuous") have the second bit clear.
    if (time & (1ULL << 62)) return -(int64_t)time - zt_epoch_ns;
    return (int64_t)(time & ~top) - ZT_BOOT_NS;
  }
  return (int64_t)time - ZT_BOOT_NS;
}

static void call_block(void *block) { ((struct zt_block *)block)->invoke(block); }

// ---- Asynchronous

#define ASYNC_BLOCK(name)                                                                          \
  ZT_EXPORT void name(object queue, void *block) {                                                 \
    if (!zt_on()) return ZT_REAL(void (*)(object, void *), #name)(queue, block);                   \
    zt_push_block(zt_now_ns, block, queue);                                                        \
  }
#define ASYNC_FUNCTION(name)                                                                       \
  ZT_EXPORT void name(object queue, void *context, zt_function work) {                             \
    if (!zt_on())                                                                                  \
      return ZT_REAL(void (*)(object, void *, zt_function), #name)(queue, context, work);          \
    zt_push(zt_now_ns, work, context, queue, NULL);                                                \
  }
ASYNC_BLOCK(dispatch_async)
ASYNC_BLOCK(dispatch_barrier_async)
ASYNC_FUNCTION(dispatch_async_f)
ASYNC_FUNCTION(dispatch_barrier_async_f)

ZT_EXPORT void dispatch_async_enforce_qos_class_f(object queue, void *context, zt_function work) {
  if (!zt_on())
    return ZT_REAL(void (*)(object, void *, zt_function), "dispatch_async_enforce_qos_class_f")(
        queue, context, work);
  zt_push(zt_now_ns, work, context, queue, NULL);
}

ZT_EXPORT void dispatch_after(uint64_t when, object queue, void *block) {
  if (!zt_on())
    return ZT_REAL(void (*)(uint64_t, object, void *), "dispatch_after")(when, queue, block);
  zt_push_block(zt_instant(when), block, queue);
}

ZT_EXPORT void dispatch_after_f(uint64_t when, object queue, void *context, zt_function work) {
  if (!zt_on())
    return ZT_REAL(void (*)(uint64_t, object, void *, zt_function), "dispatch_after_f")(
        when, queue, context, work);
  zt_push(zt_instant(when), work, context, queue, NULL);
}

// ---- Synchronous

#define SYNC_BLOCK(name)                                                                           \
  ZT_EXPORT void name(object queue, void *block) {                                                 \
    if (!zt_on()) return ZT_REAL(void (*)(object, void *), #name)(queue, block);                   \
    zt_run_as(queue, call_block, block);                                                           \
  }
#define SYNC_FUNCTION(name)                                                                        \
  ZT_EXPORT void name(object queue, void *context, zt_function work) {                             \
    if (!zt_on())                                                                                  \
      return ZT_REAL(void (*)(object, void *, zt_function), #name)(queue, context, work);          \
    zt_run_as(queue, work, context);                                                               \
  }
SYNC_BLOCK(dispatch_sync)
SYNC_BLOCK(dispatch_barrier_sync)
SYNC_BLOCK(dispatch_async_and_wait)
SYNC_BLOCK(dispatch_barrier_async_and_wait)
SYNC_FUNCTION(dispatch_sync_f)
SYNC_FUNCTION(dispatch_barrier_sync_f)
SYNC_FUNCTION(dispatch_async_and_wait_f)
SYNC_FUNCTION(dispatch_barrier_async_and_wait_f)

ZT_EXPORT void dispatch_apply(size_t iterations, object queue, void *block) {
  if (!zt_on())
    return ZT_REAL(void (*)(size_t, object, void *), "dispatch_apply")(iterations, queue, block);
  for (size_t i = 0; i < iterations; i++) ((struct zt_block *)block)->invoke(block, i);
}

ZT_EXPORT void dispatch_apply_f(
    size_t iterations, object queue, void *context, apply_function work) {
  if (!zt_on())
    return ZT_REAL(void (*)(size_t, object, void *, apply_function), "dispatch_apply_f")(
        iterations, queue, context, work);
  for (size_t i = 0; i < iterations; i++) work(context, i);
}

ZT_EXPORT void dispatch_main(void) {
  if (!zt_on()) ZT_REAL(void (*)(void), "dispatch_main")();
  zt_fail(ZT_MISUSE, "the scene calls dispatchMain(), which never returns");
}

// ---- Queues

ZT_EXPORT void dispatch_queue_set_width(object queue, long width) {
  if (!zt_on()) ZT_REAL(void (*)(object, long), "dispatch_queue_set_width")(queue, width);
}

#define ASSERT_ON(name)                                                                            \
  ZT_EXPORT void name(object queue) {                                                              \
    if (!zt_on()) return ZT_REAL(void (*)(object), #name)(queue);                                  \
    if (!zt_is_current(queue)) zt_fail(ZT_MISUSE, #name ": the code runs on another queue");       \
  }
ASSERT_ON(dispatch_assert_queue)
ASSERT_ON(dispatch_assert_queue_barrier)

ZT_EXPORT void dispatch_assert_queue_not(object queue) {
  if (!zt_on()) return ZT_REAL(void (*)(object), "dispatch_assert_queue_not")(queue);
  if (zt_is_current(queue)) zt_fail(ZT_MISUSE, "dispatch_assert_queue_not: the code runs on it");
}

static void *specific_of(void *queue, void *key) {
  return ZT_REAL(void *(*)(object, const void *), "dispatch_queue_get_specific")(queue, key);
}

ZT_EXPORT void *dispatch_get_specific(const void *key) {
  if (!zt_on()) return ZT_REAL(void *(*)(const void *), "dispatch_get_specific")(key);
  return zt_ask_current(specific_of, (void *)key);
}

ZT_EXPORT void dispatch_queue_set_specific(
    object queue, const void *key, void *value, zt_function destructor) {
  ZT_REAL(void (*)(object, const void *, void *, zt_function), "dispatch_queue_set_specific")(
      queue, key, value, destructor);
  // A dying queue has its values destroyed on a real thread, so such queues live for ever.
  if (zt_on()) dispatch_retain(queue);
}

// ---- Waits

static bool semaphore_ready(void *semaphore) {
  return ZT_REAL(intptr_t(*)(object, uint64_t), "dispatch_semaphore_wait")(semaphore, 0) == 0;
}

ZT_EXPORT intptr_t dispatch_semaphore_wait(object semaphore, uint64_t timeout) {
  if (!zt_on() || timeout == 0)
    return ZT_REAL(intptr_t(*)(object, uint64_t), "dispatch_semaphore_wait")(semaphore, timeout);
  return !zt_wait(semaphore_ready, semaphore, zt_instant(timeout), "a semaphore is waited for");
}

static bool block_ready(void *block) {
  return ZT_REAL(intptr_t(*)(void *, uint64_t), "dispatch_block_wait")(block, 0) == 0;
}

ZT_EXPORT intptr_t dispatch_block_wait(void *block, uint64_t timeout) {
  if (!zt_on() || timeout == 0)
    return ZT_REAL(intptr_t(*)(void *, uint64_t), "dispatch_block_wait")(block, timeout);
  return !zt_wait(block_ready, block, zt_instant(timeout), "a work item is waited for");
}

// What the files of virtual time share.
#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CVirtualTime.h"
#include <dlfcn.h>
#include <stdlib.h>

#define ZT_EXPORT __attribute__((visibility("default")))

// The library's own version of a call this executable exports.
#define ZT_REAL(type, name)                                                                        \
  ({                                                                                               \
    static __typeof__(type) real_;                                                                 \
    if (!real_) real_ = (type)dlsym(RTLD_NEXT, name);                                              \
    real_;                                                                                         \
  })

typedef void (*zt_function)(void *context);

struct zt_block {
  void *isa;
  int flags;
  int reserved;
  void (*invoke)(void *block, ...);
};

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

// Whether calls are taken over just now.
bool zt_on(void);
bool zt_on_main_thread(void);

extern int64_t zt_now_ns;
extern int64_t zt_epoch_ns;
// Uptime at the scene's start, so that it is never 0.
#define ZT_BOOT_NS 1000000000000LL

void *zt_main_queue(void);

// Queues a call. The queue is kept alive while it waits; NULL is the main queue.
// alive (may be NULL) tells whether the call still matters.
void zt_push(
    int64_t when, zt_function call, void *context, void *queue, bool (*alive)(void *context));
// Queues a block, which is copied.
void zt_push_block(int64_t when, const void *block, void *queue);

// Runs inline, as the queue: what is due on it, then the call.
void zt_run_as(void *queue, zt_function call, void *context);
bool zt_is_current(void *queue);
// Asks each queue the code runs on, innermost first, until one answers.
void *zt_ask_current(void *(*ask)(void *queue, void *context), void *context);

// Runs other queues' work until ready, or until the instant has come.
// Returns whether it became ready. A wait for ever that nothing can end is a failure.
bool zt_wait(bool (*ready)(void *context), void *context, int64_t until, const char *what);
// Runs one item due at or before the instant that does not wait behind the running code.
bool zt_run_one(int64_t until);

// Holds the work of a queue back, and lets it go.
void zt_hold_queue(void *queue);
bool zt_release_queue(void *queue);

// The instant of a dispatch_time_t.
int64_t zt_instant(uint64_t dispatch_time);

void zt_fail(int kind, const char *message) __attribute__((noreturn));

void zt_seed(uint64_t seed);
void zt_note_thread(void);

// Remembers where the running code is, for an instant that seems not to end.
void zt_trace_keep(void);

// A table from addresses to records.
struct zt_table {
  struct zt_entry *buckets[1024];
};
void *zt_table_get(struct zt_table *table, const void *key);
void zt_table_put(struct zt_table *table, const void *key, void *record);
void *zt_table_remove(struct zt_table *table, const void *key);

// The heap of waiting work and the frames of running work.
#include "internal.h"
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

extern char _dispatch_main_q[];
extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);

// Work at one instant beyond this is taken for a loop: busy scenes stay below a thousand.
#define ITEMS_PER_INSTANT 100000
// From here on it is noted where the work comes from.
#define NOTED_ITEMS 5000

struct item {
  int64_t when;
  uint64_t order;
  zt_function call;
  void *context;
  void *queue;
  bool (*alive)(void *context);
};

// A queue whose code runs. parent: the frame that called sync; outer: what is blocked below.
struct frame {
  void *queue;
  struct frame *parent;
  struct frame *outer;
};

static bool installed, paused;
static pthread_t main_thread;
static void (*failure_handler)(int, const char *);
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct item *heap;
static size_t count, capacity;
static struct item *held;
static size_t held_count, held_capacity;
static struct zt_table holds;
static uint64_t next_order;

static struct frame main_frame;
static struct frame *current;
static int items_at_instant;
static int64_t counted_instant;

int64_t zt_now_ns;
int64_t zt_epoch_ns;

bool zt_on(void) { return installed && !paused; }
bool zt_on_main_thread(void) { return pthread_equal(pthread_self(), main_thread); }
void zt_vt_pause(bool value) { paused = value; }
int64_t zt_vt_now(void) { return zt_now_ns; }
void *zt_main_queue(void) { return _dispatch_main_q; }

void zt_vt_advance(int64_t instant) {
  if (instant > zt_now_ns) zt_now_ns = instant;
}

void zt_vt_install(int64_t epoch_ns, uint64_t seed, void (*failure)(int, const char *)) {
  zt_epoch_ns = epoch_ns;
  failure_handler = failure;
  main_thread = pthread_self();
  main_frame.queue = zt_main_queue();
  current = &main_frame;
  zt_seed(seed);
  installed = true;
}

void zt_fail(int kind, const char *message) {
  if (failure_handler) failure_handler(kind, message);
  fprintf(stderr, "%s\n", message);
  abort();
}

// ---- Heap

static bool before(const struct item *a, const struct item *b) {
  return a->when != b->when ? a->when < b->when : a->order < b->order;
}

static void swap(size_t a, size_t b) {
  struct item kept = heap[a];
  heap[a] = heap[b];
  heap[b] = kept;
}

static void sift_up(size_t i) {
  while (i > 0 && before(&heap[i], &heap[(i - 1) / 2])) {
    swap(i, (i - 1) / 2);
    i = (i - 1) / 2;
  }
}

static void sift_down(size_t i) {
  for (;;) {
    size_t least = i;
    for (size_t child = 2 * i + 1; child <= 2 * i + 2 && child < count; child++)
      if (before(&heap[child], &heap[least])) least = child;
    if (least == i) return;
    swap(i, least);
    i = least;
  }
}

static void *grow(void *memory, size_t used, size_t *room) {
  if (used < *room) return memory;
  *room = *room ? *room * 2 : 64;
  memory = realloc(memory, *room * sizeof(struct item));
  if (!memory) abort();
  return memory;
}

static void insert(struct item item) {
  heap = grow(heap, count, &capacity);
  heap[count++] = item;
  sift_up(count - 1);
}

static struct item take(size_t i) {
  struct item item = heap[i];
  heap[i] = heap[--count];
  if (i < count) {
    sift_down(i);
    sift_up(i);
  }
  return item;
}

static void drop(struct item item) { if (item.queue) dispatch_release(item.queue); }

// ---- Queueing

void zt_push(
    int64_t when, zt_function call, void *context, void *queue, bool (*alive)(void *)) {
  if (when == ZT_NEVER) return;
  if (queue) dispatch_retain(queue);
  // Not at each of them: looking takes longer than the work.
  if (items_at_instant > NOTED_ITEMS && items_at_instant % 1000 < 8 && when <= zt_now_ns
      && zt_on_main_thread())
    zt_trace_keep();
  pthread_mutex_lock(&lock);
  if (when < zt_now_ns) when = zt_now_ns;
  insert((struct item){when, next_order++, call, context, queue, alive});
  pthread_mutex_unlock(&lock);
}

static void call_block(void *block) {
  ((struct zt_block *)block)->invoke(block);
  _Block_release(block);
}

void zt_push_block(int64_t when, const void *block, void *queue) {
  if (when != ZT_NEVER) zt_push(when, call_block, _Block_copy(block), queue, NULL);
}

void zt_hold_queue(void *queue) {
  pthread_mutex_lock(&lock);
  intptr_t depth = (intptr_t)zt_table_get(&holds, queue);
  zt_table_put(&holds, queue, (void *)(depth + 1));
  pthread_mutex_unlock(&lock);
}

bool zt_release_queue(void *queue) {
  pthread_mutex_lock(&lock);
  intptr_t depth = (intptr_t)zt_table_get(&holds, queue);
  if (depth > 1) zt_table_put(&holds, queue, (void *)(depth - 1));
  if (depth == 1) {
    zt_table_remove(&holds, queue);
    size_t kept = 0;
    for (size_t i = 0; i < held_count; i++) {
      if (held[i].queue == queue) insert(held[i]);
      else held[kept++] = held[i];
    }
    held_count = kept;
  }
  pthread_mutex_unlock(&lock);
  return depth > 0;
}

// Takes dead items and those of held queues off the top.
static void settle_top(void) {
  while (count > 0) {
    struct item *top = &heap[0];
    if (top->alive && !top->alive(top->context)) {
      struct item dead = take(0);
      free(dead.context);
      drop(dead);
    } else if (top->queue && zt_table_get(&holds, top->queue)) {
      held = grow(held, held_count, &held_capacity);
      held[held_count++] = take(0);
    } else {
      return;
    }
  }
}

int64_t zt_vt_next(void) {
  pthread_mutex_lock(&lock);
  settle_top();
  int64_t when = count ? (heap[0].when < zt_now_ns ? zt_now_ns : heap[0].when) : ZT_NEVER;
  pthread_mutex_unlock(&lock);
  return when;
}

// ---- Running

static void run(struct item item) {
  zt_vt_advance(item.when);
  if (counted_instant != zt_now_ns) {
    counted_instant = zt_now_ns;
    items_at_instant = 0;
  }
  if (++items_at_instant > ITEMS_PER_INSTANT)
    zt_fail(ZT_NEVER_IDLE, "the scene queues work without end and lets no time pass");
  struct frame frame = {item.queue ? item.queue : zt_main_queue(), NULL, current};
  current = &frame;
  item.call(item.context);
  current = frame.outer;
  drop(item);
}

int zt_vt_run_due(int64_t instant) {
  pthread_mutex_lock(&lock);
  uint64_t wave = next_order;
  pthread_mutex_unlock(&lock);
  int done = 0;
  for (;;) {
    pthread_mutex_lock(&lock);
    settle_top();
    // Among items of one instant the older come first, so a newer one ends the wave.
    bool found = count && heap[0].when <= instant && heap[0].order < wave;
    struct item item = {0};
    if (found) item = take(0);
    pthread_mutex_unlock(&lock);
    if (!found) return done;
    run(item);
    done++;
  }
}

static bool is_global(void *queue) {
  static const intptr_t qualities[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05, 0};
  for (size_t i = 0; i < sizeof qualities / sizeof *qualities; i++)
    if (dispatch_get_global_queue(qualities[i], 0) == queue) return true;
  return false;
}

// Whether the queue serves one item at a time and is in the middle of one.
static bool is_blocked(void *queue) {
  if (!queue) queue = zt_main_queue();
  for (struct frame *frame = current; frame; frame = frame->parent ? frame->parent : frame->outer)
    if (frame->queue == queue) return !is_global(queue);
  return false;
}

bool zt_run_one(int64_t until) {
  pthread_mutex_lock(&lock);
  settle_top();
  size_t best = count;
  for (size_t i = 0; i < count; i++) {
    if (heap[i].when > until || (best < count && !before(&heap[i], &heap[best]))) continue;
    if (is_blocked(heap[i].queue)) continue;
    if (heap[i].queue && zt_table_get(&holds, heap[i].queue)) continue;
    if (heap[i].alive && !heap[i].alive(heap[i].context)) continue;
    best = i;
  }
  bool found = best < count;
  struct item item = {0};
  if (found) item = take(best);
  pthread_mutex_unlock(&lock);
  if (found) run(item);
  return found;
}

bool zt_wait(bool (*ready)(void *), void *context, int64_t until, const char *what) {
  for (;;) {
    if (ready(context)) return true;
    if (until <= zt_now_ns) return false;
    if (zt_run_one(until)) continue;
    if (until != ZT_NEVER) {
      zt_vt_advance(until);
      return ready(context);
    }
    if (zt_vt_thread_count() == 0) {
      char message[160];
      snprintf(message, sizeof message, "deadlock: %s, and no other work could end it", what);
      zt_fail(ZT_DEADLOCK, message);
    }
    // A real thread may end the wait.
    static int (*real_usleep)(useconds_t);
    if (!real_usleep) real_usleep = dlsym(RTLD_NEXT, "usleep");
    real_usleep(200);
  }
}

static void drain(void *queue) {
  for (;;) {
    pthread_mutex_lock(&lock);
    size_t best = count;
    for (size_t i = 0; i < count; i++)
      if (heap[i].queue == queue && heap[i].when <= zt_now_ns
          && (best == count || before(&heap[i], &heap[best])))
        best = i;
    bool found = best < count && !zt_table_get(&holds, queue);
    struct item item = {0};
    if (found) item = take(best);
    pthread_mutex_unlock(&lock);
    if (!found) return;
    run(item);
  }
}

void zt_run_as(void *queue, zt_function call, void *context) {
  if (queue == zt_main_queue() && zt_is_current(queue))
    zt_fail(ZT_DEADLOCK, "deadlock: dispatch sync onto the main queue from the main queue");
  if (!is_global(queue)) drain(queue);
  struct frame frame = {queue, current, current};
  current = &frame;
  call(context);
  current = frame.outer;
}

bool zt_is_current(void *queue) {
  for (struct frame *frame = current; frame; frame = frame->parent)
    if (frame->queue == queue) return true;
  return false;
}

void *zt_ask_current(void *(*ask)(void *, void *), void *context) {
  for (struct frame *frame = current; frame; frame = frame->parent) {
    void *answer = ask(frame->queue, context);
    if (answer) return answer;
  }
  return NULL;
}

// A small hash table keyed by address.
#include "internal.h"

struct zt_entry {
  const void *key;
  void *record;
  struct zt_entry *next;
};

static struct zt_entry **bucket(struct zt_table *table, const void *key) {
  uintptr_t bits = (uintptr_t)key;
  // Objects are 16 bytes apart at least.
  return &table->buckets[((bits >> 4) ^ (bits >> 14)) & 1023];
}

void *zt_table_get(struct zt_table *table, const void *key) {
  for (struct zt_entry *entry = *bucket(table, key); entry; entry = entry->next)
    if (entry->key == key) return entry->record;
  return NULL;
}

void zt_table_put(struct zt_table *table, const void *key, void *record) {
  for (struct zt_entry *entry = *bucket(table, key); entry; entry = entry->next)
    if (entry->key == key) {
      entry->record = record;
      return;
    }
  struct zt_entry *entry = malloc(sizeof *entry);
  if (!entry) abort();
  *entry = (struct zt_entry){key, record, *bucket(table, key)};
  *bucket(table, key) = entry;
}

void *zt_table_remove(struct zt_table *table, const void *key) {
  for (struct zt_entry **link = bucket(table, key); *link; link = &(*link)->next) {
    if ((*link)->key != key) continue;
    struct zt_entry *entry = *link;
    void *record = entry->record;
    *link = entry->next;
    free(entry);
    return record;
  }
  return NULL;
}

/** Something computed once for each object that never changes, and forgotten with it: nothing of a view outlives it. */
export function oncePer<Key extends object, T>(compute: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, { readonly value: T }>()
  return (key) => {
    const kept = known.get(key)
    if (kept) return kept.value
    const value = compute(key)
    known.set(key, { value })
    return value
  }
}

/**
 * Memoizes a function of an immutable object. The result is freed with the object, so that it never outlives a view.
 */
export function memoizePerObject<Key extends object, T>(compute: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, { readonly value: T }>()
  return (key) => {
    const stored = known.get(key)
    if (stored) return stored.value
    const value = compute(key)
    known.set(key, { value })
    return value
  }
}

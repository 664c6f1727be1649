/** Returns the first entry for each key, in the original order. */
export function distinct<T>(list: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const keys = list.map(keyOf)
  return list.filter((_, i) => keys.indexOf(keys[i] ?? '') === i)
}

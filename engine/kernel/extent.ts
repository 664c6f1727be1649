/** Limits of an untrusted value. */
export interface ExtentLimits {
  /** The maximum nesting of objects and arrays. */
  readonly depth: number
  /** The maximum number of objects, arrays, texts and other values together. */
  readonly values: number
  /** The maximum number of characters in all texts and keys together. */
  readonly text: number
  /** The maximum absolute value of a number; no limit if left out. */
  readonly number?: number
}

/**
 * Returns in English why a value is rejected: it exceeds the limits, is not plain JSON, or has a key `__proto__`, which
 * schemas ignore. Returns null if a schema may parse it: the time and memory of a schema grow with the value. The check
 * takes no longer than the limits allow, plus the time to count the keys of the largest object.
 */
export function excessOf(value: unknown, limits: ExtentLimits): string | null {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }]
  let values = 0
  let text = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: one, depth } = next
    if (typeof one === 'string') text += one.length
    else if (typeof one === 'number' && !(Math.abs(one) <= (limits.number ?? Number.POSITIVE_INFINITY)))
      return `a number beyond ${limits.number}`
    else if (typeof one === 'object' && one !== null) {
      if (depth >= limits.depth) return 'nested too deeply'
      if (!isPlain(one)) return 'not plain JSON'
      // Checks array lengths first: an empty array of a million places takes as long as a full one.
      if (Array.isArray(one) && one.length > limits.values - values) return `more than ${limits.values} values`
      if (Object.hasOwn(one, '__proto__')) return 'unknown key __proto__'
      const keys = Object.keys(one)
      // Counts keys before it reads their values, which takes three times as long.
      if (keys.length > limits.values - values) return `more than ${limits.values} values`
      if (!Array.isArray(one)) text += keys.reduce((sum, key) => sum + key.length, 0)
      for (const key of keys) open.push({ value: Reflect.get(one, key), depth: depth + 1 })
    }
    if (++values + open.length > limits.values) return `more than ${limits.values} values`
    if (text > limits.text) return `more than ${limits.text} characters`
  }
  return null
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/**
 * Returns where two JSON values differ, as a path such as `pieces.3.at`; null if they are equal. A key with the value
 * undefined differs from a missing one: it would not survive JSON. Shared parts cost nothing.
 */
export function difference(a: unknown, b: unknown): string | null {
  return isSame(a, b) ? null : locate(a, b, '')
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isObject(a) || !isObject(b)) return false
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b)
  return !Array.isArray(b) && isSameObject(a, b)
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false
  return true
}

function isSameObject(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  let more = 0
  for (const key in a) {
    const one = a[key]
    const other = b[key]
    if (one !== other && !isSame(one, other)) return false
    if (one === undefined && !(key in b)) return false
    more++
  }
  for (const _ in b) more--
  return more === 0
}

/** Returns the path to the first difference of two values that differ. */
function locate(a: unknown, b: unknown, path: string): string {
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return `${path}: ${tell(a)} ≠ ${tell(b)}`
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const where = path === '' ? key : `${path}.${key}`
    if (!Object.hasOwn(a, key) || !Object.hasOwn(b, key)) return `${where}: ${tell(a[key])} ≠ ${tell(b[key])}`
    if (!isSame(a[key], b[key])) return locate(a[key], b[key], where)
  }
  return path
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function tell(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 120)
}

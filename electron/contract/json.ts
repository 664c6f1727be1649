/** A JSON value, as views, events and moves are sent between processes. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Returns whether a value is JSON. Takes time with its size: check its extent first. */
export function isJson(value: unknown): value is Json {
  const open = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next === 'object' && next !== null) {
      for (const part of Object.values(next)) open.push(part)
    } else if (!isJsonScalar(next)) return false
  }
  return true
}

function isJsonScalar(value: unknown): boolean {
  return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
}

/** Returns a value as JSON: views, moves and events are plain JSON by contract, but their types do not say so. */
export function asJson(value: object): Json {
  return value as unknown as Json
}

/** Returns the value of a text in JSON; null if it is none. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

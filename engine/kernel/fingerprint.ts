import { textHash } from './textHash.ts'

/**
 * Returns a short hash of plain JSON, independent of key order. Not cryptographic: it detects a replay that differs
 * from its record. Records store its output, so it must never change.
 */
export function fingerprint(value: unknown): string {
  const text = canonical(value)
  return hex(textHash(text)) + hex(textHash(text, 0x9747b28c, 0x5bd1e995))
}

/** Returns JSON text with sorted object keys and without undefined values. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isPlain(inner) ? sortKeys(inner) : inner)) ?? 'null'
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sortKeys(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0')
}

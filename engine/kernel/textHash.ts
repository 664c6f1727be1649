/** 32-bit hashes. Seeds, records and bots depend on their output: it never changes. Not for secrets. */

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/**
 * Returns a whole number from 0 to 2^32 − 1 by FNV-1a over UTF-16 code units. Another offset or prime gives another
 * hash.
 */
export function textHash(text: string, offset: number = FNV_OFFSET, prime: number = FNV_PRIME): number {
  let hash = offset
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), prime)
  return hash >>> 0
}

/** Spreads every bit of a word over a whole number from 0 to 2^32 − 1. */
export function avalanche(word: number): number {
  let hash = word | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

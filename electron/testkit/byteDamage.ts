import fc from 'fast-check'
import { type Damage, damaged, damages } from '../../engine/testkit/damage.ts'
import { parsedLines, printedLines } from './saveBytes.ts'

/** Damage to a file by a failing disk, a bad transfer or an attacker. */
export type ByteDamage =
  | { readonly kind: 'flip'; readonly at: number; readonly by: number }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'drop'; readonly at: number; readonly length: number }
  | { readonly kind: 'insert'; readonly at: number; readonly bytes: Uint8Array }
  | { readonly kind: 'repeat'; readonly at: number; readonly length: number }
  | { readonly kind: 'swapLines'; readonly at: number; readonly with: number }
  /** Recomputes every checksum afterwards. */
  | { readonly kind: 'forge'; readonly changes: readonly Damage[] }

const at = fc.nat()
const length = fc.integer({ min: 1, max: 400 })
const bytes = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 60 }),
  fc.constantFrom('\n', '\0', '{}\n', '{"__proto__":{}}\n', '\ufeff', '[').map((text) => Buffer.from(text)),
)

export const byteDamages: fc.Arbitrary<readonly ByteDamage[]> = fc.array(
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('flip' as const), at, by: fc.integer({ min: 1, max: 255 }) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('cut' as const), at }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const), at, length }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('insert' as const), at, bytes }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('repeat' as const), at, length }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('swapLines' as const), at, with: fc.nat() }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('forge' as const), changes: damages }) },
  ),
  { minLength: 1, maxLength: 2 },
)

/** Returns a copy of the bytes with all changes applied in order. */
export function damagedBytes(whole: Buffer, changes: readonly ByteDamage[]): Buffer {
  return changes.reduce(carryOut, whole)
}

function carryOut(whole: Buffer, change: ByteDamage): Buffer {
  const place = 'at' in change ? change.at % (whole.length + 1) : 0
  const [head, tail] = [whole.subarray(0, place), whole.subarray(place)]
  switch (change.kind) {
    case 'flip': {
      const copy = Buffer.from(whole)
      if (place < copy.length) copy[place] = (copy[place] ?? 0) ^ change.by
      return copy
    }
    case 'cut':
      return Buffer.from(head)
    case 'drop':
      return Buffer.concat([head, tail.subarray(change.length)])
    case 'insert':
      return Buffer.concat([head, change.bytes, tail])
    case 'repeat':
      return Buffer.concat([head, tail.subarray(0, change.length), tail])
    case 'swapLines':
      return swapped(whole, change.at, change.with)
    case 'forge':
      return forged(whole, change.changes)
    default:
      return change satisfies never
  }
}

function swapped(whole: Buffer, one: number, other: number): Buffer {
  const lines = whole.toString('latin1').split('\n')
  const [a, b] = [one % lines.length, other % lines.length]
  const [first, second] = [lines[a] ?? '', lines[b] ?? '']
  return Buffer.from(lines.with(a, second).with(b, first).join('\n'), 'latin1')
}

function forged(whole: Buffer, changes: readonly Damage[]): Buffer {
  try {
    const lines = damaged(parsedLines(whole), changes)
    return Array.isArray(lines) ? printedLines(lines) : printedLines([lines])
  } catch {
    return whole // earlier damage left no line to forge
  }
}

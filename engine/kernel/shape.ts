import type { Reason } from './parsed.ts'

/** Codes of shape errors common to all input. */
export const SHAPE_FAULTS = [
  'needs-text',
  'needs-number',
  'needs-whole',
  'needs-flag',
  'needs-list',
  'needs-table',
  'at-least',
  'at-most',
  'count-least',
  'count-most',
  'text-short',
  'text-long',
  'one-of',
  'unknown-key',
  'misfit',
] as const
type ShapeFault = (typeof SHAPE_FAULTS)[number]

/** The fields of a zod issue that determine its code. */
export interface ShapeIssue {
  readonly code?: string | undefined
  readonly expected?: unknown
  /** The type whose size is out of bounds. */
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly values?: readonly unknown[]
  /** The unknown keys. */
  readonly keys?: readonly string[]
}

/** Returns the reason of a zod issue about the shape. */
export function shapeReason({ code, expected, origin, minimum, maximum, values, keys }: ShapeIssue): Reason {
  switch (code) {
    case 'invalid_type':
      return { code: NEEDED[String(expected)] ?? 'misfit' }
    case 'too_small':
      return sized(SMALL, origin, { least: Number(minimum) })
    case 'too_big':
      return sized(BIG, origin, { most: Number(maximum) })
    case 'invalid_value':
      return { code: 'one-of' satisfies ShapeFault, facts: { values: (values ?? []).map(String).join(', ') } }
    case 'unrecognized_keys':
      return { code: 'unknown-key' satisfies ShapeFault, facts: { key: keys?.[0] ?? '' } }
    default:
      return { code: 'misfit' satisfies ShapeFault }
  }
}

type Codes = Readonly<Record<string, ShapeFault>>

const NEEDED: Codes = {
  string: 'needs-text',
  number: 'needs-number',
  int: 'needs-whole',
  boolean: 'needs-flag',
  array: 'needs-list',
  tuple: 'needs-list',
  object: 'needs-table',
  record: 'needs-table',
}
const SMALL: Codes = { number: 'at-least', int: 'at-least', array: 'count-least', string: 'text-short' }
const BIG: Codes = { number: 'at-most', int: 'at-most', array: 'count-most', string: 'text-long' }

function sized(codes: Codes, origin: unknown, facts: Reason['facts']): Reason {
  const code = codes[String(origin)]
  return code ? { code, ...(facts && { facts }) } : { code: 'misfit' }
}

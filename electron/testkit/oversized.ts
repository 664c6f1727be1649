import fc from 'fast-check'

/** The ways in which a value grows to the limit of a request or beyond. */
const KINDS = ['list', 'places', 'keys', 'nest', 'text', 'texts', 'laughs', 'circle'] as const

/** A part of a request that is far too large, or almost too large. */
export interface Oversize {
  readonly kind: (typeof KINDS)[number]
  /** From 0 to 1: from within the limits to many times beyond. */
  readonly size: number
  /** The place in the request that it takes. */
  readonly at: number
}

export const oversize: fc.Arbitrary<Oversize> = fc.record({
  kind: fc.constantFrom(...KINDS),
  size: fc.double({ min: 0, max: 1, noNaN: true }),
  at: fc.nat(),
})

/**
 * Returns the request with one of its values replaced. Values arrive by structured clone, so they may be shared and
 * circular.
 */
export function grown(request: unknown, { kind, size, at }: Oversize): unknown {
  const copy = structuredClone(request)
  const places = placesOf(copy)
  const place = places[at % (places.length + 1)]
  const value = oversized(kind, size)
  if (!place) return value
  Reflect.set(place.holder, place.key, value)
  return copy
}

function oversized(kind: Oversize['kind'], size: number): unknown {
  const count = Math.round(10 ** (1 + 4.7 * size))
  switch (kind) {
    case 'list':
      return Array(count).fill(0)
    case 'places':
      return new Array(count * 1000)
    case 'keys':
      return Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]))
    case 'nest':
      return Array.from({ length: count / 10 }).reduce((inner) => [inner], 0)
    case 'text':
      return 'x'.repeat(count * 20)
    case 'texts':
      return Array(1000).fill('x'.repeat(count / 10))
    case 'laughs':
      // Each list holds the previous one twice, so that its printed form doubles each time and could never be written
      // out.
      return Array.from({ length: Math.round(60 * size) }).reduce((inner) => [inner, inner], 'ha')
    case 'circle': {
      const list: unknown[] = []
      list.push(list, list)
      return list
    }
    default:
      return kind satisfies never
  }
}

interface Field {
  readonly holder: object
  readonly key: string
}

function placesOf(value: unknown): readonly Field[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((key) => [
    { holder: value, key },
    ...placesOf((value as Readonly<Record<string, unknown>>)[key]), // its own key
  ])
}

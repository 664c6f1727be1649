import fc from 'fast-check'

/** One change to a JSON value. The numbers choose among the places of a value of any size. */
export interface Damage {
  readonly kind: 'drop' | 'replace' | 'copy' | 'double' | 'rename' | 'add'
  /** The place that changes. */
  readonly at: number
  /** The place that is copied. */
  readonly from: number
  readonly value: unknown
  readonly key: string
}

interface Field {
  readonly holder: object
  readonly key: string
}

const KINDS = ['drop', 'replace', 'copy', 'double', 'rename', 'add'] as const
/** Keys with a meaning in JavaScript, and some without one. */
const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  '0',
  'k'.repeat(3000),
]
/** Values at the limits of what is allowed, and beyond. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2.5,
  -0,
  1e99,
  2 ** 53,
  Number.MIN_VALUE,
  '',
  ' ',
  'a1',
  'e5',
  'z9',
  'g13',
  'N',
  'white',
  'red',
  'north',
  'friday',
  'dead',
  'sunk',
  'hidden',
  'closed',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\u202eabc',
  'x'.repeat(5000),
  [],
  {},
  [[]],
]

/** Any JSON value: above all odd ones, some extremely nested. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...ODD_VALUES) },
  { weight: 3, arbitrary: fc.integer({ min: -3, max: 200 }) },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 800 }).map(nested) },
)

const damage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat(),
  from: fc.nat(),
  value: oddValue,
  key: fc.constantFrom(...ODD_KEYS),
})

/** A few changes; mostly one or two, so that much of the damaged value still makes sense. */
export const damages: fc.Arbitrary<readonly Damage[]> = fc.array(damage, { minLength: 1, maxLength: 4 })

/** Returns the value with the changes made one after another. The value itself does not change. */
export function damaged(value: unknown, changes: readonly Damage[]): unknown {
  const root = { value: structuredClone(value) }
  for (const change of changes) carryOut(root, change)
  return JSON.parse(JSON.stringify(root.value ?? null))
}

/** Returns nested lists of the given depth. */
function nested(depth: number): unknown {
  let value: unknown = 0
  for (let i = 0; i < depth; i++) value = [value]
  return value
}

function carryOut(root: object, { kind, at, from, value, key }: Damage): void {
  const places = placesOf(root)
  const place = places[at % places.length]
  const other = places[from % places.length]
  if (!place || !other) return
  const { holder } = place
  const old: unknown = Reflect.get(holder, place.key)
  switch (kind) {
    case 'drop':
      Reflect.deleteProperty(holder, place.key)
      return
    case 'replace':
      return put(holder, place.key, value)
    case 'copy':
      return put(holder, place.key, Reflect.get(other.holder, other.key))
    case 'double':
      return Array.isArray(holder) ? void holder.push(structuredClone(old)) : put(holder, key, old)
    case 'rename':
      Reflect.deleteProperty(holder, place.key)
      return put(holder, key, old)
    case 'add':
      return put(holder, key, value)
    default:
      return kind satisfies never
  }
}

/** Sets a key as JSON.parse does: `__proto__` is a key like any other. */
function put(holder: object, key: string, value: unknown): void {
  // A new length would make the list grow to it.
  if (Array.isArray(holder) && key === 'length') return
  const own = structuredClone(value)
  Object.defineProperty(holder, key, { value: own, writable: true, enumerable: true, configurable: true })
}

/** Returns every place of a JSON value, itself included; the search stops in very deep nests. */
function placesOf(root: object): readonly Field[] {
  const places: Field[] = []
  const look = (holder: object, depth: number): void => {
    for (const key of Object.keys(holder)) {
      places.push({ holder, key })
      const inner: unknown = Reflect.get(holder, key)
      if (typeof inner === 'object' && inner !== null && depth < 12) look(inner, depth + 1)
    }
  }
  look(root, 0)
  return places
}

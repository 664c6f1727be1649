/**
 * Checks of values that arrive as JSON, for pages that are loaded over a network: the schema library is ten times as
 * heavy. A shape checks whether a value is one of its type; fields that it does not name are ignored.
 */

export type Shape<T> = (value: unknown) => value is T
export type TypeOf<S> = S extends Shape<infer T> ? T : never

type Fields = Readonly<Record<string, Shape<unknown>>>
type TypesOf<F extends Fields> = { readonly [K in keyof F]: TypeOf<F[K]> }

/** Accepts anything that JSON can write. */
export const anything: Shape<unknown> = (value): value is unknown => value !== undefined

/** Accepts a number; JSON has only finite ones. */
export const number: Shape<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value)
export const whole: Shape<number> = (value): value is number => Number.isSafeInteger(value)
/** Accepts a whole number from 0. */
export const count: Shape<number> = (value): value is number => whole(value) && value >= 0
export const flag: Shape<boolean> = (value): value is boolean => typeof value === 'boolean'

/** Accepts a text of `least` to `most` UTF-16 code units that meets a condition. */
export function text(least: number, most: number, meets: (text: string) => boolean = () => true): Shape<string> {
  return (value): value is string =>
    typeof value === 'string' && value.length >= least && value.length <= most && meets(value)
}

/** Accepts one of the given texts. */
export function oneOf<const T extends string>(...values: readonly T[]): Shape<T> {
  return (value): value is T => values.some((one) => one === value)
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value)
}

/** Accepts a field that may be left out. */
export function optional<T>(shape: Shape<T>): Shape<T | undefined> {
  return (value): value is T | undefined => value === undefined || shape(value)
}

export function list<T>(shape: Shape<T>, most: number): Shape<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.length <= most && value.every(shape)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Accepts an object with these fields. */
export function table<F extends Fields>(fields: F): Shape<TypesOf<F>> {
  const named = Object.entries(fields)
  return (value): value is TypesOf<F> =>
    isObject(value) && named.every(([key, shape]) => shape(Object.hasOwn(value, key) ? value[key] : undefined))
}

/** Accepts an object with any keys of one shape, and values of another. */
export function dictionary<T>(key: Shape<string>, shape: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return (value): value is Readonly<Record<string, T>> =>
    isObject(value) && Object.entries(value).every(([name, one]) => key(name) && shape(one))
}

/** Accepts a value of any of the given shapes. */
export function anyOf<S extends readonly Shape<unknown>[]>(...shapes: S): Shape<TypeOf<S[number]>> {
  return (value): value is TypeOf<S[number]> => shapes.some((shape) => shape(value))
}

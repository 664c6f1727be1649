import { GAME_IDS } from '../contract/match.ts'
import { LONGEST_NAME, LONGEST_TITLE, writtenFault } from '../contract/plainText.ts'
import { LATEST } from '../time/saneClock.ts'

/**
 * Returns where a value is wrong, as a path within it: empty if it is wrong itself, null if it is right. Plain functions
 * are used because a record may have many thousand results, and a schema takes several times as long.
 */
export type Fault = (value: unknown) => string | null

type Fields = Readonly<Record<string, Fault>>

const when =
  (isRight: (value: unknown) => boolean): Fault =>
  (value) =>
    isRight(value) ? null : ''
const oneOf = (...values: readonly unknown[]): Fault => when((value) => values.includes(value))
const matching = (form: RegExp): Fault => when((value) => typeof value === 'string' && form.test(value))
const wholeFrom = (least: number, most: number): Fault =>
  when((value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most)
const numberTo = (most: number): Fault => when((value) => typeof value === 'number' && Math.abs(value) <= most)
const textTo = (longest: number): Fault =>
  when((value) => typeof value === 'string' && value.length <= 4 * longest && writtenFault(value, longest) === null)

/** Checks an object: all of `needed` and any of `others` must be there, and nothing else. */
const object =
  (needed: Fields, others: Fields = {}): Fault =>
  (value) => {
    if (!isTable(value)) return ''
    for (const name in needed) if (!Object.hasOwn(value, name)) return name
    for (const name of Object.keys(value)) {
      const check = (Object.hasOwn(needed, name) && needed[name]) || (Object.hasOwn(others, name) && others[name])
      const fault = check ? check(value[name]) : ''
      if (fault !== null) return joined(name, fault)
    }
    return null
  }

const list =
  (item: Fault, least: number, most: number): Fault =>
  (value) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return ''
    for (let index = 0; index < value.length; index++) {
      const fault = item(value[index])
      if (fault !== null) return joined(String(index), fault)
    }
    return null
  }

/** Checks an object by its kind. */
const byKind =
  (forms: Readonly<Record<string, Fault>>): Fault =>
  (value) => {
    const kind = isTable(value) ? value.kind : undefined
    if (typeof kind !== 'string' || !Object.hasOwn(forms, kind)) return 'kind'
    return forms[kind]?.(value) ?? null
  }

const table =
  (name: Fault, item: Fault, most: number): Fault =>
  (value) => {
    if (!isTable(value)) return ''
    const names = Object.keys(value)
    const wrong = names.find((one) => name(one) !== null || item(value[one]) !== null)
    return names.length > most ? '' : (wrong ?? null)
  }

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const joined = (name: string, rest: string): string => (rest === '' ? name : `${name}.${rest}`)

const kind = when((value) => typeof value === 'string')
const word = matching(/^[a-z0-9][a-zA-Z0-9-]{0,39}$/)
const count = wholeFrom(0, 1_000_000)
const time = wholeFrom(0, LATEST)
const seat = matching(/^.{1,24}$/su)
const bare = matching(/^.{1,24}$/su)
const name = textTo(LONGEST_NAME)
const set = oneOf(true)

const map = byKind({
  known: object({ kind, word }, { variant: word, extra: word }),
  drawn: object({ kind, name: textTo(LONGEST_TITLE) }, { variant: word, extra: word }),
})

/** The fault of the judgement of a match. */
export const judgementFault: Fault = list(object({ seat, choice: numberTo(10_000), luck: numberTo(10_000) }), 0, 16)

/** Returns the fault of results whose persons are named in this form. */
export function resultFault(personForm: RegExp): Fault {
  const player = byKind({
    person: object({ kind, id: matching(personForm), name }),
    guest: object({ kind }, { name }),
    bot: object({ kind, level: bare }, { temper: bare }),
  })
  const atSeat = object(
    { seat, player, side: wholeFrom(0, 15), place: wholeFrom(1, 16), score: numberTo(1_000_000), moves: count },
    { left: set, figures: table(word, count, 32) },
  )
  return object(
    {
      key: matching(/^[a-z0-9-]{8,64}$/),
      game: oneOf(...GAME_IDS),
      variant: word,
      began: time,
      ended: time,
      moves: count,
      reason: word,
      seats: list(atSeat, 1, 16),
    },
    { map, judged: judgementFault },
  )
}

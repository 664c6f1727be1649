import { GAME_IDS } from './match.ts'
import { UNPRINTABLE } from './plainText.ts'
import { LANGUAGES } from './settings.ts'
import { anyOf, count, dictionary, list, nullable, number, oneOf, optional, table, text } from './shapes.ts'

export const MOST_SEATS = 16

/** Words and seats are looked up in tables: none may be a property that every object has, such as `constructor`. */
const isFree = (given: string): boolean => !(given in {})
export const word = text(1, 64, isFree)
export const name = text(0, 64, (given) => !UNPRINTABLE.test(given))
export const seat = text(1, 24, isFree)
export const digest = text(64, 64, (given) => /^[0-9a-f]{64}$/.test(given))
export const game = oneOf(...GAME_IDS)
const seats = list(table({ seat, name, player: table({ kind: oneOf('human', 'bot') }) }), MOST_SEATS)

export const outcome = nullable(
  table({
    winners: list(seat, MOST_SEATS),
    scores: dictionary(seat, number),
    reason: text(0, 64, isFree),
  }),
)

/** Missing where people think as long as they like. */
export const clock = optional(
  table({
    kind: oneOf('move', 'match'),
    seconds: count,
    increment: optional(count),
    atEnd: oneOf('bot', 'loses'),
  }),
)

/** Missing for the usual map of its game. */
export const mapLabel = optional(
  anyOf(
    table({ kind: oneOf('known'), word, variant: optional(word), extra: optional(word) }),
    table({ kind: oneOf('drawn'), name, variant: optional(word), extra: optional(word) }),
  ),
)

const toldDeal = anyOf(
  table({ kind: oneOf('open'), name: optional(name) }),
  table({ kind: oneOf('sealed'), hash: digest, sharedBy: optional(list(seat, MOST_SEATS)) }),
)

/** A match as lists and headers show it. */
export const match = table({
  id: word,
  game,
  title: name,
  createdAt: number,
  updatedAt: number,
  moves: count,
  seats,
  outcome,
  deal: optional(toldDeal),
  lesson: optional(word),
  map: mapLabel,
  clock,
  letters: optional(oneOf(...LANGUAGES)),
  lostOnTime: optional(list(seat, MOST_SEATS)),
  pausedBy: optional(seat),
  commitments: optional(dictionary(seat, digest)),
})

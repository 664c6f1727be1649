import { type CasterState, LONGEST_CASTER_TEXT, LONGEST_STROKE, MOST_MARKS } from './caster.ts'
import { seat, word } from './matchShapes.ts'
import { UNPRINTABLE } from './plainText.ts'
import { anyOf, count, list, nullable, number, oneOf, optional, table, text } from './shapes.ts'

/** The name of the notification with the state of a channel's caster. */
export const CASTER_NOTICE = 'channel.caster'

const at = table({ x: number, y: number, board: optional(seat) })
const shot = anyOf(table({ kind: oneOf('director', 'table') }), table({ kind: oneOf('place'), at }))
const mark = anyOf(
  table({ shape: oneOf('arrow'), from: at, to: at }),
  table({ shape: oneOf('ring'), at }),
  table({ shape: oneOf('stroke'), points: list(at, LONGEST_STROKE) }),
)
const state = table({
  match: word,
  shot,
  marks: list(table({ id: count, mark, age: number }), MOST_MARKS),
  text: nullable(text(0, 2 * LONGEST_CASTER_TEXT, (given) => !UNPRINTABLE.test(given))),
  replays: count,
})

/** Reads the state of a channel's caster; null for anything else. */
export function readCaster(params: unknown): CasterState | null {
  return state(params) ? (params as CasterState) : null // an optional field is never undefined in JSON
}

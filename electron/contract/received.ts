import { type ExtentLimits, excessOf } from '../../engine/kernel/extent.ts'
import { parseFlatJson } from '../../engine/kernel/flatJson.ts'
import { isDrawable, isModest } from './drawable.ts'
import { clock, digest, game, MOST_SEATS, mapLabel, match, name, outcome, seat, word } from './matchShapes.ts'
import { readProblem } from './problem.ts'
import {
  GUEST_ROLES,
  type GuestFeedMessage,
  type LuckMessage,
  type PledgesMessage,
  type RoomMessage,
  type ShownMoves,
} from './screens.ts'
import {
  anyOf,
  anything,
  count,
  dictionary,
  flag,
  list,
  nullable,
  number,
  oneOf,
  optional,
  type Shape,
  type TypeOf,
  table,
  text,
  whole,
} from './shapes.ts'

/** The longest message of a table that is read, in characters; the log of the longest match is far shorter. */
export const LONGEST_RECEIVED = 8 * 1024 * 1024
const EXTENT: ExtentLimits = { depth: 40, values: 1_000_000, text: LONGEST_RECEIVED }

const anyText = text(0, LONGEST_RECEIVED)
const some = table({})

const undo = anyOf(table({ seat }), table({ why: word }))
const listedMove = table({ move: anything, hint: some })
const standing = table({
  awaiting: list(seat, MOST_SEATS),
  asked: nullable(table({ seat, moves: list(listedMove, 10_000) })),
  thinking: nullable(seat),
  undo,
  outcome,
})

const point = { history: word, lastEvent: count }
const feed = anyOf(
  table({ kind: oneOf('snapshot'), match, viewer: seat, view: some, standing, ...point }),
  table({
    kind: oneOf('batch'),
    match,
    viewer: seat,
    by: seat,
    events: list(table({ n: count, event: table({ kind: word }) }), 10_000),
    standing,
    ...point,
  }),
  table({
    kind: oneOf('clocks'),
    matchId: word,
    times: list(table({ seat, left: count, running: flag }), MOST_SEATS),
  }),
  table({ kind: oneOf('trouble'), matchId: word, problem: table({ code: word }) }),
)

const lobbySeat = table({
  seat,
  name,
  by: oneOf('here', 'bot', 'elsewhere'),
  guest: nullable(name),
  connected: flag,
})
const room = table({
  kind: oneOf('room'),
  guest: table({ id: word, name, seat: nullable(seat), role: optional(oneOf(...GUEST_ROLES)) }),
  lobby: nullable(
    table({
      game,
      title: name,
      matchId: nullable(word),
      map: mapLabel,
      clock,
      seats: list(lobbySeat, MOST_SEATS),
    }),
  ),
  match: nullable(match),
  now: number,
})

const jsonrpc = oneOf('2.0')
const notification = table({ jsonrpc, method: word, params: anything })
const answer = table({ jsonrpc, id: whole, result: anything })
const failure = table({
  jsonrpc,
  id: nullable(whole),
  error: table({ message: anyText, data: optional(anything) }),
})

/** A message of the table: a notification, or the answer to a call. */
export type ReceivedMessage = TypeOf<typeof notification> | TypeOf<typeof answer> | TypeOf<typeof failure>

/**
 * Reads a message of the table. It is trusted as little as a file from outside: its size is limited before it is
 * parsed, and its shape is checked before anything uses it. Null for anything else.
 */
export function readReceived(message: unknown): ReceivedMessage | null {
  if (typeof message !== 'string' || message.length > LONGEST_RECEIVED) return null
  try {
    const value = parseFlatJson(message, EXTENT.depth)
    return excessOf(value, EXTENT) === null ? messageIn(value) : null
  } catch {
    return null
  }
}

/** Reads a message that has only the fields of its kind, so that it cannot be of two kinds at once. */
function messageIn(value: unknown): ReceivedMessage | null {
  if (notification(value)) return { jsonrpc: value.jsonrpc, method: value.method, params: value.params }
  if (answer(value)) return { jsonrpc: value.jsonrpc, id: value.id, result: value.result }
  return failure(value) ? { jsonrpc: value.jsonrpc, id: value.id, error: value.error } : null
}

type ReadFeed = TypeOf<typeof feed>

/**
 * Reads a message of the feed; null for anything else, for one that contradicts itself, and for one that is too large
 * to show.
 */
export function readFeed(params: unknown): GuestFeedMessage | null {
  if (!feed(params) || !isConsistent(params)) return null
  if (params.kind === 'trouble') return { ...params, problem: readProblem(params.problem) }
  return params as unknown as GuestFeedMessage // the game reads its view and events
}

/**
 * Returns whether the message names only seats of the match, lists moves only of the viewer's own seat, and numbers its
 * events in ascending order.
 */
function isConsistent(message: ReadFeed): boolean {
  if (message.kind === 'trouble' || message.kind === 'clocks') return true
  const { match, viewer, standing } = message
  const isSeat = (name: string) => match.seats.some(({ seat: one }) => one === name)
  const looks = isSeat(viewer) || viewer === 'spectator' || viewer === 'open'
  const asks = standing.asked === null || standing.asked.seat === viewer
  if (!looks || !asks || !standing.awaiting.every(isSeat)) return false
  if (!(standing.asked?.moves.every(isModest) ?? true)) return false
  if (message.kind === 'snapshot') return isDrawable(match.game, message.view)
  return (
    isSeat(message.by) &&
    goesUp(message.events, message.lastEvent) &&
    message.events.every(({ event }) => isModest(event))
  )
}

function goesUp(events: readonly { readonly n: number }[], last: number): boolean {
  return events.every(({ n }, index) => n <= last && n > (events[index - 1]?.n ?? -1))
}

/** Reads a guest's place in the room; null for anything else. */
export function readRoom(params: unknown): RoomMessage | null {
  // only the fields of the match that lists show are checked
  return room(params) ? (params as unknown as RoomMessage) : null
}

const luck = table({ match: word, hash: digest, seat: nullable(seat) })
const pledges = table({ match: word, pledges: list(table({ seat, hash: digest }), MOST_SEATS) })

const shownMoves = table({ match: word, moves: count, lastEvent: optional(count), history: optional(word) })

/** Reads how much of a match the table has shown; null for anything else. */
export function readShown(params: unknown): ShownMoves | null {
  return shownMoves(params) ? (params as ShownMoves) : null // an optional field is never undefined in JSON
}

/** Reads the question for a number; null for anything else. */
export function readLuck(params: unknown): LuckMessage | null {
  return luck(params) ? params : null
}

/** Reads the seals of all numbers; null for anything else. */
export function readPledges(params: unknown): PledgesMessage | null {
  return pledges(params) ? params : null
}

const openings = optional(dictionary(seat, anything))
const share = table({ seat, number: nullable(text(32, 32, (given) => /^[0-9a-f]{32}$/.test(given))) })
const record = optional(
  table({
    rulesVersion: count,
    options: some,
    seed: anyOf(count, digest),
    position: optional(some),
    moves: list(table({ seat, move: table({ kind: word }) }), 100_000),
  }),
)
const deal = anyOf(
  table({ kind: oneOf('open'), seed: number, name: optional(name), openings, record }),
  table({
    kind: oneOf('sealed'),
    hash: digest,
    secret: digest,
    openings,
    record,
    check: oneOf('held', 'broken', 'other-rules'),
    joint: optional(table({ seed: digest, shares: list(share, MOST_SEATS) })),
  }),
)

const token = text(22, 64, (given) => /^[\w-]+$/.test(given))

const happened = table({ kind: word })
const recording = table({
  match,
  viewer: seat,
  start: some,
  steps: list(table({ by: seat, events: list(happened, Number.POSITIVE_INFINITY) }), 100_000),
})
const isShown: Shape<unknown> = (value): value is unknown =>
  recording(value) &&
  isDrawable(value.match.game, value.start) &&
  value.steps.every(({ events }) => events.every(isModest))

const ANSWERS: Readonly<Record<string, Shape<unknown>>> = {
  'match.replay': isShown,
  'match.deal': deal,
  'room.sit': table({ token: nullable(token) }),
  'room.knock': table({ token }),
  'room.join': room,
}

/** Returns whether the answer to a call has its shape; a call without a shape of its own must have an empty answer. */
export function isAnswerTo(method: string, result: unknown): boolean {
  return ANSWERS[method]?.(result) ?? true
}

import * as z from 'zod/mini'
import { type ExtentLimits, excessOf } from '../../engine/kernel/extent.ts'
import { parseFlatJson } from '../../engine/kernel/flatJson.ts'
import { GAME_IDS } from './match.ts'
import { UNPRINTABLE } from './plainText.ts'
import type { GuestFeedMessage, LuckMessage, PledgesMessage, RoomMessage } from './screens.ts'

/** The longest message of a table that is read, in characters; the log of the longest match is far shorter. */
export const LONGEST_HEARD = 8 * 1024 * 1024
const EXTENT: ExtentLimits = { depth: 40, values: 1_000_000, text: LONGEST_HEARD }

const word = z.string().check(z.minLength(1), z.maxLength(64))
const name = z.string().check(
  z.maxLength(64),
  z.refine((text) => !UNPRINTABLE.test(text)),
)
const seat = z.string().check(z.minLength(1), z.maxLength(24))
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const count = z.int().check(z.minimum(0))
const seats = z.array(z.looseObject({ seat, name, player: z.looseObject({ kind: z.enum(['human', 'bot']) }) }))

const outcome = z.nullable(
  z.looseObject({
    winners: z.array(seat).check(z.maxLength(16)),
    scores: z.record(z.string(), z.number()),
    reason: z.string().check(z.maxLength(64)),
  }),
)

const clock = z.optional(
  z.looseObject({
    kind: z.enum(['move', 'match']),
    seconds: count,
    increment: z.optional(count),
    atEnd: z.enum(['bot', 'loses']),
  }),
)

const match = z.looseObject({
  id: word,
  game: z.enum(GAME_IDS),
  title: name,
  createdAt: z.number(),
  updatedAt: z.number(),
  moves: count,
  seats: seats.check(z.maxLength(16)),
  outcome,
  clock,
  deal: z.optional(z.looseObject({ name: z.optional(name) })),
  lostOnTime: z.optional(z.array(seat).check(z.maxLength(16))),
  commitments: z.optional(z.record(seat, digest)),
})

const undo = z.union([z.looseObject({ seat }), z.looseObject({ why: word })])
const listedMove = z.looseObject({ move: z.unknown(), hint: z.looseObject({}) })
const standing = z.looseObject({
  awaiting: z.array(seat).check(z.maxLength(16)),
  asked: z.nullable(z.looseObject({ seat, moves: z.array(listedMove).check(z.maxLength(10_000)) })),
  thinking: z.nullable(seat),
  undo,
  outcome,
})

const point = { history: word, lastEvent: count }
const feed = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('snapshot'), match, viewer: seat, view: z.looseObject({}), standing, ...point }),
  z.looseObject({
    kind: z.literal('batch'),
    match,
    viewer: seat,
    by: seat,
    events: z.array(z.looseObject({ n: count, event: z.looseObject({ kind: word }) })).check(z.maxLength(10_000)),
    standing,
    ...point,
  }),
  z.looseObject({
    kind: z.literal('clocks'),
    matchId: word,
    times: z.array(z.looseObject({ seat, left: count, running: z.boolean() })).check(z.maxLength(16)),
  }),
  z.looseObject({ kind: z.literal('trouble'), matchId: word, problem: z.looseObject({ code: word }) }),
])

const lobbySeat = z.looseObject({
  seat,
  name,
  by: z.enum(['here', 'bot', 'elsewhere']),
  guest: z.nullable(name),
  connected: z.boolean(),
})
const room = z.looseObject({
  kind: z.literal('room'),
  guest: z.looseObject({ id: word, name, seat: z.nullable(seat) }),
  lobby: z.nullable(
    z.looseObject({
      game: z.enum(GAME_IDS),
      title: name,
      matchId: z.nullable(word),
      clock,
      seats: z.array(lobbySeat).check(z.maxLength(16)),
    }),
  ),
  match: z.nullable(match),
  now: z.number(),
})

const message = z.union([
  z.object({ jsonrpc: z.literal('2.0'), method: word, params: z.unknown() }),
  z.object({ jsonrpc: z.literal('2.0'), id: z.int(), result: z.unknown() }),
  z.object({
    jsonrpc: z.literal('2.0'),
    id: z.nullable(z.int()),
    error: z.looseObject({ message: z.string(), data: z.optional(z.unknown()) }),
  }),
])

/** A message of the table: a notification, or the answer to a call. */
export type Heard = z.infer<typeof message>

/**
 * Reads what the table sent. It is trusted as little as a file from outside: its size is bounded before it is parsed, and
 * its shape is checked before anything uses it. Null for what is none of its messages.
 */
export function readHeard(text: unknown): Heard | null {
  if (typeof text !== 'string' || text.length > LONGEST_HEARD) return null
  try {
    const value = parseFlatJson(text, EXTENT.depth)
    const read = excessOf(value, EXTENT) === null ? message.safeParse(value) : null
    return read?.success ? read.data : null
  } catch {
    return null
  }
}

type ReadFeed = z.infer<typeof feed>

/** A message of the feed; null for anything else, and for one that contradicts itself. */
export function readFeed(params: unknown): GuestFeedMessage | null {
  const read = feed.safeParse(params)
  if (!read.success || !isConsistent(read.data)) return null
  return read.data as unknown as GuestFeedMessage // its view and events are the game's own to read
}

/** Whether only seats of the match are spoken of, nobody else's moves are listed, and numbers go up. */
function isConsistent(message: ReadFeed): boolean {
  if (message.kind === 'trouble' || message.kind === 'clocks') return true
  const { match, viewer, standing } = message
  const isSeat = (name: string) => match.seats.some(({ seat: one }) => one === name)
  const looks = isSeat(viewer) || viewer === 'spectator' || viewer === 'open'
  const asks = standing.asked === null || standing.asked.seat === viewer
  if (!looks || !asks || !standing.awaiting.every(isSeat)) return false
  return message.kind === 'snapshot' || (isSeat(message.by) && goesUp(message.events, message.lastEvent))
}

function goesUp(events: readonly { readonly n: number }[], last: number): boolean {
  return events.every(({ n }, index) => n <= last && n > (events[index - 1]?.n ?? -1))
}

/** What a guest is told of its place in the room; null for anything else. */
export function readRoom(params: unknown): RoomMessage | null {
  const read = room.safeParse(params)
  return read.success ? (read.data as unknown as RoomMessage) : null // of the match, only what lists show is checked
}

const luck = z.looseObject({ match: word, hash: digest, seat: z.nullable(seat) })
const pledges = z.looseObject({
  match: word,
  pledges: z.array(z.looseObject({ seat, hash: digest })).check(z.maxLength(16)),
})

/** The question for a number; null for anything else. */
export function readLuck(params: unknown): LuckMessage | null {
  return luck.safeParse(params).data ?? null
}

/** The seals of all numbers; null for anything else. */
export function readPledges(params: unknown): PledgesMessage | null {
  return pledges.safeParse(params).data ?? null
}

const openings = z.optional(z.record(seat, z.unknown()))
const share = z.looseObject({ seat, number: z.nullable(z.string().check(z.regex(/^[0-9a-f]{32}$/))) })
const deal = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('open'), seed: z.number(), openings }),
  z.looseObject({
    kind: z.literal('sealed'),
    hash: digest,
    secret: digest,
    openings,
    check: z.enum(['held', 'broken', 'other-rules']),
    joint: z.optional(z.looseObject({ seed: digest, shares: z.array(share).check(z.maxLength(16)) })),
  }),
])

const token = z.string().check(z.regex(/^[\w-]{22,64}$/))

const ANSWERS: Readonly<Record<string, z.ZodMiniType>> = {
  'match.replay': z.looseObject({
    match,
    viewer: seat,
    start: z.looseObject({}),
    steps: z
      .array(z.looseObject({ by: seat, events: z.array(z.looseObject({ kind: word })) }))
      .check(z.maxLength(100_000)),
  }),
  'match.deal': deal,
  'room.sit': z.looseObject({ token: z.nullable(token) }),
  'room.knock': z.looseObject({ token }),
  'room.join': room,
}

/** Whether the answer to a call has its shape; calls without a shape of their own are answered with nothing. */
export function isAnswerTo(method: string, result: unknown): boolean {
  return ANSWERS[method]?.safeParse(result).success ?? true
}

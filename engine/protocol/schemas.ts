import { z } from 'zod'
import { LONGEST_LINE } from './lines.ts'

/** Version of the protocol itself. */
export const PROTOCOL_VERSION = 1

/** The maximum number of characters in all answers to a line. */
export const LONGEST_ANSWERS = 16 * 1024 * 1024

/** The maximum number of calls in a batch. */
export const LARGEST_BATCH = 100

/**
 * The maximum number of positions that bots look at for a line. A call without `budget` counts with its level's
 * default.
 */
export const MOST_POSITIONS = 200_000
export const USUAL_POSITIONS = 40_000

/** The maximum nesting of a line that is parsed: millions of levels would take seconds and a gigabyte. */
export const DEEPEST_LINE = 500_000

/** Limits of a parameter: a full record of a very long match holds less. */
export const PARAM_EXTENT = { depth: 60, values: 1_000_000, text: LONGEST_LINE } as const

const id = z.union([z.string(), z.number(), z.null()])
export type RequestId = z.infer<typeof id>

/** One call. Without an id it is a notification and is not answered. */
export const requestSchema = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: id.optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).or(z.array(z.unknown())).optional(),
})

/** Finds the id of a call that is otherwise invalid. */
export const identifiedSchema = z.looseObject({ id })

const seat = z.string().max(24)
/** A whole number from 0 to 2^53 − 1. */
const seed = z.int().min(0)

/** The parameters of each method. Unknown keys are refused everywhere. */
export const PARAMS = {
  none: z.strictObject({}),
  new: z.strictObject({ game: z.string(), options: z.unknown().optional(), seed: seed.optional() }),
  load: z
    .strictObject({ position: z.unknown().optional(), record: z.unknown().optional(), seed: seed.optional() })
    .refine(({ position, record }) => (position === undefined) !== (record === undefined), 'a position or a record'),
  view: z.strictObject({ viewer: seat }),
  moves: z.strictObject({ seat: seat.optional() }),
  play: z.strictObject({ move: z.unknown(), seat: seat.optional() }),
  events: z.strictObject({ viewer: seat, since: z.int().min(0).default(0) }),
  /** `budget` is the number of positions to search. */
  bot: z.strictObject({
    level: z.string(),
    seat: seat.optional(),
    budget: z.int().min(1).max(MOST_POSITIONS).optional(),
  }),
} as const

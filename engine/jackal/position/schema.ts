import { z } from 'zod'
import { parseCell } from '../cells.ts'
import { TILE_KINDS } from '../data/tiles.ts'
import { optionsSchema } from '../options.ts'
import { END_REASONS, PIECE_TYPES, STEP_CAUSES, TEAMS } from '../types.ts'

/** A cell as players write it. */
const cell = z.string().transform((text, context) => {
  const parsed = parseCell(text)
  if (parsed !== null) return parsed
  context.addIssue(`${JSON.stringify(text.slice(0, 20))} is no cell of the board`)
  return z.NEVER
})
/** A cell, or out of play. */
const place = z.string().transform((text, context) => {
  if (text === 'dead' || text === 'gone') return text
  const parsed = parseCell(text)
  if (parsed !== null) return parsed
  context.addIssue(`${JSON.stringify(text.slice(0, 20))} is no cell of the board`)
  return z.NEVER
})
const amount = z.int().min(0)
const team = z.enum(TEAMS)
const load = z.enum(['coin', 'treasure'])
const manner = z.enum(['straight', 'knight', 'flight'])
/** Steps of a turntable are keys of JSON objects, so they are written as text. */
const byStep = <T extends z.ZodType>(value: T) => z.record(z.string().regex(/^[1-9]$/, 'a step is 1–9'), value)

const tile = z.strictObject({
  kind: z.enum(TILE_KINDS),
  open: z.boolean().default(true),
  facing: z.enum(['N', 'E', 'S', 'W']).default('N'),
  picture: z.int().min(1).default(1),
  coins: amount.default(0),
  treasure: z.boolean().default(false),
  coinsAtStep: byStep(amount).default({}),
  treasureAtStep: z.union([z.int().min(1), byStep(z.boolean())]).optional(),
  used: z.boolean().default(false),
  seenBy: z.array(team).default([]),
})

const teamEntry = z.strictObject({
  id: team,
  side: z.enum(['S', 'W', 'N', 'E']).optional(),
  ship: cell.nullish(),
  gold: amount.default(0),
  bottles: amount.default(0),
})

const piece = z.strictObject({
  id: z.string().regex(/^[\w.-]{1,40}$/, 'an id is up to 40 letters, digits, hyphens, dots and underscores'),
  type: z.enum(PIECE_TYPES),
  team,
  at: place.optional(),
  step: amount.optional(),
  load: load.optional(),
  trapped: z.boolean().default(false),
  drunk: z.boolean().default(false),
  fighter: z.boolean().default(false),
  inCave: cell.optional(),
  lostSince: z.number().optional(),
  awaits: z.enum(['opening', 'exit']).optional(),
})

const chain = z.strictObject({
  piece: z.string(),
  origin: cell,
  originStep: amount.default(0),
  steps: z.array(z.strictObject({ from: cell, to: cell, manner })),
})

const decision = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('onward'),
    chain,
    cause: z.enum(STEP_CAUSES),
    manner,
    to: z.array(cell).min(1),
  }),
  z.strictObject({
    kind: z.literal('arrival'),
    chain,
    flight: z.boolean(),
    give: z.array(z.enum(['friday', 'missionary'])),
  }),
  z.strictObject({ kind: z.literal('peek'), chain, looked: z.array(cell), left: z.int().min(1) }),
  z.strictObject({ kind: z.literal('arrange'), chain, looked: z.array(cell).min(1) }),
  z.strictObject({ kind: z.literal('swap'), chain, first: cell.nullable().default(null) }),
  z.strictObject({ kind: z.literal('oath'), chain }),
  z.strictObject({ kind: z.literal('endOffer'), by: team, waiting: z.array(team).min(1) }),
])

/** The public position of Jackal, with its defaults; cells are numbers once it is read. */
export const positionSchema = z.strictObject({
  game: z.literal('jackal'),
  options: optionsSchema.prefault({}),
  board: z.strictObject({ default: tile.optional(), tiles: z.record(z.string(), tile).default({}) }).prefault({}),
  teams: z.array(teamEntry).min(1).optional(),
  pieces: z.array(piece).optional(),
  turn: team.optional(),
  decision: decision.nullable().default(null),
  grove: z.strictObject({ turnsLeft: amount, entered: z.boolean().default(false) }).optional(),
  idleTurns: amount.default(0),
  turnNumber: amount.default(0),
  endOffered: z.boolean().default(false),
  result: z
    .strictObject({
      winners: z.array(team),
      scores: z.partialRecord(team, amount),
      reason: z.enum(END_REASONS),
    })
    .nullable()
    .default(null),
  lifeboat: z.unknown().optional(),
  bear: z.unknown().optional(),
})

export type PositionRead = z.output<typeof positionSchema>
export type TileRead = z.output<typeof tile>
export type TileJson = z.input<typeof tile>
export type TeamRead = z.output<typeof teamEntry>
export type PieceRead = z.output<typeof piece>
export type PieceJson = z.input<typeof piece>
export type DecisionRead = z.output<typeof decision>
export type DecisionJson = z.input<typeof decision>

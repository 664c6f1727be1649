import { z } from 'zod'
import { parseCell } from '../cells.ts'
import { LOOKS, TILE_KINDS } from '../data/tiles.ts'
import { perMap } from '../geometry/perMap.ts'
import { optionsSchema } from '../options.ts'
import { type Board, type Cell, END_REASONS, LOADS, PIECE_TYPES, SIDES, STEP_CAUSES, TEAMS } from '../types.ts'
import { ownBoard } from './map.ts'

/** Returns the schema of a cell as players write it. */
const cellOn = (board: Board) => z.string().transform((text, context) => readCell(board, text, context))

/** Returns the schema of a cell, or of a place out of play. */
const placeOn = (board: Board) =>
  z.string().transform((text, context) => (text === 'dead' || text === 'gone' ? text : readCell(board, text, context)))

function readCell(board: Board, text: string, context: z.RefinementCtx): Cell {
  const parsed = parseCell(board, text)
  if (parsed !== null) return parsed
  context.addIssue(`${JSON.stringify(text.slice(0, 20))} is no cell of the board`)
  return z.NEVER
}

type CellSchema = ReturnType<typeof cellOn>

const amount = z.int().min(0)
const team = z.enum(TEAMS)
const load = z.enum(LOADS)
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

const teamOn = (cell: CellSchema) =>
  z.strictObject({
    id: team,
    side: z.enum(SIDES).optional(),
    ship: cell.nullish(),
    gold: amount.default(0),
    bottles: amount.default(0),
  })

const pieceOn = (board: Board, cell: CellSchema) =>
  z.strictObject({
    id: z.string().regex(/^[\w.-]{1,40}$/, 'an id is up to 40 letters, digits, hyphens, dots and underscores'),
    type: z.enum(PIECE_TYPES),
    team,
    at: placeOn(board)
      .nullish()
      .transform((at) => at ?? undefined),
    step: amount.optional(),
    load: load.optional(),
    trapped: z.boolean().default(false),
    drunk: z.boolean().default(false),
    fighter: z.boolean().default(false),
    inCave: cell.optional(),
    lostSince: z.number().optional(),
    awaits: z.enum(['opening', 'exit']).optional(),
  })

const boatOn = (cell: CellSchema) =>
  z.strictObject({
    at: cell,
    afloat: z.boolean().default(false),
    step: amount.optional(),
    team: team.optional(),
    sides: z.array(z.enum(SIDES)).optional(),
  })

const chainOn = (cell: CellSchema) =>
  z.strictObject({
    piece: z.string(),
    origin: cell,
    originStep: amount.default(0),
    steps: z.array(z.strictObject({ from: cell, to: cell, manner })),
  })

function decisionOn(cell: CellSchema) {
  const chain = chainOn(cell)
  return z.discriminatedUnion('kind', [
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
      boat: z.literal(true).optional(),
      give: z.array(z.enum(['friday', 'missionary'])),
    }),
    z.strictObject({
      kind: z.literal('peek'),
      chain,
      looked: z.array(cell).max(LOOKS - 1),
      left: z.int().min(1).max(LOOKS),
    }),
    z.strictObject({ kind: z.literal('arrange'), chain, looked: z.array(cell).min(1).max(LOOKS) }),
    z.strictObject({ kind: z.literal('swap'), chain, first: cell.nullable().default(null) }),
    z.strictObject({ kind: z.literal('oath'), chain }),
    z.strictObject({ kind: z.literal('uncork'), acted: z.string().nullable().default(null) }),
    z.strictObject({ kind: z.literal('endOffer'), by: team, waiting: z.array(team).min(1) }),
  ])
}

const result = z.strictObject({
  winners: z.array(team),
  scores: z.partialRecord(team, amount),
  reason: z.enum(END_REASONS),
})

/**
 * Returns the schema of the public position of Jackal on a board, with its defaults; cells are numbers after reading.
 */
export const positionSchema = perMap((board) => {
  const cell = cellOn(board)
  return z.strictObject({
    game: z.literal('jackal'),
    options: optionsSchema.prefault({}),
    board: z
      .strictObject({ ...ownBoard, default: tile.optional(), tiles: z.record(z.string(), tile).default({}) })
      .prefault({}),
    teams: z.array(teamOn(cell)).min(1).optional(),
    pieces: z.array(pieceOn(board, cell)).optional(),
    turn: team.optional(),
    decision: decisionOn(cell).nullable().default(null),
    grove: z.strictObject({ turnsLeft: amount, entered: z.boolean().default(false) }).optional(),
    idleTurns: amount.default(0),
    eventful: z.boolean().default(false),
    turnNumber: amount.default(0),
    endOffered: z.boolean().default(false),
    result: result.nullable().default(null),
    lifeboat: boatOn(cell).nullish(),
    bear: z.strictObject({ at: cell, wokenBy: team, fresh: z.boolean().default(false) }).nullish(),
  })
})

type PositionSchema = ReturnType<typeof positionSchema>
export type PositionRead = z.output<PositionSchema>
export type TileRead = z.output<typeof tile>
export type TileJson = z.input<typeof tile>
export type TeamRead = NonNullable<PositionRead['teams']>[number]
export type PieceRead = NonNullable<PositionRead['pieces']>[number]
export type PieceJson = NonNullable<z.input<PositionSchema>['pieces']>[number]
export type BoatRead = NonNullable<PositionRead['lifeboat']>
export type BoatJson = NonNullable<z.input<PositionSchema>['lifeboat']>
export type BearRead = NonNullable<PositionRead['bear']>
export type DecisionRead = NonNullable<PositionRead['decision']>
export type DecisionJson = NonNullable<z.input<PositionSchema>['decision']>

import { z } from 'zod'
import { MAX_HEIGHT, MAX_WIDTH } from '../cells.ts'
import { CAPTAINS } from '../data/captains.ts'
import { fault } from '../data/faults.ts'
import { HEADINGS } from '../geometry/headings.ts'
import { END_REASONS, SHIP_CLASSES, STAGES, STRENGTHS, TEAMS } from '../types.ts'
import { offerRead, taskSchema } from './agenda.ts'
import { cell, cellIn } from './cell.ts'

const ID = /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,39}$/
const team = z.enum(TEAMS)
const amount = z.int().min(0).max(9999)
const flag = z.boolean().default(false)
const noId = fault('no-id')
const id = z.string().refine((text) => ID.test(text), { error: noId.what, params: { reason: noId.reason } })
const captain = z.enum(CAPTAINS)

/** A cell, or null for `sunk`. */
const berth = z.string().transform((text, context) => (text === 'sunk' ? null : cellIn(text, context)))

const wind = z.strictObject({ toward: z.enum(HEADINGS), strength: z.enum(STRENGTHS) })

const fort = z.strictObject({
  id,
  team,
  at: cell,
  hullDamage: amount.default(0),
  shotsLeft: amount.optional(),
  done: flag,
  builtBy: team.optional(),
})

const ship = z.strictObject({
  id,
  class: z.enum(SHIP_CLASSES),
  team,
  at: berth,
  heading: z.enum(HEADINGS),
  hullDamage: amount.default(0),
  sailDamage: amount.default(0),
  shotsLeft: amount.optional(),
  captain: captain.nullable().default(null),
  captainShown: flag,
  faceUp: flag,
  gold: amount.default(0),
  done: flag,
  calmRounds: amount.default(0),
  calmSpent: z.enum(['no', 'now', 'before']).default('no'),
  swung: flag,
  chaserUsed: flag,
  prize: flag,
})

/** The public position of Admiral, with its defaults; cells are numbers once it is read. */
export const positionSchema = z.strictObject({
  game: z.literal('admiral'),
  options: z.record(z.string(), z.unknown()).default({}),
  board: z
    .strictObject({
      width: z.int().min(1).max(MAX_WIDTH).optional(),
      height: z.int().min(1).max(MAX_HEIGHT).optional(),
      land: z.array(cell).default([]),
      reefs: z.array(cell).default([]),
      forts: z.array(fort).default([]),
      treasures: z.array(z.strictObject({ at: cell, gold: amount.min(1).default(1) })).default([]),
    })
    .prefault({}),
  wind: wind.optional(),
  round: z.int().min(1).default(1),
  teams: z
    .array(z.strictObject({ id: team, gold: amount.default(0) }))
    .min(2)
    .max(4)
    .optional(),
  ships: z.array(ship).default([]),
  ashore: z.array(z.strictObject({ team, card: captain, fort: id, shown: flag })).default([]),
  phase: z.enum(['assign', 'play']).default('play'),
  assigning: z.array(team).min(1).optional(),
  turn: team.optional(),
  moving: z.strictObject({ ship: id, left: z.int() }).nullish(),
  activation: z
    .strictObject({
      ship: id,
      stage: z.enum(STAGES),
      left: z.int().default(0),
      fired: flag,
      challenged: flag,
      swiftDeclared: z.literal(true).optional(),
    })
    .nullish(),
  offer: offerRead.nullish(),
  agenda: z.array(taskSchema).default([]),
  dice: z.array(z.int().min(1).max(6)).default([]),
  winds: z.array(wind).default([]),
  result: z
    .strictObject({
      winners: z.array(team),
      scores: z.partialRecord(team, amount),
      reason: z.enum(END_REASONS),
    })
    .nullable()
    .default(null),
})

export type PositionRead = z.output<typeof positionSchema>
export type ShipRead = z.output<typeof ship>
export type OfferRead = z.output<typeof offerRead>
export type FortRead = z.output<typeof fort>

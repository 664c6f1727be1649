import { z } from 'zod'
import { printCell } from '../cells.ts'
import { HEADINGS } from '../geometry/headings.ts'
import { AIMS, type Crossing, OFFER_KINDS, type Offer, RUDDERS, type Task, TEAMS } from '../types.ts'
import { cell } from './cell.ts'

const id = z.string()
const ids = z.array(id)
const heading = z.enum(HEADINGS)
const aim = z.enum(AIMS)
const turn = z.enum(RUDDERS)
const captain = { captain: z.literal(true).optional() }
const volleys = z.array(z.strictObject({ ship: id, shots: z.int().min(1) }))

const crossing = z
  .strictObject({ ship: id, cells: z.tuple([cell, cell]), turning: z.boolean().default(false) })
  .nullable()
  .default(null)

/** A decision for a seat, as positions and events write it. */
const offerSchema = z.strictObject({
  to: z.enum(TEAMS),
  kind: z.enum(OFFER_KINDS),
  by: ids.min(1),
  at: ids.min(1),
  crossing,
})

/** The same where a position omits the units that may fire and their targets. */
export const offerRead = offerSchema.partial({ by: true, at: true })

const deed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('steer'), ship: id, turn, ...captain }),
  z.strictObject({ kind: z.literal('turn'), ship: id, heading, ...captain }),
  z.strictObject({ kind: z.literal('fire'), ship: id, target: id, shots: z.int().min(1), aim, ...captain }),
  z.strictObject({ kind: z.literal('salvo'), with: volleys, target: id, aim, ...captain }),
  z.strictObject({ kind: z.literal('board'), ship: id, target: id, ...captain }),
  z.strictObject({ kind: z.literal('repair'), ship: id, hull: z.int().min(0), sails: z.int().min(0), ...captain }),
])

const attack = z.strictObject({
  by: volleys,
  target: id,
  aim,
  crossing,
  marksman: z.boolean(),
  occasion: z.enum(['turn', ...OFFER_KINDS]),
  answered: z.literal(true).optional(),
})

/** A task that remains once an offer is settled. */
export const taskSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('offer'), offer: offerSchema }),
  z.strictObject({ do: z.literal('move'), move: deed }),
  z.strictObject({ do: z.literal('cross'), ship: id, turn }),
  z.strictObject({
    do: z.literal('arrive'),
    ship: id,
    path: z.array(cell).min(1),
    turn,
    before: heading,
    after: heading,
  }),
  z.strictObject({ do: z.literal('endMove'), ship: id, spared: id.nullable().default(null) }),
  z.strictObject({ do: z.literal('roll'), attack }),
  z.strictObject({ do: z.literal('fight'), ship: id, target: id, helped: z.boolean() }),
  z.strictObject({ do: z.literal('finish'), ship: id }),
])

/** Returns an offer with cells by name, as `offerRead` reads it. */
export function printOffer({ crossing: place, ...offer }: Offer): object {
  return { ...offer, ...(place && { crossing: printCrossing(place) }) }
}

function printCrossing(place: Crossing): object {
  return { ...place, cells: place.cells.map(printCell) }
}

/** Returns a task of the agenda with cells by name, as `taskSchema` reads it. */
export function printTask(task: Task): object {
  if (task.do === 'offer') return { ...task, offer: printOffer(task.offer) }
  if (task.do === 'arrive') return { ...task, path: task.path.map(printCell) }
  if (task.do !== 'roll') return task
  const { crossing: place, ...rest } = task.attack
  return { ...task, attack: { ...rest, ...(place && { crossing: printCrossing(place) }) } }
}

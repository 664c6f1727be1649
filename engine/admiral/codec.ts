import { z } from 'zod'
import { accepted, type Parsed, problemOf, rejected } from '../kernel/parsed.ts'
import { printCell } from './cells.ts'
import { CAPTAINS } from './data/captains.ts'
import { HEADINGS } from './geometry/headings.ts'
import { printOffer, printTask } from './position/agenda.ts'
import { type AdmiralEvent, type AdmiralMove, AIMS, CAPTAIN_DEEDS, RUDDERS } from './types.ts'

const id = z.string().max(40)
const captain = { captain: z.literal(true).optional() }
/** The rules check for too many shots, or none. */
const shots = z.int()
const aim = z.enum(AIMS).default('hull')
const points = z.int().default(0)

/** Listed moves carry hints, which are ignored when a move is played. */
const kind = <K extends AdmiralMove['kind']>(name: K) => ({ kind: z.literal(name), hint: z.unknown().optional() })

/** The moves of the table protocol. */
export const MOVES = {
  assign: z.strictObject({ ...kind('assign'), cards: z.record(id, z.enum(CAPTAINS)) }),
  steer: z.strictObject({ ...kind('steer'), ship: id, turn: z.enum(RUDDERS), ...captain }),
  turn: z.strictObject({ ...kind('turn'), ship: id, heading: z.enum(HEADINGS), ...captain }),
  fire: z.strictObject({ ...kind('fire'), ship: id, target: id, shots: shots.default(1), aim, ...captain }),
  salvo: z.strictObject({
    ...kind('salvo'),
    with: z.array(z.strictObject({ ship: id, shots: shots.default(1) })).max(40),
    target: id,
    aim,
    ...captain,
  }),
  board: z.strictObject({ ...kind('board'), ship: id, target: id, ...captain }),
  repair: z.strictObject({ ...kind('repair'), ship: id, hull: points, sails: points, ...captain }),
  captain: z.strictObject({
    ...kind('captain'),
    ship: id,
    do: z.enum(CAPTAIN_DEEDS),
    card: z.enum(CAPTAINS).optional(),
  }),
  loot: z.strictObject({ ...kind('loot'), ship: id, captain: z.boolean().default(false), gold: points }),
  finish: z.strictObject({ ...kind('finish'), ship: id }),
  decline: z.strictObject(kind('decline')),
} satisfies Record<AdmiralMove['kind'], z.ZodType>

/** Reads a move of the table protocol. A problem that names a rule means: well formed, but never legal here. */
export function parseMove(input: unknown): Parsed<AdmiralMove> {
  const shaped = z.looseObject({ kind: z.string() }).safeParse(input)
  if (!shaped.success) return { ok: false, problem: problemOf(shaped.error) }
  const name = shaped.data.kind
  if (!Object.hasOwn(MOVES, name)) return rejected('kind', `there is no move ${JSON.stringify(name)}`, 'A-ROUND')
  const parsed = MOVES[name as AdmiralMove['kind']].safeParse(input) // one of the kinds, as checked above
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error) }
  const { hint: _, ...move } = parsed.data
  return accepted(move as AdmiralMove) // JSON holds no undefined, so optional keys are there or not
}

/** Returns a move in its public form: moves name no cells, so it is the same. */
export function printMove(move: AdmiralMove): object {
  return move
}

type CellField = 'at' | 'from' | 'to' | 'path'

/** The fields of each kind of event that hold cells. */
const CELL_FIELDS: Readonly<Record<AdmiralEvent['kind'], readonly CellField[]>> = {
  captainsAssigned: [],
  activationBegan: [],
  swiftDeclared: [],
  sailsSet: [],
  shipMoved: ['from', 'to', 'path'],
  shipTurned: [],
  moveEnded: [],
  shotsFired: ['at'],
  hullDamaged: [],
  sailsDamaged: [],
  criticalRolled: [],
  shipSunk: ['at'],
  fortSilenced: [],
  offerMade: [],
  offerAnswered: [],
  boardingBegan: [],
  boardingFought: [],
  shipTaken: [],
  fortTaken: [],
  lootShifted: [],
  shipRepaired: [],
  captainShown: [],
  captainTurnedDown: [],
  captainLanded: [],
  captainEmbarked: [],
  treasureLoaded: ['at'],
  goldLanded: [],
  activationEnded: [],
  turnPassed: [],
  roundBegan: [],
  shipDrifted: ['from', 'to', 'path'],
  matchEnded: [],
}

/** Returns an event as the table protocol writes it: cells by name. */
export function printEvent(event: AdmiralEvent): object {
  const fields: Readonly<Record<string, unknown>> = event
  const cells = Object.fromEntries(CELL_FIELDS[event.kind].map((field) => [field, printPlace(fields[field])]))
  return { ...event, ...cells, ...printParts(event) }
}

function printPlace(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(printPlace)
  return typeof value === 'number' ? printCell(value) : value
}

function printParts(event: AdmiralEvent): object {
  if (event.kind === 'shotsFired') return { by: event.by.map((part) => ({ ...part, from: printCell(part.from) })) }
  if (event.kind !== 'offerMade') return {}
  return { offer: printOffer(event.offer), agenda: event.agenda.map(printTask) }
}

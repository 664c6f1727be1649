import { z } from 'zod'
import type { Hidden } from '../kernel/game.ts'
import { HIDDEN } from '../kernel/game.ts'
import { accepted, type Parsed, problemOf, rejected } from '../kernel/parsed.ts'
import { sortCells } from './berths.ts'
import { parseCell, printCell } from './cells.ts'
import { FLAGS, type Flag } from './data/fleet.ts'
import type { Cell, SeaBattleEvent, SeaBattleMove, Ship } from './types.ts'

/** A cell in the players' notation; one that is not on the field makes a move illegal, not malformed. */
export const cell = z.string().transform((text, context): Cell => {
  const parsed = parseCell(text)
  if (parsed !== null) return parsed
  const said = text.slice(0, 20)
  const message = `${JSON.stringify(said)} is no cell of the field`
  context.addIssue({ code: 'custom', message, params: { rule: 'S-FIELD', cells: [said] } })
  return z.NEVER
})

export const ship = z.array(cell).max(100).transform(sortCells)

export const flag = z.string().transform((text, context): Flag => {
  const known = FLAGS.find((one) => one === text)
  if (known) return known
  const message = `${JSON.stringify(text.slice(0, 20))} is no flag`
  context.addIssue({ code: 'custom', message, params: { rule: 'S-FLAG' } })
  return z.NEVER
})

/** Listed moves may carry hints, which are ignored when a move is played. */
const kind = <K extends SeaBattleMove['kind']>(name: K) => ({ kind: z.literal(name), hint: z.unknown().optional() })

const MOVES = {
  place: z.strictObject({ ...kind('place'), flag, ships: z.array(ship).max(100) }),
  placeRandom: z.strictObject({ ...kind('placeRandom'), flag }),
  fire: z.strictObject({ ...kind('fire'), at: cell }),
} satisfies Record<SeaBattleMove['kind'], z.ZodType>

/** Reads a move of the table protocol. A problem that names a rule means: well formed, but never legal here. */
export function parseMove(input: unknown): Parsed<SeaBattleMove> {
  const shaped = z.looseObject({ kind: z.string() }).safeParse(input)
  if (!shaped.success) return { ok: false, problem: problemOf(shaped.error) }
  const name = shaped.data.kind
  if (!Object.hasOwn(MOVES, name)) return rejected('kind', `there is no move ${JSON.stringify(name)}`, 'S-SHOT')
  const parsed = MOVES[name as SeaBattleMove['kind']].safeParse(input) // one of the kinds, as checked above
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error) }
  const { hint: _, ...move } = parsed.data
  return accepted(move)
}

export const printShip = (cells: Ship): readonly string[] => cells.map(printCell)

export function printShips(ships: readonly Ship[] | Hidden): readonly (readonly string[])[] | Hidden {
  return ships === HIDDEN ? HIDDEN : ships.map(printShip)
}

/** Returns a move with its cells in the players' notation. */
export function printMove(move: SeaBattleMove): object {
  switch (move.kind) {
    case 'place':
      return { ...move, ships: printShips(move.ships) }
    case 'fire':
      return { ...move, at: printCell(move.at) }
    case 'placeRandom':
      return move
    default:
      return move satisfies never
  }
}

/** Returns an event as the table protocol writes it. */
export function printEvent(event: SeaBattleEvent): object {
  switch (event.kind) {
    case 'fleetPlaced':
      return { ...event, ships: printShips(event.ships) }
    case 'shotFired':
      return { ...event, at: printCell(event.at), ship: event.ship && printShip(event.ship) }
    case 'fleetsOpened':
      return { ...event, fleets: { north: printShips(event.fleets.north), south: printShips(event.fleets.south) } }
    case 'battleJoined':
    case 'turnPassed':
    case 'matchEnded':
      return event
    default:
      return event satisfies never
  }
}

import { z } from 'zod'
import type { Viewer } from '../kernel/game.ts'
import { HIDDEN } from '../kernel/game.ts'
import { accepted, type Parsed, problemOf, rejected } from '../kernel/parsed.ts'
import { settle } from '../kernel/play.ts'
import type { Rng } from '../kernel/rng.ts'
import { settleLoaded } from './actions.ts'
import { ALL_CELLS, printCell } from './cells.ts'
import { cell, flag, printShip, printShips, ship } from './codec.ts'
import type { Flag } from './data/fleet.ts'
import { evolve } from './evolve.ts'
import { marksOf, opponentOf } from './marks.ts'
import { optionsSchema } from './options.ts'
import { layoutFault } from './placement.ts'
import type { Cell, Fleet, SeaBattleOptions, SeaBattleShape, SeaBattleState, SeaSeat, Ship, Shot } from './types.ts'
import { SEATS } from './types.ts'
import { view } from './view.ts'

/** The flag of a fleet may be missing, and a puzzle may give one side nothing to lose. */
const fleet = (usual: Flag) => z.strictObject({ flag: flag.default(usual), ships: z.array(ship).max(100) }).nullish()
const seat = z.enum(SEATS)
const shots = z.array(cell).max(100).default([])

const positionSchema = z.strictObject({
  game: z.literal('sea-battle'),
  options: optionsSchema.prefault({}),
  fleets: z.strictObject({ north: fleet('pirates'), south: fleet('royal') }).prefault({}),
  shots: z.strictObject({ north: shots, south: shots }).prefault({}),
  turn: seat.optional(),
})
type PositionRead = z.output<typeof positionSchema>

/**
 * Reads a position of the table protocol. With both fleets given it is in the firing phase, whatever their size.
 *
 * @param rng draws the first shooter if the position and its options leave that open.
 */
export function parsePosition(input: unknown, rng: Rng): Parsed<SeaBattleState> {
  const parsed = positionSchema.safeParse(input)
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error) }
  return (
    faultOf(parsed.data) ??
    accepted(settle<SeaBattleShape>({ evolve }, readPosition(parsed.data, rng), rng, settleLoaded))
  )
}

function readPosition(json: PositionRead, rng: Rng): SeaBattleState {
  const fleets = { north: json.fleets.north ?? null, south: json.fleets.south ?? null }
  const north = readShots(json.shots.north, fleets.south)
  const south = readShots(json.shots.south, fleets.north)
  return {
    options: json.options,
    fleets,
    shots: { north: north.shots, south: south.shots },
    sunk: { north: north.sunk, south: south.sunk },
    turn: firstOf(json, rng),
    result: null,
  }
}

/**
 * Returns the seat that fires, or that will fire first. In the firing phase the given turn counts more than the option,
 * before it the option counts more; without both, the seat is drawn.
 */
function firstOf({ turn, options, fleets }: PositionRead, rng: Rng): SeaSeat {
  const drawn = SEATS[rng.int(SEATS.length)] ?? 'north'
  const chosen = options.first === 'draw' ? undefined : options.first
  const firing = fleets.north && fleets.south
  return (firing ? (turn ?? chosen) : (chosen ?? turn)) ?? drawn
}

/** Returns the results of shots, from the places of the fleet. */
function readShots(cells: readonly Cell[], target: Fleet | null): { shots: readonly Shot[]; sunk: readonly Ship[] } {
  const ships = target && target.ships !== HIDDEN ? target.ships : []
  const sunk: Ship[] = []
  const shots = cells.map((at, i): Shot => {
    const hit = ships.find((one) => one.includes(at))
    if (!hit) return { at, result: 'miss' }
    if (!hit.every((part) => cells.indexOf(part) >= 0 && cells.indexOf(part) <= i)) return { at, result: 'hit' }
    sunk.push(hit)
    return { at, result: 'sunk' }
  })
  return { shots, sunk }
}

function faultOf({ fleets, shots: fired, options, turn }: PositionRead): Parsed<never> | null {
  const faults = SEATS.map(
    (owner) => fleetFault(owner, fleets[owner]?.ships ?? [], options) ?? shotsFault(owner, fired),
  )
  const fault = faults.find((one) => one !== null)
  if (fault) return fault
  if (!fleets.north || !fleets.south) return shotEarly(fired)
  if (fleets.north.ships.length + fleets.south.ships.length === 0)
    return rejected('fleets', 'no ship at sea', 'S-FLEET')
  const done = SEATS.find(
    (one) => fired[one].length === ALL_CELLS.length && fleets[opponentOf(one)]?.ships.length === 0,
  )
  const stuck = done !== undefined && (turn ?? done) === done
  return stuck ? rejected('turn', `${done} has no cell left to fire at`, 'S-SHOT') : null
}

/** Returns a fault if ships lie illegally: a puzzle may have any ships, but they lie as the options allow. */
function fleetFault(owner: SeaSeat, ships: readonly Ship[], options: SeaBattleOptions): Parsed<never> | null {
  const fault = layoutFault(ships, options)
  if (!fault) return null
  const cells = fault.cells.map(printCell)
  const problem = { where: `fleets.${owner}.ships`, what: `${fault.refusal}: ${cells}`, rule: 'S-PLACE', cells }
  return { ok: false, problem }
}

function shotsFault(owner: SeaSeat, fired: PositionRead['shots']): Parsed<never> | null {
  const again = fired[owner].find((at, i, cells) => cells.indexOf(at) !== i)
  return again === undefined ? null : rejected(`shots.${owner}`, `${printCell(again)} was fired at twice`, 'S-SHOT')
}

function shotEarly(fired: PositionRead['shots']): Parsed<never> | null {
  const early = SEATS.find((owner) => fired[owner].length > 0)
  return early ? rejected(`shots.${early}`, 'nobody fires before both fleets are placed', 'S-PLACE') : null
}

/** Returns the whole position, nothing hidden; reading it gives the same state again. */
export function printPosition(state: SeaBattleState): object {
  const { north, south } = state.fleets
  return {
    game: 'sea-battle',
    options: state.options,
    fleets: { ...(north && { north: printFleet(north) }), ...(south && { south: printFleet(south) }) },
    shots: { north: printShots(state, 'north'), south: printShots(state, 'south') },
    turn: state.turn,
  }
}

/** Returns the position as a viewer may know it: until the end it shows an enemy's ships only by their marks. */
export function printView(state: SeaBattleState, viewer: Viewer): object {
  const shown = printPosition(view(state, viewer))
  if (viewer === 'open') return shown
  const own = SEATS.find((one) => one === viewer)
  if (own) return { ...shown, enemy: printMarks(state, own) }
  return {
    ...shown,
    fields: { north: printMarks(state, opponentOf('north')), south: printMarks(state, opponentOf('south')) },
  }
}

/** Returns a fleet; one with hidden ships has only its flag. */
function printFleet(shown: Fleet): object {
  return shown.ships === HIDDEN ? { flag: shown.flag } : { flag: shown.flag, ships: printShips(shown.ships) }
}

function printShots(state: SeaBattleState, owner: SeaSeat): readonly string[] {
  return state.shots[owner].map((shot) => printCell(shot.at))
}

/** Returns a seat's findings about the field it fires at; the empty water beside sunk ships is marked on request. */
function printMarks(state: SeaBattleState, owner: SeaSeat): object {
  const { hits, misses, sunk, empty } = marksOf(state, owner)
  return {
    hits: hits.map(printCell),
    misses: misses.map(printCell),
    sunk: sunk.map(printShip),
    ...(empty.length > 0 && { empty: empty.map(printCell) }),
  }
}

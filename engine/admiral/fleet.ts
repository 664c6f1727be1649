import { distanceBetween, isOnField } from './cells.ts'
import { type ClassNumbers, type GunNumbers, type Numbers, numbersIn, RULESET } from './data/ruleset.ts'
import type {
  Activation,
  AdmiralMove,
  AdmiralOptions,
  AdmiralState,
  Board,
  Cell,
  Fort,
  Ship,
  TeamId,
  Unit,
  UnitId,
} from './types.ts'

/** Returns the numbers of this match. */
export function numbersOf({ options }: Pick<AdmiralState, 'options'>): Numbers {
  return numbersIn(options.ruleset ?? RULESET)
}

export function classOf(state: Pick<AdmiralState, 'options'>, ship: Pick<Ship, 'class'>): ClassNumbers {
  return numbersOf(state).classes[ship.class]
}

/** Returns shots, hull and range of a ship or fort. */
export function gunNumbersOf(state: Pick<AdmiralState, 'options'>, unit: Pick<Unit, 'class'>): GunNumbers {
  const numbers = numbersOf(state)
  return unit.class === 'fort' ? numbers.fort : numbers.classes[unit.class]
}

export function hullLeft(state: Pick<AdmiralState, 'options'>, unit: Unit): number {
  return unit.at === null ? 0 : gunNumbersOf(state, unit).hull - unit.hullDamage
}

export function shipNamed(state: AdmiralState, id: UnitId): Ship | null {
  return state.ships.find((ship) => ship.id === id) ?? null
}

export function unitNamed(state: AdmiralState, id: UnitId): Unit | null {
  return shipNamed(state, id) ?? state.forts.find((fort) => fort.id === id) ?? null
}

export function unitsOf(state: AdmiralState, team: TeamId): readonly Unit[] {
  return [...state.ships, ...state.forts].filter((unit) => unit.team === team)
}

export function isShip(unit: Unit): unit is Ship {
  return unit.class !== 'fort'
}

/** Returns whether a unit is still in the fight: a ship not sunk, a fort not silent (A-BOARD). */
export function isFighting(state: AdmiralState, unit: Unit): boolean {
  return hullLeft(state, unit) > 0
}

/** Returns the team that begins a round: the first player moves on by one each round (A-ROUND). */
export function firstOf({ teams }: Pick<AdmiralState, 'teams'>, round: number): TeamId {
  return teams[(round - 1) % teams.length]?.id ?? 'red'
}

/** Returns the teams of a team's side, itself included. */
export function sideOf({ alliances }: AdmiralOptions, team: TeamId): readonly TeamId[] {
  return alliances.find((side) => side.includes(team)) ?? [team]
}

export function areAllied(options: AdmiralOptions, a: TeamId, b: TeamId): boolean {
  return a === b || sideOf(options, a).includes(b)
}

/** Returns every side of the match once, in the order of its first team. */
export function sidesOf({ options, teams }: AdmiralState): readonly (readonly TeamId[])[] {
  const sides: (readonly TeamId[])[] = []
  for (const { id } of teams) if (!sides.some((side) => side.includes(id))) sides.push(sideOf(options, id))
  return sides
}

/** Returns the teams in order of play after the given one, which comes last. */
export function teamsAfter({ teams }: AdmiralState, team: TeamId): readonly TeamId[] {
  const ids = teams.map((entry) => entry.id)
  const next = ids.indexOf(team) + 1
  return [...ids.slice(next), ...ids.slice(0, next)]
}

/**
 * Returns whether a side has lost: it has no ships, or all its forts are taken (A-SCENARIO). In the treasure scenario no
 * side loses this way.
 */
export function hasLost(state: AdmiralState, side: readonly TeamId[]): boolean {
  if (state.options.scenario === 'treasure') return false
  return !state.ships.some((ship) => ship.at !== null && side.includes(ship.team)) || fortsTaken(state, side)
}

export function fortsTaken({ forts }: AdmiralState, side: readonly TeamId[]): boolean {
  const own = forts.filter((fort) => side.includes(fort.builtBy))
  return own.length > 0 && own.every((fort) => !side.includes(fort.team))
}

/** Returns whether a unit may be fired at, boarded or asked to answer. */
export function isEnemy(state: AdmiralState, team: TeamId, unit: Unit): boolean {
  return !areAllied(state.options, team, unit.team) && !hasLost(state, sideOf(state.options, unit.team))
}

export function shipAt({ ships }: AdmiralState, cell: Cell): Ship | null {
  return ships.find((ship) => ship.at === cell) ?? null
}

export function isLand({ land }: Board, cell: Cell): boolean {
  return land.includes(cell)
}

/** Returns whether a ship may enter a cell: on the field, neither land nor reef, and without a ship (A-FIELD). */
export function isFree(state: AdmiralState, cell: Cell): boolean {
  return isSea(state.board, cell) && shipAt(state, cell) === null
}

export function isSea(board: Board, cell: Cell): boolean {
  return isOnField(board, cell) && !isLand(board, cell) && !board.reefs.includes(cell)
}

/** Returns the forts whose port contains a cell (A-FIELD). */
export function portsAt(state: AdmiralState, cell: Cell): readonly Fort[] {
  return state.forts.filter((fort) => isInPort(state, cell, fort))
}

export function isInPort(state: Pick<AdmiralState, 'options'>, cell: Cell, fort: Fort): boolean {
  const distance = distanceBetween(fort.at, cell)
  return distance > 0 && distance <= numbersOf(state).port
}

/** Returns the forts of its own or an allied team in whose port a ship lies (A-PORT). */
export function friendlyPorts(state: AdmiralState, ship: Ship): readonly Fort[] {
  if (ship.at === null) return []
  return portsAt(state, ship.at).filter((fort) => areAllied(state.options, fort.team, ship.team))
}

/** Returns the stage of a ship's activation; one that has not begun is at its beginning. */
export function activationOf({ activation }: AdmiralState, ship: UnitId): Activation {
  if (activation?.ship === ship) return activation
  return { ship, stage: 'begun', left: 0, fired: false, challenged: false }
}

/** Returns whether a ship has done nothing in its turn except turning or moving cards. */
export function isBeforeFirstDeed(state: AdmiralState, ship: UnitId): boolean {
  const { stage, fired, challenged } = activationOf(state, ship)
  return stage === 'begun' && !fired && !challenged
}

/** Returns the ship or fort that carries out a move (for a salvo the first named); null for a move without one. */
export function actorOf(move: AdmiralMove): UnitId | null {
  if (move.kind === 'assign' || move.kind === 'decline') return null
  return move.kind === 'salvo' ? (move.with[0]?.ship ?? null) : move.ship
}

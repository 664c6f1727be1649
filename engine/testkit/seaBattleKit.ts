import type { Viewer } from '../kernel/game.ts'
import { HIDDEN } from '../kernel/game.ts'
import type { Played } from '../kernel/play.ts'
import { openStream, type Rng, shuffled } from '../kernel/rng.ts'
import { SEA_BATTLE } from '../protocol/games.ts'
import { berthsFor } from '../sea-battle/berths.ts'
import { ALL_CELLS } from '../sea-battle/cells.ts'
import { opponentOf } from '../sea-battle/marks.ts'
import { closeTo, placementFault } from '../sea-battle/placement.ts'
import { randomFleet } from '../sea-battle/randomFleet.ts'
import type { Cell, Fleet, SeaBattleMove, SeaBattleShape, SeaBattleState, SeaSeat, Ship } from '../sea-battle/types.ts'
import { SEATS } from '../sea-battle/types.ts'
import type { LawKit } from './laws.ts'

/** Sea Battle for the laws. */
export const seaBattleKit: LawKit<SeaBattleShape> = {
  game: SEA_BATTLE,
  redeal: (before, { state }, viewer, rng) => redealFleets(before, state, viewer, rng),
  strayMoves,
  unlistedMoves(state) {
    if (state.fleets.north && state.fleets.south) return []
    return [{ kind: 'place', flag: 'royal', ships: randomFleet(state.options, openStream(1, 'fleet')) }]
  },
  broken: (state) =>
    SEATS.map((seat) => fieldBroken(state, seat)).find((wrong) => wrong !== null) ?? secrecyBroken(state),
  brokenMove: (before, played, move) => turnBroken(before, played, move),
  // Two placements, and a shot at every cell of both fields.
  longest: 202,
}

/**
 * Returns the same state with the fleets that a viewer may not see placed differently, in such a way that every shot up
 * to the later state had the same result.
 */
export function redealFleets(before: SeaBattleState, after: SeaBattleState, viewer: Viewer, rng: Rng): SeaBattleState {
  // At the end everything is open.
  if (viewer === 'open' || after.opened) return before
  const fleets = { ...before.fleets }
  for (const owner of SEATS) if (owner !== viewer) fleets[owner] = relaid(before.fleets[owner], after, owner, rng)
  return { ...before, fleets }
}

function relaid(fleet: Fleet | null, told: SeaBattleState, owner: SeaSeat, rng: Rng): Fleet | null {
  if (!fleet || fleet.ships === HIDDEN) return fleet
  for (let tries = 0; tries < 20; tries++) {
    const ships = relay(fleet.ships, told, owner, rng)
    if (ships && placementFault(ships, told.options) === null) return { ...fleet, ships }
  }
  return fleet
}

/** A mask of the field; the marked cells are 1. */
type Marks = Uint8Array

/**
 * Places ships again: sunk ships stay; wounded ones keep their wounds; all others may lie anywhere that was not fired
 * at.
 */
function relay(ships: readonly Ship[], told: SeaBattleState, owner: SeaSeat, rng: Rng): readonly Ship[] | null {
  const by = opponentOf(owner)
  const down = marks(told.sunk[by].flat())
  const fired = marks(told.shots[by].map((shot) => shot.at))
  const wounds = ships.map((ship) => (down[ship[0] ?? -1] === 1 ? null : ship.filter((cell) => fired[cell] === 1)))
  const laid: Ship[] = ships.map((ship, i) => (wounds[i] === null ? ship : []))
  const barred = marks([])
  for (const ship of laid) bar(barred, ship, told)
  const order = shuffled([...ships.keys()], rng).sort((a, b) => (wounds[b]?.length ?? 9) - (wounds[a]?.length ?? 9))
  for (const i of order) {
    const kept = wounds[i]
    if (!kept) continue
    const berths = berthsFor((ships[i] ?? []).length, told.options.shapes)
    const wounded = marks(kept)
    const ship = drawBerth(berths, (berth) => fits(berth, kept.length, { wounded, fired, barred }), rng)
    if (!ship) return null
    laid[i] = ship
    bar(barred, ship, told)
  }
  return laid
}

/**
 * Returns one of the fitting berths, each equally likely: by repeated draws while most berths fit, and from a list of
 * the fitting ones if few do.
 */
function drawBerth(berths: readonly Ship[], isFit: (berth: Ship) => boolean, rng: Rng): Ship | undefined {
  for (let tries = 0; tries < 40; tries++) {
    const berth = berths[rng.int(berths.length)]
    if (berth && isFit(berth)) return berth
  }
  const fit = berths.filter(isFit)
  return fit[rng.int(Math.max(1, fit.length))]
}

/** Returns whether a ship with exactly these wounds may lie on a berth, away from blocked cells. */
function fits(berth: Ship, wounds: number, { wounded, fired, barred }: Record<'wounded' | 'fired' | 'barred', Marks>) {
  let hits = 0
  for (const cell of berth) {
    if (barred[cell] === 1 || fired[cell] !== wounded[cell]) return false
    hits += wounded[cell] ?? 0
  }
  return hits === wounds
}

function marks(cells: readonly Cell[]): Marks {
  const marked = new Uint8Array(ALL_CELLS.length)
  for (const cell of cells) marked[cell] = 1
  return marked
}

/** Blocks the cells of a ship and those too close to it. */
function bar(barred: Marks, ship: Ship, { options }: SeaBattleState): void {
  for (const cell of ship) {
    barred[cell] = 1
    for (const near of closeTo(cell, options)) barred[near] = 1
  }
}

/** Returns moves of every kind, most of them illegal. */
function strayMoves(state: SeaBattleState, rng: Rng): readonly SeaBattleMove[] {
  const fired = state.shots[state.turn].at(-1)?.at ?? 0
  return [
    { kind: 'fire', at: rng.int(100) },
    { kind: 'fire', at: fired },
    { kind: 'fire', at: 100 },
    { kind: 'fire', at: -1 },
    { kind: 'placeRandom', flag: 'royal' },
    { kind: 'place', flag: 'pirates', ships: [[0, 1, 2, 3]] },
  ]
}

/**
 * Returns an error unless shots are true, none is fired twice, and ships are sunk exactly when all their cells are hit.
 */
function fieldBroken(state: SeaBattleState, by: SeaSeat): string | null {
  const ships = state.fleets[opponentOf(by)]?.ships ?? []
  if (ships === HIDDEN) return 'the whole truth hides a fleet'
  const shots = state.shots[by]
  const fired = new Set(shots.map((shot) => shot.at))
  if (fired.size !== shots.length) return `${by} fired twice at a cell`
  const hits = shots.filter((shot) => shot.result !== 'miss').map((shot) => shot.at)
  const struck = ships.flat().filter((cell) => fired.has(cell))
  if (hits.length !== struck.length || !hits.every((cell) => struck.includes(cell))) return `${by} was told lies`
  const gone = ships.filter((ship) => ship.every((cell) => fired.has(cell)))
  if (gone.length !== state.sunk[by].length) return `${gone.length} ships are down, ${state.sunk[by].length} told`
  const won = gone.length === ships.length && ships.length > 0
  return won === (state.result?.winners.includes(by) ?? false) ? null : `${by} has won: ${won}, told otherwise`
}

/** Returns an error unless the fleets are open to all viewers at the end, and no sooner. */
function secrecyBroken(state: SeaBattleState): string | null {
  if ((state.opened === true) !== (state.result !== null))
    return `opened: ${state.opened}, over: ${state.result !== null}`
  const isOver = state.result !== null
  for (const viewer of [...SEATS, 'spectator']) {
    const { fleets } = SEA_BATTLE.rules.view(state, viewer)
    const seen = SEATS.filter((seat) => seat !== viewer && fleets[seat] && fleets[seat].ships !== HIDDEN)
    if (seen.length > 0 !== isOver && (fleets.north || fleets.south))
      return `${viewer} sees ${seen.length} other fleets`
  }
  return null
}

/** Returns an error unless a miss passes the turn and nothing else does. */
function turnBroken(before: SeaBattleState, { state }: Played<SeaBattleShape>, move: SeaBattleMove): string | null {
  if (move.kind !== 'fire') return state.turn === before.turn ? null : 'placing passed the turn'
  const missed = state.shots[before.turn].at(-1)?.result === 'miss'
  return missed === (state.turn !== before.turn) ? null : `the turn ${missed ? 'stayed' : 'passed'}`
}

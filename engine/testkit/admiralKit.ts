import { CAPTAINS, type Captain } from '../admiral/data/captains.ts'
import { classOf, isSea, numbersOf, unitsOf } from '../admiral/fleet.ts'
import { HEADINGS } from '../admiral/geometry/headings.ts'
import { awaiting } from '../admiral/moves.ts'
import { refuse } from '../admiral/refuse.ts'
import type {
  AdmiralEvent,
  AdmiralMove,
  AdmiralShape,
  AdmiralState,
  Ashore,
  Card,
  Ship,
  TeamId,
  UnitId,
} from '../admiral/types.ts'
import type { Viewer } from '../kernel/game.ts'
import type { Played } from '../kernel/play.ts'
import { type Rng, shuffled } from '../kernel/rng.ts'
import { ADMIRAL } from '../protocol/games.ts'
import type { LawKit } from './laws.ts'

/** Admiral for the laws. */
export const admiralKit: LawKit<AdmiralShape> = {
  game: ADMIRAL,
  redeal,
  strayMoves,
  unlistedMoves: salvos,
  broken: (state) => shipsBroken(state) ?? activationBroken(state) ?? offerBroken(state),
  brokenMove: (before, played) => goldBroken(before, played) ?? wayBroken(played),
  longest: 20_000,
}

/**
 * Replaces the captains of every team but the viewer's, where the viewer sees them neither before the move nor because
 * of it.
 */
function redeal(before: AdmiralState, { events }: Played<AdmiralShape>, viewer: Viewer, rng: Rng): AdmiralState {
  const learnt = learntOf(before, events)
  const isHidden = (ship: Ship) =>
    ship.team !== viewer && ship.captain !== null && !ship.shown && !learnt.ships.has(ship.id)
  const isHiddenAshore = (entry: Ashore) =>
    entry.team !== viewer && !entry.shown && !learnt.cards.has(`${entry.team} ${entry.card}`)
  const known = new Set([
    ...before.ships.filter((ship) => !isHidden(ship)).map((ship) => `${ship.team} ${ship.captain}`),
    ...before.ashore.filter((entry) => !isHiddenAshore(entry)).map((entry) => `${entry.team} ${entry.card}`),
  ])
  const decks = new Map<TeamId, Captain[]>()
  const draw = (team: TeamId): Card => {
    const deck =
      decks.get(team) ??
      shuffled(
        CAPTAINS.filter((card) => !known.has(`${team} ${card}`)),
        rng,
      )
    decks.set(team, deck)
    return deck.pop() ?? 'rapid'
  }
  return {
    ...before,
    ships: before.ships.map((ship) => (isHidden(ship) ? { ...ship, captain: draw(ship.team) } : ship)),
    ashore: before.ashore.map((entry) => (isHiddenAshore(entry) ? { ...entry, card: draw(entry.team) } : entry)),
  }
}

/** Returns the ships and cards that the move reveals: shown, used in boarding, or named in the move. */
function learntOf(
  before: AdmiralState,
  events: readonly AdmiralEvent[],
): { ships: ReadonlySet<UnitId>; cards: ReadonlySet<string> } {
  const ships = new Set<UnitId>()
  const cards = new Set<string>()
  for (const event of events) {
    if (event.kind === 'captainShown') ships.add(event.ship)
    // If Berserk would have saved the boarded ship, its loss reveals that its captain is not Berserk.
    if (event.kind === 'boardingFought' && isNarrow(before, event.totals)) ships.add(event.target)
    if (event.kind === 'captainEmbarked')
      for (const team of ['red', 'blue', 'green', 'gold']) cards.add(`${team} ${event.captain}`)
  }
  return { ships, cards }
}

/** Returns whether the attacker won by no more than Berserk would have added to the defence. */
function isNarrow(state: AdmiralState, [attack, defence]: readonly [number, number]): boolean {
  return attack > defence && attack <= defence + numbersOf(state).captains.berserk
}

/** Returns moves of every kind by random ships, most of them illegal. */
function strayMoves(state: AdmiralState, rng: Rng): readonly AdmiralMove[] {
  const units = [...state.ships, ...state.forts]
  const some = <T>(list: readonly T[], other: T): T => list[rng.int(Math.max(1, list.length))] ?? other
  const ship = some(units, units[0] as Ship).id // ships always exist
  const target = some(units, units[0] as Ship).id // as above
  const shots = 1 + rng.int(3)
  const fire = { kind: 'fire', ship, target, shots, aim: rng.int(2) === 0 ? 'hull' : 'sails' } as const
  return [
    { kind: 'steer', ship, turn: some(['none', 'left', 'right'] as const, 'none') },
    { kind: 'steer', ship, turn: some(['none', 'left', 'right'] as const, 'none'), captain: true },
    { kind: 'turn', ship, heading: some(HEADINGS, 'N') },
    { kind: 'turn', ship, heading: some(HEADINGS, 'N'), captain: true },
    fire,
    { ...fire, captain: true },
    { kind: 'board', ship, target },
    { kind: 'board', ship, target, captain: true },
    { kind: 'repair', ship, hull: rng.int(3), sails: rng.int(3) },
    { kind: 'repair', ship, hull: rng.int(3), sails: rng.int(3), captain: true },
    { kind: 'captain', ship, do: 'ashore' },
    { kind: 'captain', ship, do: 'aboard', card: some(CAPTAINS, 'rapid') },
    { kind: 'captain', ship, do: 'aboard' },
    { kind: 'captain', ship, do: some(['faceUp', 'faceDown'] as const, 'faceUp') },
    { kind: 'assign', cards: { [ship]: some(CAPTAINS, 'rapid') } },
    { kind: 'loot', ship, captain: rng.int(2) === 0, gold: rng.int(3) },
    { kind: 'finish', ship },
    { kind: 'decline' },
  ]
}

/** Returns salvos of two ships, some of them legal. */
function salvos(state: AdmiralState): readonly AdmiralMove[] {
  const [team] = awaiting(state)
  if (team === undefined || state.assigning.length > 0) return []
  const units = unitsOf(state, team).filter((unit) => unit.shotsLeft > 0)
  const [first, second] = state.activation ? [...units].reverse() : units
  if (!first || !second) return []
  const by = [first, second].map((unit) => ({ ship: unit.id, shots: unit.shotsLeft }))
  return state.ships
    .map((target) => ({ kind: 'salvo', with: by, target: target.id, aim: 'hull' }) as const)
    .flatMap((move): readonly AdmiralMove[] => [move, { ...move, captain: true }])
    .filter((move) => refuse(state, team, move) === null)
}

/** Returns an error unless every ship afloat lies alone on open sea and has no more damage or shots than possible. */
function shipsBroken(state: AdmiralState): string | null {
  const cells = new Set<number>()
  for (const ship of state.ships) {
    const numbers = classOf(state, ship)
    if (ship.shotsLeft < 0 || ship.shotsLeft > numbers.shots) return `${ship.id} has ${ship.shotsLeft} shots`
    if (ship.sailDamage < 0 || ship.sailDamage > numbers.straight) return `${ship.id} lost ${ship.sailDamage} sails`
    if (ship.at === null) continue
    if (ship.hullDamage < 0 || ship.hullDamage >= numbers.hull) return `${ship.id} floats with ${ship.hullDamage}`
    if (!isSea(state.board, ship.at)) return `${ship.id} lies on land`
    if (cells.has(ship.at)) return `two ships in ${ship.at}`
    cells.add(ship.at)
  }
  const fort = state.forts.find((one) => one.shotsLeft < 0 || one.hullDamage > numbersOf(state).fort.hull)
  return fort ? `${fort.id} is worse than silent` : null
}

/** Returns an error unless the active unit is of the team in turn, afloat and not done; points below one end a move. */
function activationBroken({ activation, turn, ships, forts, offer }: AdmiralState): string | null {
  if (!activation) return null
  const unit = [...ships, ...forts].find((one) => one.id === activation.ship)
  if (!unit || unit.at === null || unit.team !== turn || unit.done) return `${activation.ship} must not be active`
  return activation.stage === 'moving' && activation.left < 1 && !offer ? 'a move goes on without points' : null
}

/**
 * Returns an error if the asked seat is the acting one, unless the offer is loot, or if tasks are left without an
 * offer.
 */
function offerBroken({ offer, agenda }: AdmiralState): string | null {
  return offer || agenda.length === 0 ? null : 'something is left to do, yet nobody is asked'
}

/** Returns an error if gold appears: it only sinks with a ship. */
function goldBroken(before: AdmiralState, { state, events }: Played<AdmiralShape>): string | null {
  const lost = events.some((event) => event.kind === 'shipSunk')
  const [was, is] = [goldOf(before), goldOf(state)]
  return is === was || (lost && is < was) ? null : `${was} gold became ${is}`
}

function goldOf({ ships, teams, treasures }: AdmiralState): number {
  return [...ships, ...teams, ...treasures].reduce((sum, one) => sum + one.gold, 0)
}

/** Returns an error unless a way lists its cells one by one, each beside the one before, and ends where the ship is. */
function wayBroken({ events }: Played<AdmiralShape>): string | null {
  for (const event of events) {
    if (event.kind !== 'shipMoved' && event.kind !== 'shipDrifted') continue
    const cells = [event.from, ...event.path]
    const isWay = cells.every((cell, i) => i === 0 || isStep(cells[i - 1] ?? cell, cell))
    if (!isWay || cells.at(-1) !== event.to) return `${event.ship} jumps`
  }
  return null
}

function isStep(from: number, to: number): boolean {
  return [1, 31, 32, 33].includes(Math.abs(to - from))
}

import { CAPTAINS, type Captain } from '../admiral/data/captains.ts'
import { RULESET } from '../admiral/data/ruleset.ts'
import { HEADINGS } from '../admiral/geometry/headings.ts'
import { SHIP_CLASSES, STRENGTHS, TEAMS, type TeamId } from '../admiral/types.ts'
import { type Rng, shuffled } from '../kernel/rng.ts'

const WIDTH = 10
const HEIGHT = 8

/**
 * Returns a small crowded sea in the middle of a battle, as a position of the table protocol: what is rare is common
 * here.
 */
export function randomSea(rng: Rng, options: object, players = 2): object {
  const free = shuffled(CELLS, rng)
  const take = () => free.pop() ?? 'a1'
  const teams = TEAMS.slice(0, players)
  const forts = teams.map((team) => randomFort(rng, team, take()))
  const ships = teams.flatMap((team) => randomSquadron(rng, team, take))
  const land = Array.from({ length: 5 }, take)
  return {
    game: 'admiral',
    options,
    board: {
      width: WIDTH,
      height: HEIGHT,
      land,
      reefs: Array.from({ length: 3 }, take),
      forts,
      treasures: [{ at: land[0], gold: 2 }],
    },
    wind: { toward: one(rng, HEADINGS), strength: one(rng, STRENGTHS) },
    teams: teams.map((id) => ({ id })),
    ships,
    turn: one(rng, teams),
    dice: Array.from({ length: rng.int(3) }, () => 1 + rng.int(6)),
  }
}

const CELLS = Array.from({ length: WIDTH * HEIGHT }, (_, i) => `${'abcdefghij'[i % WIDTH]}${1 + ((i / WIDTH) | 0)}`)

function one<T>(rng: Rng, list: readonly T[]): T {
  return list[rng.int(list.length)] as T // no list here is empty
}

function randomFort(rng: Rng, team: TeamId, at: string): object {
  const hullDamage = rng.int(4)
  return { id: `${team}-fort`, team, at, hullDamage, shotsLeft: rng.int(3) }
}

function randomSquadron(rng: Rng, team: TeamId, take: () => string): readonly object[] {
  const cards = shuffled(CAPTAINS, rng)
  const ships = Array.from({ length: 3 + rng.int(2) }, (_, i) => randomShip(rng, team, i, take(), cards[i] ?? null))
  return ships.map((ship) => (ship.captain && rng.int(5) === 0 ? { ...ship, faceUp: true } : ship))
}

function randomShip(rng: Rng, team: TeamId, index: number, at: string, card: Captain | null) {
  const shipClass = one(rng, SHIP_CLASSES)
  const numbers = RULESET.classes[shipClass]
  return {
    id: `${team}-${index + 1}`,
    class: shipClass,
    team,
    at,
    heading: one(rng, HEADINGS),
    hullDamage: rng.int(numbers.hull.value),
    sailDamage: rng.int(4) === 0 ? rng.int(numbers.straight.value) : 0,
    shotsLeft: rng.int(numbers.shots.value + 1),
    captain: rng.int(4) === 0 ? null : card,
    gold: rng.int(4) === 0 ? 1 + rng.int(2) : 0,
    calmRounds: rng.int(3),
  }
}

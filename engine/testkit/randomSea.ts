import { CAPTAINS } from '../admiral/data/captains.ts'
import { RULESET } from '../admiral/data/ruleset.ts'
import { HEADINGS } from '../admiral/geometry/headings.ts'
import { SHIP_CLASSES, STRENGTHS, TEAMS } from '../admiral/types.ts'
import { type Rng, shuffled } from '../kernel/rng.ts'

const WIDTH = 10
const HEIGHT = 8

/** A crowded little sea in the middle of a battle, as a position of the table protocol: all that is rare is common. */
export function randomSea(rng: Rng, options: object, players = 2): object {
  const some = <T>(list: readonly T[]): T => list[rng.int(list.length)] as T // no list here is empty
  const cells = shuffled(
    Array.from({ length: WIDTH * HEIGHT }, (_, i) => `${'abcdefghij'[i % WIDTH]}${1 + ((i / WIDTH) | 0)}`),
    rng,
  )
  const take = () => cells.pop() ?? 'a1'
  const teams = TEAMS.slice(0, players)
  const forts = teams.map((team) => {
    const hullDamage = rng.int(4)
    return { id: `${team}-fort`, team, at: take(), hullDamage, shotsLeft: rng.int(3) }
  })
  const ships = teams.flatMap((team) => {
    const cards = shuffled(CAPTAINS, rng)
    return Array.from({ length: 3 + rng.int(2) }, (_, i) => {
      const name = some(SHIP_CLASSES)
      const numbers = RULESET.classes[name]
      return {
        id: `${team}-${i + 1}`,
        class: name,
        team,
        at: take(),
        heading: some(HEADINGS),
        hullDamage: rng.int(numbers.hull.value),
        sailDamage: rng.int(4) === 0 ? rng.int(numbers.straight.value) : 0,
        shotsLeft: rng.int(numbers.shots.value + 1),
        captain: rng.int(4) === 0 ? null : (cards[i] ?? null),
        gold: rng.int(4) === 0 ? 1 + rng.int(2) : 0,
        calmRounds: rng.int(3),
      }
    }).map((ship) => (ship.captain && rng.int(5) === 0 ? { ...ship, faceUp: true } : ship))
  })
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
    wind: { toward: some(HEADINGS), strength: some(STRENGTHS) },
    teams: teams.map((id) => ({ id })),
    ships,
    turn: some(teams),
    dice: Array.from({ length: rng.int(3) }, () => 1 + rng.int(6)),
  }
}

import type { Rng } from '../../kernel/rng.ts'
import { distanceBetween } from '../cells.ts'
import { landWithin } from '../geometry/islands.ts'
import { placesFor } from '../ships/placing.ts'
import type { Cell, JackalMove, JackalState } from '../types.ts'
import { isPlaced } from '../world.ts'

/** Land within this number of cells of a ship counts as its own to explore. */
const REACH = 4
/** Other ships farther off than this have no effect. */
const ROOM = 6
/** The number of best places to choose from, so that not all matches begin alike. */
const CHOICES = 4

/**
 * Returns the bot's place for its ship: near much land and away from the others (J-ARCH); null when it has nothing to
 * place.
 */
export function placeShip(view: JackalState, rng: Rng): JackalMove | null {
  if (view.decision || view.teams.every(isPlaced)) return null
  const ranked = placesFor(view)
    .map((cell) => ({ cell, worth: worthOf(view, cell) }))
    .toSorted((a, b) => b.worth - a.worth)
  const best = ranked[rng.int(Math.min(CHOICES, ranked.length))]
  return best ? { kind: 'place', team: view.turn, to: best.cell } : null
}

function worthOf({ board, teams }: JackalState, cell: Cell): number {
  const within = landWithin(board, cell)
  const land = within[REACH] ?? within.at(-1) ?? 0
  const others = teams.filter(isPlaced).map(({ ship }) => Math.min(ROOM, distanceBetween(board, ship, cell)))
  return land + 4 * Math.min(ROOM, ...others)
}

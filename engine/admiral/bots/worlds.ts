import { HIDDEN } from '../../kernel/game.ts'
import { type Rng, shuffled } from '../../kernel/rng.ts'
import { CAPTAINS, type Captain } from '../data/captains.ts'
import type { AdmiralState, Card, TeamId } from '../types.ts'

/** Returns a whole state that agrees with the view: every hidden card becomes one that its team may still have. */
export function dealWorld(view: AdmiralState, rng: Rng): AdmiralState {
  const hidden = view.ships.some((ship) => ship.captain === HIDDEN) || view.ashore.some((one) => one.card === HIDDEN)
  if (!hidden) return view
  const decks = new Map<TeamId, Captain[]>(
    view.teams.map(({ id }) => {
      const known = knownCards(view, id)
      return [
        id,
        shuffled(
          CAPTAINS.filter((card) => !known.includes(card)),
          rng,
        ),
      ]
    }),
  )
  const draw = (team: TeamId, card: Card): Card => (card === HIDDEN ? (decks.get(team)?.pop() ?? 'rapid') : card)
  return {
    ...view,
    ships: view.ships.map((ship) => (ship.captain ? { ...ship, captain: draw(ship.team, ship.captain) } : ship)),
    ashore: view.ashore.map((entry) => ({ ...entry, card: draw(entry.team, entry.card) })),
  }
}

function knownCards({ ships, ashore }: AdmiralState, team: TeamId): readonly (Card | null)[] {
  return [
    ...ships.filter((ship) => ship.team === team).map((ship) => ship.captain),
    ...ashore.filter((entry) => entry.team === team).map((entry) => entry.card),
  ]
}

import { shipNamed } from '../../admiral/fleet.ts'
import { admiral } from '../../admiral/rules.ts'
import type { AdmiralEvent, AdmiralMove, AdmiralShape, AdmiralState, Ship, UnitId } from '../../admiral/types.ts'
import { type Played, playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'

/** Watches a treasure hunt, and counts the ships that left gold at the door in a turn. It uses only the rules. */
export class AdmiralDoor {
  private before: AdmiralState
  private readonly near = new Set<UnitId>()
  private left = 0

  constructor(start: AdmiralState) {
    this.before = start
  }

  /** Records a played move. */
  watch({ events, state }: Played<AdmiralShape>): void {
    const { before } = this
    this.before = state
    for (const id of shipsAtDoor(before)) this.near.add(id)
    for (const event of events) if (event.kind === 'goldLanded') this.near.delete(event.ship)
    if (state.turn !== before.turn || state.round !== before.round || state.result !== null) this.close(before, state)
  }

  /** The number of ships' turns that ended with gold aboard that one sure manoeuvre would have landed. */
  get leftAtDoor(): number {
    return this.left
  }

  private close({ turn }: AdmiralState, after: AdmiralState): void {
    for (const id of this.near) {
      const ship = shipNamed(after, id)
      if (ship?.team === turn && ship.gold > 0) this.left++
    }
    this.near.clear()
  }
}

/**
 * Returns the ships of the team in turn that can land gold at once: by ending their move in place, or by one manoeuvre
 * into their own port on which no enemy may fire at them before they arrive (A-SCENARIO).
 */
export function shipsAtDoor(state: AdmiralState): readonly UnitId[] {
  if (state.result || state.offer || state.assigning.length > 0) return []
  const laden = state.ships.filter(
    (ship) => ship.team === state.turn && ship.gold > 0 && ship.at !== null && !ship.done,
  )
  return laden.filter((ship) => canLand(state, ship)).map(({ id }) => id)
}

function canLand(state: AdmiralState, ship: Ship): boolean {
  const finish = { kind: 'finish', ship: ship.id } as const
  const ways = admiral.legalMoves(state, ship.team).filter((move) => move.kind === 'steer' && move.ship === ship.id)
  return lands(state, ship, finish) || ways.some((way) => lands(state, ship, way, finish))
}

/** Returns whether one or two moves land the ship's gold with no seat asked in between. */
function lands(state: AdmiralState, ship: Ship, first: AdmiralMove, then?: AdmiralMove): boolean {
  const isIt = (event: AdmiralEvent) => event.kind === 'goldLanded' && event.ship === ship.id
  const played = playMove(admiral, state, ship.team, first, openStream(1, 'door'))
  if (played.events.some(isIt)) return true
  if (!then || played.state.offer || played.state.activation?.ship !== ship.id) return false
  return playMove(admiral, played.state, ship.team, then, openStream(1, 'door')).events.some(isIt)
}

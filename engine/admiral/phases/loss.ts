import type { TurnWithoutDice } from '../agenda.ts'
import { portsAt } from '../fleet.ts'
import type { DamageCause, Ship } from '../types.ts'

/** Sinks a ship with its gold and its captain; the captain survives in its own port (C-CAPTAINS). */
export function loseShip(turn: TurnWithoutDice, ship: Ship, cause: DamageCause): void {
  if (ship.at === null) return
  const port = portsAt(turn.state, ship.at).find((fort) => fort.team === ship.team)
  if (port && ship.captain) {
    const shown = ship.shown && turn.state.options.rememberCaptains
    turn.emit({ kind: 'captainLanded', ship: ship.id, fort: port.id, captain: ship.captain, shown, saved: true })
  }
  turn.emit({ kind: 'shipSunk', ship: ship.id, at: ship.at, cause })
}

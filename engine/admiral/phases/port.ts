import type { AdmiralTurn } from '../agenda.ts'
import { placeAshore } from '../captains/ashore.ts'
import { isBeside } from '../cells.ts'
import type { Captain } from '../data/captains.ts'
import { friendlyPorts, shipNamed } from '../fleet.ts'
import type { CaptainMove, Ship, UnitId } from '../types.ts'

/** Moves a captain ashore or aboard, or turns its card (A-PORT, C-CAPTAINS). */
export function handleCaptain(turn: AdmiralTurn, { ship: id, do: deed, card }: CaptainMove): void {
  const ship = shipNamed(turn.state, id)
  if (!ship) return
  const { captain } = ship
  const { rememberCaptains } = turn.state.options
  const remembered = ship.shown && rememberCaptains
  if (deed === 'aboard' && card) return embark(turn, ship, card)
  if (captain === null) return
  if (deed === 'faceUp' && captain !== 'hidden') {
    turn.emit({ kind: 'captainShown', ship: id, captain, faceUp: true, reveals: true })
  } else if (deed === 'faceDown') {
    turn.emit({ kind: 'captainTurnedDown', ship: id, captain, shown: rememberCaptains })
  } else if (deed === 'ashore') {
    const [port] = friendlyPorts(turn.state, ship)
    if (port) turn.emit({ kind: 'captainLanded', ship: id, fort: port.id, captain, shown: remembered, saved: false })
  }
}

function embark(turn: AdmiralTurn, ship: Ship, card: Captain): void {
  const place = placeAshore(turn.state, ship, card)
  const entry = turn.state.ashore[place]
  if (!entry) return
  const { fort, card: captain, shown } = entry
  turn.emit({ kind: 'captainEmbarked', ship: ship.id, fort, place, captain, shown })
}

/** Loads treasures beside which a ship ends its move, and lands its gold in its own port (A-SCENARIO). */
export function loadAndLand(turn: AdmiralTurn, id: UnitId): void {
  const ship = shipNamed(turn.state, id)
  if (!ship || ship.at === null || turn.state.options.scenario === 'duel') return
  for (const { at, gold } of turn.state.treasures) {
    if (isBeside(at, ship.at)) turn.emit({ kind: 'treasureLoaded', ship: id, at, gold })
  }
  const laden = shipNamed(turn.state, id)
  const port = laden && friendlyPorts(turn.state, laden).find((fort) => fort.team === laden.team)
  if (laden && port && laden.gold > 0) {
    turn.emit({ kind: 'goldLanded', ship: id, team: laden.team, fort: port.id, gold: laden.gold })
  }
}

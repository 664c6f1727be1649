import type { Viewer } from '../../engine/kernel/game.ts'
import { HIDDEN } from '../../engine/kernel/game.ts'
import { opponentOf } from '../../engine/sea-battle/marks.ts'
import {
  SEATS,
  type SeaBattleEvent,
  type SeaBattleState,
  type SeaSeat,
  type Ship,
  type Shot,
} from '../../engine/sea-battle/types.ts'
import { useShownView } from '../playback/useShownTable.ts'

/** Returns whether a value from the other process is a Sea Battle view; the host guarantees the rest of its shape. */
export function isSeaBattleView(value: unknown): value is SeaBattleState {
  return typeof value === 'object' && value !== null && 'fleets' in value && 'sunk' in value
}

/** Reads the events of a match of Sea Battle, which the host has checked. */
export function readEvents(events: readonly unknown[]): readonly SeaBattleEvent[] {
  return events as readonly SeaBattleEvent[] // the host sends only events of the open match's game
}

/** Returns the seat whose fleet is in the near tray: the viewer's own; for a spectator the south. */
export function nearSeatOf(viewer: Viewer): SeaSeat {
  return SEATS.find((seat) => seat === viewer) ?? 'south'
}

/** Returns the ships of a seat that the view shows: the whole fleet, or the sunk ones. */
export function shipsSeen(state: SeaBattleState, owner: SeaSeat): readonly Ship[] {
  const ships = state.fleets[owner]?.ships ?? HIDDEN
  return ships === HIDDEN ? state.sunk[opponentOf(owner)] : ships
}

/** Returns whether a seat is known to have no ships at all, like the solver of a puzzle. */
export function hasNoShips({ fleets }: SeaBattleState, seat: SeaSeat): boolean {
  return fleets[seat]?.ships.length === 0
}

const NO_SHOTS: readonly Shot[] = []

/** Returns the shots at a seat's sea, oldest first; none if there is nothing to hit. */
export function shotsInto(state: SeaBattleState, owner: SeaSeat): readonly Shot[] {
  return hasNoShips(state, owner) ? NO_SHOTS : state.shots[opponentOf(owner)]
}

/** Returns whether a ship of a seat has been sunk. */
export function isWreck(state: SeaBattleState, owner: SeaSeat, ship: Ship): boolean {
  return state.sunk[opponentOf(owner)].some((down) => down[0] === ship[0])
}

/** Returns the shown view; null while the table shows nothing of Sea Battle. */
export function useSeaBattleView(): SeaBattleState | null {
  return useShownView(isSeaBattleView)
}

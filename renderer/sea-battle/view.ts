import type { Viewer } from '../../engine/kernel/game.ts'
import { HIDDEN } from '../../engine/kernel/game.ts'
import { opponentOf } from '../../engine/sea-battle/marks.ts'
import { SEATS, type SeaBattleState, type SeaSeat, type Ship } from '../../engine/sea-battle/types.ts'

/** Tells whether what the table was given is a view of Sea Battle; between two games it may be the other's. */
export function isSeaBattleView(shown: unknown): shown is SeaBattleState {
  return typeof shown === 'object' && shown !== null && 'fleets' in shown && 'sunk' in shown
}

/** Whose fleet lies in the near tray: the viewer's own; who plays no seat looks from the south. */
export function nearSeatOf(viewer: Viewer): SeaSeat {
  return SEATS.find((seat) => seat === viewer) ?? 'south'
}

/** The ships of a seat that the view shows: the whole fleet, or what of it has been sunk. */
export function shipsSeen(state: SeaBattleState, owner: SeaSeat): readonly Ship[] {
  const ships = state.fleets[owner]?.ships ?? HIDDEN
  return ships === HIDDEN ? state.sunk[opponentOf(owner)] : ships
}

export function isWreck(state: SeaBattleState, owner: SeaSeat, ship: Ship): boolean {
  return state.sunk[opponentOf(owner)].some((down) => down[0] === ship[0])
}

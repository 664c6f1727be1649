import type { PlannedMove } from '../../../../electron/contract/ipc.ts'
import type { Cell, SeaBattleMove } from '../../../../engine/sea-battle/types.ts'
import type { NameMove } from '../../../hud/coach/gameCoach.ts'
import { coordinateOf, lettersNow } from '../../coordinates.ts'

/** Names a shot of Sea Battle; null for a fleet that is placed. */
export const nameOfMove: NameMove = (_view, planned, { t }) => {
  const at = cellOf(planned)
  return at === null ? null : t('coach.sea.fire', { cell: coordinateOf(at, lettersNow()) })
}

/** Returns the cell of a shot. The host advises moves of the open match's game. */
export function cellOf({ move }: PlannedMove): Cell | null {
  const advised = move as unknown as SeaBattleMove
  return advised.kind === 'fire' ? advised.at : null
}

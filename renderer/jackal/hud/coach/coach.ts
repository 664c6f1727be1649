import type { AdvisedMove } from '../../../../electron/contract/ipc.ts'
import { printCell } from '../../../../engine/jackal/cells.ts'
import type { JackalMove, JackalState } from '../../../../engine/jackal/types.ts'
import type { GameCoach, ToldAdvice } from '../../../hud/coach/gameCoach.ts'
import { opening, type Translate } from '../../../i18n/t.ts'
import { sidesOf } from '../../alliances.ts'
import { useIntent } from '../../intent/intent.ts'
import { onLaidOut } from '../../intent/layingOut.ts'
import { pieceFullName, pieceName } from '../../names.ts'
import { isJackalView } from '../../view.ts'
import { actionLabel } from '../turn/actionHint.ts'
import { factsOf } from './facts.ts'

/** The coach of Jackal: moves in words, laid out as keys would choose them. */
export const JACKAL_COACH: GameCoach = {
  even: 0.004,
  tell(advice, { t }): ToldAdvice | null {
    const state = useIntent.getState()
    const move = moveOf(advice)
    const { view } = state
    if (!view || !state.asked) return null
    const laid = { ...state, ...onLaidOut(state, move).patch }
    return { title: opening(titleOf(advice, view, t)), ...factsOf(move, laid, view, t) }
  },
  name: (view, advice, { t }) => (isJackalView(view) ? opening(titleOf(advice, view, t)) : null),
  sides: (view) => (isJackalView(view) ? sidesOf(view) : []),
  layOut: (advice) => useIntent.getState().layOut(moveOf(advice)),
}

/** The host advises moves of the open match's game. */
const moveOf = ({ move }: AdvisedMove) => move as unknown as JackalMove

function titleOf(advice: AdvisedMove, view: JackalState, t: Translate): string {
  const move = moveOf(advice)
  const cellName = (cell: number) => printCell(view.board, cell)
  switch (move.kind) {
    case 'go': {
      const said = { who: pieceFullName(t, move.piece), cell: cellName(move.to) }
      return move.carry ? t(`coach.jackal.go.${move.carry}`, said) : t('coach.jackal.go', said)
    }
    case 'sail':
      return t(move.boat ? 'coach.jackal.row' : 'coach.jackal.sail', { cell: cellName(move.to) })
    case 'place':
      return t('coach.jackal.place', { cell: cellName(move.to) })
    case 'revive':
      return t('coach.jackal.revive')
    case 'peek':
      return t('coach.jackal.peek', { cell: cellName(move.cell) })
    case 'swap':
      return swapTitle(move.cell, secondOf(advice), cellName, t)
    case 'uncork':
      return t('coach.jackal.uncork', { who: pieceName(t, move.piece) })
    case 'arrange':
      return t('coach.jackal.arrange', { cells: move.order.map(cellName).join(', ') })
    default:
      return actionLabel(move, view.decision, t)
  }
}

/** The other one of two tiles to be exchanged, where the first is to be chosen. */
function secondOf({ sequel = [] }: AdvisedMove): number | null {
  const [next] = sequel as unknown as readonly JackalMove[] // the host advises moves of the open match's game
  return next?.kind === 'swap' ? next.cell : null
}

function swapTitle(cell: number, other: number | null, cellName: (cell: number) => string, t: Translate): string {
  const first = cellName(cell)
  return other === null
    ? t('coach.jackal.swap', { cell: first })
    : t('coach.jackal.swap.both', { cell: first, other: cellName(other) })
}

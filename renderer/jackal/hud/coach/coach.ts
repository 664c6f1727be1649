import type { AdvisedMove, PlannedMove } from '../../../../electron/contract/ipc.ts'
import { EVEN } from '../../../../engine/jackal/data/even.ts'
import type { JackalMove, JackalState } from '../../../../engine/jackal/types.ts'
import { coachedNow } from '../../../host/coach.ts'
import type { GameCoach, ToldAdvice } from '../../../hud/coach/gameCoach.ts'
import { risksSentence } from '../../../hud/coach/givenUp.ts'
import { opening, type Translate } from '../../../i18n/t.ts'
import { sidesOf } from '../../alliances.ts'
import { useIntent } from '../../intent/intent.ts'
import { onLaidOut, stillLaid } from '../../intent/layingOut.ts'
import { cellOf, placeOf, vesselCellOf } from '../../intent/targets.ts'
import { TILE_TOP, WATER } from '../../table/anchors.ts'
import { cellSpot } from '../../table/cellSpot.ts'
import { isJackalView } from '../../view.ts'
import { factsOf } from './facts.ts'
import { givenUpWords } from './givenUp.ts'
import { goesOf, moveOf, nameOfMove, secondOf, sequelOf, titleOf } from './titles.ts'

/** The coach of Jackal: moves in words, laid out as keys would choose them. */
export const JACKAL_COACH: GameCoach = {
  even: EVEN,
  tell(advice, { t }, best): ToldAdvice | null {
    const { view, asked } = useIntent.getState()
    if (!view || !asked) return null
    const facts = factsNow(advice, view, t)
    const other = best ? { ...factsNow(best, view, t), worth: best.worth } : null
    const risks = risksSentence({ ...facts, worth: advice.worth }, other, givenUpWords(t))
    return { title: opening(titleOf(advice, view, t, goesOf(asked.moves.map(({ move }) => move)))), ...facts, risks }
  },
  name: nameOfMove,
  wayOf(view, planned) {
    const cells = isJackalView(view) ? cellsOf(planned, view) : []
    if (!isJackalView(view) || cells.length === 0) return null
    const points = cells.map((cell) => ({ ...cellSpot(view.board, cell), y: Math.max(TILE_TOP, WATER) + LIFT }))
    return { kind: 'way', cells, points }
  },
  sides: (view) => (isJackalView(view) ? sidesOf(view) : []),
  isLaid(advice) {
    const plan = [moveOf(advice), ...sequelOf(advice)]
    return JSON.stringify(stillLaid(useIntent.getState())) === JSON.stringify(plan)
  },
  onLaid: (listener) => useIntent.subscribe(listener),
  layOut: (advice) => useIntent.getState().layOut(moveOf(advice), sequelOf(advice)),
  takeBack() {
    if (coachedNow().phase === 'quiet') useIntent.getState().forgetLaid()
  },
}

/** Returns the reasons for and against a move as if it were laid out. */
function factsNow(advice: AdvisedMove, view: JackalState, t: Translate) {
  const state = useIntent.getState()
  const move = moveOf(advice)
  return factsOf(move, { ...state, ...onLaidOut(state, move, sequelOf(advice)).patch }, view, t)
}

type Sail = Extract<JackalMove, { kind: 'sail' }>

/** Height of a way over tiles and water, in cells. */
const LIFT = 0.03

/** Returns the start and the destination of a move, or the cells that it affects. */
function cellsOf(planned: PlannedMove, view: JackalState): readonly number[] {
  const move = moveOf(planned)
  if (move.kind === 'arrange') return []
  const from =
    move.kind === 'go' ? placeOf(move.piece, view) : move.kind === 'sail' ? vesselCellOf(view, shipOf(move)) : null
  const to = move.kind === 'swap' ? (secondOf(planned) ?? move.cell) : cellOf(move, view)
  const start = move.kind === 'swap' ? move.cell : from
  return [...new Set([start, to])].filter((cell) => cell !== null)
}

const shipOf = ({ team, boat }: Sail) => ({ kind: 'ship', team, ...(boat && { boat }) }) as const

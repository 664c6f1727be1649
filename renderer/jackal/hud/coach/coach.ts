import type { AdvisedMove, PlannedMove } from '../../../../electron/contract/ipc.ts'
import { printCell } from '../../../../engine/jackal/cells.ts'
import { EVEN } from '../../../../engine/jackal/data/even.ts'
import { type JackalMove, type JackalState, LOADS } from '../../../../engine/jackal/types.ts'
import { coachedNow } from '../../../host/coach.ts'
import type { GameCoach, ToldAdvice } from '../../../hud/coach/gameCoach.ts'
import { risksSentence } from '../../../hud/coach/givenUp.ts'
import { opening, type Translate } from '../../../i18n/t.ts'
import { sidesOf } from '../../alliances.ts'
import { useIntent } from '../../intent/intent.ts'
import { onLaidOut, stillLaid } from '../../intent/layingOut.ts'
import { type Asked, cellOf, placeOf, vesselCellOf } from '../../intent/targets.ts'
import { pieceFullName, pieceName } from '../../names.ts'
import { cellSpot, TILE_TOP, WATER } from '../../table/anchors.ts'
import { vesselAt } from '../../table/vessels.ts'
import { isJackalView } from '../../view.ts'
import { actionLabel } from '../turn/actionHint.ts'
import { goerName } from '../turn/goerName.ts'
import { factsOf } from './facts.ts'
import { givenUpWords } from './givenUp.ts'

/** The coach of Jackal: moves in words, laid out as keys would choose them. */
export const JACKAL_COACH: GameCoach = {
  even: EVEN,
  tell(advice, { t }, best): ToldAdvice | null {
    const { view, asked } = useIntent.getState()
    if (!view || !asked) return null
    const facts = factsNow(advice, view, t)
    const other = best ? { ...factsNow(best, view, t), worth: best.worth } : null
    const risks = risksSentence({ ...facts, worth: advice.worth }, other, givenUpWords(t))
    return { title: opening(titleOf(advice, view, t, asked)), ...facts, risks }
  },
  name: (view, planned, { t }) => (isJackalView(view) ? opening(titleOf(planned, view, t)) : null),
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

type Go = Extract<JackalMove, { kind: 'go' }>
type Sail = Extract<JackalMove, { kind: 'sail' }>

/** Returns the advised move: the host advises moves of the open match's game. */
const moveOf = ({ move }: PlannedMove) => move as unknown as JackalMove
const sequelOf = ({ sequel = [] }: PlannedMove) => sequel as unknown as readonly JackalMove[] // of the open match's game

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

function titleOf(planned: PlannedMove, view: JackalState, t: Translate, asked: Asked | null = null): string {
  const move = moveOf(planned)
  const cellName = (cell: number) => printCell(view.board, cell)
  switch (move.kind) {
    case 'go':
      return goTitle(move, view, t, asked)
    case 'sail':
      return sailTitle(move, cellName(move.to), view, t)
    case 'place':
      return t('coach.jackal.place', { cell: cellName(move.to) })
    case 'revive':
      return t('coach.jackal.revive')
    case 'peek':
      return t('coach.jackal.peek', { cell: cellName(move.cell) })
    case 'swap':
      return swapTitle(move.cell, secondOf(planned), cellName, t)
    case 'uncork':
      return t('coach.jackal.uncork', { who: pieceName(t, move.piece) })
    case 'arrange':
      return t('coach.jackal.arrange', { cells: move.order.map(cellName).join(', ') })
    default:
      return actionLabel(move, view.decision, t)
  }
}

/** Returns the title of a sailing; under the grove (J-GROVE) with the ship's crew. */
function sailTitle({ team, boat }: Sail, cell: string, { groveTurns }: JackalState, t: Translate): string {
  if (boat) return t('coach.jackal.row', { cell })
  if (groveTurns === 0) return t('coach.jackal.sail', { cell })
  return t('coach.jackal.sail.of', { ship: t(`follow.byShip.${team}`), cell })
}

/**
 * Returns the title of a step: the piece, its destination and its load; a piece that crosses a tile step by step
 * continues in place.
 */
function goTitle(move: Go, view: JackalState, t: Translate, asked: Asked | null): string {
  const cell = printCell(view.board, move.to)
  const load = move.carry ?? loadLeft(move, asked)
  const step = stepOn(move, view)
  if (step !== null) {
    const who = pieceFullName(t, move.piece)
    return t(load ? `coach.jackal.on.${load}` : 'coach.jackal.on', { who, cell, step })
  }
  const said = { who: whoGoes(move, view, t, asked), cell }
  return load ? t(`coach.jackal.go.${load}`, said) : t('coach.jackal.go', said)
}

/**
 * Returns the step that a move reaches on the tile that the piece is crossing; null for any other: a bottle leads off
 * the tile.
 */
function stepOn({ piece: id, to }: Go, view: JackalState): number | null {
  const piece = view.pieces.find((one) => one.id === id)
  return piece && piece.at === to && piece.step > 0 ? piece.step + 1 : null
}

/**
 * Returns the name of a piece, with its place if another piece of that name could go to a different cell: the lines of
 * a list need distinct names.
 */
function whoGoes({ piece }: Go, view: JackalState, t: Translate, asked: Asked | null): string {
  const name = pieceFullName(t, piece)
  const at = placeOf(piece, view)
  const isAlike = (one: Go) => placeOf(one.piece, view) !== at && pieceFullName(t, one.piece) === name
  if (!goesOf(asked).some(isAlike)) return name
  const nameOf = view.groveTurns > 0 ? pieceFullName : pieceName
  return at === null || vesselAt(view, at) !== null
    ? goerName({ kind: 'piece', id: piece }, view, t, nameOf)
    : t('coach.jackal.at', { name: nameOf(t, piece), cell: printCell(view.board, at) })
}

const goesOf = (asked: Asked | null): readonly Go[] =>
  asked?.moves.flatMap(({ move }) => (move.kind === 'go' ? [move] : [])) ?? []

/** Returns the load that the piece could take to the same cell but leaves; null if it has no choice. */
function loadLeft({ piece, to }: Go, asked: Asked | null) {
  const loads = goesOf(asked)
    .filter((go) => go.piece === piece && go.to === to)
    .map(({ carry }) => carry)
  const [load, another] = LOADS.filter((one) => loads.includes(one))
  if (!load) return null
  return another ? 'empty' : (`no-${load}` as const)
}

/** Returns the second of two tiles to be exchanged, if the first is to be chosen. */
function secondOf(planned: PlannedMove): number | null {
  const [next] = sequelOf(planned)
  return next?.kind === 'swap' ? next.cell : null
}

function swapTitle(cell: number, other: number | null, cellName: (cell: number) => string, t: Translate): string {
  const first = cellName(cell)
  return other === null
    ? t('coach.jackal.swap', { cell: first })
    : t('coach.jackal.swap.both', { cell: first, other: cellName(other) })
}

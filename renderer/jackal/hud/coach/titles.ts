import type { PlannedMove } from '../../../../electron/contract/ipc.ts'
import { printCell } from '../../../../engine/jackal/cells.ts'
import { type JackalMove, type JackalState, LOADS } from '../../../../engine/jackal/types.ts'
import type { NameMove } from '../../../hud/coach/gameCoach.ts'
import { opening, type Translate } from '../../../i18n/t.ts'
import { placeOf } from '../../intent/targets.ts'
import { pieceFullName, pieceName } from '../../names.ts'
import { vesselAt } from '../../table/vessels.ts'
import { isJackalView } from '../../view.ts'
import { actionLabel } from '../turn/actionHint.ts'
import { goerName } from '../turn/goerName.ts'

type Go = Extract<JackalMove, { kind: 'go' }>
type Sail = Extract<JackalMove, { kind: 'sail' }>

/** Names a move of Jackal. */
export const nameOfMove: NameMove = (view, planned, { t }, among = []) =>
  isJackalView(view) ? opening(titleOf(planned, view, t, goesOf(among.map(moveOf)))) : null

/** Returns the advised move: the host advises moves of the open match's game. */
export const moveOf = ({ move }: PlannedMove) => move as unknown as JackalMove
export const sequelOf = ({ sequel = [] }: PlannedMove) => sequel as unknown as readonly JackalMove[] // of the open match's game

/** Returns the steps among some moves. */
export const goesOf = (moves: readonly JackalMove[]): readonly Go[] =>
  moves.flatMap((move) => (move.kind === 'go' ? [move] : []))

/**
 * Returns the name of a move.
 * @param goes steps of the same list, from which its name must differ
 */
export function titleOf(planned: PlannedMove, view: JackalState, t: Translate, goes: readonly Go[]): string {
  const move = moveOf(planned)
  const cellName = (cell: number) => printCell(view.board, cell)
  switch (move.kind) {
    case 'go':
      return goTitle(move, view, t, goes)
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
function goTitle(move: Go, view: JackalState, t: Translate, goes: readonly Go[]): string {
  const cell = printCell(view.board, move.to)
  const load = move.carry ?? loadLeft(move, goes)
  const step = stepOn(move, view)
  if (step !== null) {
    const who = pieceFullName(t, move.piece)
    return t(load ? `coach.jackal.on.${load}` : 'coach.jackal.on', { who, cell, step })
  }
  const said = { who: whoGoes(move, view, t, goes), cell }
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
function whoGoes({ piece }: Go, view: JackalState, t: Translate, goes: readonly Go[]): string {
  const name = pieceFullName(t, piece)
  const at = placeOf(piece, view)
  const isAlike = (one: Go) => placeOf(one.piece, view) !== at && pieceFullName(t, one.piece) === name
  if (!goes.some(isAlike)) return name
  const nameOf = view.groveTurns > 0 ? pieceFullName : pieceName
  return at === null || vesselAt(view, at) !== null
    ? goerName({ kind: 'piece', id: piece }, view, t, nameOf)
    : t('coach.jackal.at', { name: nameOf(t, piece), cell: printCell(view.board, at) })
}

/** Returns the load that the piece could take to the same cell but leaves; null if it has no choice. */
function loadLeft({ piece, to }: Go, goes: readonly Go[]) {
  const loads = goes.filter((go) => go.piece === piece && go.to === to).map(({ carry }) => carry)
  const [load, another] = LOADS.filter((one) => loads.includes(one))
  if (!load) return null
  return another ? 'empty' : (`no-${load}` as const)
}

/** Returns the second of two tiles to be exchanged, if the first is to be chosen. */
export function secondOf(planned: PlannedMove): number | null {
  const [next] = sequelOf(planned)
  return next?.kind === 'swap' ? next.cell : null
}

function swapTitle(cell: number, other: number | null, cellName: (cell: number) => string, t: Translate): string {
  const first = cellName(cell)
  return other === null
    ? t('coach.jackal.swap', { cell: first })
    : t('coach.jackal.swap.both', { cell: first, other: cellName(other) })
}

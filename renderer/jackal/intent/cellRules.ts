import { type Cell, type JackalMove, LOADS, type PieceId, type TeamId } from '../../../engine/jackal/types.ts'
import { vesselAt } from '../table/vessels.ts'
import { isSelectedPiece, onOccupied, select } from './actorRules.ts'
import { isShortFlight } from './flightRules.ts'
import { decisionOf, type IntentState, NOTHING, type Reaction, sent } from './intentState.ts'
import { onArrangedCell } from './lighthouseIntent.ts'
import { explained, whyNotHe } from './reasonRules.ts'
import {
  areAlike,
  type Choice,
  crewMovers,
  isFatal,
  moversOf,
  placeOf,
  type Selected,
  selectablesOf,
  type Target,
  targetAt,
} from './targets.ts'
import { onFreeable } from './uncorkRules.ts'

/** A click on a cell: chooses what is lit, else selects what stands or lies there, else tells why not. */
export function onCell(state: IntentState, cell: Cell): Reaction {
  if (!state.asked) return NOTHING
  if (state.order) return onArrangedCell(state, cell)
  const target = targetAt(state, cell)
  if (target) return onTarget(state, target)
  if (cell === state.first) return { patch: { first: null, why: null } }
  return onOccupied(state, cell) ?? onReachable(state, cell) ?? explained(state, cell)
}

/** Those who could go to a cell: of a chosen ship's crew, or of all while nobody is chosen. */
export function ableToReach(state: IntentState, cell: Cell): readonly Selected[] {
  if (state.selected?.kind === 'piece') return []
  const crew = crewMovers(state).map((id): Selected => ({ kind: 'piece', id }))
  const all = state.selected ? crew : selectablesOf(state.asked)
  return all.filter((selected) => isOwnTarget({ ...state, selected }, cell))
}

/** Whether the chosen one reaches a cell; a ship does by sailing, not by whoever steps off her. */
function isOwnTarget(state: IntentState, cell: Cell): boolean {
  const moves = targetAt(state, cell)?.moves ?? []
  return moves.some(({ move }) => state.selected?.kind === 'piece' || move.kind === 'sail')
}

/** With nobody chosen, a cell that only one can reach chooses him and goes there; of several the first is only chosen. */
function onReachable(state: IntentState, cell: Cell): Reaction | null {
  const able = ableToReach(state, cell)
  const pieces = able.filter((one) => one.kind === 'piece').map(({ id }) => id)
  const [first] = able
  if (!first) return null
  const { patch: chosen } = select(first)
  const isSure = able.length === 1 || (pieces.length === able.length && areAlike(pieces, state.view))
  if (!isSure) return { patch: { ...chosen } }
  const next = { ...state, ...chosen }
  const target = targetAt(next, cell)
  const reaction = target ? onTarget(next, target) : NOTHING
  return { ...reaction, patch: { ...chosen, ...reaction.patch } }
}

function onTarget(state: IntentState, { cell, moves }: Target): Reaction {
  const only = moves.length === 1 ? moves[0] : undefined
  if (only && !needsSecondClick(state, only)) return settled(state, only.move)
  return { patch: { prompt: { cell, moves: loadedFirst(moves) }, why: null } }
}

/** With a load before without, whatever it leads to: a digit means the same each time. Otherwise the order of the legal moves. */
export function loadedFirst(moves: readonly Choice[]): readonly Choice[] {
  const loadOf = ({ move }: Choice) => (move.kind === 'go' && move.carry ? LOADS.indexOf(move.carry) : LOADS.length)
  return moves.toSorted((a, b) => loadOf(a) - loadOf(b))
}

/**
 * Death, the exchange of an earthquake, a spent bottle and an airplane spent on a step are confirmed beside the cell, the
 * bottle unless it was taken up before.
 */
function needsSecondClick({ bottle, first, view }: IntentState, choice: Choice): boolean {
  const { move } = choice
  if (isShortFlight(view, move)) return true
  if (move.kind === 'swap') return first !== null
  return isFatal(choice) || (move.kind === 'go' && move.bottle === true && !bottle)
}

/** Sends a move; of an earthquake's two tiles the first is only kept. */
function settled(state: IntentState, move: JackalMove): Reaction {
  const decision = decisionOf(state)
  if (move.kind !== 'swap' || decision?.kind !== 'swap' || decision.first !== null) return sent([move])
  if (state.first === null) return { patch: { first: move.cell, why: null, prompt: null } }
  return sent([{ kind: 'swap', cell: state.first }, move])
}

/** A click on a figure: selects one's own ashore, takes the ship or boat of one aboard, else means the cell it stands on. */
export function onPiece(state: IntentState, id: PieceId): Reaction {
  const cell = placeOf(id, state.view)
  if (cell === null) return NOTHING
  const freed = onFreeable(state, id)
  if (freed) return freed
  const own = moversOf(state.asked).includes(id)
  if (state.view && vesselAt(state.view, cell) !== null) return onCell(state, cell)
  if (own && !isSelectedPiece(state, id) && !state.order) return select({ kind: 'piece', id })
  if (own || targetAt(state, cell) || state.order) return onCell(state, cell)
  return explainedPiece(state, id, cell)
}

/** Why a man of the team to move cannot move at all; others are asked about as cells. */
function explainedPiece(state: IntentState, id: PieceId, cell: Cell): Reaction {
  const { view, asked, selected } = state
  const ownTeam = view?.pieces.some((piece) => piece.id === id && piece.team === view.turn)
  if (!view || !asked || (selected && !ownTeam) || decisionOf(state)) return onCell(state, cell)
  const refusal = whyNotHe(state, id)
  return { patch: { prompt: null, why: refusal && { cell, refusal } } }
}

/** A click on a ship means her cell. */
export function onShip(state: IntentState, team: TeamId): Reaction {
  const ship = state.view?.teams.find(({ id }) => id === team)?.ship
  return ship === undefined ? NOTHING : onCell(state, ship)
}

/** A choice made beside the cell or by a button: sent without asking again. */
export function onChosen(state: IntentState, move: JackalMove): Reaction {
  return state.asked ? settled(state, move) : NOTHING
}

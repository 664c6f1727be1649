import {
  type Cell,
  type JackalMove,
  type JackalState,
  LOADS,
  type PieceId,
  type TeamId,
} from '../../../engine/jackal/types.ts'
import { vesselAt } from '../table/vessels.ts'
import { isSame, isSelectedPiece, onOccupied, select } from './actorRules.ts'
import { isShortFlight } from './flightRules.ts'
import { decisionOf, type IntentState, NOTHING, type Reaction, sent } from './intentState.ts'
import { onArrangedCell } from './lighthouseIntent.ts'
import { carriedAfter } from './loadRules.ts'
import { explained, whyPieceCannotAct } from './reasonRules.ts'
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

/** Handles a click on a cell: chooses a lit one, else selects the piece or ship there, else shows the reason. */
export function onCell(state: IntentState, cell: Cell): Reaction {
  if (!state.asked) return NOTHING
  if (state.order) return onArrangedCell(state, cell)
  const another = onAnother(state, cell)
  if (another) return another
  const target = targetAt(state, cell)
  if (target) return onTarget(state, target)
  if (cell === state.first) return { patch: { first: null, why: null } }
  if (isAheadOfCrew(state, cell)) return onReachable(state, cell) ?? NOTHING
  return onOccupied(state, cell) ?? onReachable(state, cell) ?? explained(state, cell)
}

/**
 * Handles Enter, or the button that names the deed: like a click on a cell, but goes to a lit one even if pieces stand
 * there.
 */
export function onConfirmed(state: IntentState, cell: Cell): Reaction {
  return onCell({ ...state, kept: state.kept && targetAt(state, cell) === null }, cell)
}

/**
 * Handles a click on a cell while the piece that moved last is chosen automatically: chooses another of the player's
 * own pieces there that may act; on its own cell chooses it, unless it can continue there. The ship is a target only if
 * the piece brings a load or swims.
 */
export function onAnother(state: IntentState, cell: Cell): Reaction | null {
  const { kept, selected, view, prompt } = state
  if (!kept || !view || !selected) return null
  const target = targetAt(state, cell)
  if (selected.kind === 'piece' && placeOf(selected.id, view) === cell) return target ? null : select(state, selected)
  const brings = target?.moves.some(({ move }) => move.kind === 'go' && move.carry)
  const comes = brings || (target !== null && isSwimming(selected, view))
  if (comes && vesselAt(view, cell) !== null && prompt?.cell !== cell) return null
  return onOccupied(state, cell)
}

function isSwimming(one: Selected, view: JackalState): boolean {
  const at = one.kind === 'piece' ? placeOf(one.id, view) : null
  return at !== null && !view.tiles[at] && vesselAt(view, at) === null
}

/** Returns the pieces that could go to a cell: of a chosen ship's crew, or of all while the player has chosen none. */
export function ableToReach(state: IntentState, cell: Cell): readonly Selected[] {
  const chosen = state.kept ? null : state.selected
  if (chosen?.kind === 'piece') return []
  const crew = crewMovers(state).map((id): Selected => ({ kind: 'piece', id }))
  const all = chosen ? crew : selectablesOf(state.asked)
  return all.filter((selected) =>
    isOwnTarget({ ...state, selected, carry: isSame(selected, state.selected) ? state.carry : null }, cell),
  )
}

/**
 * Returns whether the chosen one reaches a cell: a ship by sailing, a piece by its own moves, though it may be aboard.
 */
function isOwnTarget(state: IntentState, cell: Cell): boolean {
  const moves = targetAt(state, cell)?.moves ?? []
  return moves.some(({ move }) => (move.kind === 'sail') === (state.selected?.kind === 'ship'))
}

/**
 * Handles a click with no piece chosen: a cell in reach of only one piece, or of several equal ones, moves one there;
 * for others it asks which one goes.
 */
function onReachable(state: IntentState, cell: Cell): Reaction | null {
  const able = oneOfAlike(ableToReach(state, cell), state)
  const [only] = able
  if (!only) return null
  return able.length === 1
    ? onGoer(state, only, cell)
    : { patch: { prompt: { cell, moves: [], who: able }, why: null } }
}

/** Returns the pieces among which the choice makes a difference: of equal pirates only the first. */
function oneOfAlike(able: readonly Selected[], { view }: IntentState): readonly Selected[] {
  return able.filter((one, index) => {
    const before = able.slice(0, index)
    return !before.some((other) => one.kind === 'piece' && other.kind === 'piece' && areAlike([one.id, other.id], view))
  })
}

/** Moves a chosen piece to a cell: asks the next question about it, if there is one. */
function onGoer(state: IntentState, goer: Selected, cell: Cell): Reaction {
  const { patch: chosen } = select(state, goer)
  const next = { ...state, ...chosen }
  const target = targetAt(next, cell) ?? targetAt({ ...next, carry: null }, cell)
  const reaction = target ? onTarget(next, target) : NOTHING
  return { ...reaction, patch: { ...chosen, ...reaction.patch } }
}

function onTarget(state: IntentState, { cell, moves }: Target): Reaction {
  const only = moves.length === 1 ? moves[0] : goldHome(state, cell, moves)
  if (only && !needsSecondClick(state, only)) return settled(state, only.move)
  return { patch: { prompt: { cell, moves: loadedFirst(moves) }, why: null } }
}

/**
 * Returns the move that brings gold aboard without a question: it never stays ashore. Null if there is a choice of
 * loads, and elsewhere.
 */
function goldHome({ view }: IntentState, cell: Cell, moves: readonly Choice[]): Choice | null {
  if (!view || vesselAt(view, cell) === null || moves.length !== 2 || moves.some(isFatal)) return null
  return moves.find(({ move }) => move.kind === 'go' && (move.carry === 'coin' || move.carry === 'treasure')) ?? null
}

/**
 * Sorts moves with a load before those without, whatever their results: a digit means the same each time. Otherwise
 * keeps the order of the legal moves.
 */
export function loadedFirst(moves: readonly Choice[]): readonly Choice[] {
  const loadOf = ({ move }: Choice) => (move.kind === 'go' && move.carry ? LOADS.indexOf(move.carry) : LOADS.length)
  return moves.toSorted((a, b) => loadOf(a) - loadOf(b))
}

/**
 * Returns whether a choice is confirmed beside the cell: death, the exchange of an earthquake, a spent bottle and an
 * airplane spent on a step; the bottle unless it was taken up before.
 */
function needsSecondClick({ bottle, first, view }: IntentState, choice: Choice): boolean {
  const { move } = choice
  if (isShortFlight(view, move)) return true
  if (move.kind === 'swap') return first !== null
  return isFatal(choice) || (move.kind === 'go' && move.bottle === true && !bottle)
}

/** Sends a move; keeps only the first of an earthquake's two tiles. */
function settled(state: IntentState, move: JackalMove): Reaction {
  const decision = decisionOf(state)
  if (move.kind !== 'swap' || decision?.kind !== 'swap' || decision.first !== null) return remembered(state, move)
  if (state.first === null) return { patch: { first: move.cell, why: null, prompt: null } }
  return sent([{ kind: 'swap', cell: state.first }, move])
}

/** Sends a move and remembers the piece that moved last, and its load. */
function remembered(state: IntentState, move: JackalMove): Reaction {
  const { view, moved } = state
  const { send = [], patch } = sent([move])
  if (!view || (move.kind !== 'go' && move.kind !== 'sail')) return { send, ...(patch && { patch }) }
  const carried = view.decision ? state.carried : carriedAfter(state, move)
  return {
    send,
    patch: { ...patch, carried, moved: { ...moved, [view.turn]: move.kind === 'go' ? move.piece : null } },
  }
}

/**
 * Returns whether some of a chosen ship's or boat's crew can step onto a tile, even with pieces of the same player on
 * it.
 */
function isAheadOfCrew(state: IntentState, cell: Cell): boolean {
  const isChosen = state.selected?.kind === 'ship' && state.view !== null
  return (
    isChosen && vesselAt(state.view, cell) === null && ableToReach(state, cell).some(({ kind }) => kind === 'piece')
  )
}

/**
 * Handles a click on a figure: selects one of the player's own pieces ashore, or the ship or boat of one aboard;
 * otherwise it is a click on its cell, as ahead of a chosen ship.
 */
export function onPiece(state: IntentState, id: PieceId): Reaction {
  const cell = placeOf(id, state.view)
  if (cell === null) return NOTHING
  const freed = onFreeable(state, id)
  if (freed) return freed
  const own = moversOf(state.asked).includes(id)
  if (state.view && vesselAt(state.view, cell) !== null) return onCell(state, cell)
  if (isAheadOfCrew(state, cell)) return onCell(state, cell)
  if (own && !isSelectedPiece(state, id) && !state.order) return select(state, { kind: 'piece', id })
  if (own || targetAt(state, cell) || state.order) return onCell(state, cell)
  return explainedPiece(state, id, cell)
}

/** Shows why a piece of the team to move cannot move at all; other figures count as their cells. */
function explainedPiece(state: IntentState, id: PieceId, cell: Cell): Reaction {
  const { view, asked, selected } = state
  const ownTeam = view?.pieces.some((piece) => piece.id === id && piece.team === view.turn)
  if (!view || !asked || (selected && !ownTeam) || decisionOf(state)) return onCell(state, cell)
  const refusal = whyPieceCannotAct(state, id)
  return { patch: { prompt: null, why: refusal && { cell, refusal } } }
}

/** Handles a click on a ship: it is a click on its cell. */
export function onShip(state: IntentState, team: TeamId): Reaction {
  const ship = state.view?.teams.find(({ id }) => id === team)?.ship
  return ship === undefined ? NOTHING : onCell(state, ship)
}

/**
 * Plays moves that the coach has laid out and the player confirms: they include the loads, so there is no further
 * question.
 */
export function onAdvised(state: IntentState, [move, ...sequel]: readonly JackalMove[]): Reaction {
  if (!state.asked || !move) return NOTHING
  return sequel.length > 0 ? sent([move, ...sequel]) : settled(state, move)
}

/** Sends a choice made beside the cell or by a button, without another question. */
export function onChosen(state: IntentState, move: JackalMove): Reaction {
  return state.asked ? settled(state, move) : NOTHING
}

/** Handles the choice of the piece beside the cell. */
export function onSentThere(state: IntentState, goer: Selected): Reaction {
  return state.asked && state.prompt ? onGoer(state, goer, state.prompt.cell) : NOTHING
}

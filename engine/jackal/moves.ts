import type { Seat } from '../kernel/game.ts'
import { flightTargets } from './movement/flights.ts'
import { firstSteps, footingOf, loadsWithin, setOutBarrier } from './movement/setOut.ts'
import { revivalBarrier } from './people/revival.ts'
import { uncorkable } from './people/uncorking.ts'
import { rowerBarrier, rowTargets } from './ships/lifeboat.ts'
import { placesFor } from './ships/placing.ts'
import { sailTargets } from './ships/sailing.ts'
import { swappableCells } from './tiles/earthquake.ts'
import { closedCells } from './tiles/lighthouse.ts'
import type { Cell, Decision, JackalMove, JackalState, Load, Piece } from './types.ts'
import { bottleStoreFor, commanderOf, isHeldBySteps, isOnBoard, isPlaced, roams } from './world.ts'

/** Returns the seats that must decide now: one at a time, none when the match is over. */
export function awaiting(state: JackalState): readonly Seat[] {
  if (state.result) return []
  if (state.decision?.kind === 'endOffer') return state.decision.waiting.slice(0, 1)
  return [commanderOf(state, state.turn)]
}

/**
 * Returns every legal move of a seat; empty when it does not have to decide. Offering the end is legal but never
 * listed.
 */
export function legalMoves(state: JackalState, seat: Seat): readonly JackalMove[] {
  if (!awaiting(state).includes(seat)) return []
  if (!state.decision) return actionsIn(state)
  const answers: JackalMove[] = []
  listAnswers(state, state.decision, answers)
  return answers
}

/** Returns whether the team to move has any move. */
export function canAct(state: JackalState): boolean {
  return actionsIn(state).length > 0
}

/** Cache for the last position: a turn passes to a team that can act, and its actions are needed next. */
let known: { readonly state: JackalState; readonly actions: readonly JackalMove[] } | null = null

function actionsIn(state: JackalState): readonly JackalMove[] {
  if (known?.state !== state) {
    const actions: JackalMove[] = []
    listActions(state, actions)
    known = { state, actions }
  }
  return known.actions
}

/** Lists actions at the start of a turn: a piece's move, a ship's, a revival (J-TURN). */
function listActions(state: JackalState, moves: JackalMove[]): void {
  if (roams(state) && state.teams.some((team) => !isPlaced(team))) return listPlaces(state, moves)
  listMoves(state, moves)
  if (roams(state) && moves.length === 0) listUncorkings(state, moves)
}

/** Lists places for the ship of the team to move, before play (J-ARCH). */
function listPlaces(state: JackalState, moves: JackalMove[]): void {
  for (const to of placesFor(state)) moves.push({ kind: 'place', team: state.turn, to })
}

/** Lists a bottle in place of a move (J-ARCH). */
function listUncorkings(state: JackalState, moves: JackalMove[]): void {
  for (const { id } of uncorkable(state)) moves.push({ kind: 'uncork', piece: id })
}

function listMoves(state: JackalState, moves: JackalMove[]): void {
  const { pieces, turn } = state
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece // in range by the loop
    if (piece.team === turn && isAble(piece)) listPiece(state, piece, moves)
  }
  for (const ship of state.teams) {
    for (const to of sailTargets(state, ship)) moves.push({ kind: 'sail', team: ship.id, to })
  }
  if (rowerBarrier(state) === null) listRows(state, moves)
}

/** Lists the cells to which the launched lifeboat can be rowed (J-BOAT). */
function listRows(state: JackalState, moves: JackalMove[]): void {
  const { lifeboat } = state
  if (!lifeboat?.afloat) return
  for (const to of rowTargets(state)) moves.push({ kind: 'sail', team: lifeboat.team, to, boat: true })
}

/** Returns whether a piece is neither dead, lost nor drunk; trapped pieces are able with a bottle. */
function isAble(piece: Piece): boolean {
  return isOnBoard(piece) && !piece.drunk
}

function listPiece(state: JackalState, piece: Piece, moves: JackalMove[]): void {
  const { at } = piece
  if (typeof at !== 'number') return
  if (!piece.trapped) listWays(state, piece, at, false, moves)
  if (!roams(state) && needsBottle(state, piece, at) && bottleStoreFor(state, piece.team) !== null) {
    listWays(state, piece, at, true, moves)
  }
  if (revivalBarrier(state, piece) === null) moves.push({ kind: 'revive', piece: piece.id })
}

/** Returns whether a piece needs a bottle: in a trap, or on a turntable before its last step (J-BOTTLE). */
export function needsBottle(state: JackalState, piece: Piece, at: Cell): boolean {
  if (piece.trapped) return true
  const tile = state.tiles[at]
  return tile ? isHeldBySteps(piece, tile) : false
}

function listWays(state: JackalState, piece: Piece, at: Cell, bottle: boolean, moves: JackalMove[]): void {
  const cells = firstSteps(state, at, footingOf(state, piece, at), bottle)
  const burdens = burdensWithin(state, piece, at)
  // An index loop, as in `listMoves`: V8 makes no plain loop of `for … of` here, and these loops are the busiest.
  for (let i = 0; i < cells.length; i++) {
    const to = cells[i] as Cell // in range by the loop
    for (const load of burdens) {
      if (setOutBarrier(state, piece, load, at, to) === null) moves.push(goMove(piece, to, load, bottle))
    }
  }
}

/** Returns the loads with which the piece may set out: null first, then each load within reach. */
function burdensWithin(state: JackalState, piece: Piece, at: Cell): readonly (Load | null)[] {
  const loads = loadsWithin(state, piece, at)
  return loads.length === 0 ? NOTHING : [null, ...loads]
}

const NOTHING: readonly (Load | null)[] = [null]

function goMove({ id }: Piece, to: Cell, carry: Load | null, bottle: boolean): JackalMove {
  if (carry === null) {
    return bottle ? { kind: 'go', piece: id, to, bottle: true } : { kind: 'go', piece: id, to }
  }
  return bottle ? { kind: 'go', piece: id, to, carry, bottle: true } : { kind: 'go', piece: id, to, carry }
}

function listAnswers(state: JackalState, decision: Decision, moves: JackalMove[]): void {
  switch (decision.kind) {
    case 'onward':
      for (const to of decision.to) moves.push({ kind: 'go', piece: decision.chain.piece, to })
      return
    case 'arrival':
      if (decision.flight) {
        for (const to of flightTargets(state, decision.chain.piece)) {
          moves.push({ kind: 'go', piece: decision.chain.piece, to })
        }
      }
      if (decision.boat) listRows(state, moves)
      for (const to of decision.give) moves.push({ kind: 'give', to })
      moves.push({ kind: 'decline' })
      return
    case 'peek':
      for (const cell of closedCells(state, decision.looked)) moves.push({ kind: 'peek', cell })
      return
    case 'arrange':
      for (const order of permutations(decision.looked)) moves.push({ kind: 'arrange', order })
      return
    case 'swap':
      for (const cell of swapChoices(state, decision)) moves.push({ kind: 'swap', cell })
      return
    case 'oath':
      moves.push({ kind: 'swear', loud: true })
      moves.push({ kind: 'swear', loud: false })
      return
    case 'uncork':
      listUncorkings(state, moves)
      moves.push({ kind: 'decline' })
      return
    case 'endOffer':
      moves.push({ kind: 'acceptEnd' })
      moves.push({ kind: 'decline' })
      return
    default:
      decision satisfies never
  }
}

function swapChoices(state: JackalState, decision: Extract<Decision, { kind: 'swap' }>): readonly Cell[] {
  const quake = decision.chain.steps.at(-1)?.to ?? decision.chain.origin
  return swappableCells(state, quake).filter((cell) => cell !== decision.first)
}

/** Returns all orders of the looked-at cells, the present one first. */
function permutations(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  if (cells.length <= 1) return [cells]
  return cells.flatMap((first, i) =>
    permutations([...cells.slice(0, i), ...cells.slice(i + 1)]).map((rest) => [first, ...rest]),
  )
}

/** Returns whether two moves are the same; loads and bottles count, hints do not. */
export function isSameMove(a: JackalMove, b: JackalMove): boolean {
  if (a.kind === 'go') {
    return b.kind === 'go' && a.piece === b.piece && a.to === b.to && a.carry === b.carry && a.bottle === b.bottle
  }
  if (a.kind === 'arrange') return b.kind === 'arrange' && isSameOrder(a.order, b.order)
  if (a.kind === 'sail') return b.kind === 'sail' && a.team === b.team && a.to === b.to && a.boat === b.boat
  if (a.kind === 'swear') return b.kind === 'swear' && a.loud === b.loud
  if (a.kind === 'give') return b.kind === 'give' && a.to === b.to
  if (a.kind === 'place') return b.kind === 'place' && a.team === b.team && a.to === b.to
  if (a.kind === 'revive' || a.kind === 'uncork') return a.kind === b.kind && a.piece === b.piece
  if (a.kind === 'peek' || a.kind === 'swap') return a.kind === b.kind && a.cell === b.cell
  return a.kind === b.kind
}

function isSameOrder(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every((cell, i) => cell === b[i])
}

import type { Turn } from '../../kernel/game.ts'
import { barrierAt } from '../barriers.ts'
import { meetBear } from '../bear/walk.ts'
import { partMeeting } from '../people/meeting.ts'
import { nextLostNumber } from '../tiles/cave.ts'
import { turnedUp } from '../tiles/chest.ts'
import { tileRule } from '../tiles/index.ts'
import type { Arrival } from '../tiles/tileRule.ts'
import { endMove } from '../turns.ts'
import type { Cell, Chain, JackalShape, JackalState, Manner, StepCause } from '../types.ts'
import { entryStep, hasTile, isOnBoard, pieceOf, tileAt } from '../world.ts'
import type { ArrivalEffect } from './arrivalEffect.ts'
import { arrivalEffectOf } from './arrivalEffect.ts'
import { comeToSea } from './comingToSea.ts'
import { die, dropLoad, followUp, strikeFoes, waitsForFlight } from './settling.ts'

type JackalTurn = Turn<JackalShape>

/** Moves a piece one step, and on from there as long as it has no choice. */
export function stepOnto(turn: JackalTurn, chain: Chain, to: Cell, cause: StepCause, manner: Manner): void {
  const piece = pieceOf(turn.state, chain.piece)
  const from = piece.at
  if (typeof from !== 'number') return
  const land = hasTile(turn.state, to)
  // Under the bear a closed tile stays closed: a step would reveal it.
  const step = land && turn.state.bear?.at !== to ? entryStep(piece, tileAt(turn.state, to)) : 0
  turn.emit({ kind: 'pieceMoved', piece: piece.id, from, to, step, cause, load: piece.load })
  const { origin, originStep, steps } = chain
  // The fields are listed because copying the chain with `...` is slower.
  const further: Chain = { piece: piece.id, origin, originStep, steps: [...steps, { from, to, manner }] }
  if (land) comeToLand(turn, further, to)
  else comeToSea(turn, further, to)
}

/** Moves a piece one step along a turntable and hits enemies on the entered step (J-TURNTABLE). */
export function advanceOnTurntable(turn: JackalTurn, chain: Chain, cell: Cell): void {
  const { id, load, step } = pieceOf(turn.state, chain.piece)
  turn.emit({ kind: 'pieceMoved', piece: id, from: cell, to: cell, step: step + 1, cause: 'turntable', load })
  strikeFoes(turn, id, cell)
  rest(turn, arrivalOf(turn.state, { ...chain, steps: [{ from: cell, to: cell, manner: 'straight' }] }, cell, false))
}

/** Follows the choice made at a fork of the way. */
export function followOnward(turn: JackalTurn, chain: Chain, cause: StepCause, manner: Manner, to: Cell): void {
  if (cause === 'cave') emergeAt(turn, chain, to)
  else stepOnto(turn, chain, to, cause, manner)
}

function comeToLand(turn: JackalTurn, chain: Chain, cell: Cell): void {
  if (turn.state.bear?.at === cell) return comeToBear(turn, chain, cell)
  const opened = openTile(turn, chain, cell)
  const arrival = arrivalOf(turn.state, chain, cell, opened)
  // The piece is gone, or was sent to the ship by the turned tile.
  if (!isOnBoard(arrival.piece) || arrival.piece.at !== cell) return endMove(turn, chain.piece)
  const effect = arrivalEffectOf(turn.state, arrival)
  if (effect.kind === 'dies') return die(turn, chain, effect.cause, null)
  if (!opened) strikeFoes(turn, chain.piece, cell)
  goOn(turn, arrival, effect)
}

/** Handles a piece thrown onto the bear: the tile is not turned; the load stays where the turn began (J-ARCH). */
function comeToBear(turn: JackalTurn, chain: Chain, cell: Cell): void {
  const piece = pieceOf(turn.state, chain.piece)
  const { origin, originStep } = chain
  if (piece.load) {
    turn.emit({ kind: 'loadDropped', piece: piece.id, cell: origin, step: originStep, load: piece.load })
  }
  meetBear(turn, piece, cell)
  endMove(turn, piece.id)
}

/** Turns a closed tile; returns whether it was closed. */
function openTile(turn: JackalTurn, chain: Chain, cell: Cell): boolean {
  const tile = tileAt(turn.state, cell)
  if (tile.open || tile.kind === 'closed') return false
  turn.emit({ kind: 'tileRevealed', cell, tile: turnedUp(tile, tile.kind), by: chain.piece, reveals: true })
  tileRule(tile.kind).onOpen?.(turn, arrivalOf(turn.state, chain, cell, true))
  return true
}

function arrivalOf(state: JackalState, chain: Chain, cell: Cell, opened: boolean): Arrival {
  const piece = pieceOf(state, chain.piece)
  return { piece, load: piece.load, cell, tile: tileAt(state, cell), chain, opened }
}

function goOn(turn: JackalTurn, arrival: Arrival, effect: ArrivalEffect): void {
  const { chain, cell } = arrival
  switch (effect.kind) {
    case 'rests':
      return rest(turn, arrival)
    case 'dies':
      return die(turn, chain, effect.cause, null)
    case 'isLost': {
      const since = nextLostNumber(turn.state)
      turn.emit({ kind: 'pieceLost', piece: chain.piece, cell, since, awaits: effect.awaits })
      return endMove(turn, chain.piece)
    }
    case 'emerges':
      return chooseOnward(turn, chain, 'cave', 'straight', effect.to)
    case 'leaves': {
      const { to, repeated } = filterNextCells(turn.state, arrival, effect.to)
      if (to.length === 0) return die(turn, chain, repeated ? 'cycle' : 'impossible', null)
      return chooseOnward(turn, chain, effect.cause, effect.manner, to)
    }
    default:
      return effect satisfies never
  }
}

/** Takes a single way automatically; asks the player to choose one of several (J-TURN). */
function chooseOnward(turn: JackalTurn, chain: Chain, cause: StepCause, manner: Manner, to: readonly Cell[]): void {
  const [only] = to
  if (only !== undefined && to.length === 1) return followOnward(turn, chain, cause, manner, only)
  turn.emit({ kind: 'decisionAsked', decision: { kind: 'onward', chain, cause, manner, to } })
}

/** Returns the ways that are neither impossible nor a repetition of a step of this move (J-DEATH). */
export function filterNextCells(
  state: JackalState,
  { piece, load, cell, chain }: Arrival,
  candidates: readonly Cell[],
): { readonly to: readonly Cell[]; readonly repeated: boolean } {
  const possible = candidates.filter((to) => barrierAt(state, piece, load, to) === null)
  const to = possible.filter((next) => !chain.steps.some((step) => step.from === cell && step.to === next))
  return { to, repeated: to.length < possible.length }
}

function emergeAt(turn: JackalTurn, chain: Chain, to: Cell): void {
  const piece = pieceOf(turn.state, chain.piece)
  if (typeof piece.at !== 'number') return
  turn.emit({ kind: 'pieceMoved', piece: piece.id, from: piece.at, to, step: 0, cause: 'cave', load: piece.load })
  dropLoad(turn, chain.piece)
  partMeeting(turn)
  followUp(turn, chain)
}

function rest(turn: JackalTurn, arrival: Arrival): void {
  const { chain, cell, tile, piece } = arrival
  if (!waitsForFlight(turn.state, piece, cell)) dropLoad(turn, chain.piece)
  partMeeting(turn)
  if (!isOnBoard(pieceOf(turn.state, chain.piece))) return endMove(turn, chain.piece)
  const decision = tileRule(tile.kind).onRest?.(turn, arrivalOf(turn.state, chain, cell, arrival.opened)) ?? null
  if (decision) turn.emit({ kind: 'decisionAsked', decision })
  else followUp(turn, chain)
}

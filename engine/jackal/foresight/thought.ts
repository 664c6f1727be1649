import type { ArrivalEffect } from '../movement/arrivalEffect.ts'
import { arrivalEffectOf } from '../movement/arrivalEffect.ts'
import { firstStepTo, footingOf } from '../movement/setOut.ts'
import { filterNextCells } from '../movement/travel.ts'
import type { Arrival } from '../tiles/tileRule.ts'
import type { Cell, Chain, JackalMove, JackalState, Load, Manner, Piece, StepCause } from '../types.ts'
import { entryStep, findPiece, tileAt } from '../world.ts'

/** The moving piece in a foreseen move. */
export interface Thought {
  readonly state: JackalState
  readonly piece: Piece
  readonly load: Load | null
  readonly chain: Chain
}

/** A piece about to take a step. */
export interface SettingOut {
  readonly thought: Thought
  readonly cause: StepCause
  readonly manner: Manner
}

/** Returns the start of a piece's move; null when the piece is out of play. */
export function settingOutOf(state: JackalState, move: Extract<JackalMove, { kind: 'go' }>): SettingOut | null {
  const piece = findPiece(state, move.piece)
  if (!piece || typeof piece.at !== 'number') return null
  const { decision } = state
  if (decision?.kind === 'onward') {
    const thought = { state, piece, load: piece.load, chain: decision.chain }
    return { thought, cause: decision.cause, manner: decision.manner }
  }
  if (decision?.kind === 'arrival') {
    const thought = { state, piece, load: piece.load, chain: decision.chain }
    return { thought, cause: 'flight', manner: 'flight' }
  }
  return settingOut(state, piece, piece.at, move.to, move.carry ?? piece.load)
}

/** Returns a piece that sets out at the start of a turn. */
export function settingOut(state: JackalState, piece: Piece, at: Cell, to: Cell, load: Load | null): SettingOut {
  const thought = { state, piece, load, chain: { piece: piece.id, origin: at, originStep: piece.step, steps: [] } }
  return { thought, ...firstStepTo(state, at, to, footingOf(state, piece, at)) }
}

/** Returns whether the piece comes out of a cave, where it stops. */
export function isCaveExit({ state }: Thought): boolean {
  return state.decision?.kind === 'onward' && state.decision.cause === 'cave'
}

/** Returns whether a step is the step along a turntable that begins a move: the piece stays on its tile. */
export function isStepOn({ piece, chain }: Thought, to: Cell): boolean {
  return to === piece.at && chain.steps.length === 0
}

/** Returns the piece on an open tile, with the step that led there. */
export function arriveInThought({ state, piece, load, chain }: Thought, to: Cell, manner: Manner): Arrival {
  const from = chain.steps.at(-1)?.to ?? chain.origin
  const tile = tileAt(state, to)
  return {
    piece: { ...piece, at: to, step: entryStep(piece, tile) },
    load,
    cell: to,
    tile,
    chain: { ...chain, steps: [...chain.steps, { from, to, manner }] },
    opened: false,
  }
}

/** Returns the effect of the tile on the arriving piece, with only the ways that the piece may take. */
export function effectInThought({ state }: Thought, arrival: Arrival): ArrivalEffect {
  const effect = arrivalEffectOf(state, arrival)
  return effect.kind === 'leaves' ? { ...effect, to: filterNextCells(state, arrival, effect.to).to } : effect
}

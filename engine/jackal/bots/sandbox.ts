import type { Rng } from '../../kernel/rng.ts'
import type { JackalMove } from '../types.ts'
import type { Whims } from './whims.ts'

/** A world dealt from a view, in which moves are tried. */
export interface Sandbox {
  /** How a seat stands at once after a move, forced choices followed. */
  after(move: JackalMove): number
  /** How it stands some turns later, everybody playing by the policy. */
  later(move: JackalMove, turns: number, whims: Whims): number
  /** How it stands some turns later without any move of its own first. */
  onward(turns: number, whims: Whims): number
}

/** Deals worlds from the view of a seat, and judges moves by its view alone. */
export interface Sandboxes {
  deal(rng: Rng): Sandbox
  /** How much the policy likes a move. */
  score(move: JackalMove): number
}

/** So many worlds. */
export function dealWorlds(sandboxes: Sandboxes, count: number, rng: Rng): readonly Sandbox[] {
  return Array.from({ length: count }, () => sandboxes.deal(rng))
}

/** What a turn is worth in which nothing is moved and nothing comes of it, in tenths of a coin. */
export const WASTE = 3

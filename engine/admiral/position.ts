import type { Viewer } from '../kernel/game.ts'
import { type Parsed, problemOf } from '../kernel/parsed.ts'
import { settle } from '../kernel/play.ts'
import { tryReading } from '../kernel/reading.ts'
import type { Rng } from '../kernel/rng.ts'
import { settleLoaded } from './actions.ts'
import { evolve } from './evolve.ts'
import { printState } from './position/print.ts'
import { readPosition } from './position/read.ts'
import { positionSchema } from './position/schema.ts'
import type { AdmiralShape, AdmiralState } from './types.ts'
import { view } from './view.ts'

/**
 * Reads a position of the table protocol: complete enough to go on from, with defaults for what is missing. A position
 * that is already over is ended, and a team with nothing to do passes its turn.
 *
 * @param rng spins the vane if the position leaves the wind to luck.
 */
export function parsePosition(input: unknown, rng: Rng): Parsed<AdmiralState> {
  const parsed = positionSchema.safeParse(input)
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error) }
  return tryReading(() => settled(readPosition(parsed.data, rng), rng))
}

function settled(state: AdmiralState, rng: Rng): AdmiralState {
  if (state.result || state.offer) return state
  return settle<AdmiralShape>({ evolve }, state, rng, settleLoaded)
}

/** Returns the whole position, nothing hidden; reading it gives the same state again. */
export function printPosition(state: AdmiralState): object {
  return printState(state)
}

/** Returns the position as a viewer may know it: unknown captains are `"hidden"`, and so is future luck. */
export function printView(state: AdmiralState, viewer: Viewer): object {
  return printState(view(state, viewer))
}

import { CLASSIC_ISLAND } from '../../jackal/data/boards.ts'
import { parseOptions } from '../../jackal/options.ts'
import { parsePosition } from '../../jackal/position.ts'
import { setupOn } from '../../jackal/setup.ts'
import type { Board, JackalOptions } from '../../jackal/types.ts'
import { openStream } from '../../kernel/rng.ts'
import { type Batch, batchesOf, FIRST_SEED, playMatches } from '../batches.node.ts'
import { jackalKit } from '../jackalKit.ts'
import { playByLaws } from '../laws.ts'
import { randomIsland } from '../randomIsland.ts'

/** The number of files of the base game that share its matches; the archipelago and other maps play the rest. */
const SHARES = 8

export const batches = (): readonly Batch[] => batchesOf(SHARES)

/** Plays a batch of whole matches under the laws; returns how many came to their end. */
export const playBatch = (variants: readonly object[], batch: Batch): number => playMatches(jackalKit, variants, batch)

/** Plays a batch of whole matches dealt on a board under the laws; returns how many came to their end. */
export function playOn(board: Board, variants: readonly object[], { first, last }: Batch): number {
  let ended = 0
  for (let i = first; i <= last; i++) {
    const seed = FIRST_SEED + i
    const options = optionsOf(variants, i)
    const state = setupOn(board, options, openStream(seed, 'deal'))
    if (playByLaws(jackalKit, { options, seed, state }).outcome()) ended++
  }
  return ended
}

function optionsOf(variants: readonly object[], i: number): JackalOptions {
  const options = parseOptions(variants[i % variants.length])
  if (!options.ok) throw new Error(options.problem.what)
  return options.value
}

/** Plays some moves from random positions under the laws; returns how many were played. */
export function playIslands(
  variants: readonly object[],
  { first, last }: Batch,
  board: Board = CLASSIC_ISLAND,
): number {
  let played = 0
  for (let i = first; i <= last; i++) {
    const seed = FIRST_SEED + i
    const island = randomIsland(openStream(seed, 'island'), variants[i % variants.length] ?? {}, board)
    const state = parsePosition(island, NO_DEAL)
    if (!state.ok) throw new Error(`island ${seed}: ${state.problem.where}: ${state.problem.what}`)
    played += playByLaws(jackalKit, { options: state.value.options, seed, state: state.value, moves: 60 }).entries
      .length
  }
  return played
}

/** Random islands list every tile, so nothing is dealt. */
const NO_DEAL = openStream(0, 'deal')

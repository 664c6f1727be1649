import type { JackalState, Piece, Tile } from '../../../types.ts'
import { turntableSteps } from '../../../world.ts'
import { MOST_COINS, MOST_PIECES } from '../layout.ts'

/** The number of residents that may still be found. */
const MORE_PIECES = 3
const MOST_LOST = 1 << 20

/**
 * Returns whether the core has room for a position: true for every position of a dealt match, not for every custom
 * position.
 */
export function isCovered(state: JackalState): boolean {
  return (
    state.result === null &&
    state.pieces.length + MORE_PIECES <= MOST_PIECES &&
    isGoldCountable(state) &&
    state.tiles.every((tile) => tile === null || isPlainTile(tile)) &&
    state.pieces.every((piece) => isPlainPiece(state, piece))
  )
}

/** Requires at most one treasure: the rules treat two on one tile as one. */
function isGoldCountable({ pieces, tiles }: JackalState): boolean {
  let treasures = 0
  let coins = 0
  for (const tile of tiles) {
    if (!tile) continue
    coins += tile.coins
    if (tile.treasure || (!tile.open && tile.kind === 'galleon')) treasures++
    for (const step of tile.steps) {
      coins += step.coins
      if (step.treasure) treasures++
    }
  }
  treasures += pieces.filter(({ load }) => load === 'treasure').length
  return treasures <= 1 && coins <= MOST_COINS
}

/** Requires gold on the steps of a turntable, and on no step elsewhere. */
function isPlainTile(tile: Tile): boolean {
  const steps = turntableSteps(tile)
  return steps > 0 ? tile.coins === 0 && !tile.treasure && tile.steps.length <= steps : tile.steps.length === 0
}

/** Requires that only the moving piece carries a load. */
function isPlainPiece({ decision, tiles }: JackalState, { at, id, load, lost, step }: Piece): boolean {
  const mover = decision && 'chain' in decision ? decision.chain.piece : null
  if (load !== null && id !== mover) return false
  if (typeof at !== 'number') return step === 0 && lost === null
  const tile = tiles[at]
  if (lost && !(Number.isInteger(lost.since) && lost.since >= 0 && lost.since < MOST_LOST)) return false
  const steps = tile ? turntableSteps(tile) : 0
  return steps === 0 ? step === 0 : step >= 1 && step <= steps
}

import type { Cell, Load, StepLoad, Tile } from './types.ts'
import { turntableSteps } from './world.ts'

/** Returns the tile with one load fewer; `step` is 0 on tiles that are no turntable. */
export function takeLoad(tile: Tile, step: number, load: Load): Tile {
  return changeLoad(tile, step, load, -1)
}

/** Returns the tile with one load more. */
export function layLoad(tile: Tile, step: number, load: Load): Tile {
  return changeLoad(tile, step, load, 1)
}

/** Returns the loads where a piece stands: on its step of a turntable, otherwise on the tile. */
export function loadsAt(tile: Tile, step: number): StepLoad {
  return step === 0 ? tile : (tile.steps[step - 1] ?? NOTHING)
}

const NOTHING: StepLoad = { coins: 0, treasure: false }

function changeLoad(tile: Tile, step: number, load: Load, by: 1 | -1): Tile {
  const place = loadsAt(tile, step)
  const changed =
    load === 'coin' ? { coins: place.coins + by, treasure: place.treasure } : { coins: place.coins, treasure: by > 0 }
  if (step === 0) return { ...tile, ...changed }
  const steps = Array.from({ length: turntableSteps(tile) }, (_, i) =>
    i === step - 1 ? changed : (tile.steps[i] ?? NOTHING),
  )
  return { ...tile, steps: steps.some((one) => one.coins > 0 || one.treasure) ? steps : [] }
}

/** Returns the island with two tiles swapped, keeping their orientation (J-EARTHQUAKE). */
export function swapTiles(tiles: readonly (Tile | null)[], [a, b]: readonly [Cell, Cell]): readonly (Tile | null)[] {
  const out = tiles.slice()
  out[a] = tiles[b] ?? null
  out[b] = tiles[a] ?? null
  return out
}

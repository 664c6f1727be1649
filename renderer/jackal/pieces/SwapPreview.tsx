import { invalidate } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import { faceIndex } from '../../../models/faces/atlas.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { SpriteBatch } from '../../table/sprites/SpriteBatch.ts'
import { blankSprite, placeSprite } from '../../table/sprites/sprite.ts'
import { useTableFrame } from '../../table/useTableFrame.ts'
import { levelOf } from '../highlights/lay.ts'
import { pointingOf } from '../highlights/pointing.ts'
import { useIntent } from '../intent/intent.ts'
import { QUARTER } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { shownNow } from '../table/shown.ts'
import { useTileAtlas } from './materials.ts'
import { isSpent } from './spent.ts'

/** The share of a cell's side that a face fills. */
const SIDE = 0.95

const sprite = blankSprite()

/** The two tiles of an earthquake after their exchange; `Reliefs` shows their carvings. */
export function SwapPreview() {
  const table = useShownTable()
  const { colours, grid } = useTileAtlas()
  const batch = useMemo(
    () =>
      new SpriteBatch({ texture: colours, columns: grid, rows: grid }, { capacity: 2, renderOrder: 5, lifted: true }),
    [colours, grid],
  )
  useEffect(() => () => batch.dispose(), [batch])
  useEffect(() => useIntent.subscribe(() => invalidate()), [])
  useTableFrame(
    () => [batch, shownNow(table), useIntent.getState(), table.shown.getState().busy],
    ([, shown, intent, busy]) => {
      const swap = pointingOf(intent, busy).swap
      batch.begin()
      if (shown && swap) {
        addFace(batch, shown, swap[0], swap[1])
        addFace(batch, shown, swap[1], swap[0])
      }
      batch.end()
    },
  )
  return <primitive object={batch.mesh} name="swap preview" />
}

/** Draws the tile of one cell on another. */
function addFace(batch: SpriteBatch, state: JackalState, from: Cell, on: Cell): void {
  const tile = state.tiles[from]
  if (!tile) return
  const { x, z } = cellSpot(state.board, on)
  const kind = tile.open ? tile.kind : 'closed'
  placeSprite(sprite, x, levelOf(state, on) + 0.004, z, SIDE, faceIndex(kind, tile.picture, isSpent(tile)))
  sprite.flat = true
  sprite.turn = -tile.facing * QUARTER
  batch.add(sprite)
}

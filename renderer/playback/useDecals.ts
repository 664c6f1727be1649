import { useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import type { Camera, Mesh } from 'three'
import { type Sheet, SpriteBatch } from '../table/sprites/SpriteBatch.ts'
import type { Put } from '../table/sprites/sprite.ts'
import { useTableFrame } from '../table/useTableFrame.ts'
import { useShownTable } from './useShownTable.ts'

interface DecalsOptions<Inputs extends readonly unknown[]> {
  /** Its texture is freed with the decals. */
  readonly sheet: Sheet
  /** The largest number of sprites that fit. */
  readonly capacity: number
  /** A change of this store requests a frame. */
  readonly store: { subscribe(changed: () => void): () => void }
  /** Returns everything that the decals depend on besides the poses. Called in every frame. */
  readonly inputs: (camera: Camera) => Inputs
  /** Draws the decals again. Called when the inputs or the poses have changed. */
  readonly draw: (current: Inputs, put: Put) => void
}

/** Draws flat pictures on the table that mark cells and targets, in one draw call. */
export function useDecals<Inputs extends readonly unknown[]>(options: DecalsOptions<Inputs>): Mesh {
  const table = useShownTable()
  const { sheet, capacity, store, inputs, draw } = options
  const batch = useMemo(() => new SpriteBatch(sheet, { capacity, renderOrder: 6, lifted: true }), [sheet, capacity])
  const invalidate = useThree((three) => three.invalidate)
  useEffect(
    () => () => {
      batch.dispose()
      sheet.texture.dispose()
    },
    [batch, sheet],
  )
  useEffect(() => store.subscribe(() => invalidate()), [store, invalidate])
  useTableFrame(
    ({ camera }): readonly [SpriteBatch, number, ...Inputs] => [batch, table.playback.poses.version, ...inputs(camera)],
    ([, , ...current]) => {
      batch.begin()
      draw(current, (sprite) => batch.add(sprite))
      batch.end()
    },
  )
  return batch.mesh
}

import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import type { Camera, Mesh } from 'three'
import { type Sheet, SpriteBatch } from '../table/sprites/SpriteBatch.ts'
import type { Put } from '../table/sprites/sprite.ts'
import { playback } from './stage.ts'

interface DecalsOptions<Seen extends readonly unknown[]> {
  /** Its texture is freed with the decals. */
  readonly sheet: Sheet
  /** Sprites at the most. */
  readonly capacity: number
  /** Its changes ask for a new frame. */
  readonly store: { subscribe(changed: () => void): () => void }
  /** All that the decals depend on besides the poses, asked in every frame. */
  readonly see: (camera: Camera) => Seen
  /** Lays the decals anew, whenever something of that has changed. */
  readonly lay: (seen: Seen, put: Put) => void
}

/** Flat pictures on the table that say what is so and what may be done, in one draw call. */
export function useDecals<Seen extends readonly unknown[]>(options: DecalsOptions<Seen>): Mesh {
  const { sheet, capacity, store, see, lay } = options
  const batch = useMemo(() => new SpriteBatch(sheet, { capacity, renderOrder: 6, lifted: true }), [sheet, capacity])
  const invalidate = useThree((three) => three.invalidate)
  const drawn = useRef<readonly unknown[]>([])
  useEffect(
    () => () => {
      batch.dispose()
      sheet.texture.dispose()
    },
    [batch, sheet],
  )
  useEffect(() => store.subscribe(() => invalidate()), [store, invalidate])
  useFrame(({ camera }) => {
    const seen = see(camera)
    const now = [batch, playback.poses.version, ...seen]
    if (now.every((one, i) => one === drawn.current[i])) return
    drawn.current = now
    batch.begin()
    lay(seen, (sprite) => batch.add(sprite))
    batch.end()
  })
  return batch.mesh
}

import { useEffect, useMemo, useRef } from 'react'
import type { BufferGeometry, Material } from 'three'
import { useShadowRefresh } from '../../table/light/shadowRefresh.ts'
import { useTableFrame } from '../../table/useTableFrame.ts'
import { useShownTable } from '../useShownTable.ts'
import { type Copy, createInstances, disposeInstances, placeCopies } from './instances.ts'

interface CopiesProps<S> {
  readonly name: string
  readonly geometry: BufferGeometry
  readonly material: Material
  readonly capacity: number
  /** Returns the copies of a state. Called once for each state, and again when the function changes. */
  readonly copiesOf: (state: S) => readonly Copy[]
  readonly castShadow?: boolean
  readonly receiveShadow?: boolean
}

/** All copies of one model, following their targets. Frames in which nothing moved cost nothing. */
export function Copies<S>(props: CopiesProps<S>) {
  const table = useShownTable()
  const { name, geometry, material, capacity, copiesOf, castShadow = true, receiveShadow = true } = props
  const mesh = useMemo(() => createInstances(geometry, material, capacity), [geometry, material, capacity])
  const refreshShadows = useShadowRefresh()
  const copies = useRef<readonly Copy[]>([])
  useEffect(() => () => disposeInstances(mesh), [mesh])
  useTableFrame(
    () => [table.shown.getState().shown, copiesOf, mesh, table.playback.poses.version],
    ([shown], last) => {
      const isSame = last !== null && shown === last[0] && copiesOf === last[1]
      if (!isSame) copies.current = shown ? copiesOf(shown as S) : [] // a table shows only views of its own game
      placeCopies(mesh, copies.current, table.playback.poses, table.playback.effects.clock)
      if (castShadow) refreshShadows()
    },
  )
  return <primitive object={mesh} name={name} castShadow={castShadow} receiveShadow={receiveShadow} />
}

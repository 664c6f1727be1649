import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import type { BufferGeometry, Material } from 'three'
import { useShadowRefresh } from '../../table/painting/shadowRefresh.ts'
import { playback, useShownStore } from '../shownStore.ts'
import { type Copy, createInstances, disposeInstances, placeCopies } from './instances.ts'

interface CopiesProps<S> {
  readonly name: string
  readonly geometry: BufferGeometry
  readonly material: Material
  readonly capacity: number
  /** Which copies a state shows. Called once for each state, and again when the function changes. */
  readonly copiesOf: (state: S) => readonly Copy[]
  readonly castShadow?: boolean
  readonly receiveShadow?: boolean
}

/** All copies of one model, following their targets. Frames in which nothing moved cost nothing. */
export function Copies<S>(props: CopiesProps<S>) {
  const { name, geometry, material, capacity, copiesOf, castShadow = true, receiveShadow = true } = props
  const mesh = useMemo(() => createInstances(geometry, material, capacity), [geometry, material, capacity])
  const refreshShadows = useShadowRefresh()
  const drawn = useRef({ shown: null as unknown, version: -1, copiesOf, copies: [] as readonly Copy[] })
  useEffect(() => {
    drawn.current.version = -1
    return () => disposeInstances(mesh)
  }, [mesh])
  useFrame(() => {
    const last = drawn.current
    const { shown } = useShownStore.getState()
    const { poses } = playback
    const same = shown === last.shown && copiesOf === last.copiesOf
    if (same && poses.version === last.version) return
    if (!same) last.copies = shown ? copiesOf(shown as S) : [] // a table shows only views of its own game
    last.shown = shown
    last.copiesOf = copiesOf
    last.version = poses.version
    placeCopies(mesh, last.copies, poses, playback.effects.clock)
    if (castShadow) refreshShadows()
  })
  return <primitive object={mesh} name={name} castShadow={castShadow} receiveShadow={receiveShadow} />
}

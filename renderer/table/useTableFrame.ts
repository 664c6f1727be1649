import type { RootState } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { useTick } from '../picture/useTick.ts'

/**
 * Updates things that depend on more than React's state, such as shown states and poses: in the first frame, and in
 * every frame in which an input has changed. Other frames only compare inputs.
 * @param inputs returns all inputs of the update, compared one by one by identity. Called in every frame; the time
 * since the last one is in seconds.
 * @param update `last` are the inputs of the update before; null in the first.
 */
export function useTableFrame<const Inputs extends readonly unknown[]>(
  inputs: (frame: RootState, sinceLast: number) => Inputs,
  update: (current: Inputs, last: Inputs | null) => void,
): void {
  const known = useRef<Inputs | null>(null)
  useEffect(
    () => () => {
      known.current = null
    },
    [],
  )
  useTick((sinceLast, frame) => {
    const current = inputs(frame, sinceLast)
    const last = known.current
    if (last && isSame(current, last)) return
    known.current = current
    update(current, last)
  })
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, i) => one === others[i])
}

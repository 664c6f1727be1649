import { useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { useTick } from '../../picture/useTick.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { clearSlotPoses, driveSlots } from './slotPoses.ts'

/** The longest frame, in milliseconds: after a slower one ships do not jump further. */
const LONGEST_FRAME = 100
/** Runs before everything that reads poses. */
const EARLY = -4

/** Moves the ships that are being placed towards pointer and keys; at once with `reducedMotion`. */
export function SlotDriver({ reducedMotion }: { readonly reducedMotion: boolean }): null {
  const table = useShownTable()
  const invalidate = useThree((three) => three.invalidate)
  const settled = useRef<unknown>(null)
  useEffect(() => usePlacement.subscribe(() => invalidate()), [invalidate])
  useEffect(() => {
    settled.current = null
    return clearSlotPoses
  }, [])
  useTick((seconds) => {
    const state = usePlacement.getState()
    if (settled.current === state) return
    const moving = driveSlots(state, Math.min(seconds * 1000, LONGEST_FRAME), reducedMotion)
    settled.current = moving ? null : state
    table.playback.poses.invalidate()
    if (moving) invalidate()
  }, EARLY)
  return null
}

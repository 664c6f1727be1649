import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { playback } from './stage.ts'

/** A frame that took longer does not make things jump further than this, milliseconds. */
const LONGEST_FRAME = 250
/** What the first frame after a rest counts, milliseconds. */
const FIRST_FRAME = 16
/** Before everything that reads poses. */
const EARLY = -5

/** Lets time pass on the table while something plays, and asks for frames only then. */
export function PlaybackDriver(): null {
  const invalidate = useThree((state) => state.invalidate)
  const last = useRef<number | null>(null)
  useEffect(() => {
    playback.onStir = () => invalidate()
    invalidate()
    return () => {
      playback.onStir = () => {}
    }
  }, [invalidate])
  useFrame(() => {
    const now = performance.now()
    const passed = last.current === null ? FIRST_FRAME : Math.min(now - last.current, LONGEST_FRAME)
    const goesOn = playback.tick(passed)
    last.current = goesOn ? now : null
    if (goesOn) invalidate()
  }, EARLY)
  return null
}

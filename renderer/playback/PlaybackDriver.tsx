import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { usePicture } from '../picture/picture.ts'
import { useShownTable } from './useShownTable.ts'

/** The longest time by which one frame advances the playback, milliseconds: a slow frame must not make things jump. */
const LONGEST_FRAME = 250
/** The time by which the first frame after a pause in drawing advances the playback, milliseconds. */
const FIRST_FRAME = 16
/** Runs before every frame callback that reads poses. */
const PRIORITY = -5

/** Advances the playback with every frame, and requests frames only while something plays. */
export function PlaybackDriver(): null {
  const { playback } = useShownTable()
  const invalidate = useThree((state) => state.invalidate)
  const { clock } = usePicture()
  const last = useRef<number | null>(null)
  useEffect(() => {
    const request = () => invalidate()
    playback.requestFrame = request
    invalidate()
    return () => {
      // the canvas is unmounted later than the page, when a flat table may have taken over
      if (playback.requestFrame === request) playback.requestFrame = () => {}
    }
  }, [invalidate, playback])
  useFrame(() => {
    const now = clock.now()
    const passed = last.current === null ? FIRST_FRAME : Math.min(now - last.current, LONGEST_FRAME)
    const continues = playback.tick(passed)
    last.current = continues ? now : null
    if (continues) invalidate()
  }, PRIORITY)
  return null
}

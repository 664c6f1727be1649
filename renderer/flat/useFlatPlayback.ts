import { useEffect } from 'react'
import { useShownTable } from '../playback/useShownTable.ts'

/** The longest time by which one frame advances the playback, milliseconds: a slow frame must not make things jump. */
const LONGEST_FRAME = 250
/** The time by which the first frame after a pause advances the playback, milliseconds. */
const FIRST_FRAME = 16

/** Advances the playback while a flat table is shown; events that play while the page is hidden are shown at once. */
export function useFlatPlayback(): void {
  const { playback } = useShownTable()
  useEffect(() => {
    let frame = 0
    let last: number | null = null
    const request = () => {
      if (document.hidden) queueMicrotask(hurry)
      else if (frame === 0) frame = requestAnimationFrame(draw)
    }
    const draw = (now: number) => {
      frame = 0
      const passed = last === null ? FIRST_FRAME : Math.min(now - last, LONGEST_FRAME)
      const continues = playback.tick(passed)
      last = continues ? now : null
      if (continues) request()
    }
    // browsers draw no frames for a hidden page
    const hurry = () => {
      if (document.hidden && !playback.isIdle) playback.skip()
    }
    playback.requestFrame = request
    document.addEventListener('visibilitychange', hurry)
    request()
    return () => {
      if (playback.requestFrame === request) playback.requestFrame = () => {}
      cancelAnimationFrame(frame)
      document.removeEventListener('visibilitychange', hurry)
    }
  }, [playback])
}

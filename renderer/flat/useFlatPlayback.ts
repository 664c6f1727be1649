import { useEffect } from 'react'
import { useShownTable } from '../playback/useShownTable.ts'

/** The longest time by which one frame advances the playback, milliseconds: a slow frame must not make things jump. */
const LONGEST_FRAME = 250
/** The time by which the first frame after a pause advances the playback, milliseconds. */
const FIRST_FRAME = 16

/** The longest wait for a frame, milliseconds: some browsers draw none for a page that they do not call hidden. */
const NO_FRAME = 300

/** Advances the playback while a flat table is shown; events that play while the page is hidden are shown at once. */
export function useFlatPlayback(): void {
  const { playback } = useShownTable()
  useEffect(() => {
    let frame = 0
    let timer = 0
    let last: number | null = null
    const request = () => {
      if (document.hidden) queueMicrotask(hurry)
      else if (timer === 0) {
        frame = requestAnimationFrame(draw)
        timer = window.setTimeout(() => draw(performance.now()), NO_FRAME)
      }
    }
    const draw = (now: number) => {
      forget()
      const passed = last === null ? FIRST_FRAME : Math.min(now - last, LONGEST_FRAME)
      const continues = playback.tick(passed)
      last = continues ? now : null
      if (continues) request()
    }
    const forget = () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      timer = 0
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
      forget()
      document.removeEventListener('visibilitychange', hurry)
    }
  }, [playback])
}

import { useCallback, useEffect, useState } from 'react'
import { usePicture } from '../picture/picture.ts'
import type { PictureClock } from '../picture/pictureClock.ts'
import type { ShownTable } from './ShownTable.ts'
import { useShownTable } from './useShownTable.ts'

/** Playback of a recording. `at` counts the moves that are shown, `of` all moves. */
export interface Recording {
  readonly at: number
  readonly of: number
  readonly playing: boolean
  seek(move: number): void
  setPlaying(playing: boolean): void
  /** Plays the next move; while a move is playing, skips to its end. */
  forward(): void
  back(): void
}

interface Step {
  readonly events: readonly { readonly kind: string }[]
}

/** Pause between two moves during automatic playback, milliseconds. */
const PAUSE = 350

interface RecordingOptions {
  /** Set if the recording starts playing from its beginning at once. */
  readonly playsAtOnce?: boolean
  /** Set while playback waits because something covers the table. */
  readonly isHeld?: boolean
}

/** Plays a recording on the table: `positions` has one view more than there are steps. */
export function useRecording(
  positions: readonly unknown[],
  steps: readonly Step[],
  first: number,
  { playsAtOnce = false, isHeld = false }: RecordingOptions = {},
): Recording {
  const { playback } = useShownTable()
  const of = steps.length
  const { clock } = usePicture()
  const [at, setAt] = useState(() => clamp(first, of))
  const [playing, setPlaying] = useState(playsAtOnce && at < of)

  const seek = useCallback(
    (move: number) => {
      const goal = clamp(move, of)
      const position = positions[goal]
      if (position !== undefined) playback.load(position)
      setAt(goal)
    },
    [playback, positions, of],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is set up once for a recording
  useEffect(() => seek(first), [positions])

  const forward = useCallback(() => {
    if (!playback.isIdle) return playback.skip()
    const step = steps[at]
    if (!step) return
    playback.enqueue(step.events)
    setAt(at + 1)
  }, [playback, steps, at])
  const back = useCallback(() => seek(at - 1), [seek, at])

  useEffect(() => {
    if (!playing || isHeld) return
    return at < of ? afterPause(playback, clock, forward) : setPlaying(false)
  }, [playing, isHeld, at, of, playback, clock, forward])

  return { at, of, playing, seek, setPlaying, forward, back }
}

/** Calls `goOn` a moment after the table is idle; returns a function that cancels it. */
function afterPause(playback: ShownTable['playback'], clock: PictureClock, goOn: () => void): () => void {
  let callOff = () => {}
  let stopped = false
  void playback.whenIdle().then(() => {
    if (!stopped) callOff = clock.after(PAUSE, goOn)
  })
  return () => {
    stopped = true
    callOff()
  }
}

const clamp = (move: number, of: number): number => Math.max(0, Math.min(move, of))

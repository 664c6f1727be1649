import { useCallback, useEffect, useState } from 'react'
import { playback } from './stage.ts'

/** A recording under way. `at` counts the moves that are shown. */
export interface Recording {
  readonly at: number
  readonly of: number
  readonly playing: boolean
  seek(move: number): void
  setPlaying(playing: boolean): void
  /** Shows the next move with its motion. */
  forth(): void
  back(): void
}

interface Step {
  readonly events: readonly { readonly kind: string }[]
}

/** Pause between two moves while a recording plays by itself, in ms. */
const BREATH = 350

/** Drives the table through a recording: `positions` holds one view more than there are steps. */
export function useRecording(positions: readonly unknown[], steps: readonly Step[], first: number): Recording {
  const of = steps.length
  const [at, setAt] = useState(() => clamp(first, of))
  const [playing, setPlaying] = useState(false)

  const seek = useCallback(
    (move: number) => {
      const goal = clamp(move, of)
      const position = positions[goal]
      if (position !== undefined) playback.load(position)
      setAt(goal)
    },
    [positions, of],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is set up once for a recording
  useEffect(() => seek(first), [positions])

  const forth = useCallback(() => {
    if (!playback.isIdle) return playback.skip()
    const step = steps[at]
    if (!step) return
    playback.enqueue(step.events)
    setAt(at + 1)
  }, [steps, at])
  const back = useCallback(() => seek(at - 1), [seek, at])

  useEffect(() => {
    if (!playing) return
    return at < of ? afterBreath(forth) : setPlaying(false)
  }, [playing, at, of, forth])

  return { at, of, playing, seek, setPlaying, forth, back }
}

/** Goes on a moment after the table has come to rest; returns what keeps it from that. */
function afterBreath(goOn: () => void): () => void {
  let timer = 0
  let stopped = false
  void playback.whenIdle().then(() => {
    if (!stopped) timer = window.setTimeout(goOn, BREATH)
  })
  return () => {
    stopped = true
    window.clearTimeout(timer)
  }
}

const clamp = (move: number, of: number): number => Math.max(0, Math.min(move, of))

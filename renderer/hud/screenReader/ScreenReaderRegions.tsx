import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../host/session.ts'
import { useClockWords } from '../clock/useClockWords.ts'

/** The result of a move, in words. */
export interface Deed {
  /** Number of the move, from 1. */
  readonly move: number
  readonly text: string
  /** True for the viewer's own move. */
  readonly own: boolean
}

/** The announcements of a table. */
export interface Said {
  /** The piece chosen to act; empty while there is none. */
  readonly chosen: string
  /**
   * The thing at the keyboard cursor, with the possible actions or the reason why there are none; empty until a key is
   * used.
   */
  readonly cell: string
  /** The seat that decides, and its question. */
  readonly turn: string
  /** The deeds, oldest first. */
  readonly deeds: readonly Deed[]
}

/** The live regions alone, for a table whose cells have the focus themselves. */
export function ScreenReaderRegions({ chosen, cell, turn, deeds }: Said) {
  const told = useToldDeeds(deeds)
  const clock = useClockWords()
  return (
    <>
      <p aria-live="assertive" aria-atomic="true" data-testid="spoken-chosen">
        {chosen}
      </p>
      <p aria-live="assertive" aria-atomic="true" data-testid="spoken-cell">
        {cell}
      </p>
      <p aria-live="assertive" aria-atomic="true" data-testid="spoken-clock">
        {clock}
      </p>
      <p aria-live="polite" aria-atomic="true" data-testid="spoken-turn">
        {turn}
      </p>
      <div role="log" aria-live="polite" aria-relevant="additions text" data-testid="spoken-deeds">
        {told.map(({ move, text }) => (
          <p key={`${move}/${text}`}>{text}</p>
        ))}
      </div>
    </>
  )
}

/** The number of deeds that stay in the live region; older ones are in the log. */
const KEPT = 12

/** Returns the deeds since the viewer's own last one when the table came into sight, and all that follow. */
function useToldDeeds(deeds: readonly Deed[]): readonly Deed[] {
  const isKnown = useSession((state) => state.start !== null)
  const since = useRef<number | null>(null)
  const [told, setTold] = useState<readonly Deed[]>([])
  useEffect(() => {
    if (!isKnown) return
    // undone moves were announced too, and may be made again
    const from = Math.min(since.current ?? deeds.findLastIndex(({ own }) => own) + 1, deeds.length)
    since.current = from
    setTold(deeds.slice(from).slice(-KEPT))
  }, [deeds, isKnown])
  return told
}

import { useEffect } from 'react'
import { useSession } from '../host/session.ts'
import { showPassingNotice } from '../ui/toasts/toasts.ts'
import type { LogLine } from './LogPages.tsx'
import { useWords } from './useWords.ts'

/** Returns the move that a player on another screen has taken back, and the sentence that says so; null without one. */
function useUndone() {
  const { t, nameOf } = useWords()
  const undone = useSession(({ takenBack }) => takenBack)
  return undone && { move: undone.move, text: t('hud.takenBack', { name: nameOf(undone.seat) }) }
}

/** Says in a notice that a player on another screen takes a move back; it goes away with this player's next move. */
export function useTakenBackNotice(): void {
  const { move, text } = useUndone() ?? {}
  useEffect(() => {
    if (move && text) showPassingNotice(text)
  }, [move, text])
}

/** Returns the lines of the log, newest first, with the undo since the last move as the newest. */
export function useLinesWithUndo(lines: readonly LogLine[]): readonly LogLine[] {
  const undone = useUndone()
  return undone ? [{ ...undone, part: -1, flag: null }, ...lines] : lines
}

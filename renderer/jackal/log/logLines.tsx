import { useMemo } from 'react'
import type { Seat } from '../../../engine/kernel/game.ts'
import { Coin } from '../../hud/Coin.tsx'
import type { LogLine } from '../../hud/LogPages.tsx'
import { useToldStart, useToldSteps, useWords } from '../../hud/useWords.ts'
import type { Words } from '../../i18n/words.ts'
import { Flag } from '../insignia/insignia.tsx'
import { isJackalView, readEvents } from '../view.ts'
import { byTurn, goldScored, type JoinedEntry, paragraph, writeLog } from './logbook.ts'
import { recentText } from './recentText.ts'

/** Returns the log of a match or a recording, oldest first; empty until its beginning is known. */
export function useLogLines(
  start: unknown,
  steps: readonly { readonly by: Seat; readonly events: readonly unknown[] }[],
): readonly LogLine[] {
  const words = useWords()
  return useMemo(() => {
    if (!isJackalView(start)) return []
    const told = steps.map(({ by, events }) => ({ by, events: readEvents(events) }))
    const lines = byTurn(writeLog(start, told)).map((entry) => lineOf(entry, paragraph(entry, start, words), words))
    // The first tile of an earthquake, or a bottle kept, has no line.
    return lines.filter(({ text }) => text !== '')
  }, [start, steps, words])
}

/** The number of turns in the short log. */
const RECENT = 3

/** Returns the last turns of the match on the table in a few words each, newest first. */
export function useRecentLines(count = RECENT): readonly LogLine[] {
  const start = useToldStart()
  const steps = useToldSteps()
  const words = useWords()
  return useMemo(() => {
    if (!isJackalView(start)) return []
    const told = steps.map(({ by, events }) => ({ by, events: readEvents(events) }))
    const lines = byTurn(writeLog(start, told)).map((entry) => lineOf(entry, recentText(entry, start, words), words))
    return lines
      .filter(({ text }) => text !== '')
      .slice(-count)
      .reverse()
  }, [start, steps, words, count])
}

/** Returns the log of the match or recording on the table, newest first. */
export function useMatchLines(): readonly LogLine[] {
  const start = useToldStart()
  const steps = useToldSteps()
  const lines = useLogLines(start, steps)
  return useMemo(() => lines.toReversed(), [lines])
}

function lineOf(entry: JoinedEntry, text: string, words: Words): LogLine {
  const gold = goldScored(entry)
  return {
    move: entry.move,
    last: entry.last,
    part: entry.part,
    side: entry.team,
    flag: <Flag team={entry.team} width={1.375} />,
    text,
    gain: gold > 0 && (
      <span className="log-gold">
        {words.t('log.gold', { n: gold })}
        <Coin size={0.9375} />
      </span>
    ),
  }
}

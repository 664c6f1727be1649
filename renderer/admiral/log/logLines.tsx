import { useMemo } from 'react'
import type { LogLine } from '../../hud/LogPages.tsx'
import { useWords } from '../../hud/useWords.ts'
import type { Words } from '../../i18n/words.ts'
import { Flag } from '../insignia/Flag.tsx'
import { DiceRow } from './DiceRow.tsx'
import { type LogEntry, type Sentence, sentencesOf } from './logbook.ts'
import { type LogPart, partsOf } from './parts.ts'
import { damageOf, recentText } from './recentText.ts'
import { useMatchEntries } from './useLog.ts'

/** Returns entries as the log shows them, without those that need no line. */
export function useLogLines(entries: readonly LogEntry[]): readonly LogLine[] {
  const words = useWords()
  const lineOf = useMemo(() => lineWriter(words), [words])
  return useMemo(() => partsOf(entries).flatMap((part) => lineOf(part) ?? []), [entries, lineOf])
}

/** Writes each line once: a log grows long, and all but its end stays the same. */
function lineWriter(words: Words): (part: LogPart) => LogLine | null {
  const written = new WeakMap<LogPart, LogLine | null>()
  return (part) => {
    const known = written.get(part)
    if (known !== undefined) return known
    const line = lineOf(part, words)
    written.set(part, line)
    return line
  }
}

function lineOf(part: LogPart, words: Words): LogLine | null {
  const sentences = sentencesOf(part, words)
  if (sentences.length === 0) return null
  const { move, last, team, part: number = 0 } = part
  const flag = team && <Flag team={team} width={1.375} />
  return { move, last, part: number, flag, text: <Sentences sentences={sentences} /> }
}

/** Shows each sentence with its thrown dice. */
function Sentences({ sentences }: { readonly sentences: readonly Sentence[] }) {
  return sentences.map(({ text, throws }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: written sentences never change places
    <span key={index}>
      {text} {throws.length > 0 && <DiceRow throws={throws} />}
    </span>
  ))
}

/** Returns the log of the current match, newest first. */
export function useMatchLines(): readonly LogLine[] {
  const lines = useLogLines(useMatchEntries())
  return useMemo(() => lines.toReversed(), [lines])
}

/** The number of lines in the short log. */
const RECENT = 3

/** Returns the last events of the current match in a few words each, newest first. */
export function useRecentLines(count = RECENT): readonly LogLine[] {
  const entries = useMatchEntries()
  const words = useWords()
  return useMemo(() => {
    const lines = partsOf(entries).map((part) => recentLine(part, words))
    return lines
      .filter(({ text }) => text !== '')
      .slice(-count)
      .reverse()
  }, [entries, words, count])
}

function recentLine(part: LogPart, words: Words): LogLine {
  const { move, last, team, part: number = 0 } = part
  const damage = damageOf(part)
  return {
    move,
    last,
    part: number,
    ...(team && { side: team }),
    flag: team && <Flag team={team} width={1.375} />,
    text: recentText(part, words),
    gain: damage > 0 && <b className="log-gold">−{damage}</b>,
  }
}

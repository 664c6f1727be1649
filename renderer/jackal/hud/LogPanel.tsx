import { useMemo } from 'react'
import { goTo } from '../../app/screens.ts'
import { leaveMatch, useSession } from '../../host/session.ts'
import { goldScored, type LogEntry, paragraph, writeLog } from '../logbook.ts'
import { isJackalView, readEvents } from '../view.ts'
import { Coin, Flag } from './insignia.tsx'
import { useWords } from './useHudView.ts'
import './logPanel.css'

/** With large text in a small window the log would cover the table; it opens there on demand. */
export function hasRoomForLog(): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return window.innerWidth / rem > 58
}

/** The whole log of this match, newest first; empty until its beginning is known. */
function useLog(): readonly LogEntry[] {
  const start = useSession((state) => state.start)
  const steps = useSession((state) => state.steps)
  return useMemo(() => {
    if (!isJackalView(start)) return []
    return writeLog(
      start,
      steps.map(({ events }) => ({ events: readEvents(events) })),
    ).reverse()
  }, [start, steps])
}

/** The ship's log: every move in words; a line jumps back to its move in the replay. */
export function LogPanel() {
  const { t } = useWords()
  const match = useSession((state) => state.match)
  const log = useLog()
  const jump = (move: number) => {
    if (!match) return
    void leaveMatch().then(() => goTo({ name: 'replay', id: match.id, move: move - 1, from: 'match' }))
  }
  return <LogPages log={log} onJump={match ? jump : null} emptyText={t('hud.log.empty')} />
}

interface LogPagesProps {
  readonly log: readonly LogEntry[]
  readonly onJump: ((move: number) => void) | null
  readonly emptyText: string
}

/** A log on parchment, newest first. */
export function LogPages({ log, onJump, emptyText }: LogPagesProps) {
  const { t } = useWords()
  return (
    <section className="log-panel parchment" aria-label={t('hud.log')} data-testid="hud-log">
      <h2 className="title rule-line">{t('hud.log')}</h2>
      {log.length === 0 && <p className="log-empty">{emptyText}</p>}
      <ol className="log-lines" reversed>
        {log.map((entry, index) => (
          <LogLine key={entry.move} entry={entry} age={index} onJump={onJump} />
        ))}
      </ol>
    </section>
  )
}

interface LogLineProps {
  readonly entry: LogEntry
  readonly age: number
  readonly onJump: ((move: number) => void) | null
}

function LogLine({ entry, age, onJump }: LogLineProps) {
  const words = useWords()
  const { t } = words
  const text = paragraph(entry, words)
  const gold = goldScored(entry)
  return (
    <li className={age === 0 ? 'is-newest' : age > 4 ? 'is-old' : ''}>
      <button
        type="button"
        className="log-line"
        disabled={onJump === null}
        title={t('hud.log.jump', { n: entry.move })}
        onClick={() => onJump?.(entry.move)}
      >
        <Flag team={entry.team} width={1.375} />
        <span className="log-text">{text}</span>
        {gold > 0 && (
          <span className="log-gold">
            {t('log.gold', { n: gold })}
            <Coin size={0.9375} />
          </span>
        )}
      </button>
    </li>
  )
}

import { memo, type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { closeCoach } from '../host/coach.ts'
import { leaveMatch, useSession } from '../host/session.ts'
import { useText } from '../i18n/useText.ts'
import { goTo } from '../ui/screens.ts'
import { useLinesWithUndo } from './takenBack.ts'
import './logPages.css'

/** One line of the log: the results of a move. */
export interface LogLine {
  /** Number of the move, from 1. */
  readonly move: number
  /** Number of the last move in a line for several moves. */
  readonly last?: number
  /** Index among several lines of one move, from 0. */
  readonly part?: number
  /** The side that moved; missing if none did. */
  readonly side?: string
  /** Flag of the team that moved; nothing if none did. */
  readonly flag: ReactNode
  readonly text: ReactNode
  /** The gain of the move, at the right edge. */
  readonly gain?: ReactNode
}

/** Returns whether the whole log is open, and a function that toggles it. It opens only on request. */
export function useLogToggle(isOpenFirst = false): readonly [isOpen: boolean, toggle: () => void] {
  const [isOpen, setOpen] = useState(isOpenFirst)
  // the log takes the place of the coach
  const toggle = useCallback(() => {
    const isUncovered = closeCoach()
    setOpen((was) => isUncovered || !was)
  }, [])
  return [isOpen, toggle]
}

interface LogPagesProps {
  /** Newest first. */
  readonly lines: readonly LogLine[]
  readonly onJump: (move: number) => void
  /** The line of a recording's current move, which is highlighted. Missing during a match. */
  readonly current?: LogLine | null
}

/** The log on parchment; a click on a line jumps to its move. */
export function LogPages({ lines, onJump, current }: LogPagesProps) {
  const t = useText()
  const list = useOutcomeInSight(current === undefined ? lines[0] : undefined)
  useCurrentInSight(list, current)
  return (
    <section className="log-panel parchment" aria-label={t('hud.log')} data-testid="hud-log">
      <h2 className="title rule-line">{t('hud.log')}</h2>
      {lines.length === 0 && <p className="log-empty">{t('hud.log.empty')}</p>}
      <ol ref={list} className="log-lines" reversed>
        {lines.map((line, index) => (
          <Line
            key={`${line.move}/${line.part ?? 0}`}
            line={line}
            age={current === undefined ? Math.min(index, OLD) : OLD}
            isCurrent={line === current}
            onJump={onJump}
          />
        ))}
      </ol>
    </section>
  )
}

/** If the newest line is longer than the list, scrolls so that its end is in sight. */
function useOutcomeInSight(newest: LogLine | undefined) {
  const list = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const line = newest && list.current?.firstElementChild
    if (!line || !list.current) return
    list.current.scrollTop = Math.max(0, line.clientHeight - list.current.clientHeight)
  }, [newest])
  return list
}

/** Scrolls the list to the line of a recording's current move. */
function useCurrentInSight(list: RefObject<HTMLOListElement | null>, current: LogLine | null | undefined): void {
  useLayoutEffect(() => {
    if (current) list.current?.querySelector('.is-current')?.scrollIntoView?.({ block: 'nearest' })
  }, [list, current])
}

/** Age from which lines are drawn as old. */
const OLD = 5

interface LineProps {
  readonly line: LogLine
  /** Number of newer lines, at most `OLD`. */
  readonly age: number
  readonly isCurrent: boolean
  readonly onJump: (move: number) => void
}

/** Memoized, because logs grow long. */
const Line = memo(function Line({ line: { move, flag, text, gain }, age, isCurrent, onJump }: LineProps) {
  const t = useText()
  return (
    <li className={isCurrent ? 'is-current' : age === 0 ? 'is-newest' : age === OLD ? 'is-old' : ''}>
      <button type="button" className="log-line" title={t('hud.log.jump', { n: move })} onClick={() => onJump(move)}>
        {flag}
        <span className="log-text">{text}</span>
        {gain}
        <span className="visually-hidden">{t('hud.log.move', { n: move })}</span>
      </button>
    </li>
  )
})

/** The log of the current match; a line opens the recording at its move. */
export function MatchLog({ lines }: { readonly lines: readonly LogLine[] }) {
  const id = useSession((state) => state.match?.id)
  const jump = useCallback(
    (move: number) => {
      if (id === undefined) return
      void leaveMatch().then(() => goTo({ name: 'replay', id, move: move - 1, from: 'match' }))
    },
    [id],
  )
  return <LogPages lines={useLinesWithUndo(lines)} onJump={jump} />
}

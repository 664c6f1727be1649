import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import type { Outcome, Seat } from '../../engine/kernel/game.ts'
import { useSession } from '../host/session.ts'
import { winnersText } from '../i18n/words.ts'
import { Button } from '../ui/controls.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { OpenedDealNote } from './DealNote.tsx'
import { OwnSeats, readersSeats } from './ownSeats.ts'
import { useWords } from './useWords.ts'
import './resultFrame.css'

/** Actions after the end of a match. */
export interface ResultActions {
  /** Null if the next match begins elsewhere. */
  readonly onAgain: (() => void) | null
  /** Starts the same match with each player moved one seat on; null if that makes no difference. */
  readonly onSwap: (() => void) | null
  /** The suggestion for a beginner who has won, with its button's text; missing for all others. */
  readonly nextStep?: { readonly label: string; readonly go: () => void } | null
  /** Opens the recording, after a number of moves or at its beginning; null if there is none. */
  readonly onReplay: ((move?: number) => void) | null
  /** Null if there is no menu. */
  readonly onMenu: (() => void) | null
  /** Set if pictures can be written to files: this is the program's own window. */
  readonly savesPictures?: boolean
  /** The analysis of the match, and its button; missing if there is none. */
  readonly analysis?: { readonly isOpen: boolean; readonly panel: ReactNode; readonly open: () => void } | null
  /** The news that the match has brought to the record of its people; missing if there is no record. */
  readonly record?: ReactNode
  /** Closes the result, to look at the table. */
  readonly onClose: () => void
}

interface ResultFrameProps extends ResultActions {
  readonly outcome: Outcome
  /** Why the match ended, and after how long. */
  readonly reason: string
  readonly children: ReactNode
}

/**
 * Returns the result from the reader's point of view; if several players share the screen, or none, a text that the
 * match is over.
 */
function titleOf(
  match: MatchInfo | null,
  own: readonly Seat[],
  { winners }: Outcome,
): 'result.title' | 'result.title.won' | 'result.title.lost' {
  const isShared = winners.length === 0 || winners.length === match?.seats.length
  if (own.length === 0 || isShared) return 'result.title'
  return own.some((seat) => winners.includes(seat)) ? 'result.title.won' : 'result.title.lost'
}

/**
 * The time before a button gets the focus, milliseconds: a press that was meant to skip the last motion must not start
 * anything.
 */
const FOCUS_AFTER = 500

/** The winner, the game's details, and the next steps. */
export function ResultFrame(props: ResultFrameProps) {
  const { outcome, reason, analysis, record, onClose, children } = props
  const words = useWords()
  const { t } = words
  const match = useSession((state) => state.match)
  const own = useOwnAtEnd()
  const title = titleOf(match, own, outcome)
  return (
    <Dialog
      title={t(title)}
      surface="wood"
      className={`result-sheet ${title === 'result.title' ? '' : 'is-own'}`}
      testId="result-screen"
      focusAfter={FOCUS_AFTER}
      onClose={onClose}
      actions={<ResultButtons {...props} />}
    >
      <p className="result-winner" data-testid="result-winner">
        {winnersText(outcome, words)}
      </p>
      <p className="result-reason">{reason}</p>
      {match?.lostOnTime && (
        <p className="result-reason" data-testid="result-lost-on-time">
          {t('result.lostOnTime', { names: match.lostOnTime.map(words.nameOf).join(', ') })}
        </p>
      )}
      {record}
      <OwnSeats.Provider value={own}>{children}</OwnSeats.Provider>
      {analysis?.isOpen && <InSight>{analysis.panel}</InSight>}
      {match && <OpenedDealNote match={match} />}
    </Dialog>
  )
}

/**
 * The next steps after a match. The golden button leads a beginner on, else into the analysis; a new match is never the
 * default. Without an analysis, as after a match without moves, the way to the menu has the focus.
 */
function ResultButtons({ onAgain, onSwap, nextStep = null, onReplay, onMenu, analysis, onClose }: ResultFrameProps) {
  const { t } = useWords()
  const isForTwo = useSession(({ match }) => match?.seats.length === 2)
  const canAnalyse = analysis != null && !analysis.isOpen
  const hasMain = canAnalyse || nextStep !== null || onAgain === null
  return (
    <>
      {onMenu && (
        <Button onClick={onMenu} autoFocus={!hasMain} testId="result-menu">
          {t('result.menu')}
        </Button>
      )}
      {onSwap && (
        <Button onClick={onSwap} testId="result-swap">
          {t(isForTwo ? 'result.swap' : 'result.rotate')}
        </Button>
      )}
      {onAgain && (
        <Button onClick={onAgain} testId="result-again">
          {t('result.again')}
        </Button>
      )}
      {onReplay && (
        <Button onClick={() => onReplay()} testId="result-replay">
          {t('result.replay')}
        </Button>
      )}
      {canAnalyse && (
        <Button kind={nextStep ? 'plain' : 'main'} onClick={analysis.open} autoFocus testId="analysis-start">
          {t('analysis.start')}
        </Button>
      )}
      {onAgain && nextStep && (
        <Button kind="main" onClick={nextStep.go} autoFocus={!canAnalyse} testId="result-onward">
          {nextStep.label}
        </Button>
      )}
      {!onAgain && (
        <Button kind="main" onClick={onClose} autoFocus testId="result-close">
          {t('common.close')}
        </Button>
      )}
    </>
  )
}

/** Scrolls a newly opened part into sight. */
function InSight({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'start' }), [])
  return (
    <div ref={place} className="result-analysis">
      {children}
    </div>
  )
}

/** Returns the reader's seats at the end, when no seat is asked. */
function useOwnAtEnd(): readonly Seat[] {
  const own = useSession(({ match, viewer }) => readersSeats({ match, viewer, standing: null }).join())
  return useMemo(() => (own === '' ? [] : own.split(',')), [own])
}

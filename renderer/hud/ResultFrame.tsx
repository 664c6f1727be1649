import { type ReactNode, useMemo } from 'react'
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
  /** Null: the next match begins elsewhere. */
  readonly onAgain: (() => void) | null
  /** The same with each player one seat on; null where that is no other match. */
  readonly onSwap: (() => void) | null
  /** What a beginner who has won may try next, named by its button; missing for all others. */
  readonly onward?: { readonly label: string; readonly go: () => void } | null
  /** Watches the recording, from so many moves on or from its beginning; null where none can be shown. */
  readonly onReplay: ((move?: number) => void) | null
  /** Null where there is no menu to go to. */
  readonly onMenu: (() => void) | null
  /** Pictures can be written to files: this is the program's own window. */
  readonly savesPictures?: boolean
  /** The match looked back on; missing where nobody does. */
  readonly analysis?: ReactNode
  /** Closes the result, to look at the table. */
  readonly onClose: () => void
}

interface ResultFrameProps extends ResultActions {
  readonly outcome: Outcome
  /** Why the match ended, and after how long. */
  readonly reason: string
  readonly children: ReactNode
}

/** What it is to the reader; where several play at his screen, or nobody, that it is over. */
function titleOf(
  match: MatchInfo | null,
  own: readonly Seat[],
  { winners }: Outcome,
): 'result.title' | 'result.title.won' | 'result.title.lost' {
  const isShared = winners.length === 0 || winners.length === match?.seats.length
  if (own.length === 0 || isShared) return 'result.title'
  return own.some((seat) => winners.includes(seat)) ? 'result.title.won' : 'result.title.lost'
}

/** The winner, the game's details, and what to do next. */
export function ResultFrame(props: ResultFrameProps) {
  const { outcome, reason, onAgain, onSwap, onward = null, onReplay, onMenu, onClose, children } = props
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
      onClose={onClose}
      actions={
        <>
          {onMenu && (
            <Button onClick={onMenu} testId="result-menu">
              {t('result.menu')}
            </Button>
          )}
          {onReplay && (
            <Button onClick={() => onReplay()} testId="result-replay">
              {t('result.replay')}
            </Button>
          )}
          {onSwap && (
            <Button onClick={onSwap} testId="result-swap">
              {t(match?.seats.length === 2 ? 'result.swap' : 'result.rotate')}
            </Button>
          )}
          {onAgain && (
            <Button kind={onward ? 'plain' : 'main'} onClick={onAgain} autoFocus={!onward} testId="result-again">
              {t('result.again')}
            </Button>
          )}
          {onAgain && onward && (
            <Button kind="main" onClick={onward.go} autoFocus testId="result-onward">
              {onward.label}
            </Button>
          )}
          {!onAgain && (
            <Button kind="main" onClick={onClose} autoFocus testId="result-close">
              {t('common.close')}
            </Button>
          )}
        </>
      }
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
      <OwnSeats.Provider value={own}>{children}</OwnSeats.Provider>
      {props.analysis}
      {match && <OpenedDealNote match={match} />}
    </Dialog>
  )
}

/** Nobody is asked any more. */
function useOwnAtEnd(): readonly Seat[] {
  const own = useSession(({ match, viewer }) => readersSeats({ match, viewer, standing: null }).join())
  return useMemo(() => (own === '' ? [] : own.split(',')), [own])
}

import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { AdvisedMove } from '../../../electron/contract/ipc.ts'
import { adviceLaid, askCoach, dismissCoach, lookAtAdvice, useCoach, whyNoCoach } from '../../host/coach.ts'
import { useSession } from '../../host/session.ts'
import { CommandKey } from '../../input/CommandKey.tsx'
import { TABLE } from '../../input/tableCommands.ts'
import { useHasKeys } from '../../input/useHasKeys.ts'
import { useShownStore } from '../../playback/shownStore.ts'
import { Button, IconButton } from '../../ui/controls.tsx'
import { CloseIcon } from '../../ui/icons.tsx'
import { KeyAction } from '../HintBar.tsx'
import { useKeyName } from '../spoken/useKeyName.ts'
import { useWords } from '../useWords.ts'
import { type GameCoach, isWorse, type ToldAdvice, verdictOf } from './gameCoach.ts'
import { holdKeysBack } from './heldKeys.ts'
import './coachNote.css'

interface CoachNoteProps {
  readonly coach: GameCoach
  /** Where there is no bar of hints, a button asks. */
  readonly offers?: boolean
}

/** What the coach would do for what is asked: two or three moves, one of them laid out on the table. */
export function CoachNote({ coach, offers = false }: CoachNoteProps) {
  const { t } = useWords()
  const { phase, advice, looked, isPressed, isLaid } = useCoach()
  const busy = useShownStore((state) => state.busy)
  const sending = useSession((state) => state.sending)
  const may = useSession((state) => whyNoCoach(state) === null)
  const isHidden = busy || sending || !may
  const shown = phase === 'told' ? advice[looked] : undefined
  useEffect(() => {
    if (!shown || isLaid || isHidden) return
    coach.layOut(shown, isPressed)
    adviceLaid()
  }, [coach, shown, isPressed, isLaid, isHidden])
  useEffect(
    () => (shown && !isPressed && !isHidden ? holdKeysBack(() => coach.isLaid(shown)) : undefined),
    [coach, shown, isPressed, isHidden],
  )
  useEffect(() => (shown ? () => coach.takeBack?.() : undefined), [coach, shown])
  if (isHidden) return null
  if (phase === 'quiet') return offers ? <Offer /> : null
  return (
    <section className="goal-note coach-note is-asked parchment" aria-label={t('coach.title')} data-testid="coach">
      {phase === 'thinking' ? (
        <p aria-live="polite">{t('coach.thinking')}</p>
      ) : (
        <ol className="coach-moves" aria-live="polite">
          {advice.map((one, place) => (
            <Line key={JSON.stringify(one)} coach={coach} place={place} />
          ))}
        </ol>
      )}
      <IconButton label={t('coach.close')} onClick={dismissCoach} testId="coach-close">
        <CloseIcon size={0.9375} />
      </IconButton>
    </section>
  )
}

/** A move that is advised; the one looked at with what speaks for and against it. */
function Line({ coach, place }: { readonly coach: GameCoach; readonly place: number }) {
  const words = useWords()
  const { advice, looked } = useCoach()
  const one = advice[place]
  const isLaid = useSyncExternalStore(coach.onLaid, () => one !== undefined && coach.isLaid(one))
  const verdict = verdictOf(advice, place, coach.even)
  const told = one && coach.tell(one, words, isWorse(verdict) ? advice[0] : undefined)
  if (!told) return null
  return (
    <li data-laid={isLaid}>
      <button
        type="button"
        className="coach-move"
        aria-pressed={place === looked}
        onClick={() => lookAtAdvice(place)}
        data-testid={`coach-${place + 1}`}
      >
        <strong>{told.title}</strong>
        {verdict && <span className="coach-verdict">{words.t(`coach.${verdict}`)}</span>}
      </button>
      {place === looked && (
        <>
          <Sides told={told} />
          <Confirm key={JSON.stringify(one)} coach={coach} advice={one} isLaid={isLaid} />
        </>
      )}
    </li>
  )
}

/** What is gained and what is risked. */
function Sides({ told: { plain, gains, risks } }: { readonly told: ToldAdvice }) {
  const { t } = useWords()
  return (
    <dl className="coach-sides">
      {plain.length > 0 && <dd className="is-plain">{plain.join(' · ')}</dd>}
      {gains.length > 0 && (
        <>
          <dt className="is-gain">{t('coach.gain')}</dt>
          <dd>{gains.join(' · ')}</dd>
        </>
      )}
      {risks.length > 0 && (
        <>
          <dt className="is-risk">{t('coach.risk')}</dt>
          <dd>{risks.join(' · ')}</dd>
        </>
      )}
    </dl>
  )
}

interface ConfirmProps {
  readonly coach: GameCoach
  readonly advice: AdvisedMove
  readonly isLaid: boolean
}

/** A button where the table shows none for the move, with the key as long as that plays it too. */
function Confirm({ coach, advice, isLaid }: ConfirmProps) {
  const words = useWords()
  const doing = coach.doing?.(advice, words)
  if (!doing) return <ConfirmHint isLaid={isLaid} />
  return (
    <p className="coach-confirm">
      <Button small onClick={doing.press} testId="coach-do">
        {isLaid && <CommandKey of={TABLE.commands.confirm} />} {doing.label}
      </Button>
    </p>
  )
}

/** That a key plays the move, as long as it does; then how it is laid out once more. */
function ConfirmHint({ isLaid }: { readonly isLaid: boolean }) {
  const { t } = useWords()
  const hasKeys = useHasKeys()
  const keyOf = useKeyName()
  const { confirm } = TABLE.commands
  const wasLaid = useRef(false)
  wasLaid.current ||= isLaid
  if (!isLaid && wasLaid.current)
    return (
      <p className="coach-confirm is-again" data-testid="coach-again">
        {t('coach.again')}
      </p>
    )
  if (!isLaid || !hasKeys || keyOf(confirm) === '') return null
  return (
    <p className="coach-confirm" data-testid="coach-confirm">
      <CommandKey of={confirm} /> {t('coach.confirm')}
    </p>
  )
}

function Offer() {
  const { t } = useWords()
  return (
    <Button kind="quiet" small onClick={() => void askCoach()} testId="btn-coach">
      {t('coach.ask')}
    </Button>
  )
}

/**
 * Asks the coach, where nobody but bots plays against the player.
 *
 * @param inMenu whether it may be hidden where space is short
 */
export function CoachKey({ inMenu = true }: { readonly inMenu?: boolean }) {
  const { t } = useWords()
  const may = useSession((state) => whyNoCoach(state) === null)
  const { phase } = useCoach()
  return (
    may && (
      <KeyAction
        command={TABLE.commands.coach}
        label={t('coach.key')}
        pressed={phase !== 'quiet'}
        onClick={() => void askCoach()}
        inMenu={inMenu}
        testId="btn-coach"
      />
    )
  )
}

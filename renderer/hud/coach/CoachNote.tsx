import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import type { AdvisedMove } from '../../../electron/contract/ipc.ts'
import { adviceLaid, askCoach, dismissCoach, lookAtAdvice, useCoach, whyNoCoach } from '../../host/coach.ts'
import { useSession } from '../../host/session.ts'
import { holdBack } from '../../input/holdBack.ts'
import { TABLE } from '../../input/tableCommands.ts'
import { useShownNow, useTableGame } from '../../playback/useShownTable.ts'
import { CommandKey } from '../../ui/CommandKey.tsx'
import { Button, IconButton } from '../../ui/controls.tsx'
import { BulbIcon, CloseIcon } from '../../ui/icons.tsx'
import { Chip } from '../frame/Chip.tsx'
import { Token } from '../frame/Dock.tsx'
import { useWords } from '../useWords.ts'
import { type GameCoach, isWorse, reasonOf } from './gameCoach.ts'
import './coachNote.css'

interface CoachNoteProps {
  readonly coach: GameCoach
}

/** The coach's advice on the current question: two or three moves, one of them laid out on the table. */
export function CoachNote({ coach }: CoachNoteProps) {
  const { t } = useWords()
  const { phase, advice, looked, isPressed, isLaid } = useCoach()
  const busy = useShownNow((state) => state.busy)
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
    () => (shown && !isPressed && !isHidden ? holdBack(() => coach.isLaid(shown)) : undefined),
    [coach, shown, isPressed, isHidden],
  )
  useEffect(() => (shown ? () => coach.takeBack?.() : undefined), [coach, shown])
  if (isHidden || phase === 'quiet') return null
  return (
    <section className="goal-note coach-note is-asked parchment" aria-label={t('coach.title')} data-testid="coach">
      <h2 className="title coach-title">
        <BulbIcon />
        {t('coach.key')}
      </h2>
      {phase === 'thinking' ? <p aria-live="polite">{t('coach.thinking')}</p> : <Lines coach={coach} advice={advice} />}
      <Ranks coach={coach} advice={advice} />
      <IconButton label={t('coach.close')} onClick={dismissCoach} testId="coach-close">
        <CloseIcon size={0.9375} />
      </IconButton>
    </section>
  )
}

/** The ranks of the moves, each in the cell where its move ends. */
function Ranks({ coach, advice }: { readonly coach: GameCoach; readonly advice: readonly AdvisedMove[] }) {
  const view = useShownNow((state) => state.shown)
  const near = useTableGame((state) => state.near)
  const cells = advice.map((one) => coach.wayOf(view, one, near)?.cells.at(-1))
  return cells.map(
    (cell, place) =>
      cell !== undefined &&
      cells.indexOf(cell) === place && (
        <Chip key={cell} cell={cell} look="rank">
          {place + 1}
        </Chip>
      ),
  )
}

/** The advised moves, each with its reason. A reason that was already shown is not repeated: the moves are equal. */
function Lines({ coach, advice }: { readonly coach: GameCoach; readonly advice: readonly AdvisedMove[] }) {
  const words = useWords()
  const lines = advice.map((one, place) => {
    const told = coach.tell(one, words)
    const best = isWorse(advice, place, coach.even) ? advice[0] : undefined
    const reason = told && reasonOf(told, best ? (coach.tell(one, words, best)?.risks ?? []) : null)
    return { one, title: told?.title, reason }
  })
  return (
    <ol className="coach-moves" aria-live="polite">
      {lines.map(
        ({ one, title, reason }, place) =>
          title !== undefined && (
            <Line key={JSON.stringify(one)} coach={coach} place={place} one={one} title={title}>
              {lines.findIndex((line) => line.reason === reason) === place && reason}
            </Line>
          ),
      )}
    </ol>
  )
}

interface LineProps {
  readonly coach: GameCoach
  readonly place: number
  readonly one: AdvisedMove
  readonly title: string
  /** The reason of the move. */
  readonly children: ReactNode
}

/** An advised move; the one on the table has the key that plays it. */
function Line({ coach, place, one, title, children }: LineProps) {
  const words = useWords()
  const { looked } = useCoach()
  const isLaid = useSyncExternalStore(coach.onLaid, () => coach.isLaid(one))
  const doing = place === looked ? coach.doing?.(one, words) : null
  const key = place === looked && isLaid && <CommandKey of={TABLE.commands.confirm} />
  return (
    <li data-laid={isLaid}>
      <button
        type="button"
        className="coach-move"
        aria-pressed={place === looked}
        onClick={() => lookAtAdvice(place)}
        data-testid={`coach-${place + 1}`}
      >
        <strong>{title}</strong>
        {!doing && key && <span data-testid="coach-confirm">{key}</span>}
        {children && <span className="coach-reason">{children}</span>}
      </button>
      {doing && (
        <Button small onClick={doing.press} testId="coach-do">
          {key} {doing.label}
        </Button>
      )}
    </li>
  )
}

/** The button that asks the coach, in the dock; hidden if the coach is not allowed, as against other people. */
export function CoachToken() {
  const { t } = useWords()
  const may = useSession((state) => whyNoCoach(state) === null)
  const { phase } = useCoach()
  return (
    may && (
      <Token
        label={t('coach.key')}
        icon={<BulbIcon size={1.625} />}
        command={TABLE.commands.coach}
        pressed={phase !== 'quiet'}
        onPress={() => void askCoach()}
        testId="btn-coach"
      />
    )
  )
}

import { useEffect } from 'react'
import { useSession } from '../host/session.ts'
import { ownSeats } from '../hud/recap/lookback.ts'
import type { Translate } from '../i18n/t.ts'
import { useText } from '../i18n/useText.ts'
import { useShownNow } from '../playback/useShownTable.ts'
import { IconButton } from '../ui/controls.tsx'
import { useGoalAsked, wantGoal } from '../ui/goalAsked.ts'
import { CloseIcon } from '../ui/icons.tsx'
import { useNoteTime } from '../ui/moreTime.ts'
import './goalNote.css'

/** Returns the goal of the match in one sentence, with its own numbers; null while nothing of the game is shown. */
export type GoalOf = (t: Translate, shown: unknown) => string | null

/** The time that the goal stays unless the player asked for it, ms. */
const STAY = 10_000

interface GoalNoteProps {
  readonly goalOf: GoalOf
  /** The number of moves that each player makes before the first turn. */
  readonly movesBefore?: number
  /** Set while another decision needs the place: the note gives way unless the player asked for it. */
  readonly yields?: boolean
}

/** Shows the goal of the match: for ten seconds of a player's first turn, and on demand. */
export function GoalNote({ goalOf, movesBefore = 0, yields = false }: GoalNoteProps) {
  const t = useText()
  const shown = useShownNow((state) => state.shown)
  const isShown = useIsGoalShown(movesBefore, yields)
  const isAsked = useGoalAsked((state) => state.wanted === true)
  const goal = isShown ? goalOf(t, shown) : null
  useEffect(() => useGoalAsked.setState({ isShown: goal !== null }), [goal])
  if (goal === null) return null
  return (
    <section
      className={`goal-note parchment ${isAsked ? 'is-asked' : ''}`}
      aria-label={t('goal.title')}
      data-testid="goal"
      data-fleeting={isAsked ? undefined : ''}
    >
      <p aria-live="polite">{goal}</p>
      <IconButton label={t('goal.close')} onClick={() => wantGoal(false)} testId="goal-close">
        <CloseIcon size={0.9375} />
      </IconButton>
    </section>
  )
}

function useIsGoalShown(movesBefore: number, yields: boolean): boolean {
  const id = useSession((state) => state.match?.id)
  const isFirstTurn = useSession((state) => {
    const own = ownSeats(state)
    const isLesson = state.match?.lesson !== undefined
    return !isLesson && own.length > 0 && state.steps.filter(({ by }) => own.includes(by)).length <= movesBefore
  })
  const wanted = useGoalAsked((state) => state.wanted)
  const isShown = wanted ?? (isFirstTurn && !yields)
  const stay = useNoteTime(STAY)
  useEffect(() => {
    if (!isShown || wanted !== null || stay === null) return
    const timer = setTimeout(() => wantGoal(false), stay)
    return () => clearTimeout(timer)
  }, [isShown, wanted, stay])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another match has another goal
  useEffect(() => () => wantGoal(null), [id])
  return isShown
}

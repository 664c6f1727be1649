import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../host/session.ts'
import { isShared } from '../../host/viewer.ts'
import { useText } from '../../i18n/useText.ts'
import { onUse } from '../../input/activity.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { IconButton } from '../../ui/controls.tsx'
import { useGoalAsked } from '../../ui/goalAsked.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { useNoteTime } from '../../ui/moreTime.ts'
import { changeSettings, useSettings } from '../../ui/settings.ts'
import type { FindTips, Moment, ToldTip } from './tip.ts'
import './tipNote.css'

interface TipNoteProps {
  readonly find: FindTips
}

/** The time that a tip stays, ms. */
const STAY = 6000

/**
 * Shows what matters for the first time in a first match: one tip a turn, each once. It goes away with the next press
 * or after some time.
 */
export function TipNote({ find }: TipNoteProps) {
  const t = useText()
  const moment = useMoment()
  const isGoalShown = useGoalAsked((state) => state.isShown)
  const told = useSettings(({ settings }) => settings.tipsTold)
  const [held, hold] = useState<{ readonly turn: string; readonly id: string | null } | null>(null)
  const isQuiet = isGoalShown || moment === null
  const tips = isQuiet ? [] : find(moment, t)
  const tip = tipOf(tips, held?.turn === moment?.turn ? held : null, told)
  const turn = moment?.turn ?? null
  const id = tip?.id ?? null
  useEffect(() => {
    if (turn === null || id === null) return
    // For a moment after a move the new position is shown with the old question: a tip found then disappears before it
    // is drawn.
    const seen = setTimeout(() => {
      hold({ turn, id })
      if (!told.includes(id)) void changeSettings({ tipsTold: [...told, id] })
    })
    return () => clearTimeout(seen)
  }, [turn, id, told])
  const close = useCallback(() => turn !== null && hold({ turn, id: null }), [turn])
  useFleeting(id, useNoteTime(STAY), close)
  if (!tip) return null
  return (
    <section
      className="goal-note tip-note parchment"
      aria-label={t('tip.title')}
      data-testid="tip"
      data-tip={tip.id}
      data-fleeting=""
    >
      <p aria-live="polite">{tip.text}</p>
      <IconButton label={t('tip.close')} onClick={close} testId="tip-close">
        <CloseIcon size={0.9375} />
      </IconButton>
    </section>
  )
}

/** Closes a tip after some time, or with the next press on any device. */
function useFleeting(id: string | null, stay: number | null, close: () => void): void {
  useEffect(() => {
    if (id === null) return
    const timer = stay === null ? undefined : setTimeout(close, stay)
    const stopWatching = onUse(['press'], close)
    return () => {
      clearTimeout(timer)
      stopWatching()
    }
  }, [id, stay, close])
}

/** Returns the tip of this turn as long as it matters; in a turn without one, the first new tip. */
function tipOf(
  tips: readonly ToldTip[],
  held: { readonly id: string | null } | null,
  told: readonly string[],
): ToldTip | undefined {
  if (held) return tips.find(({ id }) => id === held.id)
  return tips.find(({ id }) => !told.includes(id))
}

interface NamedMoment extends Moment<unknown, never> {
  /** The same until the player makes their next move. */
  readonly turn: string
}

/**
 * Returns the decision that a player at this screen faces; null in lessons, behind the curtain and while things move.
 */
function useMoment(): NamedMoment | null {
  const isWanted = useSettings(({ settings }) => settings.tips)
  const { match, viewer, standing, curtain, steps } = useSession()
  const { shown, busy } = useShownNow((now) => now)
  if (!isWanted || busy || curtain || !match || match.lesson !== undefined || !standing?.asked) return null
  const { seat, moves } = standing.asked
  if (isShared(match.seats) && viewer !== seat && viewer !== 'spectator') return null
  return {
    view: shown,
    seat,
    moves: moves.map(({ move }) => move as never),
    isShared: isShared(match.seats),
    turn: `${match.id} ${steps.filter(({ by }) => by === seat).length}`,
  }
}

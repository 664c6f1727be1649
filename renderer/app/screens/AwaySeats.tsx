import { useEffect, useState } from 'react'
import type { LobbySeat } from '../../../electron/contract/screens.ts'
import { useSession } from '../../host/session.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import type { Absence } from './absences.ts'
import { doing } from './doing.ts'
import { settleAbsence, useScreensStore } from './useScreensState.ts'

/** How long a screen may be away before the table is told, in milliseconds: a phone that was locked is back sooner. */
const NOTICED_AFTER = 20_000

interface Case {
  readonly seat: LobbySeat
  readonly guest: string
  readonly absence: Absence
}

/** Over a running match: seats whose screen has been away for long, or is back, and what can be done. */
export function AwayNotices() {
  const cases = useCases()
  const now = useNow(cases.map(({ absence }) => (absence.since ?? 0) + NOTICED_AFTER))
  return cases
    .filter(({ absence: { since, isSettled } }) => !isSettled && (since === null || now >= since + NOTICED_AFTER))
    .map((one) => <AwaySeat key={one.guest} {...one} className="toast parchment is-notice" />)
}

/** In the menu of the match: the same for every seat whose screen is away now, or is back. */
export function AwayList() {
  return useCases().map((one) => <AwaySeat key={one.guest} {...one} className="pause-away" />)
}

function useCases(): readonly Case[] {
  const matchId = useSession((state) => (state.match && !state.standing?.outcome ? state.match.id : null))
  const lobby = useScreensStore(({ state }) => state?.room?.lobby ?? null)
  const absences = useScreensStore((store) => store.absences)
  if (!lobby || matchId === null || lobby.matchId !== matchId) return []
  return lobby.seats.flatMap((seat) => {
    const absence = seat.guest === null ? undefined : absences[seat.guest]
    const isAway = absence?.since !== null && seat.by === 'elsewhere'
    return seat.guest !== null && absence && (isAway || absence.isBack) ? [{ seat, guest: seat.guest, absence }] : []
  })
}

/** The time, up to date once one of these times has come. */
function useNow(times: readonly number[]): number {
  const [now, setNow] = useState(Date.now)
  const next = Math.min(...times.filter((time) => time > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now())
    return () => clearTimeout(timer)
  }, [next])
  return Math.max(now, Date.now())
}

function AwaySeat({ seat, guest, absence, className }: Case & { readonly className: string }) {
  const t = useText()
  return (
    <section className={className} role="status" data-testid={`away-${seat.seat}`}>
      <div>
        <p>{t(absence.isBack ? 'screens.back.told' : 'screens.away.told', { name: seat.name })}</p>
        <div className="away-actions">{absence.isBack ? back(t, seat, guest) : away(t, seat, guest)}</div>
      </div>
    </section>
  )
}

const away = (t: Translate, { seat }: LobbySeat, guest: string) => (
  <>
    <Button small onClick={() => settleAbsence(guest)} testId={`away-${seat}-wait`}>
      {t('screens.away.wait')}
    </Button>
    <Button small onClick={() => doing.seatAt(seat, 'here')} testId={`away-${seat}-here`}>
      {t('screens.away.here')}
    </Button>
    <Button small onClick={() => doing.seatAt(seat, 'bot')} testId={`away-${seat}-bot`}>
      {t('screens.away.bot')}
    </Button>
  </>
)

const back = (t: Translate, { seat, name }: LobbySeat, guest: string) => (
  <>
    <Button small onClick={() => doing.seatAt(seat, 'elsewhere')} testId={`away-${seat}-return`}>
      {t('screens.back.return', { name })}
    </Button>
    <Button small onClick={() => settleAbsence(guest)} testId={`away-${seat}-keep`}>
      {t('screens.back.keep')}
    </Button>
  </>
)

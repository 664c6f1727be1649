import type { LobbySeat } from '../../../electron/contract/screens.ts'
import { useSession } from '../../host/session.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { type Absence, absenceKey } from './absences.ts'
import { doing } from './doing.ts'
import { settleAbsence, useScreensStore } from './useScreensState.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

interface Case {
  readonly seat: LobbySeat
  /** The key of the absence. */
  readonly id: string
  readonly absence: Absence
}

/**
 * The time in milliseconds before a lost screen is reported. After a short break, by a busy computer or a weak network,
 * it returns within this time by itself.
 */
const HICCUP = 5000

/**
 * Shows over a running match the seats that are free, whose screen has been away for a while, or whose screen is back,
 * with the possible actions.
 */
export function AwayNotices() {
  return useCases()
    .filter(({ absence }) => !absence.isSettled)
    .map((one) => <AwayNotice key={one.id} {...one} />)
}

function AwayNotice(one: Case) {
  const { seat, absence } = one
  const isPatient = seat.guest !== null && absence.since !== null
  const left = useSecondsLeft(isPatient ? absence.since + HICCUP : 0)
  return left === 0 && <AwaySeat {...one} className="toast parchment is-notice" />
}

/** Shows in the menu of the match every seat whose screen is away or back at once, with the same actions. */
export function AwayList() {
  return useCases().map((one) => <AwaySeat key={one.id} {...one} className="pause-away" />)
}

function useCases(): readonly Case[] {
  const matchId = useSession((state) => (state.match && !state.standing?.outcome ? state.match.id : null))
  const lobby = useScreensStore(({ state }) => state?.room?.lobby ?? null)
  const absences = useScreensStore((store) => store.absences)
  if (!lobby || matchId === null || lobby.matchId !== matchId) return []
  return lobby.seats.flatMap((seat) => {
    const id = absenceKey(seat)
    const absence = absences[id]
    const isAway = absence?.since !== null && seat.by === 'elsewhere'
    return absence && (isAway || absence.isBack) ? [{ seat, id, absence }] : []
  })
}

function AwaySeat({ seat, id, absence, className }: Case & { readonly className: string }) {
  const t = useText()
  const told = absence.isBack ? 'screens.back.told' : seat.guest === null ? 'screens.left.told' : 'screens.away.told'
  return (
    <section className={className} role="status" data-testid={`away-${seat.seat}`}>
      <div>
        <p>{t(told, { name: seat.name })}</p>
        <div className="away-actions">{absence.isBack ? back(t, seat, id) : away(t, seat, id)}</div>
      </div>
    </section>
  )
}

const away = (t: Translate, { seat }: LobbySeat, id: string) => (
  <>
    <Button small onClick={() => settleAbsence(id)} testId={`away-${seat}-wait`}>
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

const back = (t: Translate, { seat, name }: LobbySeat, id: string) => (
  <>
    <Button small onClick={() => doing.seatAt(seat, 'elsewhere')} testId={`away-${seat}-return`}>
      {t('screens.back.return', { name })}
    </Button>
    <Button small onClick={() => settleAbsence(id)} testId={`away-${seat}-keep`}>
      {t('screens.back.keep')}
    </Button>
  </>
)

import type { SeatTime } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { useSession } from '../../host/session.ts'
import { timeText } from '../../i18n/clockText.ts'
import { useWords } from '../useWords.ts'
import { useSeatTimes } from './useSeatTimes.ts'
import './seatClock.css'

/** The remaining time below which a running clock is urgent, in milliseconds. */
const URGENT = 20_000

/** The remaining time of a seat; nothing for bots and in matches without a clock. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const time = useSeatTimes().find((one) => one.seat === seat)
  return time ? <ClockFace time={time} /> : null
}

/** The clock of the seat that decides. */
export function DecidingClock() {
  const time = useDecidingTime()
  return time ? <ClockFace time={time} /> : null
}

/** Returns the time of the seat that decides: the viewer's own, if several decide at once. */
function useDecidingTime(): SeatTime | undefined {
  const times = useSeatTimes()
  const viewer = useSession((state) => state.viewer)
  const awaiting = useSession((state) => state.standing?.awaiting ?? null)
  const running = times.filter((one) => one.running)
  const deciding = running.length > 0 ? running : times.filter(({ seat }) => awaiting?.includes(seat))
  return deciding.find(({ seat }) => seat === viewer) ?? deciding[0]
}

/** Urgent clocks have other corners and a mark: colour is never the only sign. */
function ClockFace({ time: { seat, left, running } }: { readonly time: SeatTime }) {
  const { t, nameOf } = useWords()
  const isUrgent = running && left < URGENT
  const text = timeText(left)
  return (
    <span
      className="seat-clock"
      data-running={running}
      data-urgent={isUrgent}
      data-testid={`clock-${seat}`}
      role="timer"
      aria-label={t('clock.left', { name: nameOf(seat), time: text })}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        {isUrgent ? <path d="M8 1.5 15 14.5H1Z M8 6v4 M8 12v.6" /> : <path d="M8 2a6 6 0 1 0 .01 0 M8 5v3.2l2.2 1.6" />}
      </svg>
      {text}
    </span>
  )
}

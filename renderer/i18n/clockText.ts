import type { MatchClock } from '../../electron/contract/ipc.ts'
import type { Translate } from './t.ts'

const HOUR = 3600

/** Returns a time on a clock: `0:09`, `12:30`, `1:02:03`. A started second counts as a whole one. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Returns a duration for a form: `30 s`, `5 min`. */
export function durationText(t: Translate, seconds: number): string {
  return seconds > 0 && seconds % 60 === 0
    ? t('clock.minutes', { n: seconds / 60 })
    : t('clock.seconds', { n: seconds })
}

/** Returns the clock of a match in a few words: `30 s a move`, `5 min + 5 s`. */
export function clockText(t: Translate, clock: MatchClock): string {
  const time = durationText(t, clock.seconds)
  if (clock.kind === 'move') return t('clock.perMove', { time })
  return clock.increment === 0 ? time : `${time} + ${t('clock.seconds', { n: clock.increment })}`
}

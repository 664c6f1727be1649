import { useEffect } from 'react'
import { sounds } from '../../audio/sounds.ts'
import { useSession } from '../../host/session.ts'
import { isPlayedHere } from '../../host/viewer.ts'
import { useWords } from '../useWords.ts'
import { useSeatTimes } from './useSeatTimes.ts'

/** The remaining times at which the clock is announced, in seconds. */
const SAID_AT = [10, 30] as const
/** The number of last seconds in which the clock ticks. */
const TICKS = 10
/** The tick is soft compared with the sounds of the table. */
const TICK_VOLUME = 0.3

/**
 * Returns the announcement of the clock of the seat that decides at this screen: once at 30 and at 10 seconds, and when
 * time is up. Empty otherwise. The last seconds tick.
 */
export function useClockWords(): string {
  const { t } = useWords()
  const { match, viewer } = useSession()
  const times = useSeatTimes()
  const here = times.filter(({ seat, running }) => running && match && isPlayedHere(match.seats, seat))
  const own = here.find(({ seat }) => seat === viewer) ?? here[0]
  const left = own ? Math.ceil(own.left / 1000) : null
  useEffect(() => {
    if (left !== null && left > 0 && left <= TICKS)
      sounds.play('click', { volume: TICK_VOLUME, bus: 'interface', means: 'clock' })
  }, [left])
  if (left === null || !match?.clock) return ''
  if (left === 0) return t(match.clock.atEnd === 'bot' ? 'clock.up.bot' : 'clock.up.loses')
  const said = SAID_AT.find((seconds) => left <= seconds)
  return said === undefined || match.clock.seconds <= said ? '' : t('clock.said', { n: said })
}

import { createContext, useContext, useMemo } from 'react'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import { useReplayed } from '../host/replayed.ts'
import { type SessionStep, useSession } from '../host/session.ts'
import { seatsIn } from '../i18n/lessonMatch.ts'
import type { Translate } from '../i18n/t.ts'
import { useText } from '../i18n/useText.ts'
import type { Words } from '../i18n/words.ts'

/** Players of the recording being watched; null during a match, where the session has them. */
export const RecordedSeats = createContext<MatchInfo['seats'] | null>(null)

/** The shown steps of the watched recording; null during a match, where the session has them. */
export const RecordedSteps = createContext<readonly SessionStep[] | null>(null)

/** The first view of the watched recording; null during a match, where the session has it. */
export const RecordedStart = createContext<unknown>(null)

/** Returns the first view of the match or recording on the table; null until it is known. */
export function useToldStart(): unknown {
  const recorded = useContext(RecordedStart)
  const played = useSession((state) => state.start)
  return recorded ?? played
}

/** Returns the steps so far of the match or recording on the table, as far as it has shown them. */
export function useToldSteps(): readonly SessionStep[] {
  const recorded = useContext(RecordedSteps)
  const played = useSession((state) => state.steps)
  const count = useReplayed((state) => state.count)
  return useMemo(() => recorded ?? (count === null ? played : played.slice(0, count)), [recorded, played, count])
}

/** Returns the players of the match or recording on the table. Until the end of a match bots in people's seats are marked. */
function useSeats(): MatchInfo['seats'] {
  const recorded = useContext(RecordedSeats)
  const playing = useSession((state) => state.match)
  const t = useText()
  return useMemo(() => recorded ?? (playing ? withStandIns(playing, t) : NOBODY), [recorded, playing, t])
}

function withStandIns(match: MatchInfo, t: Translate): MatchInfo['seats'] {
  return seatsIn(match, t).map((plan) =>
    !match.outcome && match.hadPeople?.includes(plan.seat)
      ? { ...plan, name: t('match.bot', { name: plan.name }) }
      : plan,
  )
}

const NOBODY: MatchInfo['seats'] = []

/** Returns the translator of the current language and the names of the players. */
export function useWords(): Words {
  const t = useText()
  const seats = useSeats()
  return useMemo(
    () => ({ t, nameOf: (seat: Seat) => seats.find((plan) => plan.seat === seat)?.name ?? seat }),
    [t, seats],
  )
}

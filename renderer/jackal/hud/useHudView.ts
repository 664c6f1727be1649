import { createContext, useContext } from 'react'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import type { JackalState } from '../../../engine/jackal/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { useStage } from '../../playback/stage.ts'
import type { Words } from '../sentences.ts'
import { isJackalView } from '../view.ts'

/** What the table shows now; null while it shows nothing of Jackal. */
export function useJackalView(): JackalState | null {
  const shown = useStage((state) => state.shown)
  return isJackalView(shown) ? shown : null
}

/** Players of a recording; null on the table, where the session knows them. */
export const RecordedSeats = createContext<MatchInfo['seats'] | null>(null)

/** The words of the current language with the names of this match's players. */
export function useWords(): Words {
  const t = useText()
  const recorded = useContext(RecordedSeats)
  const playing = useSession((state) => state.match?.seats)
  const seats = recorded ?? playing
  return { t, nameOf: (seat: Seat) => seats?.find((plan) => plan.seat === seat)?.name ?? seat }
}

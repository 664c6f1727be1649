import { useEffect } from 'react'
import { sounds } from '../../../audio/sounds.ts'
import { useSession } from '../../../host/session.ts'
import { useText } from '../../../i18n/useText.ts'
import { useShownNow } from '../../../playback/useShownTable.ts'

const PULSES = [90, 70, 90]

/**
 * Notifies the player of their turn, also while the page is in the background: with a bell, a vibration and the page's
 * title.
 */
export function useAttention(): void {
  const t = useText()
  const asked = useSession(({ standing, viewer }) => (standing?.asked?.seat === viewer ? standing.asked.seat : null))
  const busy = useShownNow((state) => state.busy)
  const isAsked = asked !== null && !busy
  useEffect(() => {
    if (!isAsked) return
    sounds.play('bell', { bus: 'interface', volume: 0.5 })
    // some browsers have no vibration, and all need a touch first
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(PULSES)
  }, [isAsked])
  useEffect(() => {
    document.title = isAsked ? `● ${t('seat.asked')} – ${t('app.title')}` : t('app.title')
    return () => {
      document.title = t('app.title')
    }
  }, [isAsked, t])
}

import { Toasts } from '../shell/Toasts.tsx'
import { AwayNotices } from './screens/AwaySeats.tsx'
import { CasterNotices } from './screens/CasterNotices.tsx'
import { ClosedTableNotice } from './screens/ClosedTableNotice.tsx'
import { PausedNotice } from './screens/Pausing.tsx'
import { RequestNotices } from './screens/RequestNotices.tsx'
import { TelevisionOffer } from './television/TelevisionOffer.tsx'

/**
 * Shows the notices of the window, including requests to join and those about seats that are free or away, and the
 * offer for televisions.
 */
export function WindowToasts() {
  return (
    <Toasts>
      <RequestNotices />
      <ClosedTableNotice />
      <AwayNotices />
      <PausedNotice />
      <CasterNotices />
      <TelevisionOffer />
    </Toasts>
  )
}

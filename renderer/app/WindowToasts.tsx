import { Toasts } from '../shell/Toasts.tsx'
import { AwayNotices } from './screens/AwaySeats.tsx'

/** Shows the notices of the window, including those about seats that are free or away. */
export function WindowToasts() {
  return (
    <Toasts>
      <AwayNotices />
    </Toasts>
  )
}

import { Toasts } from '../shell/Toasts.tsx'
import { AwayNotices } from './screens/AwaySeats.tsx'

/** The notices of the window, with those about seats that are left or away. */
export function WindowToasts() {
  return (
    <Toasts>
      <AwayNotices />
    </Toasts>
  )
}

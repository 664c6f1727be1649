import type { Device } from '../../../electron/contract/screens.ts'
import type { TextKey, Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import type { SeatedGuest } from './planning.ts'

const DEVICE_KEYS = {
  phone: 'phones.there',
  computer: 'phones.there.computer',
  game: 'phones.there.computer',
  overlay: 'screens.seat.elsewhere',
} as const satisfies Record<Device, TextKey>

/** Returns where a guest plays: the device if it is known. */
export const guestPlace = (t: Translate, device: Device | undefined): string =>
  t(device ? DEVICE_KEYS[device] : 'screens.seat.elsewhere')

/** Shows the guest of a seat, who chose their own name, and whether their screen is there. */
export function GuestName({ name, isThere, device }: SeatedGuest) {
  const t = useText()
  return (
    <p className="seat-guest" data-there={isThere}>
      <b>{name}</b> <small>{isThere ? guestPlace(t, device) : t('phones.gone')}</small>
    </p>
  )
}

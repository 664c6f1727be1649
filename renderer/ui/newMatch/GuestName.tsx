import { useText } from '../../i18n/useText.ts'
import type { SeatedGuest } from './planning.ts'

/** Shows the guest of a seat, who chose their own name, and whether their screen is there. */
export function GuestName({ name, isThere }: SeatedGuest) {
  const t = useText()
  return (
    <p className="seat-guest" data-there={isThere}>
      <b>{name}</b> <small>{t(isThere ? 'phones.there' : 'phones.gone')}</small>
    </p>
  )
}

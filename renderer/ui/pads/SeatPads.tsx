import type { Seat } from '../../../engine/kernel/game.ts'
import { useText } from '../../i18n/useText.ts'
import { brandOf } from '../../input/pad/brand.ts'
import { useSeatedPads } from '../../input/pad/seatedPads.ts'
import { isSamePad, padsOf } from '../../input/pad/seats.ts'
import './seatPads.css'

/** The gamepads of a seat with their numbers; those that are gone are struck through. Nothing for a seat without one. */
export function SeatPads({ seat }: { readonly seat: Seat | null }) {
  const t = useText()
  const { seated, connected } = useSeatedPads()
  return padsOf(seated, seat).map((pad) => (
    <span
      key={`${pad.index} ${pad.id}`}
      className="seat-pad"
      role="img"
      aria-label={t('hud.pad', { n: pad.index + 1 })}
      data-gone={!connected.some((one) => isSamePad(one, pad))}
      data-brand={brandOf(pad.id)}
      data-testid={`seat-pad-${pad.index}`}
    >
      <svg viewBox="0 0 28 18" aria-hidden="true">
        <path d="M8 2h12c4 0 7 6 7 10 0 5-4 5-7 1H8c-3 4-7 4-7-1C1 8 4 2 8 2z" />
        <path d="M8.5 5v4M6.5 7h4M18 5.5h.1M20.5 8h.1" />
        <path className="seat-pad-gone" d="M3 17 25 1" />
      </svg>
      {pad.index + 1}
    </span>
  ))
}

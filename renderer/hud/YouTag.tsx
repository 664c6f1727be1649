import type { Seat } from '../../engine/kernel/game.ts'
import { useText } from '../i18n/useText.ts'
import { useIsOwn } from './ownSeats.ts'
import './youTag.css'

/** Behind the name of a seat: that it is the reader's. Draws nothing behind any other. */
export function YouTag({ seat }: { readonly seat: Seat }) {
  const t = useText()
  return useIsOwn(seat) && <span className="you-tag">{t('hud.you')}</span>
}

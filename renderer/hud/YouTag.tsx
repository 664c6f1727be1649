import type { Seat } from '../../engine/kernel/game.ts'
import { useText } from '../i18n/useText.ts'
import { useIsOwn } from './ownSeats.ts'
import './youTag.css'

/** Marks the reader's seat after its name. Draws nothing after any other. */
export function YouTag({ seat }: { readonly seat: Seat }) {
  const t = useText()
  return useIsOwn(seat) && <span className="you-tag">{t('hud.you')}</span>
}

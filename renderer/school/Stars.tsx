import { useText } from '../i18n/useText.ts'
import { MOST_STARS } from './puzzle.ts'
import './stars.css'

/** Stars of a puzzle: those won, and those still to win. */
export function Stars({ won }: { readonly won: number }) {
  const t = useText()
  return (
    <span className="stars" role="img" aria-label={t('puzzle.stars', { n: won, of: MOST_STARS })}>
      {Array.from({ length: MOST_STARS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places never move
        <svg key={place} viewBox="-11 -11 22 22" className={place < won ? 'is-won' : ''} aria-hidden="true">
          <path d="M0 -10 L2.6 -3.6 L9.5 -3.1 L4.2 1.4 L5.9 8.1 L0 4.4 L-5.9 8.1 L-4.2 1.4 L-9.5 -3.1 L-2.6 -3.6 Z" />
        </svg>
      ))}
    </span>
  )
}

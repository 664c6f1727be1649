import { useText } from '../../i18n/useText.ts'
import type { OverlayGame } from '../../overlayGame.ts'

/** The number of lines at once: viewers of a stream read no more. */
const LINES = 4

/** Shows the last events, newest first. */
export function Log({ game }: { readonly game: OverlayGame }) {
  const t = useText()
  const lines = game.useLines().slice(0, LINES)
  if (lines.length === 0) return null
  return (
    <section className="overlay-log parchment">
      <h1 className="title">{t('hud.log')}</h1>
      <ol>
        {lines.map(({ move, part = 0, flag, text, gain }) => (
          <li key={`${move}/${part}`}>
            <span className="overlay-flag">{flag}</span>
            <span className="overlay-line">{text}</span>
            {gain}
          </li>
        ))}
      </ol>
    </section>
  )
}

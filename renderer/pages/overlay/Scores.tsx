import { SeatClock } from '../../hud/clock/SeatClock.tsx'
import { useWords } from '../../hud/useWords.ts'
import type { OverlayGame, OverlayScore } from '../../overlayGame.ts'
import { useShownNow } from '../../playback/useShownTable.ts'

/** Shows the scores of all sides, next to each other. */
export function Scores({ game }: { readonly game: OverlayGame }) {
  const words = useWords()
  const shown = useShownNow((state) => state.shown)
  const scores = game.scores(shown, words)
  if (scores.length === 0) return null
  return (
    <section className="overlay-scores wood" aria-label={words.t('hud.scores')}>
      <ul>
        {scores.map((score) => (
          <Score key={score.id} score={score} />
        ))}
      </ul>
    </section>
  )
}

function Score({ score: { id, clockOf, flag, name, count, left, acting } }: { readonly score: OverlayScore }) {
  return (
    <li className="overlay-score" data-acting={acting} data-testid={`score-${id}`}>
      <p className="overlay-side">
        {flag}
        <span className="overlay-name">{name}</span>
        {clockOf !== null && <SeatClock seat={clockOf} />}
        <span className="overlay-count">{count}</span>
      </p>
      <p className="overlay-left" aria-hidden="true">
        {left}
      </p>
    </li>
  )
}

import { createPortal } from 'react-dom'
import type { GameId } from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import type { OnePageRow } from '../../ui/onePage.ts'
import type { RuleFigure } from '../../ui/rulesBook.ts'
import { gameParts } from '../games.ts'
import './onePage.css'

/** Shows the rules of a game on one page, and adds a print-only copy of it at the end of the document. */
export function OnePageSheet({ game }: { readonly game: GameId }) {
  return (
    <>
      <Sheet game={game} />
      {createPortal(
        <div className="printed-page" aria-hidden="true" data-testid="printed-page">
          <Sheet game={game} />
        </div>,
        document.body,
      )}
    </>
  )
}

function Sheet({ game }: { readonly game: GameId }) {
  const t = useText()
  const { goal, parts } = gameParts(game).book.onePage(t)
  return (
    <article className="one-page" data-game={game} data-testid="one-page">
      <h2 className="title">{t(`game.${game}`)}</h2>
      <p className="one-page-goal">{goal}</p>
      <div className="one-page-parts">
        {parts.map(({ id, title, lines, rows }) => (
          <section key={id} data-part={id}>
            <h3 className="title">{title}</h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {rows.length > 0 && (
              <ul className="one-page-rows">
                {rows.map((row) => (
                  <Row key={row.name} game={game} row={row} />
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  )
}

function Row({ game, row: { figures, name, rule } }: { readonly game: GameId; readonly row: OnePageRow }) {
  return (
    <li>
      <span className="one-page-figures">
        {figures.map((figure) => (
          <Figure key={figure.id} game={game} figure={figure} />
        ))}
      </span>
      <span>
        <b>{name}</b> {rule}
      </span>
    </li>
  )
}

function Figure({ game, figure: { id, name, count } }: { readonly game: GameId; readonly figure: RuleFigure }) {
  const { RulePicture } = gameParts(game).book
  return (
    <span className="one-page-figure" role="img" aria-label={name} title={name}>
      <RulePicture id={id} size={1.75} />
      {count !== null && count > 0 && <small>×{count}</small>}
    </span>
  )
}

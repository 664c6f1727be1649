import type { JackalState } from '../../../../engine/jackal/types.ts'
import { useWords } from '../../../hud/useWords.ts'
import { useIntent } from '../../intent/intent.ts'
import { waysTold } from '../turn/prospect.ts'
import { oddsTold } from './odds.ts'
import { TileSeen } from './TileFace.tsx'
import { tileCardOf } from './tileCard.ts'
import './tileCardPanel.css'

/** The tile at the cursor: its name, its rule, what lies and stands there. */
export function TileCardPanel({ view }: { readonly view: JackalState }) {
  const { t } = useWords()
  const cell = useIntent((state) => state.hovered ?? state.cursor)
  const ways = useIntent((state) => waysTold(state, t))
  if (cell === null) return null
  const { title, cell: name, rule, notes: facts, face } = tileCardOf(view, cell, t)
  const odds = view.tiles[cell]?.kind === 'closed' ? t('odds.title', { odds: oddsTold(view, t) }) : null
  const notes = [...facts, ...[odds, ways].filter((note) => note !== null)]
  return (
    <section className="tile-card parchment" aria-label={t('hud.cursor')} data-testid="hud-tile">
      {face && <TileSeen {...face} size={5.25} />}
      <div className="tile-words">
        <h2 className="title">
          {unbroken(title)} <span className="tile-cell">{name}</span>
        </h2>
        <p className="tile-rule">{rule}</p>
        {notes.length > 0 && (
          <ul className="tile-notes">
            {counted(notes).map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** No line ends between a number and what it counts. */
const unbroken = (title: string): string => title.replace(/(\d) /g, '$1\u00a0')

/** Equal notes are told once with their number. */
function counted(notes: readonly string[]): string[] {
  return [...new Set(notes)].map((note) => {
    const times = notes.filter((other) => other === note).length
    return times > 1 ? `${note} × ${times}` : note
  })
}

import type { Cell, JackalState } from '../../../../engine/jackal/types.ts'
import { useWords } from '../../../hud/useWords.ts'
import { opening, type Translate } from '../../../i18n/t.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { placeOf, vesselCellOf } from '../../intent/targets.ts'
import { pieceFullName } from '../../names.ts'
import { prospectOf, sentencesIn } from '../turn/prospect.ts'
import { briefOf } from './brief.ts'
import { OddsBar } from './OddsBar.tsx'
import { oddsTold } from './odds.ts'
import { TileSeen } from './TileFace.tsx'
import { tileCardOf } from './tileCard.ts'
import './tileCardInSlot.css'

/** The cell that is pointed at, else where the chosen one stands: its name, and in a few words what happens or lies there. */
export function TileCard({ view }: { readonly view: JackalState }) {
  const { t } = useWords()
  const intent = useIntent()
  const cell = cellShown(intent)
  if (cell === null) return null
  const { title, cell: name, face, notes } = tileCardOf(view, cell, t)
  const isClosed = view.tiles[cell]?.kind === 'closed'
  const lines = linesOf(intent, view, cell, notes, t)
  return (
    <section className="tile-card parchment" aria-label={t('hud.cursor')} data-testid="hud-tile">
      {face && <TileSeen {...face} size={3} />}
      <div className="tile-words">
        <h2 className="title" data-long={title.length > LONG}>
          {unbroken(title)} <span className="tile-cell">{name}</span>
        </h2>
        {isClosed && lines.length === 0 ? (
          <>
            <OddsBar view={view} />
            <p className="visually-hidden">{t('odds.title', { odds: oddsTold(view, t) })}</p>
          </>
        ) : (
          <p className="tile-lines" data-long={lines.some(isLong)} title={lines.join('. ')}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}

/** The cell that the card is about; null while nothing is pointed at or chosen. */
function cellShown({ hovered, cursor, selected, view, asked }: IntentState): Cell | null {
  const pointed = hovered ?? cursor
  if (pointed !== null || !selected || !asked) return pointed
  return selected.kind === 'piece' ? placeOf(selected.id, view) : vesselCellOf(view, selected)
}

/** The most letters of a title that has room in one line at its usual size. */
const LONG = 15

/** The most lines of a card, and the most letters of a line. */
const MOST = 2
const LONG_LINE = 20

/** What follows from the move pointed at, else what lies and stands there, else what the cell does. */
function linesOf(
  intent: IntentState,
  view: JackalState,
  cell: Cell,
  notes: readonly string[],
  t: Translate,
): readonly string[] {
  const isPointed = (intent.hovered ?? intent.cursor) === cell
  const prospect = isPointed ? prospectOf(intent, t) : null
  const told = prospect?.isPlain || isUnknown(view, cell) ? null : prospect?.line
  const follows = [...(told ? [told] : []), ...sentencesIn(prospect?.more)]
  if (follows.length > 0) return fitting(follows).map(opening)
  const brief = briefOf(view, cell, t)
  const others = isPointed ? notes : notes.filter((note) => note !== nameOfChosen(intent, t))
  const lines = [...counted(others), brief].filter((line) => line !== null)
  return lines.length > 1 ? [lines.slice(0, MOST).map(opening).join(' · ')] : lines.map(opening)
}

/** Returns the first lines that the card has room for: a long one has the room of two. */
const fitting = (lines: readonly string[]): readonly string[] =>
  lines.slice(0, lines.slice(0, MOST).some(isLong) ? 1 : MOST)

const isLong = ({ length }: string): boolean => length > LONG_LINE

/** The name of the chosen piece, which its token in the dock shows already. */
const nameOfChosen = ({ selected }: IntentState, t: Translate): string | null =>
  selected?.kind === 'piece' ? opening(pieceFullName(t, selected.id)) : null

/** What happens on a closed tile is told by its bar. */
const isUnknown = (view: JackalState, cell: Cell): boolean => view.tiles[cell]?.kind === 'closed'

/** No line ends between a number and what it counts. */
const unbroken = (title: string): string => title.replace(/(\d) /g, '$1\u00a0')

/** Equal notes are told once with their number. */
function counted(notes: readonly string[]): string[] {
  return [...new Set(notes)].map((note) => {
    const times = notes.filter((other) => other === note).length
    return times > 1 ? `${note} × ${times}` : note
  })
}

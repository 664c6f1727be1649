import type { Cell, JackalState } from '../../../../engine/jackal/types.ts'
import { useFitting } from '../../../hud/frame/useFitting.ts'
import { useWords } from '../../../hud/useWords.ts'
import { opening, type Translate } from '../../../i18n/t.ts'
import { TileSeen } from '../../insignia/TileFace.tsx'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { placeOf, vesselCellOf } from '../../intent/targets.ts'
import { pieceFullName } from '../../names.ts'
import { oddsTold } from '../turn/odds.ts'
import { prospectOf, sentencesIn } from '../turn/prospect.ts'
import { briefOf } from './brief.ts'
import { OddsBar } from './OddsBar.tsx'
import { tileCardOf } from './tileCard.ts'
import './tileCardInSlot.css'

/** The cell under the pointer, else that of the chosen piece: its name, and its effect or content in a few words. */
export function TileCard({ view }: { readonly view: JackalState }) {
  const { t } = useWords()
  const intent = useIntent()
  const card = useFitting()
  const cell = cellShown(intent)
  if (cell === null) return null
  const { title, cell: name, face, notes } = tileCardOf(view, cell, t)
  const isClosed = view.tiles[cell]?.kind === 'closed'
  const parts = partsOf(intent, view, cell, notes, t)
  return (
    <section ref={card} className="tile-card parchment" aria-label={t('hud.cursor')} data-testid="hud-tile">
      {face && (
        <span className="tile-picture" data-yields={PICTURE_YIELDS}>
          <TileSeen {...face} size={3} />
        </span>
      )}
      <div className="tile-words" data-words="">
        <h2 className="title" data-long={title.length > LONG}>
          {unbroken(title)} <span className="tile-cell">{name}</span>
        </h2>
        {isClosed && parts.length === 0 ? (
          <>
            <OddsBar view={view} />
            <p className="visually-hidden">{t('odds.title', { odds: oddsTold(view, t) })}</p>
          </>
        ) : (
          <p className="tile-lines" title={parts.map(({ text }) => text).join(' ')}>
            {parts.map(({ text, goesOn, yields }) => (
              <span key={text} data-yields={yields} data-goes-on={goesOn || undefined}>
                {text}
              </span>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}

/** Returns the cell of the card; null while nothing is pointed at or chosen. */
function cellShown({ hovered, cursor, selected, view, asked }: IntentState): Cell | null {
  const pointed = hovered ?? cursor
  if (pointed !== null || !selected || !asked) return pointed
  return selected.kind === 'piece' ? placeOf(selected.id, view) : vesselCellOf(view, selected)
}

/** The most letters of a title that fits in one line at its usual size. */
const LONG = 15

/** The most facts of a card. */
const MOST = 2

/** A part of the card's words. */
interface Part {
  readonly text: string
  /** True if this part is a further sentence of the part before it. */
  readonly goesOn: boolean
  /** When room is short, the parts with the lowest number are hidden first. */
  readonly yields: number
}

/** The picture is hidden after the notes and before sentences. */
const PICTURE_YIELDS = 100

/** Returns the consequences of the move under the pointer, else the content of the cell, else its effect. */
function partsOf(
  intent: IntentState,
  view: JackalState,
  cell: Cell,
  notes: readonly string[],
  t: Translate,
): readonly Part[] {
  const isPointed = (intent.hovered ?? intent.cursor) === cell
  const prospect = isPointed ? prospectOf(intent, t) : null
  const line = prospect?.isPlain || isUnknown(view, cell) ? null : prospect?.line
  const follows = [...(line ? [line] : []), ...sentencesIn(prospect?.more)]
  if (follows.length > 0) return inTurn(follows)
  const brief = briefOf(view, cell, t)
  const others = counted(isPointed ? notes : notes.filter((note) => note !== nameOfChosen(intent, t))).slice(0, MOST)
  if (brief === null || others.length === MOST) return inTurn(others)
  // A sentence says more than the content, which is visible.
  const seen = others.map((text, n) => ({ text, goesOn: false, yields: MOST - n }))
  const does = brief.split(SENTENCES).map((text, n) => ({ text, goesOn: n > 0, yields: 2 * PICTURE_YIELDS - n }))
  return [...seen, ...does]
}

/** Returns facts as parts; the first fact is the last one to be hidden. */
const inTurn = (facts: readonly string[]): readonly Part[] =>
  facts.slice(0, MOST).map((fact, n) => ({ text: opening(fact), goesOn: false, yields: 2 * PICTURE_YIELDS - n }))

/** The space between two sentences. */
const SENTENCES = /(?<=\.) /

/** Returns the name of the chosen piece, which its token in the dock shows already. */
const nameOfChosen = ({ selected }: IntentState, t: Translate): string | null =>
  selected?.kind === 'piece' ? opening(pieceFullName(t, selected.id)) : null

/** Returns whether a bar shows the possible events on a closed tile. */
const isUnknown = (view: JackalState, cell: Cell): boolean => view.tiles[cell]?.kind === 'closed'

/** Keeps a number and its noun on one line. */
const unbroken = (title: string): string => title.replace(/(\d) /g, '$1\u00a0')

/** Lists equal notes once with their number. */
function counted(notes: readonly string[]): string[] {
  return [...new Set(notes)].map((note) => {
    const times = notes.filter((other) => other === note).length
    return times > 1 ? `${note} × ${times}` : note
  })
}

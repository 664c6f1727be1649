import { opponentOf } from '../../../../engine/sea-battle/marks.ts'
import type { SeaBattleState } from '../../../../engine/sea-battle/types.ts'
import { Why } from '../../../hud/Why.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useTableGame } from '../../../playback/shownStore.ts'
import { useLetters } from '../../coordinates.ts'
import { pointedPlace, useAim } from '../../intent/aim.ts'
import { refusedShotText } from '../../refusalText.ts'
import { nearSeatOf } from '../../view.ts'
import { cellNews, ownCellNews } from '../spoken/cellWords.ts'
import { marksIn } from './legend.ts'
import { MarkPicture } from './MarkPicture.tsx'
import './legend.css'

/** What the marks on both fields mean; the reason, where a cell was chosen that may not be fired at. */
export function Legend({ view }: { readonly view: SeaBattleState }) {
  const t = useText()
  const refused = useAim((aim) => aim.refused)
  if (refused !== null) {
    const refusal = refusedShotText(t, refused)
    return (
      <section className="legend parchment" aria-label={refusal.title ?? t('why.title')} data-testid="why">
        <Why refusal={refusal} onClose={() => useAim.setState({ refused: null })} />
      </section>
    )
  }
  return (
    <section className="legend parchment" aria-label={t('sea.legend')} data-testid="hud-legend">
      <PointedCell view={view} />
      <ul className="legend-marks">
        {marksIn(view.options).map((mark) => (
          <li key={mark}>
            <MarkPicture mark={mark} size={1.75} />
            {t(`mark.${mark}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The cell that is pointed at: what is known of it, and what follows. */
function PointedCell({ view }: { readonly view: SeaBattleState }) {
  const t = useText()
  const language = useLetters()
  const near = useTableGame((state) => nearSeatOf(state.near))
  const pointed = pointedPlace(useAim())
  if (pointed === null) return null
  const words = { t, language }
  const { cell, known, follows } =
    pointed.tray === 'near'
      ? ownCellNews(view, near, pointed.cell, words)
      : cellNews(view, opponentOf(near), pointed.cell, words)
  return (
    <div className="pointed-cell" data-testid="pointed-cell">
      <p>
        <b className="pointed-cell-name">{cell}</b> {known}
      </p>
      <p className="about">{follows}</p>
    </div>
  )
}

import type { ReactNode } from 'react'
import { opponentOf } from '../../../../engine/sea-battle/marks.ts'
import type { SeaBattleState } from '../../../../engine/sea-battle/types.ts'
import { RuleButton } from '../../../hud/WhyNotice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useTableGame } from '../../../playback/useShownTable.ts'
import { useLetters } from '../../coordinates.ts'
import { SightIcon } from '../../insignia/SightIcon.tsx'
import { pointedPlace, useAim } from '../../intent/aim.ts'
import { refusedShotText } from '../../refusalText.ts'
import { nearSeatOf } from '../../view.ts'
import { markAt, marksIn } from '../legend/legend.ts'
import { MarkPicture } from '../legend/MarkPicture.tsx'
import { cellNews, ownCellNews } from '../screenReader/cellWords.ts'
import './cellCard.css'

/** The card of Sea Battle: why a shot was refused, else the cell under the pointer, else the meaning of the marks. */
export function SeaCard({ view }: { readonly view: SeaBattleState }) {
  const refused = useAim((aim) => aim.refused)
  const pointed = pointedPlace(useAim())
  if (refused !== null && refused.why !== 'sure-water') return <Refused why={refused.why} />
  return pointed === null ? <Legend view={view} /> : <PointedCell view={view} {...pointed} />
}

function Refused({ why }: { readonly why: 'already-fired' | 'not-your-turn' | 'own-sea' }) {
  const t = useText()
  const { text, rule } = refusedShotText(t, { why })
  return (
    <section className="cell-card parchment" aria-label={t('why.title')} data-testid="why">
      <p>
        {text} <RuleButton rule={rule} />
      </p>
    </section>
  )
}

interface PointedProps extends NonNullable<ReturnType<typeof pointedPlace>> {
  readonly view: SeaBattleState
}

/** The known facts of the cell under the pointer, and the consequences of a shot. */
function PointedCell({ view, tray, cell }: PointedProps) {
  const t = useText()
  const language = useLetters()
  const near = useTableGame((state) => nearSeatOf(state.near))
  const owner = tray === 'near' ? near : opponentOf(near)
  const news = (tray === 'near' ? ownCellNews : cellNews)(view, owner, cell, { t, language })
  const mark = markAt(view, owner, cell)
  return (
    <section className="cell-card parchment" aria-label={news.cell} data-testid="pointed-cell">
      <Picture>{mark ? <MarkPicture mark={mark} size={3} /> : <SightIcon />}</Picture>
      <div>
        <p className="title">{news.cell}</p>
        <p>{news.follows === '' ? news.known : news.follows}</p>
      </div>
    </section>
  )
}

const Picture = ({ children }: { readonly children: ReactNode }) => (
  <span className="cell-card-picture" aria-hidden="true">
    {children}
  </span>
)

/** The meaning of the marks on both fields. */
export function Legend({ view }: { readonly view: SeaBattleState }) {
  const t = useText()
  return (
    <section className="cell-card parchment" aria-label={t('sea.legend')} data-testid="hud-legend">
      <ul className="legend-marks">
        {marksIn(view.options).map((mark) => (
          <li key={mark}>
            <MarkPicture mark={mark} size={1.5} />
            {t(`mark.${mark}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

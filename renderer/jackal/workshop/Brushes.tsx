import { HOME_SIDES } from '../../../engine/jackal/data/boards.ts'
import { TEAMS } from '../../../engine/jackal/types.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, Segments, Toggle } from '../../ui/controls.tsx'
import { Flag } from '../insignia/insignia.tsx'
import { BRUSHES, type Brush, isSide, isSquare } from './sketch.ts'
import { act, useSketch, useWorkshop } from './workshop.ts'

/** The brushes, and the buttons for undo and redo. */
export function Brushes() {
  const t = useText()
  const { brush, turned, drawing } = useWorkshop()
  const square = isSquare(useSketch())
  return (
    <section className="workshop-part workshop-brushes" aria-label={t('workshop.brush')}>
      <Segments
        label={t('workshop.brush')}
        value={brush}
        onChange={(next) => useWorkshop.setState({ brush: next })}
        options={BRUSHES.map((value) => ({
          value,
          label: <BrushLabel brush={value} />,
          testId: `brush-${value}`,
        }))}
      />
      <BrushHint brush={brush} />
      <Toggle
        label={t('workshop.turned')}
        about={t(square ? 'workshop.turned.about' : 'workshop.turned.square')}
        value={turned}
        onChange={(next) => useWorkshop.setState({ turned: next })}
        testId="workshop-turned"
      />
      <div className="workshop-row">
        <Button small disabled={!canUndo(drawing)} onClick={() => act({ kind: 'undo' })} testId="workshop-undo">
          {t('workshop.undo')}
        </Button>
        <Button
          small
          disabled={drawing.future.length === 0}
          onClick={() => act({ kind: 'redo' })}
          testId="workshop-redo"
        >
          {t('workshop.redo')}
        </Button>
      </div>
    </section>
  )
}

const canUndo = ({ past, stroke }: ReturnType<typeof useWorkshop.getState>['drawing']): boolean =>
  past.length > 0 || stroke !== null

/** Describes what the chosen brush draws. */
function BrushHint({ brush }: { readonly brush: Brush }) {
  const t = useText()
  const { variant } = useSketch()
  const words = isSide(brush)
    ? t(`workshop.hint.harbour.${variant}`, { side: t(`workshop.side.${brush}`) })
    : t(`workshop.hint.${brush}`)
  return (
    <p className="about workshop-hint" aria-live="polite" data-testid="brush-hint">
      {words}
    </p>
  )
}

/** A brush in words; a harbour by the flag of the crew that starts there. */
function BrushLabel({ brush }: { readonly brush: Brush }) {
  const t = useText()
  const team = TEAMS.find((one) => HOME_SIDES[one] === brush)
  if (!team) {
    return (
      <span className="workshop-ground" data-ground={brush}>
        {t(`workshop.brush.${brush}`)}
      </span>
    )
  }
  return (
    <span className="workshop-harbour" title={t(`workshop.brush.${brush}`)}>
      <Flag team={team} width={1.25} />
      <span className="visually-hidden">{t(`workshop.brush.${brush}`)}</span>
      <span aria-hidden="true">{t(`workshop.side.${HOME_SIDES[team]}`)}</span>
    </span>
  )
}

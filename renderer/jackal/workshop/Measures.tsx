import { LARGEST_MAP } from '../../../engine/jackal/maps/mapText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, Segments } from '../../ui/controls.tsx'
import { measureOf, resized, SMALLEST_SKETCH } from './sketch.ts'
import { change, useSketch } from './workshop.ts'

const VARIANTS = ['classic', 'archipelago'] as const

/** The way of play of the map, and its size. */
export function Measures() {
  const t = useText()
  const sketch = useSketch()
  const { width, height } = measureOf(sketch)
  return (
    <section className="workshop-part" aria-label={t('workshop.size')}>
      <h2 className="label">{t('workshop.variant')}</h2>
      <Segments
        label={t('workshop.variant')}
        value={sketch.variant}
        onChange={(variant) => change({ ...sketch, variant })}
        options={VARIANTS.map((value) => ({
          value,
          label: t(`workshop.variant.${value}`),
          testId: `workshop-${value}`,
        }))}
      />
      <h2 className="label">{t('workshop.size')}</h2>
      <div className="workshop-row">
        <Measure what="width" value={width} onChange={(next) => change(resized(sketch, next, height))} />
        <Measure what="height" value={height} onChange={(next) => change(resized(sketch, width, next))} />
      </div>
    </section>
  )
}

interface MeasureProps {
  readonly what: 'width' | 'height'
  readonly value: number
  readonly onChange: (value: number) => void
}

function Measure({ what, value, onChange }: MeasureProps) {
  const t = useText()
  const name = t(`workshop.${what}`)
  return (
    <fieldset className="workshop-measure" aria-label={name}>
      <span>{name}</span>
      <Button
        small
        label={t('workshop.less', { what: name })}
        disabled={value <= SMALLEST_SKETCH}
        onClick={() => onChange(value - 1)}
        testId={`${what}-less`}
      >
        −
      </Button>
      <output data-testid={`workshop-${what}`}>{value}</output>
      <Button
        small
        label={t('workshop.more', { what: name })}
        disabled={value >= LARGEST_MAP}
        onClick={() => onChange(value + 1)}
        testId={`${what}-more`}
      >
        +
      </Button>
    </fieldset>
  )
}

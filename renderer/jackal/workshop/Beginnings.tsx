import { useState } from 'react'
import { boardFor } from '../../../engine/jackal/data/boards.ts'
import { MAP_NAMES, type MapName } from '../../../engine/jackal/data/maps.ts'
import { generatedMap, SMALLEST } from '../../../engine/jackal/maps/generatedMap.ts'
import { LARGEST_MAP } from '../../../engine/jackal/maps/mapText.ts'
import { LONGEST_DEAL_NAME, seedOfDeal } from '../../../engine/kernel/dealName.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, Segments } from '../../ui/controls.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { blankSketch, resized, type Sketch, SMALLEST_SKETCH, sketchOf } from './sketch.ts'
import { change, useSketch } from './workshop.ts'

const VARIANTS = ['classic', 'archipelago'] as const

/** For which way of play the map is drawn, its size, and what it can begin with. */
export function Beginnings() {
  const t = useText()
  const sketch = useSketch()
  const [width, height] = sizeOf(sketch)
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
      <h2 className="label">{t('workshop.begin')}</h2>
      <div className="workshop-row">
        <Button small onClick={() => change(blankSketch(width, height, sketch.variant))} testId="begin-blank">
          {t('workshop.begin.blank')}
        </Button>
        {MAP_NAMES.map((name) => (
          <Button key={name} small onClick={() => change(named(name, sketch.variant))} testId={`begin-${name}`}>
            {t(`map.${name}`)}
          </Button>
        ))}
      </div>
      <SeedField />
    </section>
  )
}

const sizeOf = ({ rows }: Sketch): readonly [width: number, height: number] => [rows[0]?.length ?? 0, rows.length]

const named = (map: MapName, variant: Sketch['variant']): Sketch =>
  sketchOf(boardFor({ map, variant, lifeboat: false }), variant, false)

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

/** Draws a map from a name, of about the size of the sketch. */
function SeedField() {
  const t = useText()
  const sketch = useSketch()
  const [name, setName] = useState('')
  const seed = name.trim() === '' ? null : seedOfDeal(name)
  const draw = () => {
    if (seed === null) return
    const size = Math.max(SMALLEST, ...sizeOf(sketch))
    change(sketchOf(generatedMap(seed, { variant: sketch.variant, size }), sketch.variant, false))
  }
  return (
    <form
      className="workshop-seed"
      onSubmit={(event) => {
        event.preventDefault()
        draw()
      }}
    >
      <TextField
        label={t('workshop.seed')}
        about={t('workshop.seed.about')}
        value={name}
        onChange={setName}
        maxLength={LONGEST_DEAL_NAME}
        testId="workshop-seed"
      />
      <Button small submits disabled={seed === null} testId="workshop-draw-seed">
        {t('workshop.seed.draw')}
      </Button>
    </form>
  )
}

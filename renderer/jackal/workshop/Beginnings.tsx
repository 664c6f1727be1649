import { useState } from 'react'
import { boardFor } from '../../../engine/jackal/data/boards.ts'
import { MAP_NAMES, type MapName } from '../../../engine/jackal/data/maps.ts'
import { generatedMap, SMALLEST } from '../../../engine/jackal/maps/generatedMap.ts'
import { LONGEST_DEAL_NAME, seedOfDeal } from '../../../engine/kernel/dealName.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { MapMiniature } from './MapMiniature.tsx'
import { blankSketch, measureOf, type Sketch, sketchOf } from './sketch.ts'
import { change, useSketch } from './workshop.ts'

/** The possible beginnings of a map: open sea, the maps of the game in pictures, or one drawn from a name. */
export function Beginnings() {
  const t = useText()
  const sketch = useSketch()
  const { width, height } = measureOf(sketch)
  const blank = blankSketch(width, height, sketch.variant)
  return (
    <section className="workshop-part" aria-labelledby="workshop-begin">
      <h2 id="workshop-begin" className="label">
        {t('workshop.begin')}
      </h2>
      <div className="workshop-beginnings">
        <Beginning name="blank" label={t('workshop.begin.blank')} sketch={blank} />
        {MAP_NAMES.map((name) => (
          <Beginning key={name} name={name} label={t(`map.${name}`)} sketch={named(name, sketch.variant)} />
        ))}
      </div>
      <SeedField />
    </section>
  )
}

interface BeginningProps {
  readonly name: string
  readonly label: string
  readonly sketch: Sketch
}

function Beginning({ name, label, sketch }: BeginningProps) {
  return (
    <Button small className="workshop-beginning" onClick={() => change(sketch)} testId={`begin-${name}`}>
      <MapMiniature map={sketch.rows} width={3.5} />
      {label}
    </Button>
  )
}

const named = (map: MapName, variant: Sketch['variant']): Sketch =>
  sketchOf(boardFor({ map, variant, lifeboat: false }), variant, false)

/** The field that draws a map from a name, of about the size of the sketch. */
function SeedField() {
  const t = useText()
  const sketch = useSketch()
  const [name, setName] = useState('')
  const seed = name.trim() === '' ? null : seedOfDeal(name)
  const draw = () => {
    if (seed === null) return
    const { width, height } = measureOf(sketch)
    const size = Math.max(SMALLEST, width, height)
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

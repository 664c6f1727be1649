import { describe, expect, it } from 'vitest'
import { countedLuck } from '../testkit/fakeAudio.ts'
import { highestOf, lengthOf } from './curve.ts'
import { AMBIENCE_NAMES, SOUND_NAMES } from './names.ts'
import { moved, planLength } from './plan.ts'
import { gull } from './recipes/gull.ts'
import { RECIPES } from './recipes/recipes.ts'
import { timber } from './recipes/rigging.ts'
import { lap } from './recipes/water.ts'
import { makeVary } from './vary.ts'

const recipes = Object.entries({ ...RECIPES, gull, timber, lap })

it('has one recipe per name', () => {
  expect(Object.keys(RECIPES).toSorted()).toEqual([...SOUND_NAMES].toSorted())
  expect(AMBIENCE_NAMES).toEqual(['waves'])
})

describe.each(recipes)('%s', (_, recipe) => {
  const vary = makeVary(countedLuck())
  const plans = Array.from({ length: 20 }, () => recipe(vary))
  const layers = plans.flatMap((plan) => plan.layers)

  it('stays within full gain', () => {
    expect(Math.max(...plans.map((plan) => plan.level))).toBeLessThanOrEqual(1)
    expect(Math.max(...layers.map((layer) => highestOf(layer.gain)))).toBeLessThanOrEqual(1)
    expect(Math.max(0, ...layers.map((layer) => layer.tremolo?.depth ?? 0))).toBeLessThanOrEqual(1)
  })

  it('starts at once and ends', () => {
    for (const plan of plans) {
      expect(Math.min(...plan.layers.map((layer) => layer.at))).toBeLessThan(0.06)
      expect(planLength(plan)).toBeLessThan(5)
    }
  })

  it('starts and ends each layer in silence', () => {
    for (const { gain } of layers) {
      expect([gain[0], gain.at(-1)?.[1]]).toEqual([[0, 0], 0])
      expect(highestOf(gain)).toBeGreaterThan(0)
      expect(lengthOf(gain)).toBeGreaterThan(0)
    }
  })

  it('has curves with rising times and audible pitches', () => {
    const pitches = layers.flatMap(({ source, filters = [] }) => [
      ...(source.kind === 'tone' ? [source.pitch] : []),
      ...filters.map((filter) => filter.frequency),
    ])
    for (const curve of [...pitches, ...layers.map((layer) => layer.gain)]) {
      const times = curve.map(([seconds]) => seconds)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
    }
    const values = pitches.flatMap((curve) => curve.map(([, hertz]) => hertz))
    expect(Math.min(20, ...values)).toBe(20)
    expect(Math.max(16000, ...values)).toBe(16000)
  })

  it('varies a little from one playing to the next', () => {
    expect(plans[0]).not.toEqual(plans[1])
  })
})

it('moves layers in time and level together', () => {
  const [layer] = RECIPES.click(makeVary(countedLuck())).layers
  if (!layer) throw new Error('the click has layers')
  const [later] = moved([layer], 0.5, 0.5)
  expect(later?.at).toBeCloseTo(layer.at + 0.5)
  expect(highestOf(later?.gain ?? [[0, 0]])).toBeCloseTo(highestOf(layer.gain) / 2)
})

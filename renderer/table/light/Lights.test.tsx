import { create } from '@react-three/test-renderer'
import { SpotLight } from 'three'
import { expect, it } from 'vitest'
import { QUALITY } from '../quality.ts'
import { ResourcesProvider } from '../resources.tsx'
import { Lights } from './Lights.tsx'
import { LIGHTING } from './lighting.ts'

it('the key light grows weaker and colder in a storm, and recovers after it', async () => {
  let gloom = 0
  const scene = await create(
    <ResourcesProvider quality={QUALITY.low}>
      <Lights lighting={LIGHTING.admiral} gloom={() => gloom} />
    </ResourcesProvider>,
  )
  const keyAt = async (storm: number) => {
    gloom = storm
    await scene.advanceFrames(1, 0.016)
    const key = scene.scene.instance.children.flatMap((child) => (child instanceof SpotLight ? [child] : []))[0]
    if (!key) throw new Error('no key light')
    return { strength: key.intensity, warmth: key.color.r / key.color.b }
  }
  const clear = await keyAt(0)
  const storm = await keyAt(1)
  expect(storm.strength / clear.strength).toBeCloseTo(0.72)
  expect(storm.warmth).toBeLessThan(1)
  expect(clear.warmth).toBeGreaterThan(1)
  expect(await keyAt(0)).toEqual(clear)
})

import { expect, it } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { Props } from './Props.tsx'

async function ready(drawing: string) {
  const table = await jackalTable(drawing, { pieces: { 'white-1': 'e5' } }, { settings: { speed: 1 } })
  const scene = await openScene(<Props />)
  const drawn = () => ['airplane', 'propeller', 'balloon'].filter((name) => scene.copies(name).length > 0)
  expect(drawn()).toEqual([])
  return { table, scene, drawn }
}

it('an airplane carries a pirate over the island and disappears after the landing', async () => {
  const { table, scene, drawn } = await ready('. airplane')
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.rest()
  await table.play({ kind: 'go', piece: 'white-1', to: 'j9' })
  await scene.passUntil(() => (scene.copies('airplane')[0]?.y ?? 0) > 0.9)
  expect(drawn()).toEqual(['airplane', 'propeller'])
  const { x: before = 0 } = scene.copies('airplane')[0] ?? {}
  await scene.pass(200)
  expect(scene.copies('airplane')[0]?.x).toBeGreaterThan(before)
  await scene.rest()
  expect(drawn()).toEqual([])
})

it('a balloon rises over its tile, glides to the ship and floats away', async () => {
  const { table, scene, drawn } = await ready('. balloon')
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.passUntil(() => (scene.copies('balloon')[0]?.z ?? 0) > 4)
  expect(drawn()).toEqual(['balloon'])
  await scene.rest()
  expect(drawn()).toEqual([])
})

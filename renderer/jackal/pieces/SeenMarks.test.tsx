import { expect, it } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { SeenMarks } from './SeenMarks.tsx'

/** Lets White peek under e6 from the lighthouse of f5. */
async function looked(viewer: string) {
  const plan = { pieces: { 'white-1': 'e5' }, tiles: { e6: '?rum', c3: '?trap' } }
  const table = await jackalTable('. ?lighthouse', plan, { viewer, settings: { speed: 1 } })
  const scene = await openScene(<SeenMarks />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.rest()
  expect(scene.sprites('seen marks')).toBe(0)
  await table.play({ kind: 'peek', cell: 'e6' })
  await scene.rest()
  return { table, scene }
}

it('marks the back of a peeked tile, until it is turned', async () => {
  const { table, scene } = await looked('white')
  expect(scene.sprites('seen marks')).toBe(1)
  await table.play({ kind: 'peek', cell: 'c3' })
  await scene.rest()
  expect(scene.sprites('seen marks')).toBe(2)
  await table.play({ kind: 'arrange', order: ['e6', 'c3'] })
  await table.play({ kind: 'sail', team: 'red', to: 'a6' })
  await table.play({ kind: 'go', piece: 'white-1', to: 'e6' })
  await scene.rest()
  expect(scene.sprites('seen marks')).toBe(1)
})

it('marks nothing for viewers who did not peek', async () => {
  const { scene } = await looked('red')
  expect(scene.sprites('seen marks')).toBe(0)
})

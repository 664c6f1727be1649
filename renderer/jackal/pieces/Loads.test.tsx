import { expect, it } from 'vitest'
import type { IslandPlan } from '../../../engine/testkit/drawnIsland.ts'
import { cellUnder, jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { TILE_TOP } from '../table/anchors.ts'
import { Loads } from './Loads.tsx'

async function laden(drawing: string, plan: IslandPlan) {
  const table = await jackalTable(drawing, { farCoin: false, ...plan }, { settings: { speed: 1 } })
  const scene = await openScene(<Loads />)
  const coins = () => scene.copies('coins')
  return { table, scene, coins }
}

it('a coin is lifted, carried over and dropped on the next tile', async () => {
  const { table, scene, coins } = await laden('empty=2 .', { pieces: { 'white-1': 'e5' } })
  expect(coins().map(cellUnder)).toEqual(['e5', 'e5'])
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5', carry: 'coin' })
  await scene.passUntil(() => coins().some(({ y }) => y > TILE_TOP + 0.3))
  expect(coins().filter(({ y }) => y < TILE_TOP + 0.1)).toHaveLength(1)
  await scene.rest()
  expect(coins().map(cellUnder).toSorted()).toEqual(['e5', 'f5'])
  expect(coins().every(({ y }) => y < TILE_TOP + 0.1)).toBe(true)
})

it('a coin brought aboard is visible over the masts and then vanishes in the hold', async () => {
  const { table, scene, coins } = await laden('empty=2', { at: 'g2', pieces: { 'white-1': 'g2' } })
  await table.play({ kind: 'go', piece: 'white-1', to: 'g1', carry: 'coin' })
  await scene.passUntil(() => coins().some(({ y, opacity }) => y > 0.9 && opacity > 0.9))
  await scene.passUntil(() => coins().some(({ z, opacity }) => z > 5.7 && opacity < 0.5))
  expect(coins()).toHaveLength(2)
  await scene.rest()
  expect(coins().map(cellUnder)).toEqual(['g2'])
})

it('the treasure pops up when the galleon is found', async () => {
  const { table, scene } = await laden('. ?galleon', { pieces: { 'white-1': 'e5' } })
  expect(scene.copies('treasure')).toEqual([])
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.rest()
  expect(scene.copies('treasure').map(cellUnder)).toEqual(['f5'])
})

it('the bottles stand on the rail of the crew that found them', async () => {
  const { table, scene } = await laden('. ?bottle-2', { farCoin: true, pieces: { 'white-1': 'e5' } })
  expect(scene.copies('bottles')).toEqual([])
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.rest()
  expect(scene.copies('bottles').map(({ z }) => z > 6.5)).toEqual([true, true])
})

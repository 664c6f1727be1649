import { expect, it } from 'vitest'
import type { IslandPlan } from '../../../engine/testkit/drawnIsland.ts'
import { cellUnder, jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { TILE_TOP, WATER } from '../table/anchors.ts'
import { Crews } from './Crews.tsx'
import { Loads } from './Loads.tsx'

async function boating(lifeboat: object | undefined, drawing: string, plan: IslandPlan) {
  const more = lifeboat && { lifeboat }
  const table = await jackalTable(
    drawing,
    { options: { lifeboat: true }, ...(more && { more }), ...plan },
    { settings: { speed: 1 } },
  )
  const scene = await openScene(
    <>
      <Loads />
      <Crews />
    </>,
  )
  const boat = () => scene.copies('lifeboat')[0]
  return { table, scene, boat, man: () => scene.copies('pirate/white')[0] }
}

const AFLOAT = { at: 'e1', afloat: true, team: 'white' }

it('the lifeboat pops up at the place of its discovery', async () => {
  const { table, scene, boat } = await boating(undefined, '. ?lifeboat', { pieces: { 'white-1': 'e5' } })
  expect(boat()).toBeUndefined()
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.rest()
  expect(cellUnder(boat())).toBe('f5')
})

it('it is carried over the head to the next tile', async () => {
  const { table, scene, boat } = await boating({ at: 'e5' }, '. .', { pieces: { 'white-1': 'e5' } })
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5', carry: 'boat' })
  await scene.passUntil(() => (boat()?.y ?? 0) > TILE_TOP + 0.6)
  await scene.rest()
  expect(cellUnder(boat())).toBe('f5')
  expect(boat()?.y).toBeLessThan(TILE_TOP + 0.2)
})

it('it is launched with its bearer aboard, and rowed with the bearer', async () => {
  const { table, scene, boat, man } = await boating({ at: 'e2' }, '', { pieces: { 'white-1': 'e2' } })
  await table.play({ kind: 'go', piece: 'white-1', to: 'e1', carry: 'boat' })
  await scene.rest()
  expect([cellUnder(boat()), cellUnder(man())]).toEqual(['e1', 'e1'])
  expect(boat()?.y).toBeLessThan(WATER)
  expect(man()?.y).toBeGreaterThan(WATER)
  await table.play({ kind: 'sail', team: 'white', to: 'd1', boat: true })
  await scene.passUntil(() => (boat()?.x ?? 0) < -2.3)
  expect(Math.abs((man()?.x ?? 0) - (boat()?.x ?? 9))).toBeLessThan(0.2)
  await scene.rest()
  expect([cellUnder(boat()), cellUnder(man())]).toEqual(['d1', 'd1'])
})

it('a coin brought aboard vanishes in it', async () => {
  const { table, scene } = await boating(AFLOAT, 'empty=1', { at: 'e2', pieces: { 'white-1': 'e2' } })
  await table.play({ kind: 'go', piece: 'white-1', to: 'e1', carry: 'coin' })
  await scene.passUntil(() => scene.copies('coins').some((coin) => coin.y > 1 && cellUnder(coin) === 'e1'))
  await scene.rest()
  expect(scene.copies('coins')).toHaveLength(1)
})

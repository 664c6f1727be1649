import { expect, it } from 'vitest'
import type { IslandPlan } from '../../../engine/testkit/drawnIsland.ts'
import { cellUnder, jackalTable } from '../../testkit/jackal.ts'
import { type Drawn, openScene } from '../../testkit/openScene.tsx'
import { TILE_TOP, WATER } from '../table/anchors.ts'
import { Bear } from './Bear.tsx'
import { Crews } from './Crews.tsx'

async function hunting(drawing: string, plan: IslandPlan) {
  const table = await jackalTable(drawing, { options: { variant: 'archipelago' }, ...plan }, { settings: { speed: 1 } })
  const scene = await openScene(
    <>
      <Bear />
      <Crews />
    </>,
  )
  return { table, scene, bear: () => scene.copies('bear')[0], man: (team: string) => scene.copies(`pirate/${team}`)[0] }
}

/** Returns whether a piece is out on the sea, over the water. */
const aboard = (man: Drawn | undefined) => man !== undefined && Math.max(-man.x, man.z) > 5.5 && man.y > WATER

it('the bear comes out of its tile and takes its first step, and the piece that woke it flies to its ship', async () => {
  const { table, scene, bear, man } = await hunting('?bear', { pieces: { 'white-1': 'e4', 'red-1': 'h8' } })
  expect(bear()).toBeUndefined()
  await table.play({ kind: 'go', piece: 'white-1', to: 'e5' })
  await scene.passUntil(() => bear() !== undefined && cellUnder(bear()) === 'e5')
  await scene.passUntil(() => (man('white')?.y ?? 0) > TILE_TOP + 1.2)
  await scene.rest()
  expect([cellUnder(bear()), aboard(man('white'))]).toEqual(['f6', true])
})

it('it walks at the end of the turn, and the pieces that it reaches fly to their ships', async () => {
  const { table, scene, bear, man } = await hunting('. .', {
    pieces: { 'white-1': 'k3', 'red-1': 'f6' },
    more: { bear: { at: 'e5', wokenBy: 'white' } },
  })
  expect(cellUnder(bear())).toBe('e5')
  await table.play({ kind: 'go', piece: 'white-1', to: 'l3' })
  await scene.rest()
  expect([cellUnder(bear()), aboard(man('red'))]).toEqual(['f6', true])
})

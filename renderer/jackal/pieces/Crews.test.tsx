import { expect, it } from 'vitest'
import { cellUnder, jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { TILE_TOP } from '../table/anchors.ts'
import { Crews } from './Crews.tsx'

const march = async (settings: object) => {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } }, { settings: { speed: 1, ...settings } })
  const scene = await openScene(<Crews />)
  const pirate = () => scene.copies('pirate/white')[0]
  return { table, scene, pirate, go: () => table.play({ kind: 'go', piece: 'white-1', to: 'f5' }) }
}

it('a pirate hops over to the next cell', async () => {
  const { scene, pirate, go } = await march({})
  expect(cellUnder(pirate())).toBe('e5')
  await go()
  await scene.passUntil(() => (pirate()?.y ?? 0) > TILE_TOP + 0.2)
  expect(pirate()).toMatchObject({ opacity: 1 })
  await scene.rest()
  expect(cellUnder(pirate())).toBe('f5')
  expect(pirate()?.y).toBeCloseTo(TILE_TOP)
})

it('with reduced motion it fades from one cell to the other and stays on the ground', async () => {
  const { scene, pirate, go } = await march({ reducedMotion: 'on' })
  await go()
  await scene.passUntil(() => (pirate()?.opacity ?? 0) < 0.5)
  expect(pirate()?.y ?? TILE_TOP).toBeCloseTo(TILE_TOP)
  await scene.rest()
  expect(cellUnder(pirate())).toBe('f5')
  expect(pirate()).toMatchObject({ opacity: 1 })
})

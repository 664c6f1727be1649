import { expect, it } from 'vitest'
import { cellUnder, jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { TILE_TOP, WATER } from '../table/anchors.ts'
import { Crews } from './Crews.tsx'
import { Ferries } from './Ferries.tsx'
import { Tiles } from './Tiles.tsx'

/** As large as the classic board, so that its cell names apply. */
const STRAIT = `
  ~~~~~~~~~~~~~
  ~~~~~~#~~~~~~
  ~~~~~~#~~~~~~
  ~~~~~~#~~~~~~
  ~~~~~~#~~~~~~
  ~~~~~~#~~~~~~
  ~#####=#####~
  ~~~~~~#~~~~~~
  ~~~~~~#~~~~~~
  ~~~~~~#~~~~~~
  ~~~~~~#~~~~~~
  ~~~~~~#~~~~~~
  ~~~~~~~~~~~~~`

async function strait() {
  const plan = { map: STRAIT, at: 'e7', options: { variant: 'archipelago' }, pieces: { 'white-1': 'f7' } } as const
  const table = await jackalTable('. .', plan, { settings: { speed: 1 } })
  const scene = await openScene(
    <>
      <Tiles />
      <Ferries />
      <Crews />
    </>,
  )
  return { table, scene }
}

it('a ferry lies in the water at its place on the map, instead of a tile', async () => {
  const { scene } = await strait()
  const ferries = scene.copies('ferries')
  expect(ferries.map((ferry) => [cellUnder(ferry), ferry.y])).toEqual([['g7', expect.closeTo(WATER)]])
  expect(scene.copies('tiles')).toHaveLength(20)
  expect(scene.copies('tiles').map(cellUnder)).not.toContain('g7')
})

it('a pirate stands on its deck as high as on land', async () => {
  const { table, scene } = await strait()
  await table.play({ kind: 'go', piece: 'white-1', to: 'g7' })
  await scene.rest()
  const pirate = scene.copies('pirate/white')[0]
  expect([cellUnder(pirate), pirate?.y]).toEqual(['g7', expect.closeTo(TILE_TOP)])
})

it('a board without straits has none', async () => {
  await jackalTable('. .')
  const scene = await openScene(<Ferries />)
  expect(() => scene.copies('ferries')).toThrow('the scene has no ferries')
})

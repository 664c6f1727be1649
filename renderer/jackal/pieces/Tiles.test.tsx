import { expect, it } from 'vitest'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import type { IslandPlan } from '../../../engine/testkit/drawnIsland.ts'
import { faceIndex } from '../../../models/faces/atlas.ts'
import { FACE_ATTRIBUTE } from '../../table/materials/tileMaterial.ts'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import { cellUnder, jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { TILE_CENTRE } from '../table/anchors.ts'
import { Tiles } from './Tiles.tsx'

async function laid(drawing: string, tiles: IslandPlan['tiles'] = {}) {
  const plan = { pieces: { 'white-1': 'e5' }, tiles }
  const table = await jackalTable(drawing, plan, { viewer: 'white', settings: { speed: 1 } })
  const scene = await openScene(<Tiles />)
  const index = (cell: string) => landOf(CLASSIC_ISLAND).indexOf(cellNamed(cell))
  const tile = (cell: string) => scene.copies('tiles')[index(cell)]
  const face = (cell: string) => scene.attribute('tiles', FACE_ATTRIBUTE)[index(cell)]
  return { table, scene, tile, face }
}

it('a closed tile is lifted, turned over and laid down with its face up', async () => {
  const { table, scene, tile, face } = await laid('. ?rum')
  expect(tile('f5')?.upright).toBeCloseTo(-1)
  expect(face('f5')).toBe(faceIndex('closed', 1))
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.passUntil(() => (tile('f5')?.y ?? 0) > TILE_CENTRE + 0.3)
  await scene.rest()
  expect(tile('f5')?.upright).toBeCloseTo(1)
  expect(tile('f5')?.y).toBeCloseTo(TILE_CENTRE)
  expect(face('f5')).toBe(faceIndex('rum', 1))
  expect(tile('e5')?.upright).toBeCloseTo(1)
})

it('a chest lies open and empty when its last coin is carried off', async () => {
  const { table, scene, face } = await laid('chest-2=1 .')
  expect(face('e5')).toBe(faceIndex('chest-2', 1))
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5', carry: 'coin' })
  await scene.rest()
  expect(face('e5')).toBe(faceIndex('chest-2', 1, true))
})

it('the tiles of an earthquake pass each other and change places', async () => {
  const { table, scene, tile, face } = await laid('. ?earthquake', { c3: '?cannon/E', e3: 'airplane' })
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await table.play({ kind: 'swap', cell: 'c3' })
  await scene.rest()
  await table.play({ kind: 'swap', cell: 'e3' })
  await scene.passUntil(() => cellUnder(tile('c3')) === 'd3')
  expect(cellUnder(tile('e3'))).toBe('d3')
  await scene.rest()
  expect([cellUnder(tile('c3')), cellUnder(tile('e3'))]).toEqual(['c3', 'e3'])
  expect([tile('c3')?.upright, tile('e3')?.upright]).toEqual([expect.closeTo(1), expect.closeTo(-1)])
  expect([face('c3'), face('e3')]).toEqual([faceIndex('airplane', 1), faceIndex('closed', 1)])
})

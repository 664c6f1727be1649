import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import { cellUnder, jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { useIntent } from '../intent/intent.ts'
import { ShipGhost } from './ShipGhost.tsx'

const ARCH = { variant: 'archipelago' } as const
const UNPLACED = {
  options: ARCH,
  teams: { white: { ship: null }, red: { ship: 'g1' } },
  more: { pieces: [{ id: 'white-1', type: 'pirate', team: 'white' }] },
}

const ghosts = (scene: Awaited<ReturnType<typeof openScene>>) => scene.copies('ghost of ship/white').map(cellUnder)
const point = (cell: string | null) =>
  act(async () => useIntent.getState().hoverCell(cell === null ? null : cellNamed(cell)))

it('a ship to be placed is visible at the pointer, and nowhere else', async () => {
  await jackalTable('', UNPLACED, { viewer: 'white' })
  const scene = await openScene(<ShipGhost />)
  const seen = async (cell: string | null) => {
    await point(cell)
    await scene.rest()
    return ghosts(scene)
  }
  expect(await seen(null)).toEqual([])
  expect(await seen('d1')).toEqual(['d1'])
  expect(await seen('h1')).toEqual([]) // the cell beside the red ship
  expect(await seen('m6')).toEqual(['m6'])
})

it('a chosen ship is visible at the end of its way', async () => {
  await jackalTable('', { options: ARCH, pieces: { 'white-1': 'g1', 'white-2': 'g1' } }, { viewer: 'white' })
  const scene = await openScene(<ShipGhost />)
  await act(async () => useIntent.getState().choosePortrait({ kind: 'ship', team: 'white' }))
  await point('i1')
  await scene.rest()
  expect(ghosts(scene)).toEqual(['i1'])
  await point('h1')
  await scene.rest()
  expect(ghosts(scene)).toEqual([]) // it would lie through the ship
})

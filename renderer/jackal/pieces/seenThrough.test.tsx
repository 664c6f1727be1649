import { expect, it } from 'vitest'
import { playback } from '../../playback/shownStore.ts'
import { CAMERA_PRESETS } from '../../table/camera/cameraPresets.ts'
import type { Point } from '../../table/spot.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { useIntent } from '../intent/intent.ts'
import { hidesAny, placesToSee } from './seenThrough.ts'

const SOUTH = CAMERA_PRESETS['jackal/play'].position

/** As low as the camera goes. */
const LOW: Point = { x: 0, y: 12.7, z: 22 }

/** The teams whose sails hide something from the usual view. */
async function hiding(
  turn: 'white' | 'red',
  pieces: Readonly<Record<string, string>>,
  eye: Point = SOUTH,
  tiles: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const { view } = await jackalTable('. .', { turn, pieces, tiles })
  const places = placesToSee(view, useIntent.getState(), playback.poses)
  const ships = view.teams.map(({ id }) => ({ id, pose: playback.poses.get(`ship/${id}`) }))
  return ships.flatMap(({ id, pose }) => (pose && hidesAny(pose, eye, places) ? id : []))
}

it('sails hide a swimmer behind them, and are seen through', async () => {
  expect(await hiding('white', { 'white-1': 'f5', 'red-1': 'a8' })).toEqual(['red'])
  expect(await hiding('white', { 'white-1': 'f5', 'white-2': 'h1', 'red-1': 'c7' })).toEqual(['white'])
})

it('sails hide nobody before them or beside them, and no crew of their own', async () => {
  expect(await hiding('white', { 'white-1': 'f5', 'red-1': 'a6' })).toEqual([])
  expect(await hiding('white', { 'white-1': 'f5', 'white-2': 'f1', 'white-3': 'g1', 'red-1': 'a7' })).toEqual([])
})

it('sails hide a lit cell behind them from a low camera, and from the usual one no cell about one’s own ship', async () => {
  const aboard = { 'white-1': 'g1', 'white-2': 'g1', 'red-1': 'c7' }
  expect(await hiding('white', aboard)).toEqual([])
  expect(await hiding('white', aboard, LOW)).toEqual(['white'])
})

it('sails hide coins on the tile before the ship, and are seen through; not those that lie in sight', async () => {
  const ashore = { 'white-1': 'c5', 'white-2': 'g1', 'red-1': 'c7' }
  const withCoins = (cell: string) => hiding('red', ashore, LOW, { [cell]: 'chest-2=1' })
  expect(await withCoins('g2')).toEqual(['white'])
  expect(await withCoins('c4')).toEqual([])
})

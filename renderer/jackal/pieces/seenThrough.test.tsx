import { expect, it } from 'vitest'
import { pageTable } from '../../playback/pageTable.ts'
import { CAMERA_PRESETS } from '../../table/camera/cameraPresets.ts'
import type { Point } from '../../table/spot.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { useIntent } from '../intent/intent.ts'
import { hidesAny, placesToSee } from './seenThrough.ts'

const { playback } = pageTable

const SOUTH = CAMERA_PRESETS['jackal/play'].position

/** The lowest height of the camera. */
const LOW: Point = { x: 0, y: 12.7, z: 22 }

/** Returns the teams whose sails hide something from the usual view. */
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

it('sails hide a swimmer behind them, and become transparent', async () => {
  expect(await hiding('white', { 'white-1': 'f5', 'red-1': 'a8' })).toEqual(['red'])
  expect(await hiding('white', { 'white-1': 'f5', 'white-2': 'h1', 'red-1': 'c7' })).toEqual(['white'])
})

it('sails hide no piece in front of them or beside them, and none of their own crew', async () => {
  expect(await hiding('white', { 'white-1': 'f5', 'red-1': 'a6' })).toEqual([])
  expect(await hiding('white', { 'white-1': 'f5', 'white-2': 'f1', 'white-3': 'g1', 'red-1': 'a7' })).toEqual([])
})

it('sails hide a lit cell behind them from a low camera, and from the usual one no cell about one’s own ship', async () => {
  const aboard = { 'white-1': 'g1', 'white-2': 'g1', 'red-1': 'c7' }
  expect(await hiding('white', aboard)).toEqual([])
  expect(await hiding('white', aboard, LOW)).toEqual(['white'])
})

it('sails hide coins on the tile in front of the ship, and become transparent; not for visible coins', async () => {
  const ashore = { 'white-1': 'c5', 'white-2': 'g1', 'red-1': 'c7' }
  const withCoins = (cell: string) => hiding('red', ashore, LOW, { [cell]: 'chest-2=1' })
  expect(await withCoins('g2')).toEqual(['white'])
  expect(await withCoins('c4')).toEqual([])
})

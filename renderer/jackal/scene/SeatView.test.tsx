import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { pageCamera } from '../../ui/pageCamera.ts'
import { goTo } from '../../ui/screens.ts'
import { SIDE_VIEWS } from '../table/sideViews.ts'
import { SeatView } from './SeatView.tsx'

const { director } = pageCamera

afterEach(() => vi.restoreAllMocks())

const NAMES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const
const SIDES = ['N', 'E', 'S', 'W'] as const
const SAILED = [
  ['white', 'f1'],
  ['red', 'a6'],
  ['black', 'f13'],
  ['yellow', 'm8'],
] as const
const nextFrame = () => act(() => new Promise((drawn) => requestAnimationFrame(drawn)))
const nameOf = (view: unknown) => SIDES.filter((side) => SIDE_VIEWS[side] === view).map((side) => NAMES[side])[0]

/** Returns the side of the camera while each of four crews sails once, and whether it jumps. */
async function rounds(bots: readonly string[], settings: object = {}) {
  const fly = vi.spyOn(director, 'flyTo')
  const plan = { options: { players: 4 }, teams: { black: {}, yellow: {} } }
  const seating = { viewer: 'spectator', bots, settings: { reducedMotion: 'off', ...settings } } as const
  const table = await jackalTable('.', plan, seating)
  goTo({ name: 'match' })
  await openScene(<SeatView />)
  await nextFrame()
  for (const [team, to] of SAILED) {
    await table.play({ kind: 'sail', team, to })
    await nextFrame()
  }
  return fly.mock.calls.map(([view, ms]) => `${nameOf(view)}${ms === 0 ? ' at once' : ''}`)
}

it('goes round the table to each person who is to move at a shared screen', async () => {
  expect(await rounds([])).toEqual(['south', 'west', 'north', 'east', 'south'])
})

it('stays while bots move', async () => {
  expect(await rounds(['black'])).toEqual(['south', 'west', 'east', 'south'])
  vi.restoreAllMocks()
})

it('goes back to the south only for a person there', async () => {
  expect(await rounds(['red', 'yellow'])).toEqual(['south', 'north', 'south'])
})

it.each([
  ['white', 'south'],
  ['red', 'west'],
  ['black', 'north'],
  ['yellow', 'east'],
])('opens from the side of %s, the single player, and stays there', async (alone, side) => {
  expect(await rounds(['white', 'red', 'black', 'yellow'].filter((seat) => seat !== alone))).toEqual([side])
})

it('jumps with reduced motion', async () => {
  expect(await rounds(['red', 'yellow'], { reducedMotion: 'on' })).toEqual([
    'south at once',
    'north at once',
    'south at once',
  ])
})

it('goes to the own side again after the menu', async () => {
  expect(await rounds(['red', 'white', 'yellow'])).toEqual(['north'])
  const fly = vi.spyOn(director, 'flyTo')
  await act(async () => goTo({ name: 'menu' }))
  await act(async () => goTo({ name: 'match' }))
  await nextFrame()
  expect(fly.mock.lastCall?.[0]).toBe(SIDE_VIEWS.N)
})

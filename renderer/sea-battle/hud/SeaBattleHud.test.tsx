import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cell } from '../../../engine/testkit/fleet.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { pageCamera } from '../../ui/pageCamera.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { pointedPlace, useAim } from '../intent/aim.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { useShotStore } from '../recap/shotStore.ts'
import { cellSpot } from '../table/anchors.ts'
import { SeaBattleHud } from './SeaBattleHud.tsx'

const { director } = pageCamera

const { playback } = pageTable

const names = { north: 'Grace', south: 'Drake' }

async function received(plan: Parameters<typeof seaBattleTable>[0], seating: object = {}) {
  useAim.getState().forget()
  const table = await seaBattleTable(plan, { viewer: 'north', names, bots: ['south'], ...seating })
  const user = table.panel(<SeaBattleHud />)
  return { table, user }
}

const said = (what: 'cell' | 'turn' | 'deeds') => screen.getByTestId(`spoken-${what}`).textContent ?? ''

it('a fleet is placed only by keys and announcements', async () => {
  const { table, user } = await received({ north: null, south: null })
  expect(said('turn')).toContain('Place your fleet: 0 of 10 ships at sea. Tab: next ship.')
  await user.keyboard('{Tab}')
  expect(said('cell')).toMatch(/^Four-cell ship in hand, \w\d to \w\d\. It fits here\.$/)
  await user.keyboard('{ArrowLeft>9/}{ArrowUp>9/}')
  expect(said('cell')).toBe('Four-cell ship in hand, A1 to D1. It fits here.')
  await user.keyboard('r')
  expect(said('cell')).toBe('Four-cell ship in hand, A1 to A4. It fits here.')
  await user.keyboard('{Enter}')
  expect(said('cell')).toBe('A1. Four-cell ship, A1 to A4.')
  expect(said('turn')).toBe('Place your fleet: 1 of 10 ships at sea.')
  await user.keyboard('{ArrowRight}')
  expect(said('cell')).toBe('B1. Too close to another ship.')
  await user.keyboard('{Tab}')
  expect(said('cell')).toBe('Three-cell ship in hand, A1 to C1. Another ship is there: four-cell ship, A1 to A4.')
  await user.keyboard('{Escape}g')
  expect(said('turn')).toBe('The fleet is ready')
  await user.keyboard('b')
  expect(table.host.asked('match:play')).toHaveLength(1)
  expect(usePlacement.getState().seat).toBeNull()
})

it('a ship released in an illegal place goes back with a reason, shown and announced', async () => {
  await received({ north: null, south: null })
  const { take, move, drop } = usePlacement.getState()
  act(() => {
    take(0, null, { x: 0, z: 0 })
    move([1, 0], { x: -9, z: 0 })
    drop()
    take(9, null, { x: 0, z: 0 })
    move([1, 1], { x: -9, z: 0 })
    drop()
  })
  const why = 'The boat cannot go at B2. Too close to another ship: four-cell ship, A1 to D1.'
  expect(said('cell')).toBe(why)
  expect(screen.getByTestId('harbour').textContent).toContain(why)
  act(() => usePlacement.getState().next())
  expect(screen.getByTestId('harbour').textContent).not.toContain('cannot lie')
})

it('a shot is aimed, refused and fired only by keys and announcements, and its result is announced', async () => {
  const { table, user } = await received({ northFired: 'j7' })
  expect(said('turn')).toContain('Choose where to fire')
  await user.keyboard('{ArrowUp}{ArrowUp>9/}{ArrowLeft>9/}')
  expect(said('cell')).toBe('A1. Not fired at yet. Largest ship left: 4 cells.')
  await user.keyboard('{ArrowRight>9/}{ArrowDown>6/}')
  expect(said('cell')).toBe('J7. Sunk: boat.')
  await user.keyboard('{Enter}')
  expect(said('cell')).toContain('You have already fired there: choose another cell.')
  await user.keyboard('{ArrowUp>6/}{Enter}')
  expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'fire' } }])
  expect(said('deeds')).toBe('Grace: J1, water.')
  expect(said('cell')).toBe('J1. Water. You cannot fire here again.')
  await table.play({ kind: 'fire', at: 'a1' })
  expect(said('deeds')).toContain('Drake: A1, a hit!')
})

it('the cursor visits the own sea by one key, where no shot is possible, and comes back', async () => {
  const { table, user } = await received({ southFired: 'j1' })
  await user.keyboard('{ArrowUp}o')
  expect(said('cell')).toMatch(/^Own sea, E5\. /)
  screen.getByRole('button', { name: 'Enemy’s sea' })
  await user.keyboard('{ArrowUp>9/}{ArrowRight>9/}')
  expect(said('cell')).toBe('Own sea, J1. Water.')
  expect(screen.getByTestId('pointed-cell').textContent).toContain('J1')
  await user.keyboard('{ArrowDown}')
  expect(said('cell')).toBe('Own sea, J2. Open water.')
  await user.keyboard('{Enter}')
  expect(table.host.asked('match:play')).toEqual([])
  await user.keyboard('o{ArrowUp}')
  expect(said('cell')).toMatch(/^E4\. /)
  expect(pointedPlace(useAim.getState())).toEqual({ tray: 'far', cell: cell('e4') })
})

it('F and End look at the square under the pointer, else the keyboard’s, else the last shot', async () => {
  const focused = vi.spyOn(director, 'focusOn')
  const lookedAt = () => focused.mock.lastCall?.[0]
  const { user } = await received({ northFired: 'j7' })
  await user.keyboard('f')
  expect(lookedAt()).toMatchObject(cellSpot('far', cell('j7')))
  await user.keyboard('{ArrowUp}{End}')
  expect(lookedAt()).toMatchObject(cellSpot('far', cell('e5')))
  act(() => useAim.getState().hover(cell('b2')))
  await user.keyboard('f')
  expect(lookedAt()).toMatchObject(cellSpot('far', cell('b2')))
})

it('before the first shot there is nothing to look at', async () => {
  const focused = vi.spyOn(director, 'focusOn').mockClear()
  const { user } = await received({})
  await user.keyboard('f')
  expect(focused).not.toHaveBeenCalled()
})

it('a refused click is announced once', async () => {
  await received({ northFired: 'j7' })
  act(() => void useAim.getState().fire(cell('j7')))
  expect(said('cell')).toContain('You have already fired there: choose another cell.')
  expect(screen.queryByRole('status')).toBeNull()
})

it('shows that firing at the own sea is impossible', async () => {
  const { user } = await received({ northFired: 'j7' })
  await user.keyboard('{ArrowUp}o{Enter}')
  expect(said('cell')).toContain('That is your own sea: fire at the enemy’s.')
  expect(screen.getByTestId('why').textContent).toContain('That is your own sea')
  await user.keyboard('{Escape}')
  expect(screen.queryByTestId('why')).toBeNull()
})

it('shows why a key does nothing while the fleet is laid out', async () => {
  const { user } = await received({ north: null, south: null })
  await user.keyboard('b')
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('Not yet: 10 ships are still in harbour.')
  await user.keyboard('r')
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('First take a ship.')
})

it('announcements about a hidden fleet go away with the panels', async () => {
  const { user } = await received({ north: null, south: null })
  await user.keyboard('{Tab}{Enter}')
  act(() => usePlacement.getState().end())
  expect(said('cell')).toBe('')
})

it('the table has the focus, and takes it back from a button that disappears', async () => {
  const { user } = await received({ north: null, south: null })
  const board = screen.getByRole('application', { name: 'Sea Battle: the table' })
  expect(document.activeElement).toBe(board)
  const random = screen.getByRole('button', { name: 'At random' })
  act(() => random.focus())
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(board)
  const battle = screen.getByTestId('place-confirm')
  await user.keyboard('g')
  act(() => battle.focus())
  await user.keyboard('{Enter}')
  expect(screen.queryByTestId('place-confirm')).toBeNull()
  expect(document.activeElement).toBe(board)
})

it('the table does not catch the focus on its way from one button to another', async () => {
  await received({ north: null, south: null })
  const board = screen.getByRole('application')
  const random = screen.getByTestId('place-random')
  act(() => random.focus())
  act(() => random.blur())
  await Promise.resolve()
  expect(document.activeElement).not.toBe(board)
  await waitFor(() => expect(document.activeElement).toBe(board))
})

it('the flag of the fleet that fires sweeps over the table once the miss before it was shown', async () => {
  const plan = { northFired: 'j1', southFired: 'j10', turn: 'north' } as const
  const { table } = await received(plan, { bots: [], settings: { speed: 1, language: 'en' } })
  await table.play({ kind: 'fire', at: 'j2' })
  expect(screen.queryByTestId('turn-sweep')).toBeNull()
  await act(async () => void playback.tick(20_000))
  expect(screen.getByTestId('turn-sweep').textContent).toBe('Drake')
})

it('shows no words over the own sea when the enemy hits: frames mark the cells, and the log names them', async () => {
  const { table } = await received({ turn: 'south' })
  await table.play({ kind: 'fire', at: 'a1' })
  expect(document.querySelector('.caption')).toBeNull()
  expect(useShotStore.getState().shots).toMatchObject([{ at: cell('a1'), mine: true }])
  expect(screen.getByTestId('recent-log').textContent).toContain('Drake: A1, a hit!')
})

it('lights the plate of the player who fires, and marks the reader’s plate', async () => {
  const { table } = await received({})
  const north = () => screen.getByTestId('fleet-north')
  expect(north().textContent).toContain('Grace: 10 of 10 ships afloat (you)')
  expect([north().dataset.own, screen.getByTestId('fleet-south').dataset.own]).toEqual(['true', 'false'])
  expect(north().dataset.acting).toBe('true')
  await table.play({ kind: 'fire', at: 'j1' })
  expect([north().dataset.acting, north().dataset.own]).toEqual(['false', 'true'])
})

it('counts the reader’s shots', async () => {
  const { table } = await received({ northFired: 'j7', southFired: 'a1 b1' })
  expect(screen.getByTestId('fact-shots').title).toBe('1 shot fired')
  await table.play({ kind: 'fire', at: 'j1' })
  expect(screen.getByTestId('fact-shots').title).toBe('2 shots fired')
})

it('Esc closes the coach before anything else, and removes its aim', async () => {
  const { user } = await received({})
  await user.keyboard('q')
  expect(useAim.getState().cursor).not.toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.queryByTestId('coach')).toBeNull()
  expect(useAim.getState().cursor).toBeNull()
})

it('opens the whole log in place of the coach', async () => {
  const { user } = await received({})
  expect(screen.queryByTestId('hud-log')).toBeNull()
  await user.keyboard('ql')
  expect(screen.queryByTestId('coach')).toBeNull()
  expect(screen.getByTestId('hud-log').parentElement?.firstElementChild).toBe(screen.getByTestId('hud-log'))
})

it('the undo button undoes the random placement of the ships', async () => {
  const { user } = await received({ north: null, south: null })
  const undo = screen.getByTestId('btn-undo-icon')
  expect(undo.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByTestId('place-random'))
  expect(undo.getAttribute('aria-disabled')).toBeNull()
  await user.click(undo)
  expect(usePlacement.getState().slots.every(({ berth }) => berth === null)).toBe(true)
})

it('asks about a shot at sure water in the dock and by announcement, and fires when it is chosen again', async () => {
  const { table, user } = await received({ options: { autoMark: true }, northFired: 'j7' })
  await user.keyboard('{ArrowUp}{ArrowRight>9/}{ArrowDown>3/}{Enter}')
  expect(screen.getByTestId('asked-again').textContent).toContain('Must be water. Fire anyway?')
  expect(said('cell')).toBe('J8. Must be water. That cell must be water. Choose it again to fire there anyway.')
  expect(table.host.asked('match:play')).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.queryByTestId('asked-again')).toBeNull()
  await user.keyboard('{Enter}{Enter}')
  expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'fire', at: cell('j8') } }])
})

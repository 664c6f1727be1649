import { act as flush, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { parseCell } from '../../../engine/jackal/cells.ts'
import { setHost } from '../../host/client.ts'
import type { PadButton } from '../../input/commands.ts'
import { pressButton } from '../../input/contexts.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { useScreen } from '../../ui/screens.ts'
import { useSettings } from '../../ui/settings.ts'
import { takeMapToPlay } from './ownMaps.ts'
import { Workshop } from './Workshop.tsx'
import { act, lift, paint, shownBoard, useWorkshop } from './workshop.ts'

beforeEach(() => {
  useSettings.setState(useSettings.getInitialState())
  useWorkshop.setState(useWorkshop.getInitialState())
  setHost(scriptedHost({ 'settings:change': () => useSettings.getState().settings }))
})

function open() {
  render(<Workshop />)
  return userEvent.setup()
}

const cell = (name: string) => parseCell(shownBoard(), name) ?? -1
const stroke = (name: string, brush: 'land' | 'sea') =>
  flush(() => {
    paint(cell(name), brush)
    lift()
  })
const faults = () => screen.getByTestId('workshop-faults').textContent
const rows = () => useWorkshop.getState().drawing.sketch.rows
const play = () => screen.getByRole('button', { name: 'Play on it' })

it('shows each fault with its place, and is played once there is none', async () => {
  const user = open()
  stroke('a6', 'land')
  expect(faults()).toContain('Too near the edge: a6.')
  expect(play().getAttribute('aria-description')).toMatch(/^First fix what is marked in red/)
  await user.click(play())
  expect(useSettings.getState().settings.ownMaps).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(faults()).toBe('Nothing is wrong: the map can be played.')
  await user.click(play())
  const [own] = useSettings.getState().settings.ownMaps
  expect(own).toMatchObject({ name: 'My island 1', variant: 'classic' })
  expect([useScreen.getState().screen.name, takeMapToPlay()]).toEqual(['new', own?.id])
})

it('is painted by keys and announces each cell', async () => {
  const user = open()
  const board = screen.getByRole('application', { name: 'The map, 13 by 13 cells' })
  flush(() => board.focus())
  expect(board.textContent).toBe('g7: Land.')
  await user.keyboard('{ArrowLeft}{ArrowDown}2 ')
  expect(board.textContent).toBe('f6: Sea.')
  expect(rows()[7]).toBe('~####~######~')
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  expect(rows()[7]).toBe('~###~~######~')
  await user.keyboard('{Control>}z{/Control}')
  expect(rows()[7]).toBe('~####~######~')
  await user.keyboard('{Control>}y{/Control}')
  expect(rows()[7]).toBe('~###~~######~')
})

it('is painted by a gamepad, which leaves the map with its button for going back', async () => {
  open()
  const press = (button: PadButton) => flush(() => void pressButton(button, { device: 'pad', pad: 0 }))
  const board = screen.getByRole('application')
  flush(() => board.focus())
  press('left')
  press('right-bumper')
  press('south')
  expect(rows()[6]).toBe('~####~######~')
  press('west')
  expect(rows()[6]).toBe('~###########~')
  press('east')
  expect(document.activeElement).toBe(screen.getByTestId('brush-sea'))
  press('south')
  expect(rows()[6]).toBe('~###########~')
})

it('announces the faults of the cell at the keyboard', async () => {
  open()
  stroke('a6', 'land')
  const board = screen.getByRole('application')
  flush(() => board.focus())
  flush(() => useWorkshop.setState({ cursor: cell('a6') }))
  expect(board.textContent).toMatch(/^a6: Land\. Too near the edge: a6\./)
})

it('keeps, renames and removes maps', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const name = within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Name of the map' })
  await user.clear(name)
  await user.type(name, 'The cove{Enter}')
  expect(screen.getByTestId('own-map').textContent).toContain('The cove (on the table)Classic')
  stroke('b2', 'land')
  await user.click(screen.getByRole('button', { name: 'Save: The cove' }))
  expect(useSettings.getState().settings.ownMaps[0]?.rows[11]).toBe('~##########~~')
  await user.click(screen.getByRole('button', { name: 'Rename: The cove' }))
  await user.type(screen.getByRole('textbox', { name: 'Name of the map' }), '!{Enter}')
  await user.click(screen.getByRole('button', { name: /^Remove: / }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(useSettings.getState().settings.ownMaps).toEqual([])
})

it('changes the size and begins with other maps, all of which can be undone', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Width: one less' }))
  expect(rows()[0]).toHaveLength(12)
  await user.click(screen.getByRole('button', { name: 'Skerries' }))
  expect(rows()).toHaveLength(15)
  await user.type(screen.getByRole('textbox', { name: 'Name to draw a map from' }), 'Flint')
  await user.click(screen.getByRole('button', { name: 'Draw' }))
  const drawn = rows()
  await user.click(screen.getByRole('button', { name: 'Open sea' }))
  expect(faults()).toContain('Too little land: 0 cells')
  flush(() => act({ kind: 'undo' }))
  expect(rows()).toEqual(drawn)
  for (let step = 0; step < 3; step++) flush(() => act({ kind: 'undo' }))
  expect(rows()[0]).toHaveLength(13)
})

it('counts the tiles by hand', async () => {
  const user = open()
  await user.click(screen.getByRole('switch', { name: /^In proportion/ }))
  await user.click(screen.getByRole('button', { name: 'Barrel of rum: one more' }))
  expect(screen.getByTestId('deck-total').textContent).toBe('118 tiles for 117 land cells')
  expect(faults()).toBe('118 tiles are chosen for 117 land cells.')
  await user.click(screen.getByRole('switch', { name: /^In proportion/ }))
  expect(faults()).toBe('Nothing is wrong: the map can be played.')
})

it('handles its shortcuts wherever the focus is, but not while a name is typed', async () => {
  const user = open()
  stroke('b7', 'sea')
  screen.getByTestId('workshop-classic').focus()
  await user.keyboard('{Control>}z{/Control}')
  expect(rows()[6]).toBe('~###########~')
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}4')
  expect(rows()[6]).toBe('~~##########~')
  expect(useWorkshop.getState().brush).toBe('S')
  await user.type(screen.getByRole('textbox', { name: 'Name to draw a map from' }), '1723')
  expect(useWorkshop.getState().brush).toBe('S')
})

it('describes what the chosen brush draws, by the way of play', async () => {
  const user = open()
  const hint = () => screen.getByTestId('brush-hint').textContent
  expect(hint()).toBe('A tile of the island lies here, face down.')
  await user.click(screen.getByTestId('brush-E'))
  expect(hint()).toMatch(/^The ship in the east starts here/)
  await user.click(screen.getByTestId('workshop-archipelago'))
  expect(hint()).toMatch(/^Players choose their own places/)
})

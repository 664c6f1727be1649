import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageTable } from '../../playback/pageTable.ts'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { pageCamera } from '../../ui/pageCamera.ts'
import { useScreen } from '../../ui/screens.ts'
import { useIntent } from '../intent/intent.ts'
import { pieceTarget } from '../table/anchors.ts'
import { JackalHud } from './JackalHud.tsx'

const { director } = pageCamera

const { playback } = pageTable

async function seated(drawing = '. .', settings: object = {}) {
  const plan = { pieces: { 'white-1': 'e5', 'red-1': 'a7' } }
  const table = await jackalTable(drawing, plan, { viewer: 'white', bots: ['red'], settings })
  const user = table.panel(<JackalHud />)
  return { table, user }
}

it('shows the turn by the lit plate, the closed tiles, and the last deed in a line', async () => {
  const { table } = await seated('. ?rum')
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(screen.getByTestId('score-red').dataset.acting).toBe('true')
  expect(screen.getByTestId('hud-deck').textContent).toContain('0')
  expect(
    within(screen.getByTestId('recent-log'))
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['drank rum'])
})

it('Z undoes the last move while it showed nothing new', async () => {
  const { table, user } = await seated('. caramba')
  await user.keyboard('z')
  expect(table.host.asked('match:undo')).toEqual([])
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await user.keyboard('z')
  expect(table.host.asked('match:undo')).toEqual([{ id: 'jackal-1', seat: 'white' }])
  expect(table.view.decision).toBeNull()
})

it('L opens and closes the whole log', async () => {
  const { user } = await seated('. .', { language: 'ru' })
  const log = () => screen.queryByRole('region', { name: 'Судовой журнал' })
  expect(log()).toBeNull()
  await user.keyboard('l')
  expect(log()).not.toBeNull()
  await user.keyboard('l')
  expect(log()).toBeNull()
})

it('arrows and Enter move a pirate, E takes a coin along', async () => {
  const { table, user } = await seated('empty=1 .')
  await user.keyboard('e{ArrowRight}')
  const { cursor } = useIntent.getState()
  expect(cursor).toBe(cellNamed('f5'))
  await user.keyboard('{Enter}')
  const move = { kind: 'go', piece: 'white-1', to: cellNamed('f5'), carry: 'coin' }
  expect(table.host.asked('match:play')).toMatchObject([{ seat: 'white', move }])
})

it('a move is made only by keys and announcements, and announced with the others’ moves', async () => {
  const { table, user } = await seated('. ?rum')
  const said = (what: string) => screen.getByTestId(`spoken-${what}`).textContent ?? ''
  expect(document.activeElement).toBe(screen.getByRole('application', { name: 'Jackal: the table' }))
  expect(said('turn')).toBe('White’s turn. Choose a lit tile')
  expect(said('chosen')).toMatch(/^White pirate e5\. Can go to: .*f5/)
  await user.keyboard('{ArrowRight}')
  expect(said('cell')).toMatch(/^f5: Closed tile\. You can choose: Go\./)
  await user.keyboard('{Enter}')
  expect(said('deeds')).toMatch(/^White: Pirate e5 → f5\. Opened f5: /)
  await table.play({ kind: 'sail', team: 'red', to: 'a6' })
  expect(said('deeds')).toContain('Red: Ship a7 → a6.')
})

it('announces the results of a move, as in the card', async () => {
  const { user } = await seated('. > . .')
  await user.keyboard('{ArrowRight}')
  const [line = ''] = [...screen.getByTestId('hud-tile').querySelectorAll('.tile-lines > span')].map(
    ({ textContent }) => textContent ?? '',
  )
  expect(line).toContain('g5')
  expect(screen.getByTestId('spoken-cell').textContent).toContain(`You can choose: Go. ${line}.`)
})

it('announces why a cell cannot be chosen, and the choices if there are several', async () => {
  const { user } = await seated('empty=1 .')
  const cell = () => screen.getByTestId('spoken-cell').textContent ?? ''
  await user.keyboard('{ArrowRight}{Enter}')
  expect(cell()).toContain('Choose: 1 ')
  await user.keyboard('{Escape}{ArrowRight}{ArrowRight}{Enter}')
  expect(cell()).toMatch(/^h5: /)
  expect(cell()).not.toContain('You can choose')
})

it('announces once the question or explanation of a click, without a cursor of the keyboard', async () => {
  await seated('empty=1 .')
  act(() => useIntent.getState().clickCell(cellNamed('f5')))
  expect(screen.getByTestId('spoken-cell').textContent).toMatch(/^f5: .*Choose: 1 With the coin, 2 Leave the coin/)
  act(() => useIntent.getState().clickCell(cellNamed('g7')))
  expect(screen.getByTestId('spoken-cell').textContent).toContain(
    'Too far: one step takes him no farther than the lit cells.',
  )
  expect(screen.queryByRole('status')).toBeNull()
})

it('a digit answers the question beside a cell', async () => {
  const { table, user } = await seated('empty=1 .')
  await user.keyboard('{ArrowRight}{Enter}')
  expect(screen.getByTestId('hud-hint').textContent).toBe('Take the coin?')
  await user.keyboard('1')
  expect(table.host.asked('match:play')).toMatchObject([
    { move: { kind: 'go', piece: 'white-1', to: cellNamed('f5') } },
  ])
})

it.each([
  ['KeyD', { name: 'own' }],
  ['F1', { name: 'keys' }],
  ['F2', { name: 'rules', query: '' }],
  ['Escape', { name: 'pause' }],
])('%s opens its sheet', async (code, sheet) => {
  await seated()
  fireEvent.keyDown(window, { code })
  expect(useScreen.getState().sheet).toEqual(sheet)
})

it('uses the keys that the player has chosen, and shows them', async () => {
  const { user } = await seated('empty=1 .', { keys: { 'jackal/carry': ['KeyQ'] } })
  expect(screen.getByTestId('btn-carry').textContent).toBe('Q')
  await user.keyboard('e')
  expect(useIntent.getState().carry).toBeNull()
  await user.keyboard('q')
  expect(useIntent.getState().carry).toBe('coin')
})

describe('the camera', () => {
  afterEach(() => vi.restoreAllMocks())

  it('shows the whole table by Home, not by Space, and zooms by + and −', async () => {
    const reset = vi.spyOn(director, 'reset')
    const zoom = vi.spyOn(director, 'zoomBy')
    const { user } = await seated()
    await user.keyboard(' ')
    expect(reset).not.toHaveBeenCalled()
    await user.keyboard('{Home}[Equal][Minus]')
    expect(reset).toHaveBeenCalledTimes(1)
    expect(zoom.mock.calls.map(([factor]) => factor)).toEqual([0.8, 1.25])
  })

  it('zooms by key to the chosen piece, which stays in place in the picture', async () => {
    const zoom = vi.spyOn(director, 'zoomBy')
    const keep = vi.spyOn(director, 'bringIntoSight')
    const { user } = await seated()
    pageCamera.canvas = document.createElement('canvas')
    const { x, z } = playback.poses.get(pieceTarget('white-1')) ?? {}
    await user.keyboard('[Equal]')
    expect(zoom.mock.lastCall?.[1]).toMatchObject({ x, z })
    expect(keep.mock.lastCall?.[0][0]).toMatchObject({ x, z })
    await user.keyboard('[Minus]')
    expect(keep).toHaveBeenCalledTimes(2)
    pageCamera.canvas = null
  })

  it('moves the cursor in the visible direction, from every side of the table', async () => {
    const { user } = await seated()
    director.flyTo('jackal/north', 0)
    await user.keyboard('{ArrowRight}')
    expect(useIntent.getState().cursor).toBe(cellNamed('d5'))
    director.flyTo('jackal/play', 0)
    await user.keyboard('{ArrowUp}')
    expect(useIntent.getState().cursor).toBe(cellNamed('d6'))
    director.flyTo('jackal/east', 0)
    await user.keyboard('{ArrowRight}')
    expect(useIntent.getState().cursor).toBe(cellNamed('d7'))
    director.flyTo('jackal/west', 0)
    await user.keyboard('{ArrowUp}')
    expect(useIntent.getState().cursor).toBe(cellNamed('e7'))
    director.flyTo('jackal/play', 0)
  })

  it('looks at the chosen piece by F and by End', async () => {
    const focus = vi.spyOn(director, 'focusOn')
    const { user } = await seated()
    const { x, z } = playback.poses.get(pieceTarget('white-1')) ?? {}
    await user.keyboard('f{End}')
    expect(focus.mock.calls.map(([spot]) => [spot.x, spot.z])).toEqual(Array(2).fill([x, z]))
  })
})

it('a right click undoes the choice, a right drag does not, and neither opens the menu', async () => {
  const { user } = await seated('empty=1 .')
  const rightClick = (to: number) => {
    fireEvent.pointerDown(window, { button: 2, clientX: 10, clientY: 10 })
    fireEvent.pointerUp(window, { button: 2, clientX: to, clientY: 10 })
  }
  await user.keyboard('e')
  expect(useIntent.getState().carry).toBe('coin')
  rightClick(60)
  expect(useIntent.getState().carry).toBe('coin')
  rightClick(10)
  rightClick(10)
  expect([useIntent.getState().carry, useScreen.getState().sheet]).toEqual([null, null])
})

it('the flag of the crew that has the turn sweeps over the table, with the player’s name', async () => {
  const names = { white: 'Flint', red: 'Silver' }
  const plan = { pieces: { 'white-1': 'e5', 'red-1': 'a7' } } as const
  const table = await jackalTable('. .', plan, { viewer: 'white', names, settings: { speed: 1, language: 'en' } })
  table.panel(<JackalHud />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(screen.queryByTestId('turn-sweep')).toBeNull()
  await act(async () => void playback.tick(20_000))
  expect(screen.getByTestId('turn-sweep').textContent).toBe('RedSilver')
})

it('under the grove a note shows who commands which crew, and goes away with the spell', async () => {
  const names = { white: 'Flint', red: 'Silver' }
  const table = await jackalTable('. ?grove', { pieces: { 'white-1': 'e5' } }, { names })
  table.panel(<JackalHud />)
  expect(screen.queryByTestId('grove-banner')).toBeNull()
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  const note = screen.getByTestId('grove-banner')
  expect(note.textContent).toContain('You command the red crew')
  const list = within(within(note).getByRole('list', { name: 'Who commands whom' }))
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Flint: the red crew',
    'Silver: the white crew',
  ])
})

it('shows why a cell is out of reach, and opens the rule', async () => {
  const { user } = await seated()
  act(() => useIntent.getState().clickCell(cellNamed('g7')))
  const note = within(screen.getByRole('region', { name: "Why can't I?" }))
  note.getByText('Too far: one step takes him no farther than the lit cells.')
  await user.click(note.getByRole('button', { name: /^Rule: [^-]+$/ }))
  expect(useScreen.getState().sheet).toMatchObject({ name: 'rules', query: expect.stringMatching(/^J-/) })
  await user.click(note.getByRole('button', { name: 'Close' }))
  expect(screen.queryByTestId('why')).toBeNull()
})

it('keeps a reason for slow readers, until an arrow key, Esc or another choice', async () => {
  const plan = { pieces: { 'white-1': 'e5', 'white-2': 'g1', 'red-1': 'a7' } }
  const table = await jackalTable('. .', plan, { viewer: 'white', bots: ['red'] })
  table.panel(<JackalHud />)
  act(() => useIntent.getState().clickPiece('white-1'))
  const asked = () => act(() => useIntent.getState().clickCell(cellNamed('g7')))
  for (const goOn of [
    () => useIntent.getState().moveCursor(0, 1),
    () => void useIntent.getState().cancel(),
    () => useIntent.getState().clickPiece('white-2'),
  ]) {
    asked()
    expect(screen.queryByTestId('why')).not.toBeNull()
    act(goOn)
    expect(screen.queryByTestId('why')).toBeNull()
  }
})

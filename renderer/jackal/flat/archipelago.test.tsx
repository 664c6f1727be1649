import { act, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { IslandTable } from './IslandTable.tsx'
import { loadLater } from './later.ts'

beforeAll(loadLater)

const EN = { viewer: 'white', settings: { language: 'en' } } as const
const ARCH = { variant: 'archipelago' } as const

const cell = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}:`) })
const touch = (name: string) => act(async () => cell(name).click())

/** Returns the place of a drawn thing, in cells from the north-western corner. */
const placeOf = (drawn: HTMLElement) => drawn.getAttribute('transform')

it('shows the next step of the bear before a move is confirmed', async () => {
  const pieces = { 'white-1': 'd7' }
  const table = await jackalTable('', { options: ARCH, pieces, more: { bear: { at: 'f6', wokenBy: 'white' } } }, EN)
  table.panel(<IslandTable />)
  await touch('d7')
  expect(screen.queryByTestId('bear-step')).toBeNull()
  await touch('d8')
  expect(placeOf(screen.getByTestId('bear-step'))).toBe('translate(4.5 6.5)') // e7
  await touch('d6')
  expect(placeOf(screen.getByTestId('bear-step'))).toBe('translate(4.5 7.5)') // e6
})

it("does not show the bear's step in the turn of another player", async () => {
  const pieces = { 'white-1': 'd7' }
  const table = await jackalTable('', { options: ARCH, pieces, more: { bear: { at: 'f6', wokenBy: 'red' } } }, EN)
  table.panel(<IslandTable />)
  await touch('d7')
  await touch('d8')
  expect(screen.queryByTestId('bear-step')).toBeNull()
})

const BOTTLED = {
  options: ARCH,
  teams: { white: { bottles: 2 } },
  pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g5' },
}
const dock = () => within(screen.getByTestId('flat-dock'))

it.each([
  ['a bottle after the move', /out of the trap/, { kind: 'uncork', piece: 'white-1' }],
  ['no bottle', /End the turn/, { kind: 'decline' }],
])('asks in the dock for %s', async (_what, name, move) => {
  const table = await jackalTable('trap . .', BOTTLED, EN)
  const user = table.panel(<IslandTable />)
  await table.play({ kind: 'go', piece: 'white-2', to: 'g6' })
  await user.click(dock().getByRole('button', { name }))
  expect(table.host.asked('match:play').map((call) => call.move)).toEqual([move])
})

it('gives a bottle to one of a crew that cannot move, by touch: aimed at first', async () => {
  const { 'white-1': trapped } = BOTTLED.pieces
  const table = await jackalTable('trap', { ...BOTTLED, pieces: { 'white-1': trapped } }, EN)
  const user = table.panel(<IslandTable />)
  expect(dock().getAllByRole('button')).toHaveLength(1)
  await touch('e5')
  expect(table.host.asked('match:play')).toEqual([])
  await user.click(screen.getByTestId('flat-main'))
  expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'uncork', piece: 'white-1' } }])
})

const UNPLACED = {
  options: ARCH,
  teams: { white: { ship: null }, red: { ship: 'g1' } },
  more: { pieces: [{ id: 'white-1', type: 'pirate', team: 'white' }] },
}

it('places a ship at a lit cell by touch or keyboard, and shows why other cells are impossible', async () => {
  const table = await jackalTable('', UNPLACED, EN)
  const user = table.panel(<IslandTable />)
  await touch('h1')
  expect(dock().getByTestId('why').textContent).toMatch(/Rule:/)
  await touch('d1')
  expect(table.host.asked('match:play')).toEqual([])
  await act(async () => cell('d1').focus())
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(dock().getByRole('button', { name: 'Start at d1' })).toBe(screen.getByTestId('flat-main'))
  await user.keyboard('{Enter}')
  expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'place', team: 'white', to: 3 } }])
})

const STRAIT = `
  ~~~~~~~~~~~~~~~
  ~####~#####~##~
  ~####=#####~##~
  ~####~#####~##~
  ~~~~~~~~~~~~~~~`

it('names files and ranks at the edges of a large map, which does not move', async () => {
  const table = await jackalTable('', { map: STRAIT, at: 'b2', options: ARCH }, EN)
  table.panel(<IslandTable />)
  const zoom = screen.getByTestId('flat-zoom')
  expect(zoom.dataset.close).toBe('true')
  expect(zoom.querySelector('.flat-edge.is-top')?.textContent).toBe('abcdefghijklmno')
  expect(zoom.querySelector('.flat-edge.is-left')?.textContent).toBe('54321')
  expect(within(zoom).getAllByRole('gridcell')).toHaveLength(75)
  expect(cell('f3').getAttribute('aria-label')).toMatch(/^f3: Ferry/)
})

it('shows the ship at the aimed place before it is placed there', async () => {
  const table = await jackalTable('', UNPLACED, EN)
  table.panel(<IslandTable />)
  expect(screen.queryByTestId('ship-ghost')).toBeNull()
  await touch('d1')
  const ghost = within(screen.getByTestId('ship-ghost')).getByTestId('flat-ship-white')
  expect([placeOf(ghost), ghost.dataset.bow]).toEqual(['translate(3 12)', 'right'])
  await touch('a5')
  expect(screen.getByTestId('flat-ship-white').dataset.bow).toBe('below')
})

it('shows the way of the ship under the mouse, round corners, and its destination', async () => {
  const pieces = { 'white-1': 'b1', 'white-2': 'b1', 'white-3': 'b1' }
  const table = await jackalTable('', { options: ARCH, teams: { white: { ship: 'b1' } }, pieces }, EN)
  const user = table.panel(<IslandTable />)
  await touch('b1')
  await user.hover(cell('a3'))
  const way = screen.getByTestId('ship-way').querySelector('.isle-route')
  expect(way?.getAttribute('d')).toBe('M1.5 12.5L1.5 11.5M1.5 11.5L0.5 11.5M0.5 11.5L0.5 10.5')
  expect(placeOf(within(screen.getByTestId('ship-ghost')).getByTestId('flat-ship-white'))).toBe('translate(0 10)')
  await user.unhover(cell('a3'))
  expect(screen.queryByTestId('ship-way')).toBeNull()
})

it.each([
  ['white', 'right'],
  ['red', 'below'],
  ['black', 'left'],
  ['yellow', 'below'],
] as const)('shows the bow direction of the ship of %s', async (team, bow) => {
  const table = await jackalTable('. .', { teams: { black: {}, yellow: {} } }, EN)
  table.panel(<IslandTable />)
  expect(screen.getByTestId(`flat-ship-${team}`).dataset.bow).toBe(bow)
})

it('moors a ferry from bank to bank', async () => {
  const turnOf = () => screen.getAllByTestId('flat-ferry').map((one) => placeOf(one)?.split(' rotate')[1])
  const table = await jackalTable('', { map: STRAIT, at: 'b2', options: ARCH }, EN)
  table.panel(<IslandTable />)
  expect(turnOf()).toEqual(['(0)'])
})

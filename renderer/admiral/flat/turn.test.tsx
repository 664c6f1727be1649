import { act, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { printCell } from '../../../engine/admiral/cells.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { useIntent } from '../intent/intent.ts'
import { loadLater } from './later.ts'
import { WatersTable } from './WatersTable.tsx'

beforeAll(loadLater)

const EN = { viewer: 'red', settings: { language: 'en' } } as const
const DUEL = { ships: { 'red-brig': 'k5 N', 'blue-brig': 'n7 N' }, dice: [3] } as const

const cell = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`(^| )${name}:`) })
const touch = (name: string) => act(async () => cell(name).click())
const dock = () => screen.getByTestId('flat-dock')

type Table = Awaited<ReturnType<typeof admiralTable>>
const sentBy = (table: Table) => table.host.asked('match:play').map(({ move }) => move)

it('plays a turn by touch: a course, a broadside, the end', async () => {
  const table = await admiralTable(DUEL, EN)
  const user = table.panel(<WatersTable />)
  await touch('k5')
  await touch('k7')
  expect(dock().textContent).toContain('Course to k7')
  expect(sentBy(table)).toEqual([])
  await user.click(screen.getByTestId('btn-sail'))
  expect(table.view.ships.find(({ id }) => id === 'red-brig')).toMatchObject({ at: expect.any(Number), heading: 'N' })
  await touch('n7')
  expect(dock().textContent).toMatch(/Fire at the blue brig.*% to hit/)
  const before = sentBy(table).length
  await user.click(screen.getByTestId('btn-fire'))
  expect(sentBy(table).slice(before)).toMatchObject([{ kind: 'fire', ship: 'red-brig', target: 'blue-brig' }])
})

it('names the destination of full ahead', async () => {
  const table = await admiralTable(DUEL, EN)
  const user = table.panel(<WatersTable />)
  await touch('k5')
  const ahead = screen.getByTestId('flat-main').textContent
  await user.click(screen.getByTestId('flat-main'))
  const course = useIntent.getState().course
  expect(course?.way).toEqual(course?.way.map(() => 'none'))
  expect(ahead).toBe(`Full aheadstraight to ${printCell(course?.at ?? 0)}`)
})

it('never sends a ship by another touch at the end of its course', async () => {
  const table = await admiralTable(DUEL, EN)
  table.panel(<WatersTable />)
  await touch('k5')
  for (let times = 0; times < 3; times++) await touch('k7')
  expect(sentBy(table)).toEqual([])
  screen.getByTestId('btn-sail')
})

it('plays a turn with the keyboard alone: arrows aim, Enter chooses and confirms', async () => {
  const table = await admiralTable(DUEL, EN)
  const user = table.panel(<WatersTable />)
  await act(async () => cell('k5').focus())
  await user.keyboard('{Enter}{Enter}{ArrowUp}{ArrowUp}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^k7:.*Within reach/)
  await user.keyboard('{Enter}')
  expect(sentBy(table)).toEqual([])
  await user.keyboard('{Enter}')
  expect(sentBy(table)).toMatchObject([{ kind: 'steer', turn: 'none' }, { kind: 'steer' }])
  await act(async () => cell('n7').focus())
  await user.keyboard('{Enter}{Enter}')
  expect(dock().textContent).toContain('Fire at the blue brig')
  const before = sentBy(table).length
  await user.keyboard('{Enter}')
  expect(sentBy(table).slice(before)).toMatchObject([{ kind: 'fire', target: 'blue-brig' }])
})

it('reads well: cells, their units, the possible orders', async () => {
  const table = await admiralTable(DUEL, EN)
  table.panel(<WatersTable />)
  const board = screen.getByRole('grid', { name: /Admiral/ })
  const rows = within(board).getAllByRole('row')
  expect([rows.length, within(board).getAllByRole('gridcell').length]).toEqual([16, 384])
  await touch('k5')
  expect(['k5', 'n7', 'k6', 'a2'].map((name) => cell(name).getAttribute('aria-label'))).toMatchInlineSnapshot(`
    [
      "Red brig k5: hull 3 of 3, sails 5 of 5, shots 1 of 1, still to act. Heading north.",
      "Blue brig n7: hull 3 of 3, sails 5 of 5, shots 1 of 1, still to act. Heading north.",
      "k6: Open sea. Within reach, 4 points left.",
      "a2: Open sea.",
    ]
  `)
  expect([cell('k6'), cell('a2')].map((one) => one.getAttribute('aria-disabled'))).toEqual(['false', 'true'])
  expect(screen.getByTestId('spoken-chosen').textContent).toMatch(/^Red brig k5: hull .* Heading north/)
  await touch('k6')
  expect(screen.getByTestId('spoken-cell').textContent).toMatch(/^Course to k6, heading north\./)
})

it('lists every order of a ship for players who cannot see cells', async () => {
  const table = await admiralTable(DUEL, EN)
  const user = table.panel(<WatersTable />)
  await touch('k5')
  await user.click(screen.getByTestId('flat-choices'))
  const sheet = screen.getByTestId('choices-sheet')
  await user.click(within(sheet).getByRole('button', { name: /^k7, heading north\./ }))
  expect(screen.queryByTestId('choices-sheet')).toBeNull()
  expect(sentBy(table)).toEqual([])
  await user.click(screen.getByTestId('btn-sail'))
  expect(sentBy(table)[0]).toMatchObject({ kind: 'steer', ship: 'red-brig', turn: 'none' })
})

it('explains why a cell cannot be chosen, and by which rule', async () => {
  const table = await admiralTable(DUEL, EN)
  table.panel(<WatersTable />)
  await touch('k5')
  await touch('t14')
  expect(within(dock()).getByTestId('why').textContent).toMatch(/Rule:/)
})

it('asks before shots or moves are lost with the end of the turn', async () => {
  const table = await admiralTable(DUEL, EN)
  const user = table.panel(<WatersTable />)
  await touch('k5')
  await user.click(screen.getByTestId('flat-end'))
  expect(dock().textContent).toContain('You have not acted: pass this round?')
  expect(sentBy(table)).toEqual([])
  await user.click(screen.getByTestId('end-back'))
  await user.click(screen.getByTestId('flat-end'))
  await user.click(screen.getByTestId('end-sure'))
  expect(sentBy(table)).toMatchObject([{ kind: 'finish' }, { kind: 'finish' }])
})

it('answers fire in the dock', async () => {
  const answered = { ships: { 'red-brig': 'k5 N', 'blue-brig': 'm5 N' }, dice: [3, 2] } as const
  const table = await admiralTable(answered, { ...EN, viewer: 'blue' })
  const user = table.panel(<WatersTable />)
  await table.play({ kind: 'fire', ship: 'red-brig', target: 'blue-brig' })
  expect(screen.getByTestId('flat-turn').textContent).toContain('Your answer?')
  expect(dock().textContent).toContain('Return fire?')
  await user.click(screen.getByTestId('btn-fire'))
  expect(sentBy(table)).toMatchObject([{ kind: 'fire', ship: 'blue-brig', target: 'red-brig' }])
})

it('sails full ahead from the dock, after a touch anywhere on the board', async () => {
  const table = await admiralTable(DUEL, EN)
  const user = table.panel(<WatersTable />)
  await touch('k6')
  act(() => useIntent.getState().cancel())
  await user.click(screen.getByRole('button', { name: /^Full ahead/ }))
  expect(useIntent.getState().course?.way.length).toBeGreaterThan(1)
})

it('asks to wait at a touch without effect while others are to move', async () => {
  const table = await admiralTable({ ...DUEL, turn: 'blue' }, { ...EN, bots: ['blue'] })
  const user = table.panel(<WatersTable />)
  await touch('k5')
  expect(dock().textContent).not.toMatch(/not your turn/)
  await touch('d9')
  expect(dock().textContent).toMatch(/not your turn/)
  await act(async () => useIntent.setState({ why: null }))
  act(() => cell('d9').focus())
  await user.keyboard('{Enter}')
  expect(dock().textContent).toMatch(/not your turn/)
})

it('Enter at a cell looks there, even if the coach has advised to end the turn', async () => {
  const table = await admiralTable({ ships: { 'red-brig': 'k5 N', 'blue-brig': 'n7 N' }, wind: 'N storm' }, EN)
  const user = table.panel(<WatersTable />)
  act(() => useIntent.getState().layOut([{ kind: 'finish', ship: 'red-brig' }]))
  await act(async () => cell('n8').focus())
  await user.keyboard('{Enter}{Enter}')
  expect(sentBy(table)).toEqual([])
})

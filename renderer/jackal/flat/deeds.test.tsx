import { act, screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { FlatShellContext } from '../../flat/shell.ts'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { useIntent } from '../intent/intent.ts'
import { IslandTable } from './IslandTable.tsx'
import { loadLater } from './later.ts'

beforeAll(loadLater)

const EN = { viewer: 'white', settings: { language: 'en' } } as const
const BEACH = { pieces: { 'white-1': 'e5', 'white-2': 'g1' } }

const cell = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}:`) })
const touch = (name: string) => act(async () => cell(name).click())
const dock = () => screen.getByTestId('flat-dock')

it('chooses the piece by touch, aims by touch, and goes only with the brass button', async () => {
  const table = await jackalTable('. .', BEACH, EN)
  const user = table.panel(<IslandTable />)
  expect(screen.getByTestId<HTMLButtonElement>('flat-main').disabled).toBe(true)
  await touch('e5')
  await touch('f5')
  expect(table.host.asked('match:play')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Go to f5' }))
  expect(table.host.asked('match:play')).toMatchObject([
    { seat: 'white', move: { piece: 'white-1', to: cellNamed('f5') } },
  ])
})

it('is played with the keyboard alone: arrows aim, Enter chooses and goes', async () => {
  const table = await jackalTable('. .', BEACH, EN)
  const user = table.panel(<IslandTable />)
  await act(async () => cell('e5').focus())
  await user.keyboard('{Enter}{Enter}{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^f5:/)
  expect(table.host.asked('match:play')).toEqual([])
  await user.keyboard('{Enter}')
  expect(table.host.asked('match:play')).toMatchObject([{ move: { piece: 'white-1', to: cellNamed('f5') } }])
})

it.each([
  ['white', 'g1'],
  ['red', 'a7'],
  ['black', 'g13'],
  ['yellow', 'm7'],
])('shows the own side below: %s', async (viewer, ship) => {
  const pieces = { ...BEACH.pieces, 'black-1': 'g13', 'yellow-1': 'm7' }
  const table = await jackalTable('. .', { pieces }, { ...EN, viewer })
  table.panel(<IslandTable />)
  expect(cell(ship).dataset.index).toBe(`${12 * 13 + 6}`)
})

it('shows why a cell cannot be chosen, and by which rule', async () => {
  const table = await jackalTable('. .', BEACH, EN)
  table.panel(<IslandTable />)
  await touch('e5')
  await touch('k9')
  expect(within(dock()).getByTestId('why').textContent).toMatch(/Rule:/)
  expect(screen.getByTestId<HTMLButtonElement>('flat-main').disabled).toBe(true)
  expect(table.host.asked('match:play')).toEqual([])
})

it('shows why a key does nothing, at the chosen piece', async () => {
  const table = await jackalTable('. .', BEACH, EN)
  table.panel(<IslandTable />)
  await touch('e5')
  act(() => useIntent.getState().toggleCarry())
  expect(within(dock()).getByTestId('why').textContent).toMatch(/^There is nothing to carry here/)
})

it('asks again before certain death, and can be undone', async () => {
  const table = await jackalTable('. cannibal', BEACH, EN)
  const user = table.panel(<IslandTable />)
  await touch('e5')
  await touch('f5')
  await user.click(screen.getByRole('button', { name: /^Go to f5/ }))
  expect(within(dock()).getByTestId('hud-hint').textContent).toMatch(/Certain death/)
  expect(table.host.asked('match:play')).toEqual([])
  await user.click(screen.getByTestId('prompt-cancel'))
  await user.click(screen.getByRole('button', { name: /^Go to f5/ }))
  await user.click(screen.getByTestId('prompt-0'))
  expect(table.host.asked('match:play')).toHaveLength(1)
})

it('warns before the airplane is spent on a step, and does not ask for a choice with a single way', async () => {
  const table = await jackalTable('airplane .', BEACH, EN)
  const user = table.panel(<IslandTable />)
  await touch('e5')
  await touch('f5')
  await user.click(screen.getByRole('button', { name: 'Go to f5' }))
  expect(within(dock()).getByTestId('hud-hint').textContent?.trim()).toBe('The airplane flies only once')
  expect(within(dock()).queryByText('Choose')).toBeNull()
  await user.click(screen.getByTestId('prompt-cancel'))
  expect(table.host.asked('match:play')).toEqual([])
})

it('offers a coin to be taken or left at the aimed cell', async () => {
  const table = await jackalTable('empty=1 .', BEACH, EN)
  const user = table.panel(<IslandTable />)
  await touch('e5')
  await touch('f5')
  within(dock()).getByRole('button', { name: /Leave the coin/ })
  await user.click(within(dock()).getByRole('button', { name: /With the coin/ }))
  expect(table.host.asked('match:play')).toMatchObject([{ move: { to: cellNamed('f5'), carry: 'coin' } }])
})

it.each([
  [/Swear out loud!/, true],
  [/Stay polite/, false],
])('the caramba asks for an oath: %s', async (name, loud) => {
  const table = await jackalTable('. caramba', BEACH, EN)
  const user = table.panel(<IslandTable />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await user.click(within(dock()).getByRole('button', { name }))
  expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'swear', loud } }])
})

it('offers the end after a second press, and has it answered', async () => {
  const table = await jackalTable('. .', BEACH, { ...EN, viewer: 'open', names: { white: 'Flint', red: 'Silver' } })
  const user = table.panel(<IslandTable />)
  await user.click(screen.getByTestId('flat-offer-end'))
  expect(table.host.asked('match:play')).toEqual([])
  await user.click(screen.getByTestId('flat-main'))
  expect(dock().textContent).toContain('What do you say, Silver?')
  await user.click(screen.getByRole('button', { name: 'Play on' }))
  expect(table.host.asked('match:play').map(({ move }) => move)).toEqual([{ kind: 'offerEnd' }, { kind: 'decline' }])
})

const PEEKED = { tiles: { c3: '?cannibal', c4: '?rum', c5: '?trap' }, ...BEACH }

it('peeks at tiles from the lighthouse by touch and puts them back in another order', async () => {
  const table = await jackalTable('. ?lighthouse', PEEKED, EN)
  const user = table.panel(<IslandTable />)
  await touch('e5')
  await touch('f5')
  await user.click(screen.getByRole('button', { name: 'Go to f5' }))
  for (const name of ['c3', 'c4', 'c5']) {
    await touch(name)
    await user.click(screen.getByRole('button', { name: `Look under ${name}` }))
  }
  await user.click(screen.getByRole('button', { name: 'Cannibal goes to c3' }))
  await user.click(screen.getByRole('button', { name: 'Trap goes to c5' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  const order = ['c5', 'c4', 'c3'].map(cellNamed)
  expect(table.host.asked('match:play').at(-1)).toMatchObject({ move: { kind: 'arrange', order } })
})

it('hides tiles seen from the lighthouse from others at the screen', async () => {
  const table = await jackalTable('. ?lighthouse', PEEKED, EN)
  const shell = { onMenu: () => {}, onResult: null, dock: null }
  const secrets = { isHidden: true, hide: () => {}, show: () => {} }
  table.panel(
    <FlatShellContext value={{ ...shell, secrets }}>
      <IslandTable />
    </FlatShellContext>,
  )
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await table.play({ kind: 'peek', cell: 'c3' })
  expect(cell('c3').getAttribute('aria-label')).toMatch(/^c3: Closed tile/)
  expect(document.body.textContent).not.toContain('Cannibal')
  screen.getAllByRole('button', { name: 'Show' })
})

it('shows what is still hidden', async () => {
  const table = await jackalTable('. ?fort', BEACH, EN)
  const user = table.panel(<IslandTable />)
  await user.click(screen.getByRole('button', { name: 'What is still hidden' }))
  expect((await screen.findByTestId('deck-sheet')).textContent).toContain('Fort')
})

it('asks to wait when a touch or a confirmation is impossible while others are to move', async () => {
  const pieces = { ...BEACH.pieces, 'red-1': 'e9' }
  const table = await jackalTable('. .', { pieces, turn: 'red' }, { ...EN, bots: ['red'] })
  const user = table.panel(<IslandTable />)
  await touch('e5') // one of the player's own pieces, for a plan
  expect(dock().textContent).not.toMatch(/not your turn/)
  await touch('k9')
  expect(dock().textContent).toMatch(/not your turn/)
  await act(async () => useIntent.setState({ why: null }))
  await act(async () => cell('k9').focus())
  await user.keyboard('{Enter}')
  expect(dock().textContent).toMatch(/not your turn/)
})

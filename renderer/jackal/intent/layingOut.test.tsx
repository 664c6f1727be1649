import { expect, it, vi } from 'vitest'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { pointingOf } from '../highlights/pointing.ts'
import { confirmChoice } from './confirmChoice.ts'
import { useIntent } from './intent.ts'

const played = (table: Awaited<ReturnType<typeof jackalTable>>) =>
  table.host.asked('match:play').map(({ move }) => move)

it('Enter presses the button that was laid out rather than the first', async () => {
  const table = await jackalTable('. .', {
    teams: { white: { bottles: 1 } },
    pieces: { 'white-1': 'e5', missionary: { team: 'white', at: 'g5' } },
  })
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  useIntent.getState().layOut({ kind: 'decline' })
  confirmChoice()
  expect(played(table)).toEqual([{ kind: 'decline' }])
})

it('Enter stays by the airplane if that was laid out', async () => {
  const table = await jackalTable('. ?airplane', { pieces: { 'white-1': 'e5' } })
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  useIntent.getState().layOut({ kind: 'decline' })
  confirmChoice()
  expect(played(table)).toEqual([{ kind: 'decline' }])
})

it('once the keys point at a cell, Enter means that cell again', async () => {
  const table = await jackalTable('. ?airplane', { pieces: { 'white-1': 'e5' } })
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  useIntent.getState().layOut({ kind: 'decline' })
  useIntent.setState({ cursor: cellNamed('h8') })
  confirmChoice()
  expect(played(table)).not.toEqual([{ kind: 'decline' }])
})

it('Enter declines to end the match, as the panel shows', async () => {
  const table = await jackalTable('. .', {}, { viewer: 'red' })
  await table.play({ kind: 'offerEnd' })
  confirmChoice()
  expect(played(table)).toEqual([{ kind: 'decline' }])
})

const COIN = ['empty=1', { at: 'g2', pieces: { 'white-1': 'g2', 'white-2': 'g1', 'red-1': 'g13' } }] as const

it.each([
  ['with the coin', { carry: 'coin' }],
  ['without the coin', {}],
] as const)('Enter goes %s as advised, without a question', async (_, load) => {
  const table = await jackalTable(...COIN)
  const advised = { kind: 'go', piece: 'white-1', to: cellNamed('g1'), ...load } as const
  useIntent.getState().layOut(advised)
  confirmChoice()
  expect([useIntent.getState().prompt, played(table)]).toEqual([null, [advised]])
})

it('once the player has moved the cursor away and back, Enter brings the coin aboard as usual', async () => {
  const table = await jackalTable(...COIN)
  useIntent.getState().layOut({ kind: 'go', piece: 'white-1', to: cellNamed('g1') })
  useIntent.getState().moveCursor(1, 0)
  useIntent.getState().moveCursor(-1, 0)
  confirmChoice()
  expect(played(table)).toEqual([{ kind: 'go', piece: 'white-1', to: cellNamed('g1'), carry: 'coin' }])
})

it('a load that is taken up after the advice comes along', async () => {
  const table = await jackalTable(...COIN)
  useIntent.getState().layOut({ kind: 'go', piece: 'white-1', to: cellNamed('g1') })
  useIntent.getState().toggleCarry()
  confirmChoice()
  expect(played(table)).toMatchObject([{ carry: 'coin' }])
})

it('Enter swaps both tiles of an earthquake as advised, the first chosen and the second pointed at', async () => {
  const table = await jackalTable('. ?earthquake', { pieces: { 'white-1': 'e5' } })
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  const [first, second] = (['c3', 'e3'] as const).map((cell) => ({ kind: 'swap', cell: cellNamed(cell) }) as const)
  if (first && second) useIntent.getState().layOut(first, [second])
  expect(pointingOf(useIntent.getState(), false).swap).toEqual([cellNamed('c3'), cellNamed('e3')])
  confirmChoice()
  await vi.waitFor(() => expect(played(table)).toEqual([first, second]))
})

it("the keyboard's cursor disappears once the advice is gone, or played", async () => {
  const table = await jackalTable(...COIN)
  const advised = { kind: 'go', piece: 'white-1', to: cellNamed('g1'), carry: 'coin' } as const
  useIntent.getState().layOut(advised)
  useIntent.getState().forgetLaid()
  expect(useIntent.getState()).toMatchObject({ cursor: null, laid: [] })
  useIntent.getState().layOut(advised)
  await table.play({ ...advised, to: 'g1' })
  expect(useIntent.getState().cursor).toBeNull()
})

it('a cell that the player points at by keys outlasts the advice', async () => {
  await jackalTable(...COIN)
  useIntent.getState().layOut({ kind: 'go', piece: 'white-1', to: cellNamed('g1') })
  useIntent.getState().moveCursor(1, 0)
  useIntent.getState().forgetLaid()
  expect(useIntent.getState().cursor).toBe(cellNamed('h1'))
})

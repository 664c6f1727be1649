import { expect, it } from 'vitest'
import { cellNamed } from '../../gallery/jackalBoard.ts'
import { jackalTable } from '../../testkit/jackal.ts'
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

it('Enter stays by the airplane where that was laid out', async () => {
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

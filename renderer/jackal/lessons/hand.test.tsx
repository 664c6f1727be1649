import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { printCell } from '../../../engine/jackal/cells.ts'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { useIntent } from '../intent/intent.ts'
import type { Selected } from '../intent/targets.ts'
import { JACKAL_HAND } from './hand.ts'

/** Returns the finger's place for a move to a cell, while a piece is chosen. */
async function finger(to: string, selected: Selected, by: string | null = null) {
  const { view } = await jackalTable('. .', { pieces: { 'white-1': 'f5', 'white-2': 'i8', 'white-3': 'g1' } })
  act(() => useIntent.setState({ selected }))
  return JACKAL_HAND.first([cellNamed(to)], by === null ? null : [cellNamed(by)]).map((cell) =>
    printCell(view.board, cell),
  )
}

const FAR: Selected = { kind: 'piece', id: 'white-2' }
const SHIP: Selected = { kind: 'ship', team: 'white' }

it('points first at a piece that can go there, then at the cell', async () => {
  expect(await finger('f6', FAR)).toEqual(['f5'])
  expect(await finger('f6', { kind: 'piece', id: 'white-1' })).toEqual(['f6'])
})

it('points at only one piece of several that can go there, ashore rather than aboard', async () => {
  expect(await finger('g2', FAR)).toHaveLength(1)
  const { view } = await jackalTable('. .', { pieces: { 'white-1': 'f2', 'white-2': 'i8', 'white-3': 'g1' } })
  act(() => useIntent.setState({ selected: FAR }))
  expect(JACKAL_HAND.first([cellNamed('g2')], null).map((cell) => printCell(view.board, cell))).toEqual(['f2'])
})

it('points first at the ship that can sail there, then at the cell', async () => {
  expect(await finger('h1', FAR)).toEqual(['g1'])
  expect(await finger('h1', SHIP)).toEqual(['h1'])
})

it('points at the cell if no piece can go there at once', async () => {
  expect(await finger('c3', FAR)).toEqual(['c3'])
})

it('is notified when another one is chosen', async () => {
  let told = 0
  const stop = JACKAL_HAND.follow(() => told++)
  await finger('f6', FAR)
  const before = told
  act(() => useIntent.setState({ selected: SHIP }))
  expect(told).toBe(before + 1)
  stop()
})

it('points at the piece that must do it, though another one is chosen', async () => {
  expect(await finger('f6', SHIP, 'f5')).toEqual(['f5'])
  expect(await finger('f6', { kind: 'piece', id: 'white-1' }, 'f5')).toEqual(['f6'])
})

import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellNamed } from '../testkit/boards/jackalBoard.ts'
import { jackalTable } from '../testkit/jackal.ts'
import { PointedOut } from './PointedOut.tsx'
import { framedNow, pointOut } from './pointedOut.ts'

const [ACTOR, TARGET] = [cellNamed('e5'), cellNamed('f5')]

it('points its finger at the piece to move, which has a ring, and frames its destination', async () => {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } }, { viewer: 'white' })
  table.panel(<PointedOut />)
  const fingers = () => screen.queryAllByTestId('pointed-out').map(({ dataset }) => Number(dataset.cell))
  act(() => pointOut([ACTOR], [TARGET]))
  expect(fingers()).toEqual([ACTOR])
  expect(framedNow()).toEqual({ targets: [TARGET], actors: [ACTOR] })
  act(() => pointOut([TARGET]))
  expect(fingers()).toEqual([TARGET])
  expect(framedNow()).toEqual({ targets: [TARGET], actors: [] })
  act(() => pointOut([]))
  expect(fingers()).toEqual([])
  expect(framedNow()).toEqual({ targets: [], actors: [] })
})

it('draws one frame if the piece to move stands on its destination', async () => {
  await jackalTable('. .', { pieces: { 'white-1': 'e5' } }, { viewer: 'white' })
  act(() => pointOut([ACTOR], [ACTOR]))
  expect(framedNow()).toEqual({ targets: [ACTOR], actors: [] })
})

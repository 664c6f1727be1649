import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cellNamed } from '../gallery/jackalBoard.ts'
import { jackalTable } from '../testkit/jackal.ts'
import { PointedOut } from './PointedOut.tsx'
import { pointOut } from './pointedOut.ts'

it('frames what comes after as well, and points its finger only at what is first', async () => {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } }, { viewer: 'white' })
  table.panel(<PointedOut />)
  act(() => pointOut([cellNamed('e5')], [cellNamed('f5'), cellNamed('e5')]))
  const counted = () => [screen.queryAllByTestId('pointed-frame').length, screen.queryAllByTestId('pointed-out').length]
  expect(counted()).toEqual([2, 1])
  act(() => pointOut([cellNamed('f5')]))
  expect(counted()).toEqual([1, 1])
  act(() => pointOut([]))
  expect(counted()).toEqual([0, 0])
})

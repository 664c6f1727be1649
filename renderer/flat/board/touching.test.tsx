import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { isFocusInPanels } from '../../ui/tableFocus.ts'
import { FlatBoard } from './FlatBoard.tsx'

const aims: number[] = []

beforeEach(() => {
  aims.length = 0
  // a board of 4 by 4 cells, each 25 CSS pixels
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
  render(
    <FlatBoard
      label="Sea"
      columns={4}
      rows={4}
      nameOf={String}
      isOpen={() => true}
      aim={null}
      onAim={(cell) => aims.push(cell)}
      onConfirm={() => {}}
    >
      <rect />
    </FlatBoard>,
  )
  return () => vi.restoreAllMocks()
})

const board = () => screen.getByTestId('flat-board')
const at = (x: number, y: number, pointerType: 'touch' | 'mouse') => ({
  clientX: x,
  clientY: y,
  pointerType,
  pointerId: 1,
  button: 0,
})

it('is not aimed at by a finger that goes down, swipes and scrolls', () => {
  fireEvent.pointerDown(board(), at(60, 60, 'touch'))
  fireEvent.pointerMove(board(), at(60, 10, 'touch'))
  fireEvent.pointerCancel(board(), at(60, 10, 'touch'))
  expect(aims).toEqual([])
})

it('is aimed at once by a tap, when it ends', () => {
  fireEvent.pointerDown(board(), at(60, 35, 'touch'))
  expect(aims).toEqual([])
  fireEvent.click(board(), { ...at(60, 35, 'touch'), detail: 1 })
  expect(aims).toEqual([6])
})

it('is aimed at by the mouse while it is down', () => {
  act(() => board().setPointerCapture(1))
  fireEvent.pointerDown(board(), at(60, 35, 'mouse'))
  expect(aims).toEqual([6])
  fireEvent.pointerMove(board(), at(85, 35, 'mouse'))
  expect(aims).toEqual([6, 7])
})

it('lets the keyboard use the table, whichever cell a click has focused', () => {
  screen.getByRole('gridcell', { name: '6' }).focus()
  expect(isFocusInPanels()).toBe(false)
})

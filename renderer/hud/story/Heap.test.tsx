import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Heap, rowsOf } from './Heap.tsx'

it('lays coins in rows, each one coin shorter than the row below, the last one with the rest', () => {
  expect([0, 1, 3, 5, 10].map(rowsOf)).toEqual([[], [1], [2, 1], [3, 2], [4, 3, 2, 1]])
})

it('shows every coin up to a number that the eye cannot distinguish', () => {
  const coins = (gold: number) => {
    const { container, unmount } = render(<Heap gold={gold} />)
    const count = container.querySelectorAll('.heap-coin').length
    unmount()
    return count
  }
  expect([coins(0), coins(7), coins(45), coins(300)]).toEqual([0, 7, 45, 45])
})

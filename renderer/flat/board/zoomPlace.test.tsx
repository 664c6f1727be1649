import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ZoomPlace } from './ZoomPlace.tsx'

const [COLUMNS, ROWS] = [24, 16]

/** The place is 400 by 300 CSS pixels; the cells determine the size of the board. */
beforeEach(() => {
  const closeOf = (element: HTMLElement) => Number.parseFloat(element.style.getPropertyValue('--close')) || 0
  const sizes = {
    clientWidth: () => 400,
    clientHeight: () => 300,
    scrollWidth: (element: HTMLElement) => Math.max(400, closeOf(element) * COLUMNS),
    scrollHeight: (element: HTMLElement) => Math.max(300, closeOf(element) * ROWS),
  }
  for (const [name, size] of Object.entries(sizes)) {
    vi.spyOn(HTMLElement.prototype, name as 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
      return size(this)
    })
  }
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const place = () => screen.getByTestId('flat-zoom')
const board = (x: number, y: number) => (
  <ZoomPlace columns={COLUMNS} rows={ROWS} sight={{ x, y }}>
    <p />
  </ZoomPlace>
)

/** Fires an event of the fingers that touch the place. */
function fingers(kind: 'touchstart' | 'touchmove' | 'touchend', ...at: readonly (readonly [number, number])[]): void {
  const event = new Event(kind, { bubbles: true, cancelable: true })
  Object.assign(event, { touches: at.map(([clientX, clientY]) => ({ clientX, clientY })) })
  act(() => void place().dispatchEvent(event))
}

/** Returns the cell under a point of the place, in cells from the north-western corner. */
function cellUnder(x: number, y: number): readonly number[] {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = place()
  const round = (n: number) => Math.round(n * 100) / 100
  return [round(((scrollLeft + x) / scrollWidth) * COLUMNS), round(((scrollTop + y) / scrollHeight) * ROWS)]
}

it('keeps the point between two fingers fixed', () => {
  render(board(12, 8))
  const before = cellUnder(150, 100)
  fingers('touchstart', [100, 100], [200, 100])
  fingers('touchmove', [75, 100], [225, 100])
  expect(place().style.getPropertyValue('--close')).toBe('63px')
  expect(cellUnder(150, 100)).toEqual(before)
  fingers('touchmove', [95, 140], [245, 140])
  expect(cellUnder(170, 140)).toEqual(before)
  fingers('touchend')
  expect(cellUnder(170, 140)).toEqual(before)
})

it('scrolls to a point outside the place, and does not scroll for a visible one', () => {
  const { rerender } = render(board(12, 8))
  expect(cellUnder(200, 150)).toEqual([12, 8])
  rerender(board(13, 9))
  expect(cellUnder(200, 150)).toEqual([12, 8])
  rerender(board(18, 8))
  expect(cellUnder(200, 150)).toEqual([18, 8])
})

it('never moves the board away from a finger that holds it', () => {
  const { rerender } = render(board(12, 8))
  fingers('touchstart', [100, 100])
  rerender(board(18, 8))
  expect(cellUnder(200, 150)).toEqual([12, 8])
})

it('follows the size of its place until the player zooms', () => {
  const told: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        told.push(tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  const resizeTo = (width: number) => {
    Object.defineProperty(place(), 'clientWidth', { value: width, configurable: true })
    act(() => {
      for (const tell of told) tell()
    })
    return place().dataset.close
  }
  render(
    <ZoomPlace columns={10} rows={8} sight={null} enough={28}>
      <p />
    </ZoomPlace>,
  )
  expect([resizeTo(250), resizeTo(400), resizeTo(270), resizeTo(260)]).toEqual(['true', 'false', 'false', 'true'])
  act(() => screen.getByTestId('flat-nearer').click())
  expect(resizeTo(200)).toBe('false')
  vi.unstubAllGlobals()
})

it('starts with the whole board if its cells are large enough, and zooms from there', () => {
  const small = (enough: number) => (
    <ZoomPlace columns={10} rows={8} sight={{ x: 5, y: 4 }} enough={enough}>
      <p />
    </ZoomPlace>
  )
  const { unmount } = render(small(28))
  expect(place().dataset.close).toBe('false')
  act(() => screen.getByTestId('flat-nearer').click())
  expect(place().style.getPropertyValue('--close')).toBe('60px')
  unmount()
  render(small(48))
  expect(place().dataset.close).toBe('true')
})

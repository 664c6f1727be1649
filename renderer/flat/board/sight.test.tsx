import { render } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Sight, useCellsInSight } from './sight.ts'

/** The side of a cell and of the place, CSS pixels: four rows of eight fit. */
const [CELL, PLACE] = [25, 100]

let resize: () => void = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resize = tell
      }
      observe() {
        resize() // as browsers do at first
      }
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(PLACE)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(PLACE)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.dataset.index
    const scrolled = document.querySelector('section')?.scrollTop ?? 0
    return row === undefined
      ? new DOMRect(0, 0, PLACE, PLACE)
      : new DOMRect(0, Number(row) * CELL - scrolled, CELL, CELL)
  })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

function Board({ sight }: { readonly sight: Sight }) {
  const grid = useRef<HTMLDivElement>(null)
  useCellsInSight(grid, sight)
  return (
    <section style={{ overflowY: 'auto' }}>
      <div ref={grid}>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
          <p key={row} data-index={row} />
        ))}
      </div>
    </section>
  )
}

/** Returns the distance that the place is scrolled to show these cells, CSS pixels. */
function scrolledFor(sight: Sight): number {
  const { container } = render(<Board sight={sight} />)
  return container.querySelector('section')?.scrollTop ?? Number.NaN
}

it.each([
  ['who acts with all targets where they fit', [[5, 6, 7], [5]], 100],
  ['who acts alone where they do not', [[0, 7], [6]], 75],
  ['nothing that is in sight already', [[0, 1]], 0],
  ['nothing where nobody acts', [], 0],
] as const)('scrolls to %s', (_what, sight, scrolled) => {
  expect(scrolledFor(sight)).toBe(scrolled)
})

it('leaves the board where the player has scrolled it until other cells matter or a panel rises', () => {
  const { container, rerender } = render(<Board sight={[[7]]} />)
  const place = container.querySelector('section') ?? document.body
  expect(place.scrollTop).toBe(100)
  place.scrollTop = 0
  rerender(<Board sight={[[7]]} />)
  expect(place.scrollTop).toBe(0)
  rerender(<Board sight={[[6]]} />)
  expect(place.scrollTop).toBe(75)
  place.scrollTop = 0
  resize()
  expect(place.scrollTop).toBe(75)
})

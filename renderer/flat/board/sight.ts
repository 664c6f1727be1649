import { type RefObject, useEffect } from 'react'

/** Groups of cells by their indices on the board: the first group that fits is scrolled into view. */
export type Sight = readonly (readonly number[])[]

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Scrolls the board's containers so that the cells are visible, when the cells change and when the place changes its
 * size, as it does when a panel rises. In between the player scrolls freely.
 */
export function useCellsInSight(grid: RefObject<HTMLElement | null>, sight: Sight = []): void {
  const key = JSON.stringify(sight)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the cells
  useEffect(() => {
    const { current } = grid
    if (!current || sight.length === 0) return
    const watch = new ResizeObserver(() => {
      for (const place of scrollersOf(current)) bring(place, current, sight)
    })
    for (const place of [current, ...scrollersOf(current)]) watch.observe(place)
    return () => watch.disconnect()
  }, [grid, key])
}

/**
 * Returns the elements that scroll the board, from the inside; excludes those that a positioned part is taken out of.
 */
function scrollersOf(board: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  let isTakenOut = false
  for (let one: HTMLElement | null = board; one; one = one.parentElement) {
    const { position, overflowY } = getComputedStyle(one)
    if (isTakenOut && position === 'static') continue
    if (/auto|scroll/.test(overflowY)) found.push(one)
    isTakenOut = position === 'absolute'
  }
  return found
}

function bring(place: HTMLElement, board: HTMLElement, sight: Sight): void {
  const { left, top } = place.getBoundingClientRect()
  const [width, height] = [place.clientWidth, place.clientHeight - foot(place)]
  const boxes = sight.map((cells) => boxOf(board, cells)).filter((box) => box !== null)
  const box = boxes.find((one) => one.right - one.left <= width && one.bottom - one.top <= height) ?? boxes.at(-1)
  if (!box) return
  place.scrollBy({
    left: shift(box.left - left, box.right - left, width),
    top: shift(box.top - top, box.bottom - top, height),
    behavior: 'instant',
  })
}

/** Returns the height that is covered at the lower edge of a place, CSS pixels. */
const foot = (place: HTMLElement): number => Number.parseFloat(getComputedStyle(place).scrollPaddingBottom) || 0

/** Returns the distance to scroll so that the stretch from `from` to `to` lies within a length. */
function shift(from: number, to: number, length: number): number {
  if (from < 0) return from
  return to > length ? Math.min(to - length, from) : 0
}

/** Returns the box that encloses some cells on the screen; null for none. */
function boxOf(board: HTMLElement, cells: readonly number[]): Box | null {
  const boxes = cells.flatMap((index) => {
    const cell = board.querySelector(`[data-index="${index}"]`)
    return cell ? [cell.getBoundingClientRect()] : []
  })
  if (boxes.length === 0) return null
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

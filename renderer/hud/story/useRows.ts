import { type RefObject, useEffect, useState } from 'react'

/** Returns rows for marks along a line, the first at the line: each mark keeps its place, and none covers another. */
export function rowsOf(places: readonly number[], apart: number): readonly number[] {
  const order = places.map((place, mark) => ({ place, mark })).toSorted((a, b) => a.place - b.place)
  const rows = new Map<number, number>()
  const lasts: number[] = []
  for (const { place, mark } of order) {
    const free = lasts.findIndex((last) => place - last >= apart)
    const row = free < 0 ? lasts.length : free
    lasts[row] = place
    rows.set(mark, row)
  }
  return places.map((_, mark) => rows.get(mark) ?? 0)
}

/** Least distance between two marks before the line has been measured, percent. */
const UNMEASURED = 4.5

/**
 * Returns rows for marks on an element, by its current width: the larger the text, the fewer fit beside each other.
 *
 * @param places percent of its width
 * @param size of a mark with the space beside it, rem
 */
export function useRows(
  line: RefObject<HTMLElement | null>,
  places: readonly number[],
  size: number,
): readonly number[] {
  const [apart, setApart] = useState(UNMEASURED)
  useEffect(() => {
    const element = line.current
    if (!element || typeof ResizeObserver === 'undefined') return
    let frame = 0
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (element.clientWidth > 0) setApart((100 * size * rem) / element.clientWidth)
    }
    // Measures in a frame of its own: more rows may change the height of the observed element.
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    const watch = new ResizeObserver(look)
    watch.observe(element)
    const text = new MutationObserver(look)
    text.observe(document.documentElement, { attributes: true, attributeFilter: ['data-text-scale'] })
    return () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
      text.disconnect()
    }
  }, [line, size])
  return rowsOf(places, apart)
}

/** Returns the number of rows; at least one. */
export const rowCount = (rows: readonly number[]): number => 1 + Math.max(0, ...rows)

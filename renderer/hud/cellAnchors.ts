import { invalidate, useFrame } from '@react-three/fiber'
import { type RefObject, useEffect } from 'react'
import { type PagePoint, pagePointOf } from '../table/picking/pagePoint.ts'
import type { Point } from '../table/spot.ts'

/** A page element that stays beside a cell of the board. Cells are the game's own numbers. */
export interface Anchored {
  readonly cell: number
  /** A cell that the element should not cover, such as the firing ship's. */
  readonly away: number | null
  readonly element: HTMLElement
}

/** In CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The anchored elements; the canvas places them with every frame. */
const anchored = new Set<Anchored>()

/** Keeps an element beside a cell while it is mounted, and off the line to the cell `away`. */
export function useCellAnchor(ref: RefObject<HTMLElement | null>, cell: number, away: number | null = null): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const entry = { cell, away, element }
    anchored.add(entry)
    invalidate()
    const watch = new ResizeObserver(() => invalidate())
    watch.observe(element)
    return () => {
      anchored.delete(entry)
      watch.disconnect()
    }
  }, [ref, cell, away])
}

/** What a game needs to place an element, in CSS pixels. */
interface Sight {
  /** Projects a point of the table to the page. */
  readonly seen: (point: Point) => PagePoint
  readonly element: Size
  readonly window: Size
}

/**
 * Places anchored elements with every drawn frame. Must be called inside the canvas.
 *
 * @param placeOf returns the upper left corner of an element; null leaves it where it is
 */
export function usePlacedAnchors(placeOf: (anchored: Anchored, sight: Sight) => PagePoint | null): void {
  useFrame(({ camera, size: window }) => {
    const frame = { left: 0, top: 0, width: window.width, height: window.height }
    const seen = (point: Point) => pagePointOf(point, camera, frame)
    for (const entry of anchored) {
      const element = { width: entry.element.offsetWidth, height: entry.element.offsetHeight }
      const place = placeOf(entry, { seen, element, window })
      if (place) put(entry.element, place)
    }
  })
}

function put({ style }: HTMLElement, { x, y }: PagePoint): void {
  style.translate = `${x}px ${y}px`
  style.visibility = 'visible'
}

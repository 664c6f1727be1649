import { invalidate, useFrame } from '@react-three/fiber'
import { type RefObject, useEffect } from 'react'
import { type PagePoint, pagePointOf } from '../table/picking/pagePoint.ts'
import type { Point } from '../table/spot.ts'

/** An element of the page that stays beside a cell of the board; cells are the game's own numbers. */
export interface Anchored {
  readonly cell: number
  /** A cell that it should not cover: who fires, where she comes from. */
  readonly away: number | null
  readonly element: HTMLElement
}

/** In CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** What is anchored now; the canvas places it whenever it draws. */
const anchored = new Set<Anchored>()

/** Keeps an element beside a cell while it is shown, and off the line to another cell. */
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

/** What a game places an element by, in CSS pixels. */
interface Sight {
  /** Where a point of the table is seen. */
  readonly seen: (point: Point) => PagePoint
  readonly element: Size
  readonly window: Size
}

/**
 * Puts anchored elements where `placeOf` says whenever a frame is drawn; stands inside the canvas.
 *
 * @param placeOf the upper left corner of an element; null leaves it where it is.
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

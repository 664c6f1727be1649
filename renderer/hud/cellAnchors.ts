import { invalidate, useFrame } from '@react-three/fiber'
import { type RefObject, useEffect } from 'react'
import { type PagePoint, pagePointOf } from '../table/picking/pagePoint.ts'
import type { Point } from '../table/spot.ts'
import { placeCaption, type Rectangle } from './recap/captionPlace.ts'

/** A page element that stays beside a cell of the board. Cells are the game's own numbers. */
export interface Anchored {
  readonly cell: number
  /** A cell that the element should not cover, such as the firing ship's. */
  readonly away: number | null
  /** A caption makes room for other captions. */
  readonly isCaption: boolean
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
  useAnchor(ref, cell, away, false)
}

/** Keeps a caption over a cell while it is mounted, and off other captions. */
export function useCaptionAnchor(ref: RefObject<HTMLElement | null>, cell: number): void {
  useAnchor(ref, cell, null, true)
}

function useAnchor(ref: RefObject<HTMLElement | null>, cell: number, away: number | null, isCaption: boolean): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const entry = { cell, away, isCaption, element }
    anchored.add(entry)
    invalidate()
    const watch = new ResizeObserver(() => invalidate())
    watch.observe(element)
    return () => {
      anchored.delete(entry)
      watch.disconnect()
    }
  }, [ref, cell, away, isCaption])
}

/** What a game needs to place an element, in CSS pixels. */
interface Sight {
  /** Projects a point of the table to the page. */
  readonly seen: (point: Point) => PagePoint
  readonly element: Size
  readonly window: Size
}

/** What a game knows of its cells. */
interface Places {
  /** Where a cell is on the table; null while it is not there. */
  readonly spotOf: (cell: number) => Point | null
  /** The upper left corner of a panel that belongs to a cell. */
  readonly placeOf: (anchored: Anchored, sight: Sight) => PagePoint | null
}

/** Places anchored elements with every drawn frame. Must be called inside the canvas. */
export function usePlacedAnchors({ spotOf, placeOf }: Places): void {
  useFrame(({ camera, size: window }) => {
    const frame = { left: 0, top: 0, width: window.width, height: window.height }
    const seen = (point: Point) => pagePointOf(point, camera, frame)
    const taken: Rectangle[] = []
    for (const entry of anchored) {
      const element = { width: entry.element.offsetWidth, height: entry.element.offsetHeight }
      const point = entry.isCaption ? spotOf(entry.cell) : null
      const caption = point && placeCaption(seen(point), element, window, taken)
      const place = entry.isCaption ? caption : placeOf(entry, { seen, element, window })
      if (caption) taken.push({ ...caption, ...element })
      if (place) put(entry.element, place)
    }
  })
}

function put({ style }: HTMLElement, { x, y }: PagePoint): void {
  style.translate = `${x}px ${y}px`
  style.visibility = 'visible'
}

import { invalidate } from '@react-three/fiber'
import { type RefObject, useEffect } from 'react'
import type { Cell } from '../../../engine/admiral/types.ts'

/** An element of the page that stays beside a cell of the field. */
export interface Anchored {
  readonly cell: Cell
  /** A cell that it should not cover: who fires, where she comes from. */
  readonly away: Cell | null
  readonly element: HTMLElement
}

/** What is anchored now; the canvas places it whenever it draws. */
export const anchored = new Set<Anchored>()

/** Keeps an element beside a cell while it is shown, off the line to another cell. */
export function useCellAnchor(ref: RefObject<HTMLElement | null>, cell: Cell, away: Cell | null): void {
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

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Between a point and what belongs to it, CSS pixels. */
const GAP = 52
const MARGIN = 8
/** Kept free above and below where there is room: the panels of state and of what can be done. */
const EDGES = { top: 104, bottom: 136 } as const

/**
 * Where a panel goes that belongs to a point: to one side of it, above or below; inside the window, and off the line
 * to `away`. All in CSS pixels; the answer is the panel's upper left corner.
 */
export function placeAside(point: Point, away: Point | null, panel: Size, window: Size): Point {
  const places = [
    { x: point.x + GAP, y: point.y - panel.height / 2 },
    { x: point.x - GAP - panel.width, y: point.y - panel.height / 2 },
    { x: point.x - panel.width / 2, y: point.y - GAP - panel.height },
    { x: point.x - panel.width / 2, y: point.y + GAP },
  ]
  const judged = places.map((place) => {
    const inside = fitted(place, panel, window)
    return { inside, fault: faultOf(inside, place, point, away, panel) }
  })
  const [best] = judged.toSorted((a, b) => a.fault - b.fault)
  return best?.inside ?? { x: MARGIN, y: MARGIN }
}

/** How much is covered that should be seen, in pixels covered along the way to `away`, and how far it was pushed. */
function faultOf(at: Point, wanted: Point, point: Point, away: Point | null, panel: Size): number {
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const seen = steps.map((t) => (away ? { x: mix(point.x, away.x, t), y: mix(point.y, away.y, t) } : point))
  const covered = seen.filter((one) => covers(at, panel, one)).length
  return covered * 400 + Math.hypot(at.x - wanted.x, at.y - wanted.y)
}

const mix = (from: number, to: number, t: number): number => from + (to - from) * t

function covers({ x, y }: Point, { width, height }: Size, point: Point): boolean {
  return point.x > x && point.x < x + width && point.y > y && point.y < y + height
}

function fitted({ x, y }: Point, panel: Size, window: Size): Point {
  const isRoomy = window.height - EDGES.top - EDGES.bottom >= panel.height
  const [top, bottom] = isRoomy ? [EDGES.top, EDGES.bottom] : [MARGIN, MARGIN]
  return {
    x: clamp(x, MARGIN, window.width - panel.width - MARGIN),
    y: clamp(y, top, window.height - panel.height - bottom),
  }
}

const clamp = (value: number, least: number, most: number): number => Math.round(Math.max(least, Math.min(value, most)))

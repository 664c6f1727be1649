import { invalidate } from '@react-three/fiber'
import { type RefObject, useEffect } from 'react'
import type { Cell } from '../../../engine/jackal/types.ts'

/** An element of the page that stays beside a cell of the board. */
export interface Anchored {
  readonly cell: Cell
  readonly element: HTMLElement
}

/** What is anchored now; the canvas places it whenever it draws. */
export const anchored = new Set<Anchored>()

/** Keeps an element beside a cell while it is shown. */
export function useCellAnchor(ref: RefObject<HTMLElement | null>, cell: Cell): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const entry = { cell, element }
    anchored.add(entry)
    invalidate()
    return () => {
      anchored.delete(entry)
    }
  }, [ref, cell])
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

const GAP = 34
const MARGIN = 8

/**
 * Where a bubble goes that belongs to a point: above it, below it when there is no room, never outside the window.
 * All in CSS pixels; the answer is the bubble's upper left corner.
 */
export function placeBeside(point: Point, bubble: Size, window: Size): Point {
  const above = point.y - GAP - bubble.height
  const y = above >= MARGIN ? above : point.y + GAP
  return {
    x: clamp(point.x - bubble.width / 2, window.width - bubble.width - MARGIN),
    y: clamp(y, window.height - bubble.height - MARGIN),
  }
}

const clamp = (value: number, most: number): number => Math.round(Math.max(MARGIN, Math.min(value, most)))

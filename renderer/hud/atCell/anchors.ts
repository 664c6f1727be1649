import { type RefObject, useEffect } from 'react'

/** The position of an element at its cell. Cells are the game's own numbers. */
export type Anchor =
  /** At the middle of the cell; its variables `--east-x` to `--north-y` are the steps to the next cells. */
  | { readonly kind: 'round'; readonly cell: number }
  /** In a half of the cell; `data-small` if the cell is too narrow for words. */
  | { readonly kind: 'chip'; readonly cell: number; readonly half: ChipHalf }
  /** Over the cell, clear of other captions and of the slots. */
  | { readonly kind: 'caption'; readonly cell: number }
  /**
   * Touches the edge of the cell from the side where it covers least, or the edge of the window toward the cell, with
   * `data-beyond`. `--way` turns it clockwise from pointing down, `--size` is its share of its full size. It leaves the
   * cell `away` in sight.
   */
  | { readonly kind: 'pointer'; readonly cell: number; readonly away: number | null }

/** The place of a mark in its cell: in the half away from the viewer, or at the near edge, where it covers no ship. */
export type ChipHalf = 'far' | 'near'

/** An element placed at a cell. */
export interface Anchored {
  readonly element: HTMLElement
  readonly anchor: Anchor
}

const anchored = new Set<Anchored>()
const listeners = new Set<() => void>()
let changes = 0

/** Returns a number that grows whenever an element is mounted, unmounted or changes its size. */
export const anchorsVersion = (): number => changes

/** Returns the elements at cells, in the order of their mounting. */
export const anchoredElements = (): readonly Anchored[] => [...anchored]

/** Calls a function whenever elements must be placed again. Returns a function that stops this. */
export function onAnchorsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function changed(): void {
  changes++
  for (const listener of listeners) listener()
}

function anchorOf(kind: Anchor['kind'], cell: number, away: number | null, half: ChipHalf): Anchor {
  if (kind === 'pointer') return { kind, cell, away }
  return kind === 'chip' ? { kind, cell, half } : { kind, cell }
}

interface AnchorMore {
  readonly away?: number | null
  readonly half?: ChipHalf
}

function useAnchor(
  ref: RefObject<HTMLElement | null>,
  kind: Anchor['kind'],
  cell: number,
  { away = null, half = 'far' }: AnchorMore = {},
) {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const entry = { element, anchor: anchorOf(kind, cell, away, half) }
    anchored.add(entry)
    const watch = new ResizeObserver(changed)
    watch.observe(element)
    changed()
    return () => {
      anchored.delete(entry)
      watch.disconnect()
      changed()
    }
  }, [ref, kind, cell, away, half])
}

/** Keeps an element at the middle of a cell; its variables `--east-x` to `--north-y` are the steps to the next cells. */
export const useRoundAnchor = (ref: RefObject<HTMLElement | null>, cell: number): void => useAnchor(ref, 'round', cell)

/** Keeps a mark in a half of its cell, with `data-small` if the cell is too narrow for words. */
export const useChipAnchor = (ref: RefObject<HTMLElement | null>, cell: number, half: ChipHalf): void =>
  useAnchor(ref, 'chip', cell, { half })

/** Keeps a caption over a cell and clear of other captions. */
export const useCaptionAnchor = (ref: RefObject<HTMLElement | null>, cell: number): void =>
  useAnchor(ref, 'caption', cell)

/**
 * Keeps a finger at the edge of a cell and off the cell `away`, or at the edge of the window if the cell is out of
 * sight.
 */
export const usePointerAnchor = (ref: RefObject<HTMLElement | null>, cell: number, away: number | null = null): void =>
  useAnchor(ref, 'pointer', cell, { away })

import { type RefObject, useEffect } from 'react'

/** The side of its cell that a panel prefers; 'beyond' is the one farther from the cell `away`. */
export type Side = 'above' | 'right' | 'beyond'

/** Where a panel belongs. Cells are the game's own numbers. */
export type Anchor =
  /** Beside a cell of the board, off the line to another. */
  | { readonly kind: 'cell'; readonly cell: number; readonly away: number | null; readonly side: Side }
  /** Where the layout puts it. */
  | { readonly kind: 'home' }
  /** At the middle of a cell: what stands round it is told how one cell to the east and to the north looks on the page. */
  | { readonly kind: 'round'; readonly cell: number }
  /** Touching the edge of a cell from the side where it covers least, or at the edge of the window toward it, with `data-beyond`; `--way` turns it clockwise from pointing down, `--size` is its share of its full size. It leaves the cell `away` in sight. */
  | { readonly kind: 'pointer'; readonly cell: number; readonly away: number | null }
  /** In the far half of a cell; `data-small` where the cell is too low for words. */
  | { readonly kind: 'chip'; readonly cell: number }
  /** Over a cell and over other captions; covers what it must. */
  | { readonly kind: 'caption'; readonly cell: number }

/** A panel that moves off what must be seen. */
export interface MovingPanel {
  readonly element: HTMLElement
  readonly anchor: Anchor
  /** Panels are placed in this order, each off those before it. */
  readonly rank: number
  /** May be hidden where there is no free place for it. */
  readonly yields: boolean
  /** Makes way for nothing but what is kept: it would flee from the pointer. */
  readonly steady?: boolean
  /** Has nothing to be pressed and lets the pointer through: it moves off what is pointed at. */
  readonly onlyTells?: boolean
  /** Makes way for other panels alone: nothing on the table is asked for any more. */
  readonly rests?: boolean
}

/** Order of placing: what is decided, then orders, then what explains, then what can wait, then what only follows the pointer. */
export const RANKS = { decision: 0, orders: 1, card: 2, log: 3, tip: 4 } as const

const moving = new Set<MovingPanel>()
const listeners = new Set<() => void>()
let changes = 0

/** Grows whenever a panel is mounted or unmounted. */
export const panelsVersion = (): number => changes

/** All panels that move, in the order in which they are placed. */
export const movingPanels = (): readonly MovingPanel[] => [...moving].sort((a, b) => a.rank - b.rank)

/** Calls a function whenever panels may have to be placed anew; returns what ends it. */
export function onPanelsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function panelsChanged(): void {
  for (const listener of listeners) listener()
}

function anchorOf(kind: Anchor['kind'], cell: number, away: number | null, side: Side): Anchor {
  if (kind === 'cell') return { kind, cell, away, side }
  if (kind === 'pointer') return { kind, cell, away }
  return kind === 'home' ? { kind } : { kind, cell }
}

function useMoving(ref: RefObject<HTMLElement | null>, panel: Omit<MovingPanel, 'element'>): void {
  const { rank, yields, steady = false, onlyTells = false, rests = false } = panel
  const { kind, cell, away, side } = { cell: 0, away: null, side: 'above' as Side, ...panel.anchor }
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const anchor = anchorOf(kind, cell, away, side)
    const entry = { element, anchor, rank, yields, steady, onlyTells, rests }
    moving.add(entry)
    changes++
    const watch = new ResizeObserver(panelsChanged)
    watch.observe(element)
    // under the pointer it may have stayed over something
    element.addEventListener('pointerleave', panelsChanged)
    panelsChanged()
    return () => {
      moving.delete(entry)
      changes++
      watch.disconnect()
      element.removeEventListener('pointerleave', panelsChanged)
      panelsChanged()
    }
  }, [ref, kind, cell, away, side, rank, yields, steady, onlyTells, rests])
}

/** Keeps an element beside a cell while it is mounted, and off the line to the cell `away`. */
export function useCellAnchor(
  ref: RefObject<HTMLElement | null>,
  cell: number,
  side: Side,
  away: number | null = null,
): void {
  useMoving(ref, { anchor: { kind: 'cell', cell, away, side }, rank: RANKS.decision, yields: false })
}

/** Keeps an element beyond a cell as seen from the cell `away`, both in sight; the decision is placed before it. */
export function useBeyondAnchor(ref: RefObject<HTMLElement | null>, cell: number, away: number): void {
  useMoving(ref, { anchor: { kind: 'cell', cell, away, side: 'beyond' }, rank: RANKS.orders, yields: false })
}

/** Keeps an element that only follows the pointer beside a cell; other panels are placed before it. */
export function useTipAnchor(ref: RefObject<HTMLElement | null>, cell: number, away: number | null): void {
  useMoving(ref, { anchor: { kind: 'cell', cell, away, side: 'right' }, rank: RANKS.tip, yields: false })
}

/** Keeps an element at the middle of a cell; its variables `--east-x` to `--north-y` are the steps to the next cells. */
export function useRoundAnchor(ref: RefObject<HTMLElement | null>, cell: number): void {
  useMoving(ref, { anchor: { kind: 'round', cell }, rank: RANKS.tip, yields: false })
}

/** Keeps a finger at the edge of a cell and off the cell `away`, or at the edge of the window where that is out of sight. */
export function usePointerAnchor(ref: RefObject<HTMLElement | null>, cell: number, away: number | null = null): void {
  useMoving(ref, { anchor: { kind: 'pointer', cell, away }, rank: RANKS.tip, yields: false })
}

/** Keeps a mark in the far half of its cell while it is mounted, with `data-small` where the cell is too low for words. */
export function useChipAnchor(ref: RefObject<HTMLElement | null>, cell: number): void {
  useMoving(ref, { anchor: { kind: 'chip', cell }, rank: RANKS.tip, yields: false })
}

/** Keeps a caption over a cell while it is mounted, and off other captions. */
export function useCaptionAnchor(ref: RefObject<HTMLElement | null>, cell: number): void {
  useMoving(ref, { anchor: { kind: 'caption', cell }, rank: RANKS.tip, yields: false })
}

/**
 * Keeps an element where the layout puts it, or as near as what must be seen allows.
 *
 * @param onlyTells whether it lets the pointer through
 */
export function useMovingPanel(
  ref: RefObject<HTMLElement | null>,
  rank: keyof typeof RANKS,
  yields = false,
  onlyTells = false,
): void {
  useMoving(ref, { anchor: { kind: 'home' }, rank: RANKS[rank], yields, onlyTells })
}

/**
 * Keeps an element where the layout puts it, or as near as who acts and what is chosen allow; it has buttons of its own.
 *
 * @param rests whether it may cover these, as nothing is asked any more
 */
export function useSteadyPanel(ref: RefObject<HTMLElement | null>, rests = false): void {
  useMoving(ref, { anchor: { kind: 'home' }, rank: RANKS.orders, yields: false, steady: true, rests })
}

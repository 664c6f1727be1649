import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../hud/useWords.ts'
import { Button } from '../../ui/controls.tsx'
import { useFlatShell } from '../shell.ts'
import type { BoardPoint } from './aim.ts'
import { type Spot, usePinch } from './pinch.ts'
import './zoomPlace.css'

interface ZoomPlaceProps {
  readonly columns: number
  readonly rows: number
  /** The point to keep visible, in cells from the north-western corner; null for none. */
  readonly sight: BoardPoint | null
  /** The side of a cell in CSS pixels from which the whole board is shown until the player zooms; without it never. */
  readonly enough?: number
  readonly children: ReactNode
}

/** The side of a cell that a finger can hit, CSS pixels. */
const CLOSE = 42

/** The least magnification of a zoomed board, relative to the whole one. */
const NEARER = 1.5

/** The size of the board, and the point that stays fixed. */
interface Zoom {
  /** Side of a cell in CSS pixels; null shows the whole board. */
  readonly cell: number | null
  /** The point between the fingers; null centres `sight`. */
  readonly spot: Spot | null
}

/**
 * Shows a board larger than its place: one finger drags it, and two fingers or a button zoom it. On a clean table the
 * whole board is shown.
 */
export function ZoomPlace(props: ZoomPlaceProps) {
  return useFlatShell().isClean ? props.children : <Zoomed {...props} />
}

function Zoomed({ columns, rows, sight, enough = Number.POSITIVE_INFINITY, children }: ZoomPlaceProps) {
  const { t } = useWords()
  const place = useRef<HTMLDivElement>(null)
  const [{ cell, spot }, setZoom] = useState<Zoom>({ cell: CLOSE, spot: null })
  const wholeCell = () => cellOfWhole(place.current, columns, rows)
  const isChosen = useRef(false)
  const choose = (zoom: Zoom) => {
    isChosen.current = true
    setZoom(zoom)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for another board, or a place of another size
  useLayoutEffect(() => {
    const adapt = () => {
      if (!isChosen.current) setZoom((zoom) => fitted(zoom, wholeCell() / enough))
    }
    adapt()
    const watch = new ResizeObserver(adapt)
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [columns, rows])
  const isTouched = usePinch(place, columns, (to, at) => choose({ cell: to, spot: at }))
  const { x, y } = sight ?? { x: null, y: null }
  const looked = x === null || y === null ? null : { x: x / columns, y: y / rows }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another visible point, unless a finger holds the board
  useEffect(() => {
    const { current } = place
    if (current && looked && !isTouched.current && !isInSight(current, looked)) centre(current, looked)
  }, [x, y, columns, rows])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for another size
  useLayoutEffect(() => {
    const { current } = place
    if (!current) return
    if (spot) hold(current, spot)
    else if (looked) centre(current, looked)
  }, [cell, spot])
  const size = { '--columns': columns, '--rows': rows, '--close': cell === null ? '0px' : `${cell}px` } as CSSProperties // React types no custom properties
  return (
    <div className="flat-zoom-place">
      <div ref={place} className="flat-zoom" style={size} data-testid="flat-zoom" data-close={cell !== null}>
        <div className="flat-sheet">{children}</div>
      </div>
      <Button
        kind="quiet"
        className="flat-nearer"
        onClick={() => choose({ cell: cell === null ? Math.max(CLOSE, wholeCell() * NEARER) : null, spot: null })}
        testId="flat-nearer"
      >
        {t(cell === null ? 'flat.board.close' : 'flat.board.whole')}
      </Button>
    </div>
  )
}

/**
 * The share of `enough` below which the cells of a whole board are zoomed again. It is below 1 because scroll bars come
 * and go with the zoom.
 */
const STAYS = 0.95

/**
 * Returns the whole board if its cells are large enough, else the zoomed one; `share` is their size relative to
 * `enough`.
 */
function fitted(zoom: Zoom, share: number): Zoom {
  const cell = share >= (zoom.cell === null ? STAYS : 1) ? null : CLOSE
  return zoom.cell === cell ? zoom : { cell, spot: null }
}

/** Returns the side of a cell while the whole board is shown; by its width if the board sets the place's height. */
function cellOfWhole(place: HTMLElement | null, columns: number, rows: number): number {
  if (!place) return 0
  const { clientWidth, clientHeight } = place
  const isAcross = getComputedStyle(place).maxHeight === 'none'
  return isAcross ? Math.min(clientWidth / columns, clientHeight / rows) : clientWidth / columns
}

/** The margin at the edge of the place that counts as out of sight, as a share of its size. */
const MARGIN = 0.125

/** Returns whether a point of the board, as shares of its size, lies inside the margins of the place. */
function isInSight(place: HTMLElement, { x, y }: BoardPoint): boolean {
  const across = (x * place.scrollWidth - place.scrollLeft) / place.clientWidth
  const down = (y * place.scrollHeight - place.scrollTop) / place.clientHeight
  return [across, down].every((part) => part >= MARGIN && part <= 1 - MARGIN)
}

function centre(place: HTMLElement, at: BoardPoint): void {
  hold(place, { at, under: { x: place.clientWidth / 2, y: place.clientHeight / 2 } })
}

/** Scrolls so that a point of the board lies under a point of its place. */
function hold(place: HTMLElement, { at, under }: Spot): void {
  place.scrollLeft = at.x * place.scrollWidth - under.x
  place.scrollTop = at.y * place.scrollHeight - under.y
}

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { BOARD_PROPS, TABLE_PROPS } from '../../ui/tableFocus.ts'
import { type BoardPoint, cellByKey, meantCell } from './aim.ts'
import type { FlatBoardProps } from './FlatBoard.tsx'
import { useCellsInSight } from './sight.ts'

/**
 * The distance in CSS pixels within which a finger selects an open cell: half of what a finger covers. The mouse
 * selects the cell under it.
 */
const REACH = 24

type BoardCellsProps = Omit<FlatBoardProps, 'edges' | 'indexOf' | 'children'>

/** Shows the grid of cells. Tab reaches one of them; arrow keys move the aim together with the focus. */
export function BoardCells(props: BoardCellsProps) {
  const { label, columns, rows, rowNames, nameOf, isOpen, aim, start = 0 } = props
  const grid = useRef<HTMLDivElement>(null)
  const active = aim ?? start
  useFocusFollowingAim(grid, aim)
  useCellsInSight(grid, props.sight)
  const pointing = usePointing(props)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element cannot cover a picture cell by cell
    <div
      ref={grid}
      className="flat-cells"
      role="grid"
      aria-label={label}
      tabIndex={-1}
      data-testid="flat-board"
      {...BOARD_PROPS}
      {...pointing}
      onKeyDown={(event) => steer(event, props)}
    >
      {numbers(rows).map((row) => (
        // biome-ignore lint/a11y: the focus is on the cells
        <div key={row} role="row" className="flat-row" aria-label={rowNames?.[row]}>
          {numbers(columns).map((column) => {
            const index = row * columns + column
            return (
              // biome-ignore lint/a11y/useSemanticElements: see above
              <div
                key={column}
                role="gridcell"
                className="flat-cell"
                aria-label={nameOf(index)}
                aria-disabled={!isOpen(index)}
                aria-selected={index === aim}
                data-index={index}
                tabIndex={-1}
                {...(index === active && TABLE_PROPS)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** Moves the focus to the aimed cell while any cell has the focus. */
function useFocusFollowingAim(grid: { readonly current: HTMLElement | null }, aim: number | null): void {
  useEffect(() => {
    const { current } = grid
    if (aim === null || !current?.contains(document.activeElement)) return
    current.querySelector<HTMLElement>(`[data-index="${aim}"]`)?.focus({ preventScroll: true })
  }, [grid, aim])
}

function steer(event: KeyboardEvent<HTMLElement>, { aim, onAim, onConfirm, ...board }: BoardCellsProps): void {
  const { key, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey) return
  // Tab leaves the board and Space confirms here, whatever they do at the table.
  if (key === 'Tab') return event.stopPropagation()
  const confirms = key === 'Enter' || key === ' '
  const to = confirms ? null : cellByKey(key, aim ?? focusedCell(event.target), board)
  if (!confirms && to === null) return
  event.preventDefault()
  event.stopPropagation()
  if (confirms && aim !== null) return onConfirm()
  if (confirms) return onAim(focusedCell(event.target))
  if (to !== null) onAim(to)
}

const indexOf = (element: EventTarget): number =>
  element instanceof HTMLElement ? Number(element.dataset.index ?? Number.NaN) : Number.NaN

function indexUnder(element: EventTarget): number | null {
  const index = indexOf(element)
  return Number.isNaN(index) ? null : index
}

const focusedCell = (element: EventTarget): number => indexOf(element) || 0

interface Pointing {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerLeave(): void
  onClick(event: MouseEvent<HTMLElement>): void
  onDoubleClick(): void
}

/**
 * Handles pointers. A tap aims when it ends: before that a finger may still scroll, and a panel that rises under it
 * would take its click. The mouse aims while it is pressed; its double click confirms.
 */
function usePointing(props: BoardCellsProps): Pointing {
  const { aim, onAim, onTouch, onHover, onConfirm, isOpen, columns, rows } = props
  /** The device that started the next click; null for the click of a screen reader, which has no position. */
  const device = useRef<string | null>(null)
  /** The last cell that the finger or the mouse selected. */
  const meantLast = useRef(0)
  const point = (event: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>, reach: number) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const cell = width / columns
    const at: BoardPoint = { x: (event.clientX - left) / cell, y: ((event.clientY - top) / height) * rows }
    const meant = meantCell(at, { columns, rows }, isOpen, reach / cell)
    meantLast.current = meant
    if (meant !== aim) onAim(meant)
  }
  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || event.currentTarget.clientWidth === 0) return
      device.current = event.pointerType
      if (event.pointerType !== 'mouse') return
      event.currentTarget.setPointerCapture(event.pointerId) // a drag beside the board still aims
      point(event, 0)
    },
    onPointerMove: (event) => {
      if (event.pointerType !== 'mouse') return
      if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event, 0)
      else onHover?.(indexUnder(event.target))
    },
    onPointerLeave: () => onHover?.(null),
    onClick: (event) => {
      const hasPlace = device.current !== null && event.detail > 0
      if (hasPlace && device.current !== 'mouse') point(event, REACH)
      const index = hasPlace ? meantLast.current : indexOf(event.target)
      if (Number.isNaN(index)) return
      if (!hasPlace) onAim(index)
      onTouch?.(index)
    },
    onDoubleClick: () => {
      if (device.current === 'mouse') onConfirm()
    },
  }
}

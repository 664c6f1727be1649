import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../hud/useWords.ts'
import { Button } from '../../../ui/controls.tsx'
import type { Place } from './boardCells.ts'

interface ZoomPlaceProps {
  readonly columns: number
  readonly rows: number
  /** What stays in sight, in cells from the north-western corner; null for nothing. */
  readonly sight: Place | null
  readonly children: ReactNode
}

/** The side of a cell that a finger hits, CSS pixels; and the largest. */
const CLOSE = 42
const LARGEST = 84

/** A board larger than its place: dragged with a finger, brought nearer with two or a button. */
export function ZoomPlace({ columns, rows, sight, children }: ZoomPlaceProps) {
  const { t } = useWords()
  const place = useRef<HTMLDivElement>(null)
  /** Side of a cell in CSS pixels; null shows the whole sea. */
  const [cell, setCell] = useState<number | null>(CLOSE)
  usePinch(place, columns, setCell)
  const { x, y } = sight ?? { x: null, y: null }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of cells moves what is in sight
  useEffect(() => {
    const { current } = place
    if (!current || x === null || y === null) return
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = current
    current.scrollTo?.({
      left: (x / columns) * scrollWidth - clientWidth / 2,
      top: (y / rows) * scrollHeight - clientHeight / 2,
    })
  }, [x, y, columns, rows, cell])
  const size = { '--columns': columns, '--rows': rows, '--close': cell === null ? '0px' : `${cell}px` } as CSSProperties // React types no custom properties
  return (
    <div className="waters-place">
      <div ref={place} className="waters-zoom" style={size} data-testid="flat-zoom" data-close={cell !== null}>
        <div className="waters-sheet">{children}</div>
      </div>
      <Button
        kind="quiet"
        className="waters-nearer"
        onClick={() => setCell(cell === null ? CLOSE : null)}
        testId="flat-nearer"
      >
        {t(cell === null ? 'flat.admiral.close' : 'flat.admiral.whole')}
      </Button>
    </div>
  )
}

/** Two fingers set the size of the cells. */
function usePinch(
  place: { readonly current: HTMLElement | null },
  columns: number,
  setCell: (cell: number) => void,
): void {
  useEffect(() => {
    const { current } = place
    if (!current) return
    let before: { readonly span: number; readonly cell: number } | null = null
    const pinch = (event: TouchEvent) => {
      const [one, other] = [event.touches[0], event.touches[1]]
      if (!one || !other) {
        before = null
        return
      }
      event.preventDefault()
      const span = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      before ??= { span, cell: current.scrollWidth / columns }
      setCell(Math.min(LARGEST, Math.max(current.clientWidth / columns, (before.cell * span) / before.span)))
    }
    const events = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const
    for (const name of events) current.addEventListener(name, pinch, { passive: false })
    return () => {
      for (const name of events) current.removeEventListener(name, pinch)
    }
  }, [place, columns, setCell])
}

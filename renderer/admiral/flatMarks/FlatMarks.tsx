import { useEffect, useState } from 'react'
import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import type { BoardMarksProps } from '../../flat/shell.ts'
import { useWords } from '../../hud/useWords.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { useBuoy } from '../lessons/useBuoy.ts'
import { isAdmiralView, readEvents } from '../view.ts'
import { type FlatDeed, flatDeedOf, type ThrownDie } from './flatDeed.ts'
import './flatMarks.css'

/** Marks of the window over the flat sea: the buoy of a lesson, and the current event in words and dice. */
export function FlatMarks({ columns, indexOf }: BoardMarksProps) {
  const words = useWords()
  const happening = useHappening()
  const placeOf = (cell: number): BoardPoint | null => {
    const index = indexOf(cell)
    return index === null ? null : { x: (index % columns) + 0.5, y: Math.floor(index / columns) + 0.5 }
  }
  const buoy = useBuoy()
  const moored = buoy === null ? null : placeOf(buoy)
  const deed = happening && flatDeedOf(happening.event, happening.before, words)
  return (
    <>
      {moored && <Buoy {...moored} />}
      {deed && <DeedMark deed={deed} columns={columns} placeOf={placeOf} />}
    </>
  )
}

/** A point on the board, in cells from the north-western corner. */
interface BoardPoint {
  readonly x: number
  readonly y: number
}

interface Happening {
  readonly event: AdmiralEvent
  readonly before: AdmiralState
}

/** Returns the event that plays now, with the state before it; null while nothing plays. */
function useHappening(): Happening | null {
  const table = useShownTable()
  const [happening, setHappening] = useState<Happening | null>(null)
  useEffect(
    () =>
      table.shown.subscribe(({ current }, last) => {
        if (current === last.current) return
        const [event] = current === null ? [] : readEvents([current])
        setHappening(event && isAdmiralView(last.shown) ? { event, before: last.shown } : null)
      }),
    [table],
  )
  return happening
}

function Buoy({ x, y }: BoardPoint) {
  return (
    <g transform={`translate(${x} ${y})`} data-testid="flat-buoy">
      <path className="flat-buoy-float" d="M-.24 .12a.24 .14 0 0 0 .48 0L.09 -.22H-.09Z" />
      <path className="flat-buoy-band" d="M-.19 .04L-.14 -.09H.14L.19 .04Z" />
      <path className="flat-buoy-flag" d="M0 -.22V-.44L.2 -.36L0 -.29" />
    </g>
  )
}

interface DeedMarkProps {
  readonly deed: FlatDeed
  readonly columns: number
  placeOf(cell: number): BoardPoint | null
}

/** Half the width of a letter of the words over a cell, and the margin beside them, in cells. */
const HALF_LETTER = 0.13
const MARGIN = 0.3
/** Side of a die and the step to the next, in cells. */
const DIE = 0.62
const DIE_STEP = 0.74

function DeedMark({ deed: { cell, text, dice, from }, columns, placeOf }: DeedMarkProps) {
  const at = placeOf(cell)
  if (!at) return null
  const isHigh = at.y < 2
  const middle = middleWithin(at.x, text.length * HALF_LETTER + MARGIN, columns)
  const first = middle - ((dice.length - 1) * DIE_STEP) / 2
  return (
    <g data-testid="flat-deed">
      {from
        .flatMap((gun) => placeOf(gun) ?? [])
        .map(({ x, y }) => (
          <path key={`${x}/${y}`} className="flat-shot" d={`M${x} ${y}L${at.x} ${at.y}`} />
        ))}
      <g transform={`translate(0 ${at.y + (isHigh ? 0.95 : -0.62)})`}>
        <text className="flat-deed" x={middle}>
          {text}
        </text>
        {dice.map((die, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice never change places
          <Die key={index} die={die} x={first + index * DIE_STEP} y={isHigh ? 0.55 : -0.78} />
        ))}
      </g>
    </g>
  )
}

/** Returns the middle for words of a width: over their cell, unless a side of the board would cut them there. */
const middleWithin = (x: number, half: number, columns: number): number =>
  half * 2 > columns ? columns / 2 : Math.min(Math.max(x, half), columns - half)

function Die({ die: { pips, won }, x, y }: BoardPoint & { readonly die: ThrownDie }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        className={won ? 'flat-die is-won' : 'flat-die'}
        x={-DIE / 2}
        y={-DIE / 2}
        width={DIE}
        height={DIE}
        rx="0.1"
      />
      <text className="flat-die-pips" y="0.15">
        {pips}
      </text>
    </g>
  )
}

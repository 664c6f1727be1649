import type { CSSProperties } from 'react'
import type { BoardMarksProps } from '../../flat/shell.ts'
import { type Pointed, usePointing } from '../../input/pad/pointing.ts'
import { RingPicture } from '../pads/Pings.tsx'
import { usePointedColour } from '../pads/pointedColour.ts'

/** Shows the places of a flat board to which pads of seats that do not act point. */
export function FlatPings(board: BoardMarksProps) {
  const { marks, pings } = usePointing()
  return (
    <>
      {marks.map((mark) => (
        <FlatRing key={mark.pad} {...board} at={mark} />
      ))}
      {pings.map((one) => (
        <FlatRing key={one.id} {...board} at={one} isPing />
      ))}
    </>
  )
}

interface FlatRingProps extends BoardMarksProps {
  readonly at: Pointed
  readonly isPing?: boolean
}

function FlatRing({ columns, indexOf, at, isPing = false }: FlatRingProps) {
  const style = { '--pointed': usePointedColour(at.seat) } as CSSProperties // React types no custom properties
  const index = indexOf(at.place)
  if (index === null) return null
  return (
    <g transform={`translate(${(index % columns) + 0.5} ${Math.floor(index / columns) + 0.5})`} style={style}>
      <RingPicture isPing={isPing} place={at.place} />
    </g>
  )
}

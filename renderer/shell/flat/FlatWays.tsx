import { useContext } from 'react'
import type { BoardMarksProps } from '../../flat/shell.ts'
import { type DrawnWay, DrawnWays } from '../../hud/analysis/drawnWays.ts'
import { SignBadge } from '../../hud/analysis/SignMark.tsx'
import { signColour } from '../../playback/trails/signs.ts'

/** Draws the ways of a moment over a flat board, in units of one cell. */
export function FlatWays({ columns, indexOf }: BoardMarksProps) {
  const ways = useContext(DrawnWays)
  const middle = (index: number): Middle => [(index % columns) + 0.5, Math.floor(index / columns) + 0.5]
  return ways.map((way) => {
    const middles = way.cells.flatMap((cell) => indexOf(cell) ?? []).map(middle)
    return <FlatWay key={way.sign} way={way} middles={middles} />
  })
}

type Middle = readonly [number, number]

function FlatWay({ way: { sign }, middles }: { readonly way: DrawnWay; readonly middles: readonly Middle[] }) {
  const [start, next] = middles
  const end = middles.at(-1)
  if (!start || !end) return null
  const colour = signColour(sign)
  const line = middles.map((middle) => middle.join()).join(' ')
  const at: Middle = next ? [(start[0] + next[0]) / 2, (start[1] + next[1]) / 2] : [start[0] + 0.32, start[1] - 0.32]
  return (
    <g data-testid={`flat-way-${sign}`}>
      {next && <polyline points={line} fill="none" stroke="#2a180e" strokeWidth=".2" strokeLinejoin="round" />}
      {next && <polyline points={line} fill="none" stroke={colour} strokeWidth=".12" strokeLinejoin="round" />}
      <circle cx={end[0]} cy={end[1]} r=".42" fill="none" stroke="#2a180e" strokeWidth=".14" />
      <circle cx={end[0]} cy={end[1]} r=".42" fill="none" stroke={colour} strokeWidth=".08" />
      <g transform={`translate(${at.join(' ')}) scale(.0045)`}>
        <SignBadge sign={sign} />
      </g>
    </g>
  )
}

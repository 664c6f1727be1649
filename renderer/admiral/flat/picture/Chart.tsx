import { memo, useId } from 'react'
import { printCell } from '../../../../engine/admiral/cells.ts'
import { sectorOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { Board, Cell, Wind } from '../../../../engine/admiral/types.ts'
import { cellOfIndex, cornerOf, middleOf } from '../boardCells.ts'

interface ChartProps {
  readonly board: Board
  readonly wind: Wind
}

/**
 * The static part of the chart: sea with its lines, islands, reefs and the names of files and ranks; and the wind over
 * it.
 */
export const Chart = memo(function Chart({ board, wind }: ChartProps) {
  const id = useId()
  const { width, height, land, reefs } = board
  const lines = [
    ...Array.from({ length: width - 1 }, (_, i) => `M${i + 1} 0V${height}`),
    ...Array.from({ length: height - 1 }, (_, i) => `M0 ${i + 1}H${width}`),
  ]
  const coast = squares(board, land, 0)
  return (
    <g data-strength={wind.strength}>
      <radialGradient id={id} cx="0.5" cy="0.45" r="0.8">
        <stop offset="0" stopColor={wind.strength === 'storm' ? '#3d6573' : '#1d7d92'} />
        <stop offset="1" stopColor={wind.strength === 'storm' ? '#16303c' : '#0c3d52'} />
      </radialGradient>
      <rect width={width} height={height} fill={`url(#${id})`} />
      <path className="waters-lines" d={lines.join('')} />
      {wind.strength !== 'calm' && <Gusts board={board} wind={wind} />}
      <path className="waters-shallows" d={coast} />
      <path className="waters-sand" d={coast} />
      <path className="waters-grass" d={squares(board, land, 0.15)} />
      {reefs.map((cell) => (
        <Reef key={cell} {...middleOf(board, cell)} />
      ))}
      <EdgeNames board={board} />
    </g>
  )
})

function squares(board: Board, cells: readonly Cell[], inset: number): string {
  const side = 1 - inset * 2
  return cells
    .map((cell) => cornerOf(board, cell))
    .map(({ x, y }) => `M${x + inset} ${y + inset}h${side}v${side}h${-side}z`)
    .join('')
}

function Reef({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      className="waters-reef"
      d="M-0.34 0.2L-0.24-0.12L-0.12 0.2zM-0.06 0.26L0.06-0.24L0.2 0.26zM0.18 0.16L0.28-0.08L0.38 0.16z"
      transform={`translate(${x} ${y})`}
    />
  )
}

/** The minimum distance between the middles of a stroke and of a cell of land, in cells. */
const FREE = 1.2

/** Strokes on the water that point to where the wind blows. */
function Gusts({ board, wind: { toward, strength } }: ChartProps) {
  const { width, height, land } = board
  const step = strength === 'storm' ? 3 : 4
  const places = Array.from({ length: Math.ceil(width / step) * Math.ceil(height / step) }, (_, i) => {
    const [column, row] = [i % Math.ceil(width / step), Math.floor(i / Math.ceil(width / step))]
    return { x: column * step + 1 + (row % 2) * (step / 2), y: row * step + 1.5 }
  })
  const coasts = land.map((cell) => middleOf(board, cell))
  const isOpen = ({ x, y }: { readonly x: number; readonly y: number }) =>
    coasts.every((coast) => Math.max(Math.abs(coast.x - x), Math.abs(coast.y - y)) > FREE)
  return places
    .filter(isOpen)
    .map(({ x, y }) => (
      <path
        key={`${x} ${y}`}
        className="waters-gust"
        d="M0.1 0.5q-0.16-0.28 0-0.5t0-0.5M-0.04-0.32L0.1-0.52L0.26-0.34"
        transform={`translate(${x} ${y}) rotate(${sectorOf(toward) * 45})`}
      />
    ))
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** Letters of the files in the south, numbers of the ranks in the west. */
function EdgeNames({ board }: Pick<ChartProps, 'board'>) {
  const { width, height } = board
  return (
    <g className="waters-edges">
      {numbers(width).map((file) => (
        <text key={`file ${file}`} x={file + 0.5} y={height - 0.08}>
          {printCell(cellOfIndex(board, file)).replace(/\d+$/, '')}
        </text>
      ))}
      {numbers(height).map((row) => (
        <text key={`rank ${row}`} x="0.2" y={row + 0.6}>
          {height - row}
        </text>
      ))}
    </g>
  )
}

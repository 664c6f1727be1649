import { memo, useId } from 'react'
import { landOf } from '../../../../engine/jackal/geometry/terrain.ts'
import { columnsOf, cornerOf, rowsOf, type SeenBoard } from '../boardCells.ts'

/** The sea around the islands, and their beaches. */
export const Ground = memo(function Ground({ board }: { readonly board: SeenBoard }) {
  const id = useId()
  const [width, height] = [columnsOf(board), rowsOf(board)]
  const land = landOf(board)
    .map((cell) => cornerOf(board, cell))
    .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
    .join('')
  const lines = [
    ...Array.from({ length: width - 1 }, (_, i) => `M${i + 1} 0V${height}`),
    ...Array.from({ length: height - 1 }, (_, i) => `M0 ${i + 1}H${width}`),
  ]
  return (
    <>
      <radialGradient id={id} cx="0.5" cy="0.5" r="0.72">
        <stop offset="0.55" stopColor="#2b9da2" />
        <stop offset="1" stopColor="#0f4f5e" />
      </radialGradient>
      <rect width={width} height={height} fill={`url(#${id})`} />
      <path className="isle-lines" d={lines.join('')} />
      <path className="isle-foam" d={land} />
      <path className="isle-sand" d={land} />
    </>
  )
})

import { memo } from 'react'
import type { Cell, Tile } from '../../../../engine/jackal/types.ts'
import { faceIndex, GRID } from '../../../../models/faces/atlas.ts'
import { FACE_PICTURES } from '../../../../models/faces/pictures.ts'
import { isSpent } from '../../pieces/spent.ts'
import { facingSeen } from '../../table/sideSeen.ts'
import { cornerOf, type SeenBoard } from '../boardCells.ts'
import { isSeen } from '../seenTiles.ts'
import { FlatFerry } from './FlatFerry.tsx'

interface FlatTilesProps {
  readonly board: SeenBoard
  readonly tiles: readonly (Tile | null)[]
}

/** Every tile of the island. */
export const FlatTiles = memo(function FlatTiles({ board, tiles }: FlatTilesProps) {
  return tiles.map((tile, cell) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the cell
    if (tile?.kind === 'ferry') return <FlatFerry key={cell} board={board} cell={cell} />
    // biome-ignore lint/suspicious/noArrayIndexKey: the index is the cell
    return tile && <FlatTile key={cell} board={board} cell={cell} tile={tile} />
  })
})

interface FlatTileProps {
  readonly board: SeenBoard
  readonly cell: Cell
  readonly tile: Tile
}

const FlatTile = memo(function FlatTile({ board, cell, tile }: FlatTileProps) {
  const { kind, picture, open, seenBy } = tile
  const facing = facingSeen(board, tile)
  const { x, y } = cornerOf(board, cell)
  return (
    <g transform={`translate(${x} ${y})`}>
      {open ? (
        <g transform={`rotate(${facing * 90} 0.5 0.5)`}>
          <Face index={faceIndex(kind, picture, isSpent(tile))} />
        </g>
      ) : (
        <>
          <Face index={faceIndex('closed', 1)} />
          <rect className="isle-shut" x="0.02" y="0.02" width="0.96" height="0.96" rx="0.1" />
        </>
      )}
      {isSeen(tile) && (
        <g transform={`rotate(${facing * 90} 0.5 0.5) translate(0.2 0.2) scale(0.6)`}>
          <Face index={faceIndex(kind, picture)} />
        </g>
      )}
      {!open && seenBy.length > 0 && <Eye />}
    </g>
  )
})

/** A part of the picture of all faces; a hair of the edge is left out, where neighbours would shine through. */
export function Face({ index }: { readonly index: number }) {
  const viewBox = `${(index % GRID) + 0.006} ${Math.floor(index / GRID) + 0.006} 0.988 0.988`
  return (
    <svg x="0.02" y="0.02" width="0.96" height="0.96" viewBox={viewBox} role="presentation">
      <image href={FACE_PICTURES.small} width={GRID} height={GRID} />
    </svg>
  )
}

/** The mark of a tile that was peeked at. */
function Eye() {
  return (
    <g transform="translate(0.8 0.18)">
      <circle className="isle-badge" r="0.17" />
      <path className="isle-eye" d="M-.12 0Q0-.13 .12 0 0 .13-.12 0Z" />
      <circle r="0.04" fill="#1c0f07" />
    </g>
  )
}

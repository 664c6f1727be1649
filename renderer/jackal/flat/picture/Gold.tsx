import { memo } from 'react'
import type { Cell, StepLoad, Tile } from '../../../../engine/jackal/types.ts'
import { stepSpot } from '../../table/slots.ts'
import { middleOf, type Place, type SeenBoard } from '../boardCells.ts'

interface GoldProps {
  readonly board: SeenBoard
  readonly tiles: readonly (Tile | null)[]
}

/** Coins and the treasure in their places: on tiles and on the steps of turntables. */
export const Gold = memo(function Gold({ board, tiles }: GoldProps) {
  return tiles
    .flatMap((tile, cell) => (tile?.open ? placesOf(board, tile, cell) : []))
    .map(({ key, at, load, size }) => (
      <g key={key} transform={`translate(${at.x} ${at.y}) scale(${size})`}>
        {load.treasure && <Chest />}
        {load.coins > 0 && <Coins count={load.coins} />}
      </g>
    ))
})

interface LoadedPlace {
  readonly key: string
  readonly at: Place
  readonly load: StepLoad
  readonly size: number
}

function placesOf(board: SeenBoard, tile: Tile, cell: Cell): readonly LoadedPlace[] {
  const { x, y } = middleOf(board, cell)
  const { kind, steps } = tile
  const whole = { key: `${cell}`, at: { x: x - 0.27, y: y + 0.27 }, load: tile, size: 1 }
  const onSteps = steps.map((load, index) => {
    const spot = kind === 'closed' ? { x: 0, z: 0 } : stepSpot(kind, index + 1)
    return { key: `${cell}/${index}`, at: { x: x + spot.x - 0.1, y: y + spot.z + 0.08 }, load, size: 0.72 }
  })
  return [whole, ...onSteps].filter(({ load }) => load.coins > 0 || load.treasure)
}

/** A coin, its middle on the origin. */
export function CoinFigure({ size = 0.19 }: { readonly size?: number }) {
  return (
    <g transform={`scale(${size})`}>
      <circle cy="0.1" r="1" fill="#a9701a" />
      <circle className="isle-coin" r="1" />
      <circle r="0.62" fill="none" stroke="#b9781c" strokeWidth="0.16" />
    </g>
  )
}

function Coins({ count }: { readonly count: number }) {
  return (
    <>
      <CoinFigure />
      {count > 1 && (
        <text className="isle-count" y="0.1">
          {count}
        </text>
      )}
    </>
  )
}

/** The treasure of the galleon, its middle on the origin. */
export function Chest() {
  return (
    <g className="isle-chest">
      <path d="M-.22-.02Q-.22-.2 0-.2T.22-.02V.17H-.22Z" fill="#9a5a2a" />
      <path d="M-.22 0H.22M-.11-.18V.17M.11-.18V.17" fill="none" stroke="#d9a84e" strokeWidth="0.045" />
      <rect x="-.05" y="-.05" width=".1" height=".12" rx=".02" fill="#ffd873" />
    </g>
  )
}

import type { BoardMarksProps } from '../../flat/shell.ts'
import { usePointedCells } from '../../school/pointedOut.ts'
import { FlatPings } from './FlatPings.tsx'
import { GameMarks } from './GameMarks.tsx'
import './flatFingers.css'

/** Shows on a flat board a frame and a finger at each highlighted cell, the game's own marks, and what pads point at. */
export function FlatFingers(board: BoardMarksProps) {
  const { columns, indexOf } = board
  const pointed = usePointedCells().flatMap((cell) => indexOf(cell) ?? [])
  return (
    <>
      <GameMarks {...board} />
      <FlatPings {...board} />
      {pointed.map((index) => (
        <Finger key={index} column={index % columns} row={Math.floor(index / columns)} />
      ))}
    </>
  )
}

/** Shows a frame round a cell, and a finger outside it: above the cell, or below it in the upper rows. */
function Finger({ column, row }: { readonly column: number; readonly row: number }) {
  const turn = row < FINGER_ROWS ? 'rotate(180)' : ''
  return (
    <g transform={`translate(${column + 0.5} ${row + 0.5}) ${turn}`} data-testid="flat-pointed-out">
      <rect className="flat-pointed-frame" x="-.47" y="-.47" width=".94" height=".94" rx=".14" />
      <path className="flat-finger" d="M0 -.66L-.3 -1.06H-.13V-1.46H.13V-1.06H.3Z" />
    </g>
  )
}

/** The number of rows that a finger needs above its cell. */
const FINGER_ROWS = 2

import type { FingersProps } from '../../flat/shell.ts'
import { usePointedCells } from '../../school/pointedOut.ts'
import './flatFingers.css'

/** A finger over each cell of a flat board that is pointed out. */
export function FlatFingers({ columns, indexOf }: FingersProps) {
  return usePointedCells()
    .flatMap((cell) => indexOf(cell) ?? [])
    .map((index) => <Finger key={index} column={index % columns} row={Math.floor(index / columns)} />)
}

/** A finger with its tip near the middle of a cell: from above, in the upper rows from below. */
function Finger({ column, row }: { readonly column: number; readonly row: number }) {
  const turn = row < FINGER_ROWS ? 'rotate(180)' : ''
  return (
    <g transform={`translate(${column + 0.5} ${row + 0.5}) ${turn}`} data-testid="flat-pointed-out">
      <path className="flat-finger" d="M0 -.14L-.36 -.72H-.15V-1.36H.15V-.72H.36Z" />
    </g>
  )
}

/** So many rows are needed above a cell for a finger from above. */
const FINGER_ROWS = 2

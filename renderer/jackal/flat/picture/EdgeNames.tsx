import type { Cell } from '../../../../engine/jackal/types.ts'
import { columnNamesOf, columnsOf, indexOfCell, rowNamesOf, rowsOf, type SeenBoard } from '../boardCells.ts'

interface EdgeNamesProps {
  readonly board: SeenBoard
  /** The cell whose file and rank are lit. */
  readonly aim: Cell | null
}

/** Names of the rows and columns, on the sea at the left and below, where they need no extra room. */
export function EdgeNames({ board, aim }: EdgeNamesProps) {
  const lit = aim === null ? -1 : indexOfCell(board, aim)
  const [column, row] = [lit % columnsOf(board), Math.floor(lit / columnsOf(board))]
  return (
    <g className="isle-edges">
      {rowNamesOf(board)
        .slice(0, -1)
        .map((name, y) => (
          <text key={name} x="0.5" y={y + 0.67} data-lit={row === y}>
            {name}
          </text>
        ))}
      {columnNamesOf(board).map((name, x) => (
        <text key={name} x={x + 0.5} y={rowsOf(board) - 0.33} data-lit={column === x}>
          {name}
        </text>
      ))}
    </g>
  )
}

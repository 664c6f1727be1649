import { fileOf, heightOf, printCell, rankOf, widthOf } from '../../../../engine/jackal/cells.ts'
import type { Board, Cell } from '../../../../engine/jackal/types.ts'

interface EdgeNamesProps {
  readonly board: Board
  /** The cell whose file and rank are lit. */
  readonly aim: Cell | null
}

/** Numbers of the ranks and letters of the files, on the sea in the west and the south, where they cost no room. */
export function EdgeNames({ board, aim }: EdgeNamesProps) {
  const [width, height] = [widthOf(board), heightOf(board)]
  const ranks = Array.from({ length: height - 1 }, (_, index) => index + 1)
  const files = Array.from({ length: width }, (_, file) => file)
  return (
    <g className="isle-edges">
      {ranks.map((rank) => (
        <text key={rank} x="0.5" y={height - rank - 0.33} data-lit={aim !== null && rankOf(board, aim) === rank}>
          {rank + 1}
        </text>
      ))}
      {files.map((file) => (
        <text key={file} x={file + 0.5} y={height - 0.33} data-lit={aim !== null && fileOf(board, aim) === file}>
          {printCell(board, file).replace(/\d+$/, '')}
        </text>
      ))}
    </g>
  )
}

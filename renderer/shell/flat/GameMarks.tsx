import type { BoardMarksProps } from '../../flat/shell.ts'
import { useGameParts } from '../games.ts'

/** Shows what the game on the table draws over its flat board in this window. */
export function GameMarks(board: BoardMarksProps) {
  const { FlatMarks } = useGameParts().table
  return FlatMarks ? <FlatMarks {...board} /> : null
}

import type { BoardMarksProps } from '../../flat/shell.ts'
import { useGameScreens } from '../games.ts'

/** What the game on the table lays over its flat board in this window. */
export function GameMarks(board: BoardMarksProps) {
  const { FlatMarks } = useGameScreens().table
  return FlatMarks ? <FlatMarks {...board} /> : null
}

import type { FingersProps } from '../../flat/shell.ts'
import { useGameScreens } from '../games.ts'

/** What the game on the table lays over its flat board in this window. */
export function FlatMarks(board: FingersProps) {
  const { FlatMarks: Marks } = useGameScreens()
  return Marks ? <Marks {...board} /> : null
}

import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** The additions of the window or page to a flat table. */
export interface FlatShell {
  onMenu(): void
  /** Shows the result again; null if it is always visible. */
  readonly onResult: (() => void) | null
  /** Replaces the buttons of a match, for example with the controls of a recording; null in a match. */
  readonly dock: ReactNode
  /** The button that leaves a recording, in place of undo and menu; missing in a match. */
  readonly leave?: ReactNode
  /** Asks the coach; missing if there is none. */
  readonly coach?: ReactNode
  /** The adviser: the first of lesson, coach, tips and the verdict on a moment; missing if there are none. */
  readonly adviser?: ReactNode
  /** The captions of sounds; missing on pages that have none. */
  readonly captions?: ReactNode
  /** The window's marks on a board: fingers of a lesson, marks of the game; missing on pages that have none. */
  readonly BoardMarks?: ComponentType<BoardMarksProps>
  /** The player's side, `You: Red`; missing if this screen has no side of its own. */
  readonly who?: ReactNode
  /** The hint for a player while others play; missing if the table has no other screen to look at. */
  readonly idle?: string
  /** Hides this player's secrets; null if no other person can see them. */
  readonly secrets: Secrets | null
  /** True to show only the boards, whole and without buttons, as the picture of a stream. */
  readonly isClean?: boolean
  /** The names of the players below such boards; missing to show none. */
  readonly names?: ReactNode
}

/** The board under the window's marks. */
export interface BoardMarksProps {
  readonly columns: number
  /**
   * Returns the index on this board, by rows from the top left, of a cell of the game; null if it is on another board.
   */
  readonly indexOf: (cell: number) => number | null
  /** The seat whose board it is, in games with a board for each seat. */
  readonly board?: string
}

export interface Secrets {
  readonly isHidden: boolean
  hide(): void
  show(): void
}

/** The shell without a window or page. */
export const ALONE: FlatShell = { onMenu: () => {}, onResult: null, dock: null, secrets: null }

/** Provides the shell of the flat table. */
export const FlatShellContext = createContext<FlatShell>(ALONE)

export const useFlatShell = (): FlatShell => useContext(FlatShellContext)

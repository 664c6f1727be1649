import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** What the window or page around a flat table adds to it. */
export interface FlatShell {
  onMenu(): void
  /** Shows the result once more; null where it is always in sight. */
  readonly onResult: (() => void) | null
  /** In place of what is pressed in a match, such as the controls of a recording; null in a match. */
  readonly dock: ReactNode
  /** The way out of a recording, in place of undo and menu; missing in a match. */
  readonly leave?: ReactNode
  /** Asks the coach; missing where there is none. */
  readonly coach?: ReactNode
  /** Lesson, coach, tips, the verdict on a moment: the first is shown. Missing where there are none. */
  readonly adviser?: ReactNode
  /** What the window lays over a board: fingers of a lesson, marks of the game; missing on pages that have none. */
  readonly BoardMarks?: ComponentType<BoardMarksProps>
  /** Hides what only this player may know; null where nobody else can see it. */
  readonly secrets: Secrets | null
  /** The boards alone, whole and without anything to press, as a picture for a stream. */
  readonly isClean?: boolean
}

/** A board that something is laid over. */
export interface BoardMarksProps {
  readonly columns: number
  /** The cell of the board, by rows from the top left, for a cell of the game; null where it is on another board. */
  readonly indexOf: (cell: number) => number | null
}

export interface Secrets {
  readonly isHidden: boolean
  hide(): void
  show(): void
}

/** Without a window or page around it. */
export const ALONE: FlatShell = { onMenu: () => {}, onResult: null, dock: null, secrets: null }

/** What surrounds the flat table. */
export const FlatShellContext = createContext<FlatShell>(ALONE)

export const useFlatShell = (): FlatShell => useContext(FlatShellContext)

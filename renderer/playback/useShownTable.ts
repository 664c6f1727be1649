import { createContext, useCallback, useContext } from 'react'
import { useStore } from 'zustand'
import { pageTable } from './pageTable.ts'
import type { ShownNow, ShownTable, TableGame } from './ShownTable.ts'

const TableContext = createContext(pageTable)

/** Provides a table for everything below it; without one, components belong to the table of the page. */
export const ShownTableProvider = TableContext.Provider

/** Returns the table that a component belongs to. */
export const useShownTable = (): ShownTable => useContext(TableContext)

/** Returns a part of what the table shows. */
export function useShownNow<T>(select: (now: ShownNow) => T): T {
  return useStore(useShownTable().shown, select)
}

/** Returns the shown view if `isView` accepts it; null otherwise. */
export function useShownView<View>(isView: (shown: unknown) => shown is View): View | null {
  const shown = useShownNow((now) => now.shown)
  return isView(shown) ? shown : null
}

/** Returns a part of what is known of the game on the table. */
export function useTableGame<T>(select: (game: TableGame) => T): T {
  return useStore(useShownTable().game, select)
}

/** Returns a function that computes a value of the component's table: the same function as long as the table stays. */
export function useOfTable<T>(of: (table: ShownTable) => T): () => T {
  const table = useShownTable()
  return useCallback(() => of(table), [of, table])
}

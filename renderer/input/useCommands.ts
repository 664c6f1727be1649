import { useEffect } from 'react'
import { type Context, type HandledTable, openContext } from './contexts.ts'
import { readKeyboardLayout } from './keyboardLayout.ts'

/**
 * Opens a context while the component is mounted.
 * @param tables the same array as long as the effects are the same
 */
export function useCommands(kind: Context['kind'], tables: readonly HandledTable[]): void {
  useEffect(() => {
    void readKeyboardLayout()
    return openContext({ kind, tables })
  }, [kind, tables])
}

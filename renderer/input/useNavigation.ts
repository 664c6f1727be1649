import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type HandledTable, handle, openContext } from './contexts.ts'
import { NAVIGATION } from './navigation.ts'

interface Navigation {
  readonly kind: 'screen' | 'dialog'
  readonly root: RefObject<HTMLElement | null>
  /** Called to leave it; without it the screen or dialog can only be answered. */
  readonly onBack?: (() => void) | undefined
  /** Its own commands, which precede those of every screen: the same array as long as their effects are the same. */
  readonly tables?: readonly HandledTable[] | undefined
}

const NO_TABLES: readonly HandledTable[] = []

/** Opens the context of a screen or dialog while it is mounted. */
export function useNavigation({ kind, root, onBack, tables: own = NO_TABLES }: Navigation): void {
  const back = useRef(onBack)
  useEffect(() => {
    back.current = onBack
  })
  useLayoutEffect(() => {
    const tables = [...own, handle(NAVIGATION, { confirm: pressFocused, back: () => back.current?.() })]
    return openContext({ kind, tables, root: () => root.current })
  }, [kind, root, own])
}

function pressFocused(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.click()
}

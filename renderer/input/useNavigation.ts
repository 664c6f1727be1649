import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { handle, openContext } from './contexts.ts'
import { NAVIGATION } from './navigation.ts'

interface Navigation {
  readonly kind: 'screen' | 'dialog'
  readonly root: RefObject<HTMLElement | null>
  /** Called to leave it; without it the screen or dialog can only be answered. */
  readonly onBack?: (() => void) | undefined
}

/** Opens the context of a screen or dialog while it is mounted. */
export function useNavigation({ kind, root, onBack }: Navigation): void {
  const back = useRef(onBack)
  useEffect(() => {
    back.current = onBack
  })
  useLayoutEffect(() => {
    const tables = [handle(NAVIGATION, { confirm: pressFocused, back: () => back.current?.() })]
    return openContext({ kind, tables, root: () => root.current })
  }, [kind, root])
}

function pressFocused(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.click()
}

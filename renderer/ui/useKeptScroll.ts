import { type RefObject, useLayoutEffect } from 'react'

const places = new Map<string, number>()

/**
 * Remembers the scroll position of a screen when the player leaves it.
 *
 * @param name the name of the screen
 * @param content any element that scrolls with it
 * @param isBack true on return to the screen: its scroll position is restored, unless the focused element would be out
 * of sight
 */
export function useKeptScroll(name: string, content: RefObject<HTMLElement | null>, isBack: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only how the player came to the screen counts
  useLayoutEffect(() => {
    const body = content.current?.closest('.screen-body')
    if (!body) return
    const before = places.get(name)
    if (isBack && before !== undefined) scrollTo(body, before)
    return () => void places.set(name, body.scrollTop)
  }, [name])
}

function scrollTo(body: Element, place: number): void {
  body.scrollTop = place
  const focused = document.activeElement
  if (!focused || !body.contains(focused)) return
  const [seen, { top, bottom }] = [body.getBoundingClientRect(), focused.getBoundingClientRect()]
  if (top < seen.top || bottom > seen.bottom) focused.scrollIntoView({ block: 'center' })
}

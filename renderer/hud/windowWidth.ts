import { useEffect, useState } from 'react'

/** Returns the window's width, rem: the larger the text, the less fits. */
function widthNow(): number {
  return window.innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/**
 * Returns whether the window is wider than a limit; follows its size and the size of the text.
 *
 * @param least rem
 */
export function useIsWiderThan(least: number): boolean {
  const [isWider, setWider] = useState(() => widthNow() > least)
  useEffect(() => {
    const look = () => setWider(widthNow() > least)
    const watch = new ResizeObserver(look)
    watch.observe(document.documentElement)
    const text = new MutationObserver(look)
    text.observe(document.documentElement, { attributes: true, attributeFilter: ['data-text-scale'] })
    return () => {
      watch.disconnect()
      text.disconnect()
    }
  }, [least])
  return isWider
}

import { type RefCallback, useEffect, useLayoutEffect, useState } from 'react'

/**
 * Hides parts of a panel until its words fit their height: among the elements with `data-yields` the lowest number goes
 * first; the element with the words has `data-words`. Returns the panel's ref.
 */
export function useFitting(): RefCallback<HTMLElement> {
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  // after each render: other words may be shown
  useLayoutEffect(() => hideParts(panel))
  useEffect(() => {
    if (!panel || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => hideParts(panel))
    watch.observe(panel)
    return () => watch.disconnect()
  }, [panel])
  return setPanel
}

function hideParts(panel: HTMLElement | null): void {
  const words = panel?.querySelector('[data-words]')
  if (!panel || !words) return
  const parts = [...panel.querySelectorAll<HTMLElement>('[data-yields]')]
  parts.sort((a, b) => Number(a.dataset.yields) - Number(b.dataset.yields))
  for (const part of parts) part.hidden = false
  for (const part of parts) {
    if (words.scrollHeight <= words.clientHeight) return
    part.hidden = true
  }
}

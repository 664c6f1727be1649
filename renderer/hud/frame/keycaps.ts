import { onUse } from '../../input/activity.ts'
import { followAltKey, useAltKey } from '../../input/altKey.ts'

/** The idle time until the buttons show their keys, ms. */
const IDLE = 3000

/**
 * Shows key caps on the buttons of a match after three idle seconds, or while Alt is held: `data-keycaps` on the page's
 * root. Returns a function that stops this.
 */
export function followKeycaps(): () => void {
  const { dataset } = document.documentElement
  const show = (isShown: boolean) => {
    if (isShown) dataset.keycaps = ''
    else delete dataset.keycaps
  }
  const idle = () => show(true)
  let timer = setTimeout(idle, IDLE)
  const act = () => {
    clearTimeout(timer)
    timer = setTimeout(idle, IDLE)
    show(useAltKey.getState().isHeld)
  }
  const stopAlt = followAltKey()
  const stopShowing = useAltKey.subscribe(({ isHeld }) => show(isHeld))
  const stopWatching = onUse(['press', 'wheel', 'move'], act)
  return () => {
    clearTimeout(timer)
    stopShowing()
    stopAlt()
    show(false)
    stopWatching()
  }
}

/** How long nothing is done until the buttons show their keys, ms. */
const IDLE = 3000

/** The events of a player who is doing something. */
const ACTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const

/**
 * Shows the caps of keys on the buttons of a match after three seconds of idling, or while Alt is held: `data-keycaps` on
 * the page's root. Returns a function that stops it.
 */
export function followKeycaps(): () => void {
  const { dataset } = document.documentElement
  const show = () => {
    dataset.keycaps = ''
  }
  const hide = () => {
    delete dataset.keycaps
  }
  let timer = setTimeout(show, IDLE)
  const act = (event: Event) => {
    clearTimeout(timer)
    timer = setTimeout(show, IDLE)
    if (event instanceof KeyboardEvent && event.key === 'Alt') show()
    else hide()
  }
  const release = ({ key }: KeyboardEvent) => {
    if (key === 'Alt') hide()
  }
  for (const kind of ACTS) window.addEventListener(kind, act, { capture: true, passive: true })
  window.addEventListener('keyup', release, true)
  return () => {
    clearTimeout(timer)
    hide()
    for (const kind of ACTS) window.removeEventListener(kind, act, { capture: true })
    window.removeEventListener('keyup', release, true)
  }
}

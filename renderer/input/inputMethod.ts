/** Keys that submit a form or close a dialog without a handler. */
const ENDING = /^((Numpad)?Enter|Escape)$/
/** Key code of a key that an input method has taken; Safari has no other sign of the Enter that ends a composition. */
const TAKEN = 229

/**
 * Keeps the keys of an input method, such as those that choose and take a Chinese word, from every handler of the page:
 * they belong to the text. Each page calls it before it adds other listeners. Returns a function that stops this.
 */
export function ignoreInputMethod(): () => void {
  const keep = (event: KeyboardEvent) => {
    if (!event.isComposing && event.keyCode !== TAKEN) return
    event.stopImmediatePropagation()
    if (ENDING.test(event.code) || ENDING.test(event.key)) event.preventDefault() // has no effect on the input method
  }
  window.addEventListener('keydown', keep, true)
  return () => window.removeEventListener('keydown', keep, true)
}

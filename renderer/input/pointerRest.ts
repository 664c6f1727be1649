/** How long the pointer must have stood still to count as at rest: it no longer aims at anything, ms. */
const REST = 500

let moved = Number.NEGATIVE_INFINITY

const KINDS = ['pointermove', 'pointerdown', 'wheel'] as const

function note(): void {
  moved = performance.now()
}

/** Notes from now on when the pointer is moved. */
export function watchPointer(): void {
  for (const kind of KINDS) window.addEventListener(kind, note, { capture: true, passive: true })
}

/** Calls `then` as soon as the pointer is at rest, at once where it is; returns what gives up waiting. */
export function whenPointerRests(then: () => void): () => void {
  let timer = 0
  const look = () => {
    const left = moved + REST - performance.now()
    if (left <= 0) then()
    else timer = window.setTimeout(look, left)
  }
  look()
  return () => window.clearTimeout(timer)
}

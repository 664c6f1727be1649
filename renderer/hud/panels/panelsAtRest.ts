/** How long panels must have stood still, in ms and in frames, and how long is waited for it at most, ms. */
const STILL = 120
const FRAMES = 4
const LONGEST = 3000

/** Calls `then` once the panels over the table stand where they will; returns a function that gives up waiting. */
export function whenPanelsRest(then: () => void): () => void {
  const begun = performance.now()
  let still = { places: '', since: begun, frames: 0 }
  const look = () => {
    const [now, places] = [performance.now(), placesOfPanels()]
    still = places === still.places ? { ...still, frames: still.frames + 1 } : { places, since: now, frames: 0 }
    const isAtRest = still.frames >= FRAMES && now - still.since >= STILL
    if (isAtRest || now - begun >= LONGEST) then()
    else frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

function placesOfPanels(): string {
  const panels = [...document.querySelectorAll('.hud :is(.wood, .parchment)')]
  return panels.map((panel) => Object.values(panel.getBoundingClientRect().toJSON()).join()).join(' ')
}

/** How far the window has come since it was opened; whoever measures the start reads the marks. */
export type Milestone = 'interactive' | 'table'

/** Waits until what was just put on the page is on the screen, and notes when that was; each milestone only once. */
export async function reach(milestone: Milestone): Promise<void> {
  await nextFrame()
  await nextFrame()
  if (performance.getEntriesByName(milestone).length === 0) performance.mark(milestone)
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

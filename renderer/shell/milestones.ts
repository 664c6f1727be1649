/** The stages of the start. Start-up benchmarks read the performance marks. */
export type Milestone = 'interactive' | 'table'

/** Marks a milestone once the changes so far are on the screen; each milestone only once. */
export async function reach(milestone: Milestone): Promise<void> {
  await nextFrame()
  await nextFrame()
  if (performance.getEntriesByName(milestone).length === 0) performance.mark(milestone)
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

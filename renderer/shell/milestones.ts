import type { HostApi } from '../../electron/contract/ipc.ts'

/** The stages of the start. Start-up benchmarks read the performance marks. */
export type Milestone = 'interactive' | 'table'

/** Longest wait for the first screen in milliseconds: a minimised window draws no frames. */
const PATIENCE = 1000

let tellUsable = (): void => undefined
const usable = new Promise<void>((resolve) => {
  tellUsable = resolve
})

/** Marks a milestone once the changes so far are on the screen; each milestone only once. */
export async function reach(milestone: Milestone): Promise<void> {
  await nextFrame()
  await nextFrame()
  if (performance.getEntriesByName(milestone).length === 0) performance.mark(milestone)
  if (milestone === 'interactive') tellUsable()
}

/**
 * Returns the host with its calls delayed until the first screen is usable, except `settings:get`, which that screen
 * needs. The main process loads the rules of the games at the first other call, and the first frames would wait for that.
 */
export function afterFirstFrames(host: HostApi): HostApi {
  const ready = Promise.race([usable, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  return {
    call: async (channel, request) => {
      if (channel !== 'settings:get') await ready
      return host.call(channel, request)
    },
    onFeed: (listener) => host.onFeed(listener),
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

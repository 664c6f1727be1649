import { create } from 'zustand'

/** How long lost graphics are waited for before the flat table takes their place, milliseconds. */
const PATIENCE = 4000

/** Whether 3D graphics have failed: there are none, or they were lost and did not come back. */
export const useGraphics = create<{ readonly failed: boolean }>(() => ({ failed: false }))

let waiting: ReturnType<typeof setTimeout> | undefined

/** Says that the graphics were lost, or are there again. */
export function tellGraphicsLost(lost: boolean): void {
  clearTimeout(waiting)
  if (lost) waiting = setTimeout(() => useGraphics.setState({ failed: true }), PATIENCE)
  else useGraphics.setState({ failed: false })
}

/** Says that graphics are missing altogether. */
export function tellGraphicsMissing(): void {
  useGraphics.setState({ failed: true })
}

import { create } from 'zustand'
import { type LayoutName, layoutNameOf } from './layoutName.ts'

interface Layout {
  readonly name: LayoutName
  /** The window's size, rem. */
  readonly width: number
  readonly height: number
}

/** The layout of this window; before the first measurement that of a common window. */
export const useLayout = create<Layout>(() => ({ name: 'wide', width: 80, height: 50 }))

function layoutNow(isFlat: boolean): Layout {
  const root = document.documentElement
  const rem = Number.parseFloat(getComputedStyle(root).fontSize) || 16
  const [width, height] = [window.innerWidth / rem, window.innerHeight / rem]
  const isTelevision = root.dataset.television === 'true'
  return { name: layoutNameOf({ width, height, isTelevision, isFlat }), width, height }
}

/**
 * Keeps the layout by the window's size and the settings, and its name on the page's root. Returns a function that
 * stops this and removes the name.
 *
 * @param isFlat true for the flat table
 */
export function followLayout(isFlat: boolean): () => void {
  const root = document.documentElement
  const look = () => {
    const now = layoutNow(isFlat)
    root.dataset.layout = now.name
    const { name, width, height } = useLayout.getState()
    if (now.name !== name || now.width !== width || now.height !== height) useLayout.setState(now)
  }
  // The size of 1rem depends on it.
  root.dataset.layout = useLayout.getState().name
  const size = new ResizeObserver(look)
  size.observe(root)
  const text = new MutationObserver(look)
  text.observe(root, { attributes: true, attributeFilter: ['data-text-scale', 'data-television'] })
  look()
  return () => {
    size.disconnect()
    text.disconnect()
    delete root.dataset.layout
  }
}

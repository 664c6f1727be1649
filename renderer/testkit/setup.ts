/** Adds to the test document what components need from a real page. Vitest loads it before each component test file. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanup, configure } from '@testing-library/react'
import { ImageLoader } from 'three'
import { afterEach } from 'vitest'

const root = join(import.meta.dirname, '../..')

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)
// As generous as all timeouts of tests: it catches what never happens, not slow machines.
configure({ asyncUtilTimeout: 20_000 })

// Test files share a window: each begins as a new tab does.
sessionStorage.clear()
localStorage.clear()

// The most common size of players' windows.
Object.assign(window, { innerWidth: 1280, innerHeight: 800 })

// There is no server: baked models are read from the disk.
globalThis.fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  return new Response(await readFile(join(root, pathname)))
}

// There is no layout, so nothing scrolls.
Element.prototype.scrollIntoView = () => {}

// There is no drawing, so textures load an empty image.
ImageLoader.prototype.load = (_url, onLoad) => {
  const image = new Image()
  queueMicrotask(() => onLoad?.(image))
  return image
}

// All fonts count as loaded, as no letter is drawn.
Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true })

/** A canvas context that accepts every call and draws nothing; its letters have a size. */
const measureText = () => ({ width: 8, actualBoundingBoxAscent: 8, actualBoundingBoxDescent: 2 })
const context: object = new Proxy(() => context, {
  get: (_, name) => (name === 'measureText' ? measureText : context),
  set: () => true,
})
HTMLCanvasElement.prototype.getContext = () => context as never // supports every call of drawing code
Object.assign(globalThis, { Path2D: class {} })

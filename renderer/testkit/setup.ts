/** What the component tests' document lacks beside the real page. Runs before each of their files. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanup } from '@testing-library/react'
import { ImageLoader } from 'three'
import { afterEach } from 'vitest'

const root = join(import.meta.dirname, '../..')

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

// No server gives out the baked models: they are read from the disk.
globalThis.fetch = async (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  return new Response(await readFile(join(root, pathname)))
}

// Nothing is drawn, so no picture is looked at: an empty one stands for each.
ImageLoader.prototype.load = (_url, onLoad) => {
  const image = new Image()
  queueMicrotask(() => onLoad?.(image))
  return image
}

/** A pen that leaves no strokes, whatever it is told. */
const pen: object = new Proxy(() => pen, { get: () => pen, set: () => true })
HTMLCanvasElement.prototype.getContext = () => pen as never // all that code that draws pictures asks of a context
Object.assign(globalThis, { Path2D: class {} })

import { vi } from 'vitest'
import type { Drawing } from '../table/sprites/sheet.ts'

/** A fill or stroke in one colour. */
interface Paint {
  readonly how: 'fill' | 'stroke'
  readonly colour: string
  readonly width: number
}

/** A drawn picture. */
export interface Drawn {
  readonly paints: readonly Paint[]
  /**
   * The picture without colours, sizes and places: two that agree in this look alike to a viewer who sees no colour.
   */
  readonly shape: string
}

const PAINTS: Readonly<Record<string, Paint['how']>> = {
  fill: 'fill',
  fillRect: 'fill',
  fillText: 'fill',
  stroke: 'stroke',
  strokeRect: 'stroke',
  strokeText: 'stroke',
}
const PLACES = new Set(['translate', 'scale', 'createRadialGradient', 'createLinearGradient'])

class Path {
  readonly path: string
  constructor(path = '') {
    this.path = path
  }
}

/** Draws a picture of a sheet with a pen that only notes its calls. */
export function drawn(picture: Drawing, side = 192): Drawn {
  const before = globalThis.Path2D
  globalThis.Path2D = Path as never
  const paints: Paint[] = []
  const shape: string[] = []
  const pen = { strokeStyle: '' as unknown, fillStyle: '' as unknown, lineWidth: 1 }
  const note = (name: string, [path]: readonly unknown[]) => {
    if (PLACES.has(name)) return { addColorStop: vi.fn() }
    shape.push(path instanceof Path ? `${name} ${path.path.replace(/[^a-z]/gi, '')}` : name)
    const how = PAINTS[name]
    const colour = how === 'fill' ? pen.fillStyle : pen.strokeStyle
    if (how && typeof colour === 'string') paints.push({ how, colour, width: pen.lineWidth })
    return undefined
  }
  const g = new Proxy(pen, {
    get: (target, name) =>
      name in target ? Reflect.get(target, name) : (...given: readonly unknown[]) => note(String(name), given),
  })
  try {
    picture(g as never, side)
  } finally {
    globalThis.Path2D = before
  }
  return { paints, shape: shape.join(',') }
}

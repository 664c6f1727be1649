import { DataTexture } from 'three'
import { smooth } from './radialTexture.ts'

const WIDTH = 192
const HEIGHT = 128
/** Panes of the window, in shares of the texture. */
const PANES = { columns: 3, rows: 2, left: 0.104, top: 0.133, width: 0.23, height: 0.328, stepX: 0.276, stepY: 0.39 }
/** Softness of the panes' edges, in shares of the texture's height. */
const BLUR = 0.07
const BRIGHT = [0xa9, 0xcd, 0xf5] as const
const DIM = [0x35, 0x52, 0x7e] as const

function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** A box from 0 to `length` with soft ends: 1 inside, 0 outside. */
const within = (place: number, length: number, blur: number) =>
  smoothstep(-blur, blur, place) * smoothstep(-blur, blur, length - place)

/** Light through the window at a texture coordinate: 0 behind the bars, 1 in a pane. */
export function paneLight(u: number, v: number): number {
  let light = 0
  for (let column = 0; column < PANES.columns; column++)
    for (let row = 0; row < PANES.rows; row++) {
      const x = within(u - PANES.left - column * PANES.stepX, PANES.width, (BLUR * HEIGHT) / WIDTH)
      const y = within(v - PANES.top - row * PANES.stepY, PANES.height, BLUR)
      light = Math.max(light, x * y)
    }
  return light
}

/** Moonlight through a window of six panes, on black. The caller disposes it. */
export function createWindowTexture(): DataTexture {
  const data = new Uint8Array(WIDTH * HEIGHT * 4)
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) {
      const [u, v] = [(column + 0.5) / WIDTH, (row + 0.5) / HEIGHT]
      const share = (u + v) / 2
      const light = paneLight(u, v)
      const colour = BRIGHT.map((bright, i) => (bright + ((DIM[i] ?? 0) - bright) * share) * light)
      data.set([...colour, 255], (row * WIDTH + column) * 4)
    }
  return smooth(new DataTexture(data, WIDTH, HEIGHT))
}

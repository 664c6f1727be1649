import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'
import { PICTURE_LENGTH } from './ribbonGeometry.ts'

/** What is painted on a ribbon. */
export interface RibbonPaint {
  /** `#rrggbb`. */
  readonly cloth: string
  /** An SVG path in a box of 64, its origin in the middle: tells a side from others without colour. */
  readonly mark: string
}

const HEIGHT = 80
const WIDTH = HEIGHT * PICTURE_LENGTH
/** The mark's height as a share of the ribbon's width. */
const MARK = 0.72
/** The same of the dark hem along both edges. */
const HEM = 0.06
const BOX = 64
const [CREAM, INK] = ['#f7ebc8', '#1c0f07']
/** Cloth of more light bears dark marks. */
const LIGHT = 0.3

/** Relative light of a colour `#rrggbb`, 0 … 1. */
function lightOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The colour in which marks are seen best on a cloth. */
export const markColour = (cloth: string): string => (lightOf(cloth) > LIGHT ? INK : CREAM)

/** The picture that repeats along a ribbon. The caller disposes it. */
export function drawRibbon({ cloth, mark }: RibbonPaint): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const g = canvas.getContext('2d')
  if (!g) throw new Error('this browser cannot draw')
  g.fillStyle = cloth
  g.fillRect(0, 0, WIDTH, HEIGHT)
  g.fillStyle = INK
  for (const y of [0, HEIGHT * (1 - HEM)]) g.fillRect(0, y, WIDTH, HEIGHT * HEM)
  g.fillStyle = markColour(cloth)
  g.translate(WIDTH / 2, HEIGHT / 2)
  g.scale((HEIGHT * MARK) / BOX, (HEIGHT * MARK) / BOX)
  g.fill(new Path2D(mark), 'evenodd')
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.anisotropy = 8
  return texture
}

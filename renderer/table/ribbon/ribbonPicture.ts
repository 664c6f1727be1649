import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'
import { lattice } from '../../../models/noise.ts'
import { PICTURE_LENGTH } from './ribbonGeometry.ts'

/** The colours and marks of a ribbon. */
export interface RibbonPaint {
  /** `#rrggbb`. */
  readonly cloth: string
  /** An SVG path in a box of 64 with its origin in the middle. It distinguishes a side without colour. */
  readonly mark: string
  /** True if painted on dark wood: its grain shows through, and a gilt line runs along both edges. */
  readonly isStained?: boolean
}

const HEIGHT = 80
const WIDTH = HEIGHT * PICTURE_LENGTH
/** The mark's height as a share of the ribbon's width. */
const MARK = 0.72
/** The width of the dark hem along both edges, as a share of the ribbon's width. */
const HEM = 0.06
const BOX = 64
const [CREAM, INK, GILT] = ['#f7ebc8', '#1c0f07', '#c8973f']
/** The tint of dark wood over a colour; its opacity is the share of the colour that the wood swallows. */
const STAIN = 'rgba(38,10,4,0.36)'
const GRAINS = 34
/** The relative light above which a cloth has dark marks. */
const LIGHT = 0.3

/** Returns the relative light of a colour `#rrggbb`, 0 … 1. */
function lightOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the colour in which marks are most visible on a cloth. */
export const markColour = (cloth: string): string => (lightOf(cloth) > LIGHT ? INK : CREAM)

/** Returns the picture that repeats along a ribbon. The caller disposes it. */
export function drawRibbon({ cloth, mark, isStained = false }: RibbonPaint): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const g = canvas.getContext('2d')
  if (!g) throw new Error('this browser cannot draw')
  g.fillStyle = cloth
  g.fillRect(0, 0, WIDTH, HEIGHT)
  if (isStained) stain(g)
  g.fillStyle = isStained ? GILT : INK
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

/** Darkens the colour to that of painted wood, with fibres along it. */
function stain(g: CanvasRenderingContext2D): void {
  g.fillStyle = STAIN
  g.fillRect(0, 0, WIDTH, HEIGHT)
  for (let fibre = 0; fibre < GRAINS; fibre++) {
    const [y, bend, tone] = [1, 2, 3].map((k) => lattice(fibre, k))
    const at = (y ?? 0) * HEIGHT
    g.strokeStyle = (tone ?? 0) < 0.6 ? 'rgba(24,6,2,0.3)' : 'rgba(255,190,150,0.14)'
    g.lineWidth = 0.8 + 2 * (tone ?? 0)
    g.beginPath()
    g.moveTo(0, at)
    g.quadraticCurveTo(WIDTH / 2, at + ((bend ?? 0) - 0.5) * 22, WIDTH, at)
    g.stroke()
  }
}

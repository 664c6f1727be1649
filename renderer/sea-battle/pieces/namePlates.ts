import { BufferGeometry, CanvasTexture, Float32BufferAttribute, SRGBColorSpace } from 'three'
import type { Palette } from '../../../electron/contract/ipc.ts'
import type { Flag } from '../../../engine/sea-battle/data/fleet.ts'
import { SEA_TRAY } from '../../../models/sea-battle/measures.ts'
import { CORNERS } from '../../table/lettering/lettering.ts'
import type { Point } from '../../table/spot.ts'
import { TABLE_LEVEL } from '../../table/TableTop.tsx'
import { FLAG_BOX, FLAG_DRAWINGS, fillOf } from '../insignia/flagDrawings.ts'
import { TRAYS, type Tray, trayMiddle } from '../table/anchors.ts'

/** The text of a plate: the owner of the sea behind the plate, or the harbour. */
export interface PlateText {
  readonly name: string
  /** Null for the harbour, which has no owner. */
  readonly flag: Flag | null
  /** The colours of the flag. */
  readonly palette: Palette
}

/** The size of one plate in the picture, in pixels; the near sea's above the far one's. */
const WIDTH = 1024
const HEIGHT = 152
export const PLATE_FONT = '800 116px Alegreya, serif'
const MARGIN = 30
const FLAG_WIDTH = 150

/**
 * The size and place of a plate on the table, in cells: no deeper than the free room over the hint in a small window.
 */
const PLATE = {
  inward: 2.3,
  width: 3.24,
  depth: 0.48,
  z: SEA_TRAY.size / 2 + SEA_TRAY.rail + 0.26,
  y: TABLE_LEVEL + 0.02,
} as const

/** Returns the corners of a plate before a tray, round from the far left. */
export function plateCorners(tray: Tray): readonly Point[] {
  const middle = trayMiddle(tray) * (1 - PLATE.inward / SEA_TRAY.aside)
  return CORNERS.map(([dx, dz]) => ({
    x: middle + (dx * PLATE.width) / 2,
    y: PLATE.y,
    z: PLATE.z + (dz * PLATE.depth) / 2,
  }))
}

/** Returns a picture for both plates. The caller disposes it. */
export function createPlatePicture(): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT * TRAYS.length
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** Draws both plates, the near sea's first; an unknown name leaves no plate. */
export function drawPlates(texture: CanvasTexture, plates: readonly PlateText[]): void {
  const canvas = texture.image as HTMLCanvasElement // made above
  const g = canvas.getContext('2d')
  if (!g) return
  g.clearRect(0, 0, canvas.width, canvas.height)
  plates.forEach((plate, row) => {
    g.save()
    g.translate(0, row * HEIGHT)
    if (plate.name !== '') drawPlate(g, plate)
    g.restore()
  })
  texture.needsUpdate = true
}

/** Draws a brass plate with the engraved name behind the flag. */
function drawPlate(g: CanvasRenderingContext2D, { name, flag, palette }: PlateText): void {
  g.font = PLATE_FONT
  const beside = flag === null ? MARGIN : FLAG_WIDTH + 2 * MARGIN
  const room = WIDTH - 4 * MARGIN - FLAG_WIDTH
  const text = Math.min(room, g.measureText(name).width)
  const width = text + beside + MARGIN
  const left = (WIDTH - width) / 2
  g.beginPath()
  g.roundRect(left, 6, width, HEIGHT - 12, 22)
  const brass = g.createLinearGradient(0, 0, 0, HEIGHT)
  brass.addColorStop(0, '#f0cd84')
  brass.addColorStop(1, '#c99a48')
  g.fillStyle = brass
  g.fill()
  g.lineWidth = 7
  g.strokeStyle = '#4a2c12'
  g.stroke()
  if (flag !== null)
    drawFlag(g, { flag, palette }, left + MARGIN, (HEIGHT - (FLAG_WIDTH * FLAG_BOX.height) / FLAG_BOX.width) / 2)
  g.fillStyle = '#2a170a'
  g.textBaseline = 'middle'
  g.fillText(name, left + beside, HEIGHT / 2 + 4, room)
}

function drawFlag(
  g: CanvasRenderingContext2D,
  { flag, palette }: { readonly flag: Flag; readonly palette: Palette },
  x: number,
  y: number,
): void {
  g.save()
  g.translate(x, y)
  g.scale(FLAG_WIDTH / FLAG_BOX.width, FLAG_WIDTH / FLAG_BOX.width)
  g.lineCap = 'round'
  g.lineJoin = 'round'
  for (const part of FLAG_DRAWINGS[flag]) {
    const { path, stroke, width = 1 } = part
    const shape = new Path2D(path)
    const fill = fillOf(part, flag, palette)
    if (fill) {
      g.fillStyle = fill
      g.fill(shape)
    }
    if (!stroke) continue
    g.strokeStyle = stroke
    g.lineWidth = width
    g.stroke(shape)
  }
  g.restore()
}

/** Returns the plates on the table before both trays, in one geometry. */
export function plateGeometry(): BufferGeometry {
  const corners = TRAYS.flatMap((tray, row) =>
    plateCorners(tray).map(({ x, y, z }, corner) => {
      const [dx, dz] = CORNERS[corner] ?? CORNERS[0]
      return { place: [x, y, z], uv: [(dx + 1) / 2, (row + (dz + 1) / 2) / TRAYS.length] }
    }),
  )
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      corners.flatMap(({ place }) => place),
      3,
    ),
  )
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      corners.flatMap(() => [0, 1, 0]),
      3,
    ),
  )
  geometry.setAttribute(
    'uv',
    new Float32BufferAttribute(
      corners.flatMap(({ uv }) => uv),
      2,
    ),
  )
  return geometry.setIndex(TRAYS.flatMap((_, row) => [0, 1, 2, 0, 2, 3].map((corner) => row * 4 + corner)))
}

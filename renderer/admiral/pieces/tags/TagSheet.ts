import { CanvasTexture, SRGBColorSpace } from 'three'
import type { Sheet } from '../../../table/sprites/SpriteBatch.ts'
import type { ShipFacts } from './shipFacts.ts'
import { drawTag, TAG, TAG_ROOM } from './tagPicture.ts'

const COLUMNS = 4
/** A tag with the margin round it, in pixels. */
export const TAG_CELL = { width: TAG.width + 2 * TAG_ROOM, height: TAG.height + 2 * TAG_ROOM } as const

/** The tags of all ships in one picture; a tag is redrawn when its facts have changed. */
export class TagSheet implements Sheet {
  readonly texture: CanvasTexture
  readonly columns = COLUMNS
  readonly rows: number
  private readonly canvas: CanvasRenderingContext2D
  private readonly drawn: string[] = []

  constructor(ships: number) {
    this.rows = Math.max(1, Math.ceil(ships / COLUMNS))
    const canvas = document.createElement('canvas')
    canvas.width = COLUMNS * TAG_CELL.width
    canvas.height = this.rows * TAG_CELL.height
    const g = canvas.getContext('2d')
    if (!g) throw new Error('this browser cannot draw')
    this.canvas = g
    this.texture = new CanvasTexture(canvas)
    this.texture.flipY = false
    this.texture.colorSpace = SRGBColorSpace
    this.texture.anisotropy = 4
  }

  /** Draws the `index`-th tag unless it shows the same already. */
  draw(index: number, facts: ShipFacts, letter: string): void {
    const told = [letter, facts.hull, facts.hullLeft, facts.speed, facts.speedLeft].join()
    if (this.drawn[index] === told) return
    this.drawn[index] = told
    const g = this.canvas
    g.save()
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)]
    g.translate(column * TAG_CELL.width + TAG_ROOM, row * TAG_CELL.height + TAG_ROOM)
    drawTag(g, facts, letter)
    g.restore()
    this.texture.needsUpdate = true
  }

  dispose(): void {
    this.texture.dispose()
  }
}

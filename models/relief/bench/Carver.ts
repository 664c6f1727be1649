import type { BufferGeometry, Color } from 'three'
import { cut, type Detail } from '../../geometry/detail.ts'
import { randomFrom } from '../../random.ts'
import { PARTS, type PartName } from '../parts.ts'
import { darkLine } from './darkLine.ts'
import { type Face, facesOf, isUnderfoot, looksDown } from './faces.ts'
import type { Carving } from './finishes.ts'
import { Mesh } from './Mesh.ts'
import { inked, shaded, strong } from './paint.ts'

/** Width of the dark line, cells. */
const LINE = 0.011

/** A carving: its visible surface, and the dark line round it, which casts no shadow. */
export interface Relief {
  readonly body: BufferGeometry
  readonly line: BufferGeometry
}

class Piece {
  readonly body = new Mesh()
  readonly line = new Mesh()

  append(other: Piece): this {
    this.body.append(other.body)
    this.line.append(other.line)
    return this
  }

  relief(): Relief {
    return { body: this.body.geometry(), line: this.line.geometry() }
  }
}

/** Builds one carving out of painted parts. Its origin is the middle of the tile's top; north is −z, up is +y. */
export class Carver {
  private readonly base = new Piece()
  private readonly moving = new Map<PartName, Piece>()
  private piece = this.base
  private readonly random = randomFrom(77)

  readonly detail: Detail

  constructor(detail: Detail) {
    this.detail = detail
  }

  /** Returns the count for the level of detail of this carving. */
  cut(full: number, low: number): number {
    return cut(this.detail, full, low)
  }

  /** True for carvings with all small details. */
  get isFull(): boolean {
    return this.detail === 'full'
  }

  /** Paints a solid and adds it. */
  add(solid: BufferGeometry, colour: string, carving: Carving = {}): this {
    const { line = LINE, facet = false, fine = false } = carving
    if (fine && !this.isFull) return this
    const faces = facesOf(solid, facet).filter((face) => this.isSeen(face))
    const base = strong(colour)
    for (const face of faces) this.paint(face, base, carving)
    if (line > 0) this.ink(darkLine(faces, line), inked(base))
    return this
  }

  /** Adds everything that `carve` adds to a moving part. */
  part(name: PartName, carve: () => void): this {
    const around = this.piece
    this.piece = this.moving.get(name) ?? new Piece()
    this.moving.set(name, this.piece)
    carve()
    this.piece = around
    return this
  }

  /** Returns the current carving, its parts at rest. */
  whole(): Relief {
    const standing = [...this.moving].filter(([name]) => !PARTS[name].isFleeting).map(([, piece]) => piece)
    return [this.base, ...standing].reduce((sum, piece) => sum.append(piece), new Piece()).relief()
  }

  /** Returns the parts that never move. */
  still(): Relief {
    return this.base.relief()
  }

  /** Returns the parts that move. */
  parts(): ReadonlyMap<PartName, Relief> {
    return new Map([...this.moving].map(([name, piece]) => [name, piece.relief()]))
  }

  private isSeen(face: Face): boolean {
    return !isUnderfoot(face) && (this.isFull || !looksDown(face))
  }

  private paint(face: Face, base: Color, carving: Carving): void {
    const { roughness = 0.62, metalness = 0, grain = 0.35, facet = false, glow = 0, shade = 1 } = carving
    const tone = facet ? 0.93 + 0.14 * this.random() : 1
    const colourAt = (corner: 0 | 1 | 2): Color => {
      if (glow > 0) return base.clone().multiplyScalar(glow)
      return shaded(base, face.normals[corner], face.corners[corner].y, shade).multiplyScalar(tone)
    }
    this.piece.body.add(face, [colourAt(0), colourAt(1), colourAt(2)], [roughness, metalness, glow > 0 ? 0 : grain])
  }

  private ink(faces: readonly Face[], ink: Color): void {
    for (const face of faces) this.piece.line.add(face, [ink, ink, ink], [0.95, 0, 0])
  }
}

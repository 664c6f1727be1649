import { BufferGeometry, Color, Float32BufferAttribute } from 'three'
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js'
import { type Finish, MATERIAL } from './part.ts'
import type { Triple } from './solids.ts'

/** Collects painted four-cornered faces into one mesh. */
export class QuadMesh {
  private readonly position: number[] = []
  private readonly colour: number[] = []
  private readonly material: number[] = []

  /** Adds a face; corners run counter-clockwise seen from outside. */
  add(corners: readonly [Triple, Triple, Triple, Triple], colour: string, finish: Finish = {}): void {
    const { roughness = 0.5, metalness = 0, grain = 1 } = finish
    const { r, g, b } = new Color(colour)
    const [a, second, c, d] = corners
    for (const corner of [a, second, c, a, c, d]) {
      this.position.push(...corner)
      this.colour.push(r, g, b)
      this.material.push(roughness, metalness, grain)
    }
  }

  /** Adds a face and its mirror image across z = 0. */
  addPair(corners: readonly [Triple, Triple, Triple, Triple], colour: string, finish?: Finish): void {
    this.add(corners, colour, finish)
    const [a, b, c, d] = corners.map(([x, y, z]): Triple => [x, y, -z])
    if (a && b && c && d) this.add([d, c, b, a], colour, finish)
  }

  /** Returns the mesh; edges sharper than the angle (radians) stay hard. */
  geometry(crease = 0.6): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(this.position, 3))
    geometry.setAttribute('color', new Float32BufferAttribute(this.colour, 3))
    geometry.setAttribute(MATERIAL, new Float32BufferAttribute(this.material, 3))
    return toCreasedNormals(geometry, crease)
  }
}

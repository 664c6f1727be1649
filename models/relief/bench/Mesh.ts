import { BufferGeometry, type Color, Float32BufferAttribute } from 'three'
import { MATERIAL } from '../../geometry/part.ts'
import type { Face } from './faces.ts'

type Material = readonly [roughness: number, metalness: number, grain: number]

/** Collects painted triangles. */
export class Mesh {
  private readonly position: number[] = []
  private readonly normal: number[] = []
  private readonly colour: number[] = []
  private readonly material: number[] = []

  /** Adds a triangle with a colour for each corner. */
  add({ corners, normals }: Face, colours: readonly [Color, Color, Color], material: Material): void {
    for (const corner of corners) this.position.push(corner.x, corner.y, corner.z)
    for (const normal of normals) this.normal.push(normal.x, normal.y, normal.z)
    for (const { r, g, b } of colours) this.colour.push(r, g, b)
    for (let i = 0; i < 3; i++) this.material.push(...material)
  }

  /** Adds all triangles of another. */
  append(other: Mesh): this {
    this.position.push(...other.position)
    this.normal.push(...other.normal)
    this.colour.push(...other.colour)
    this.material.push(...other.material)
    return this
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(this.position, 3))
    geometry.setAttribute('normal', new Float32BufferAttribute(this.normal, 3))
    geometry.setAttribute('color', new Float32BufferAttribute(this.colour, 3))
    geometry.setAttribute(MATERIAL, new Float32BufferAttribute(this.material, 3))
    return geometry
  }
}

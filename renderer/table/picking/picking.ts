import type { Camera } from 'three'
import { Vector3 } from 'three'
import type { Point, Spot } from '../spot.ts'

/** A ray with a direction of unit length. */
interface Ray {
  readonly origin: Point
  readonly direction: Point
}

/** A piece, ship or other upright thing as a vertical cylinder that can be picked. */
export interface Upright {
  readonly id: string
  readonly x: number
  readonly z: number
  readonly radius: number
  /** The heights of its bottom and top. */
  readonly bottom: number
  readonly top: number
  /**
   * True for the base of a thing: picked before everything that rises in front of it, such as the sails of a neighbour.
   */
  readonly isBase?: boolean
}

/** The things under the pointer. */
export interface Pick {
  /** The spot where the ray meets the ground, regardless of upright things; null above the horizon. */
  readonly ground: Spot | null
  /** The upright thing whose base is under the pointer, else the nearest. */
  readonly id: string | null
}

const near = new Vector3()
const far = new Vector3()

/**
 * Returns the ray from the camera through a point in normalized device coordinates.
 * @param x from −1 (left) to 1 (right)
 * @param y from −1 (bottom) to 1 (top)
 */
export function rayThrough(camera: Camera, x: number, y: number): Ray {
  near.set(x, y, -1).unproject(camera)
  far.set(x, y, 1).unproject(camera)
  const { x: dx, y: dy, z: dz } = far.clone().sub(near).normalize()
  return { origin: near.clone(), direction: { x: dx, y: dy, z: dz } }
}

/** Returns the spot where a ray meets the horizontal plane at a height; null if it does not. */
export function groundUnder(ray: Ray, height: number): Spot | null {
  const distance = (height - ray.origin.y) / ray.direction.y
  if (!(distance > 0) || !Number.isFinite(distance)) return null
  return { x: ray.origin.x + ray.direction.x * distance, z: ray.origin.z + ray.direction.z * distance }
}

/** Returns the distance along the ray to a vertical cylinder's side or top; null if it misses. */
export function distanceTo(upright: Upright, { origin, direction }: Ray): number | null {
  const top = (upright.top - origin.y) / direction.y
  const bottom = (upright.bottom - origin.y) / direction.y
  const dx = origin.x - upright.x
  const dz = origin.z - upright.z
  const a = direction.x ** 2 + direction.z ** 2
  const b = dx * direction.x + dz * direction.z
  const inside = b * b - a * (dx * dx + dz * dz - upright.radius ** 2)
  if (inside < 0 || a === 0) return null
  const enter = Math.max((-b - Math.sqrt(inside)) / a, Math.min(top, bottom))
  const leave = Math.min((-b + Math.sqrt(inside)) / a, Math.max(top, bottom))
  return enter <= leave && leave > 0 ? enter : null
}

/** Returns the upright thing whose base the ray hits; if it hits no base, the first thing that it hits. */
export function firstUpright(uprights: readonly Upright[], ray: Ray): string | null {
  const bases = uprights.filter(({ isBase }) => isBase)
  return nearestOf(bases, ray) ?? nearestOf(uprights, ray)
}

function nearestOf(uprights: readonly Upright[], ray: Ray): string | null {
  let nearest = Number.POSITIVE_INFINITY
  let id: string | null = null
  for (const upright of uprights) {
    const distance = distanceTo(upright, ray)
    if (distance === null || distance >= nearest) continue
    nearest = distance
    id = upright.id
  }
  return id
}

/** Returns the spot rounded to whole cells. */
export function roundSpot({ x, z }: Spot): Spot {
  return { x: Math.round(x) + 0, z: Math.round(z) + 0 } // + 0 turns −0 into 0
}

/** Returns whether two picks have the same upright thing and cell, so that hovering is not reported twice. */
export function isSamePick(a: Pick | null, b: Pick | null): boolean {
  if (a === null || b === null || a.id !== b.id) return a === b
  if (a.ground === null || b.ground === null) return a.ground === b.ground
  const [from, to] = [roundSpot(a.ground), roundSpot(b.ground)]
  return from.x === to.x && from.z === to.z
}

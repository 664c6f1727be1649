import { BufferAttribute, type BufferGeometry } from 'three'
import { cut, type Detail } from '../../geometry/detail.ts'
import { rod, type Triple } from '../../geometry/solids.ts'
import { ropePlace, sparPlace } from './clothSheet.ts'

/** Attributes that let one angle brace all sails of a ship: see `models/admiral/README.md`. */
export const ANCHOR = '_ANCHOR'
export const CLOTH = '_CLOTH'
/** Attribute of flags: the pole about which a point turns. */
export const POLE = '_POLE'
/**
 * Attribute of sails and flags: the share of damage at which their mast falls; below zero on wreckage, which appears
 * then.
 */
export const LOST = '_LOST'

/** A share of damage that is never reached. */
export const NEVER = 2

/** The motion of a sail or spar with the wind. */
export interface Motion {
  /** The upright axis of the turn (x), and the height to which the cloth is furled or on which a mast stands. */
  readonly anchor: readonly [x: number, y: number]
  /** Share of the brace by which it turns about the axis; below zero it turns the other way. */
  readonly swing: number
  /** Share of damage at which it is shot away with its mast. */
  readonly lost: number
  /** The share of its height over the anchor that remains then; nothing by default. */
  readonly stump?: number
}

/** Cloth, which tears, furls and may belly to leeward; a spar does none of these. */
interface Canvas {
  readonly leeward: boolean
  /** Share of damage from which it is torn, 0–1. */
  readonly tear: number
  /** Returns the share by which each point follows the brails, from just above 0 to 1; 1 if left out. */
  readonly brailed?: (point: number) => number
}

function filled(count: number, values: Triple): BufferAttribute {
  const array = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) array.set(values, i * 3)
  return new BufferAttribute(array, 3)
}

/** Writes the motion of a sail or spar on every point of it. */
export function rigged(
  geometry: BufferGeometry,
  { anchor, swing, lost, stump = 0 }: Motion,
  canvas?: Canvas,
): BufferGeometry {
  const { count } = geometry.getAttribute('position')
  geometry.setAttribute(ANCHOR, filled(count, [anchor[0], anchor[1], swing]))
  const cloth = filled(count, canvas ? [1, canvas.leeward ? 1 : 0, canvas.tear] : [0, stump, NEVER])
  if (canvas?.brailed) for (let i = 0; i < count; i++) cloth.setX(i, canvas.brailed(i))
  geometry.setAttribute(CLOTH, cloth)
  return geometry.setAttribute(LOST, lostAt(count, lost))
}

const lostAt = (count: number, lost: number) => new BufferAttribute(new Float32Array(count).fill(lost), 1)

/** Writes the foot of its pole on every point of a flag, and when the flag falls with its mast. */
export function hoisted(geometry: BufferGeometry, pole: Triple, lost = NEVER): BufferGeometry {
  const { count } = geometry.getAttribute('position')
  return geometry.setAttribute(POLE, filled(count, pole)).setAttribute(LOST, lostAt(count, lost))
}

/** Returns a spar that shows the strip of wood in the cloth picture, so that it is drawn together with the sails. */
export function spar(from: Triple, to: Triple, radius: number, detail: Detail, tip = radius): BufferGeometry {
  return onWood(rod(from, to, radius, tip, cut(detail, 5, 3)))
}

/** Maps a rope onto the dark edge of the strip of wood. */
export function tarred(geometry: BufferGeometry): BufferGeometry {
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setXY(i, ...ropePlace(uv.getY(i)))
  return geometry
}

/**
 * Maps a part onto the strip of wood in the cloth picture.
 * @param share how much of the strip's width to use: less on small parts, where the cloth beside it would otherwise
 * show through from far away
 */
export function onWood(geometry: BufferGeometry, share = 1): BufferGeometry {
  const uv = geometry.getAttribute('uv')
  const within = (value: number) => 0.5 + (value - 0.5) * share
  for (let i = 0; i < uv.count; i++) uv.setXY(i, ...sparPlace(within(uv.getY(i)), within(uv.getX(i))))
  return geometry
}

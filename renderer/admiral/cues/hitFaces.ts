import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import { FACE_SIDE } from '../effects/dieFaces.ts'
import { DIE_FACES, type EffectName } from '../effects/names.ts'
import { HALF_DIE } from '../table/anchors.ts'
import { type AdmiralCue, effect } from './staging.ts'

/** The width of each face in the row, and the height of the row over the die's top, in cells. */
const STEP = FACE_SIDE + 0.03
const OVER_DIE = 0.95
/** The factor on the size of the thrown face. */
const THROWN = 1.3

/** The reading of a throw. */
export interface Reading {
  /** The faces that hit, and the face that comes up. */
  readonly hits: readonly number[]
  readonly face: number
  /** The sign before them: the effect of a hit. */
  readonly sign: Extract<EffectName, 'crosshair' | 'doom'>
  /** The times when the faces appear, when the die has come to rest, and when it is removed, in milliseconds. */
  readonly from: number
  readonly rests: number
  readonly until: number
}

/**
 * Shows the faces that hit over a die while it rolls and rests; the thrown face is framed and ticked. If none of them
 * comes up, they disappear before the die.
 */
export function hitFaces(
  die: Readonly<Pose>,
  { hits, face, sign, from, rests, until }: Reading,
): readonly AdmiralCue[] {
  const isHit = hits.includes(face)
  const gone = isHit ? until : Math.min(until, rests + 480)
  const places = placesOver(die, hits.length)
  const [first] = places
  const to = middleOver(die)
  const faces = hits.flatMap((value, i) => faceAt(value, { at: places[i], to }, from, gone))
  const label = first && { ...first, x: first.x - STEP }
  const thrown = places[hits.indexOf(face)]
  return [
    ...(label ? [effect(sign, from, label, { to, size: sign === 'doom' ? 0.4 : 0.5, lasts: gone - from })] : []),
    ...faces,
    ...(thrown ? faceAt(face, { at: thrown, to }, rests, until, THROWN) : []),
    ...(thrown ? [effect('struck', rests, thrown, { to, size: THROWN, lasts: until - rests })] : []),
  ]
}

/** A place in a row, and the row's middle. */
interface RowPose {
  readonly at: Pose | undefined
  readonly to: Pose
}

function faceAt(value: number, { at, to }: RowPose, from: number, until: number, size = 1): readonly AdmiralCue[] {
  const name = DIE_FACES[value - 1]
  return at && name ? [effect(name, from, at, { to, size, lasts: until - from })] : []
}

const middleOver = ({ x, y, z, scale }: Readonly<Pose>): Pose => poseAt(x, y + HALF_DIE * scale + OVER_DIE, z)

/** Returns places in a row with its middle over the die. */
function placesOver(die: Readonly<Pose>, count: number): readonly Pose[] {
  const { x, y, z } = middleOver(die)
  return Array.from({ length: count }, (_, i) => poseAt(x + (i - (count - 1) / 2) * STEP, y, z))
}

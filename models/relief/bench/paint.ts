import { Color, Vector3 as Direction, type Vector3 } from 'three'

const CREAM = new Color('#fff0c8')
const VIOLET = new Color('#2a1230')
const INK = new Color('#1c0e08')

/** The direction of the painter's light. */
const SUN = new Direction(-0.55, 0.72, 0.42).normalize()

/** The height below which a carving darkens towards its tile, in cells. */
const DARK_FOOT = 0.11

/** Returns 0 before `from`, 1 after `to`, smooth values between. */
function smooth(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Returns a colour that is as strong as painted: the table's light makes colours paler. */
export function strong(colour: string): Color {
  const hsl = { h: 0, s: 0, l: 0 }
  const result = new Color(colour)
  result.getHSL(hsl)
  return result.setHSL(hsl.h, Math.min(1, hsl.s * 1.3), hsl.l)
}

/** Returns the painter's shade at a point: cream towards the light, violet away from it, dark near the wood. */
export function shaded(base: Color, normal: Vector3, height: number, strength: number): Color {
  const light = normal.dot(SUN)
  const result = base.clone()
  if (light > 0.3) result.lerp(CREAM, 0.13 * strength * smooth(0.3, 1, light))
  else result.lerp(VIOLET, 0.3 * strength * smooth(0.3, -0.6, light))
  return result.multiplyScalar(1 - 0.34 * strength * (1 - smooth(0, DARK_FOOT, height)))
}

/** Returns the colour of the line round a part. */
export const inked = (base: Color): Color => base.clone().lerp(INK, 0.86)

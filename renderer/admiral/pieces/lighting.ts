import { LIGHTING, type Lighting, scaledLighting } from '../../table/light/lighting.ts'
import type { Field } from '../table/anchors.ts'

/** Half diagonal of the field that the light is composed for, in cells. */
const COMPOSED = Math.hypot(12, 8)

/** Returns the lights over a field: over a larger one they are farther away and stronger by the same factor. */
export function lightingOf({ width, height }: Field): Lighting {
  const scale = Math.max(1, Math.hypot(width, height) / 2 / COMPOSED)
  return scaledLighting(LIGHTING.admiral, scale, LIGHTING.admiral.key.reach)
}

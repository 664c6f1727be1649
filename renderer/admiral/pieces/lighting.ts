import { LIGHTING, type Lighting, scaledLighting } from '../../table/light/lighting.ts'
import type { Field } from '../table/anchors.ts'

/** Half diagonal of the field that the light is composed for, cells. */
const COMPOSED = Math.hypot(12, 8)

/** The lights over a field: those of a larger one stand farther away and are as much stronger. */
export function lightingOf({ width, height }: Field): Lighting {
  const scale = Math.max(1, Math.hypot(width, height) / 2 / COMPOSED)
  return scaledLighting(LIGHTING.admiral, scale, LIGHTING.admiral.key.reach)
}

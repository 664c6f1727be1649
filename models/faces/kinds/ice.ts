import { INK } from '../colour.ts'
import { ground } from '../ground.ts'
import { around, at, fill, line, type Markup, shape } from '../ink.ts'

const FLAKE = 'M0,0V-54M0,-28L-14,-42M0,-28L14,-42'

/** Draws a floe with a snowflake. */
export function ice(): Markup {
  const floe =
    shape('M128,26L218,82L226,170L150,232L48,206L30,100Z', '#d6f1f6', { line: 7, shadeColour: '#8cc3d6' }) +
    line('M128,26L134,118L226,170M134,118L48,206M134,118L30,100', '#7db7cc', 6) +
    fill('M76,84L108,58L114,100Z', '#ffffff') +
    fill('M164,152L204,160L172,196Z', '#ffffff', 0.65)
  const flake = around(6, () => line(FLAKE, INK, 14)) + around(6, () => line(FLAKE, '#3f8fc0', 8))
  return ground('#a9d4e0', { seed: 15, angle: -0.8 }) + floe + at(134, 124, 1.12, 0, flake)
}

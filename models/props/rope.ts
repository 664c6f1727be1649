import type { BufferGeometry } from 'three'
import { fill, line, type Markup } from '../faces/ink.ts'
import { path } from '../faces/shapes.ts'
import { type Triple, tube } from '../geometry/solids.ts'

/** Repeats of the strand picture along the rope. */
const STRANDS = 26
const COIL = 96
const STEP = 0.24

function spiral(i: number): Triple {
  const turn = i * STEP
  const r = 0.42 + turn * 0.052
  // the innermost turns lie on the outer ones
  const raised = i < 40 ? 0.2 - 0.2 * Math.max(0, (i - 26) / 14) : 0
  return [r * Math.cos(turn), 0.14 + raised, r * Math.sin(turn)]
}

/** Returns the free end running off the coil. */
function end(k: number): Triple {
  const turn = COIL * STEP
  const r = 0.42 + turn * 0.052
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return [r * c - s * k * 0.55 + 0.1 * Math.sin(k * 2), 0.14, r * s + c * k * 0.55 + 0.14 * k]
}

/** Returns a coiled rope; its texture runs along it and repeats. */
export function rope(): BufferGeometry {
  const points = [
    ...Array.from({ length: COIL }, (_, i) => spiral(i)),
    ...Array.from({ length: 5 }, (_, k) => end(k + 1)),
  ]
  const geometry = tube(points, 0.135, { steps: 158, sides: 5 })
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i++) uv.setX(i, uv.getX(i) * STRANDS)
  return geometry
}

/** Returns twisted strands, 256 × 64 units, repeating along x. */
export function ropeDocument(): string {
  const strands: Markup[] = []
  for (let x = -128; x < 384; x += 32) {
    const edge = path`M${x},64Q${x + 20},32 ${x + 40},0`
    strands.push(fill(path`M${x},64Q${x + 20},32 ${x + 40},0H${x + 56}Q${x + 36},32 ${x + 16},64Z`, '#c9a56a'))
    strands.push(line(edge, '#5a3d1c', 5))
  }
  const ground = fill('M0,0h256v64h-256Z', '#a9834d')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 64">${ground}${strands.join('')}</svg>`
}

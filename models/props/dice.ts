import type { BufferGeometry } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { fill, type Markup } from '../faces/ink.ts'
import { ellipse, text } from '../faces/shapes.ts'
import { PIPS } from './pips.ts'

const SIDE = 0.62

/** Faces in the order of the box's sides: +x, −x, +y, −y, +z, −z; opposite sides add up to seven. */
const VALUES = [2, 5, 1, 6, 3, 4] as const

/** Returns a die with round edges, standing on the ground; its texture is the row of six faces. */
export function dice(): BufferGeometry {
  const geometry = new RoundedBoxGeometry(SIDE, SIDE, SIDE, 2, 0.1)
  const uv = geometry.getAttribute('uv')
  const perSide = uv.count / VALUES.length
  for (let i = 0; i < uv.count; i++) {
    const side = Math.floor(i / perSide)
    uv.setXY(i, (side + 0.04 + 0.92 * uv.getX(i)) / VALUES.length, 0.04 + 0.92 * uv.getY(i))
  }
  return geometry.translate(0, SIDE / 2, 0)
}

function face(value: number): Markup {
  const pips = (PIPS[value] ?? []).map(([x, y]) => {
    const place = [64 + x * 32, 64 + y * 32] as const
    const colour = value === 1 ? '#b3372c' : '#2a180e'
    const r = value === 1 ? 20 : 13
    return fill(ellipse(...place, r), colour) + fill(ellipse(place[0] + 2, place[1] + 3, r * 0.7), '#ffffff', 0.12)
  })
  return fill('M0,0h128v128h-128Z', '#efe2c4') + pips.join('')
}

/** Returns the six faces in a row, ivory with ink pips, the one red. */
export function diceDocument(): string {
  const cells = VALUES.map((value, i) => `<g transform="translate(${text(i * 128)} 0)">${face(value)}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 768 128">${cells.join('')}</svg>`
}

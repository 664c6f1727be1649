import type { BufferGeometry } from 'three'
import { ball, placed, ring, rod, type Triple, turned } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, THIN, TIMBER } from '../bench/finishes.ts'
import { disc } from '../bench/forms.ts'
import { flame } from '../motifs/flame.ts'
import { skull } from '../motifs/skull.ts'

const POT = [
  [0.1, 0],
  [0.22, 0.05],
  [0.26, 0.13],
  [0.225, 0.22],
] as const
const RIM = [
  [0.225, 0.215],
  [0.285, 0.25],
  [0.215, 0.265],
] as const

const MIDDLE = -0.04

const FLAMES = [
  [-0.24, 0.1, 0.13],
  [-0.13, 0.19, 0.17],
  [-0.02, 0.22, 0.21],
  [0.09, 0.19, 0.16],
  [0.19, 0.1, 0.12],
] as const

const BUBBLES = [
  [-0.12, 0.09, 0.05],
  [0.13, 0.06, 0.042],
  [0.12, -0.08, 0.055],
  [-0.05, 0.13, 0.036],
] as const

/** Returns a solid that leans back with the pot. */
const lay = (solid: BufferGeometry) => placed(solid, [MIDDLE, 0.08, -0.03], [-0.36, 0, 0])

/** Carves a cauldron over the fire, a skull and bones in the soup. */
export function cannibal(carver: Carver): void {
  fire(carver)
  pot(carver)
  bone(carver, [MIDDLE - 0.12, 0.3, -0.14], [MIDDLE - 0.27, 0.455, -0.2])
  bone(carver, [MIDDLE + 0.14, 0.3, -0.14], [MIDDLE + 0.29, 0.455, -0.2])
  carver.part('cannibal-skull', () =>
    skull(carver, { at: [MIDDLE, 0.38, -0.14], size: 0.62, back: 0.62, lined: false }),
  )
  carver.part('cannibal-bubbles', () => {
    for (const [x, z, r] of BUBBLES) {
      const bubble = lay(ball(r, [x, 0.27, z], [1, 0.9, 1], carver.cut(6, 5), 3))
      carver.add(bubble, '#ffb54a', { ...THIN, roughness: 0.25, grain: 0 })
    }
  })
}

function fire(carver: Carver): void {
  for (const side of carver.isFull ? [-1, 1] : [1]) {
    const log = rod([MIDDLE - side * 0.33, 0.035, 0.24], [MIDDLE + side * 0.3, 0.05, 0.1], 0.04, 0.036, 4, true)
    carver.add(log, '#6b3d20', TIMBER)
  }
  for (const [x, z, h] of FLAMES) {
    flame(carver, [MIDDLE + x, 0.03, z], 0.085, h * 1.15, '#ff5a10')
    flame(carver, [MIDDLE + x, 0.03, z + 0.055], 0.05, h * 0.66, '#ffc02e')
  }
}

function pot(carver: Carver): void {
  const sides = carver.cut(9, 7)
  const iron = { roughness: 0.5, grain: 0.1 }
  carver.add(lay(turned(POT, sides)), '#3c404c', iron)
  carver.add(lay(turned(RIM, sides)), '#777f92', iron)
  carver.add(lay(disc(0.22, 0.252, sides)), '#ef9a35', { ...BARE, shade: 0.2 })
  for (const x of [-0.27, 0.27]) {
    const handle = ring(0.06, 0.018, [x, 0.16, 0.03], { sides: 3, segments: 6, turn: [0, 0, 0] })
    carver.add(lay(handle), '#777f92', { ...BARE, fine: true })
  }
}

/** Carves a bone that sticks out of the soup. */
function bone(carver: Carver, foot: Triple, top: Triple): void {
  const [x, y, z] = top
  carver.add(rod(foot, top, 0.03, 0.026, 4, true), '#fbf3dc', BARE)
  for (const dx of [-0.032, 0.032]) {
    carver.add(ball(0.042, [x + dx, y + 0.012, z], [1, 1, 1], carver.cut(5, 4), carver.cut(3, 2)), '#fbf3dc', BARE)
  }
}

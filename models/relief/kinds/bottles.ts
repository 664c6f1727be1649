import type { Carver } from '../bench/Carver.ts'
import { bottle, log } from '../motifs/bottle.ts'

export function oneBottle(carver: Carver): void {
  log(carver, 0.2, -0.14)
  bottle(carver, { x: -0.12, z: 0.1, size: 0.98, lean: 0.12 })
}

export function twoBottles(carver: Carver): void {
  log(carver, 0.33, -0.15)
  bottle(carver, { x: -0.21, z: 0.09, size: 0.9, lean: -0.1 })
  bottle(carver, { x: 0.07, z: 0.03, size: 0.9, lean: 0.14 })
}

export function threeBottles(carver: Carver): void {
  log(carver, 0.36, -0.16)
  bottle(carver, { x: -0.25, z: 0.06, size: 0.8, lean: -0.16 })
  bottle(carver, { x: 0.17, z: -0.02, size: 0.8, lean: 0.16 })
  bottle(carver, { x: -0.04, z: 0.12, size: 0.86 })
}

import type { BufferGeometry } from 'three'
import { joined, part } from '../geometry/part.ts'
import { turned } from '../geometry/solids.ts'

const GLASS = [
  [0.001, 0],
  [0.075, 0],
  [0.085, 0.02],
  [0.085, 0.16],
  [0.07, 0.2],
  [0.03, 0.235],
  [0.026, 0.31],
  [0.034, 0.316],
  [0.034, 0.33],
  [0.024, 0.334],
] as const

/** A corked bottle of rum, 0.37 high, standing on the origin. */
export function bottle(): BufferGeometry {
  const label = [
    [0.0855, 0.045],
    [0.088, 0.05],
    [0.088, 0.13],
    [0.0855, 0.135],
  ] as const
  const cork = [
    [0.022, 0.33],
    [0.026, 0.365],
    [0.02, 0.372],
    [0.001, 0.372],
  ] as const
  return joined([
    part(turned(GLASS, 12), '#2f7d4c', { roughness: 0.12, grain: 0 }),
    part(turned(label, 12), '#f2e3bb', { roughness: 0.8, grain: 0.4 }),
    part(turned(cork, 8), '#b97a42', { roughness: 0.85 }),
  ])
}

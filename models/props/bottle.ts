import type { BufferGeometry } from 'three'
import { cut, type Detail } from '../geometry/detail.ts'
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

const PLAIN_GLASS = [
  [0.085, 0],
  [0.085, 0.17],
  [0.028, 0.24],
  [0.028, 0.334],
] as const

const LABEL = [
  [0.0855, 0.045],
  [0.088, 0.05],
  [0.088, 0.13],
  [0.0855, 0.135],
] as const
const PLAIN_LABEL = [
  [0.089, 0.045],
  [0.089, 0.135],
] as const

const CORK = [
  [0.022, 0.33],
  [0.026, 0.365],
  [0.02, 0.372],
  [0.001, 0.372],
] as const
const PLAIN_CORK = [
  [0.026, 0.334],
  [0.022, 0.372],
  [0.001, 0.372],
] as const

/** Returns a corked bottle of rum, 0.37 high, standing on the origin. */
export function bottle(detail: Detail): BufferGeometry {
  const isFull = detail === 'full'
  const around = cut(detail, 12, 8)
  return joined([
    part(turned(isFull ? GLASS : PLAIN_GLASS, around), '#2f7d4c', { roughness: 0.12, grain: 0 }),
    part(turned(isFull ? LABEL : PLAIN_LABEL, around), '#f2e3bb', { roughness: 0.8, grain: 0.4 }),
    part(turned(isFull ? CORK : PLAIN_CORK, cut(detail, 8, 5)), '#b97a42', { roughness: 0.85 }),
  ])
}

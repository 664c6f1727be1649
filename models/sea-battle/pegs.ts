import type { BufferGeometry } from 'three'
import { cut, type Detail } from '../geometry/detail.ts'
import { joined, part } from '../geometry/part.ts'
import { ring, turned } from '../geometry/solids.ts'
import { PEG_HEIGHT } from './measures.ts'

const COLOURS = { miss: '#f3e9d2', hit: '#d3362b' } as const
export type PegKind = keyof typeof COLOURS

/** Foot, waist, collar and head, from below: [radius, height]. */
const PROFILE = [
  [0.001, 0],
  [0.09, 0],
  [0.1, 0.05],
  [0.075, 0.3],
  [0.1, 0.36],
  [0.16, 0.42],
  [0.17, 0.5],
  [0.12, 0.58],
  [0.001, PEG_HEIGHT],
] as const
const SIMPLE_PROFILE = [
  [0.09, 0],
  [0.08, 0.34],
  [0.17, 0.48],
  [0.001, PEG_HEIGHT],
] as const

/** Returns a turned peg that marks a cell: white for a miss, red for a hit, with a brass ring. */
export function peg(kind: PegKind, detail: Detail): BufferGeometry {
  const profile = cut(detail, 1, 0) ? PROFILE : SIMPLE_PROFILE
  const body = part(turned(profile, cut(detail, 12, 7)), COLOURS[kind], { roughness: 0.3, grain: 0.4 })
  if (detail === 'low') return joined([body])
  const brass = ring(0.085, 0.02, [0, 0.32, 0], { sides: 4, segments: 12 })
  return joined([body, part(brass, '#d9a84e', { roughness: 0.25, metalness: 1, grain: 0 })])
}

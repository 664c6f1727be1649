import { randomFrom } from '../random.ts'
import { darker, lighter } from './colour.ts'
import type { Markup } from './ink.ts'
import { path, text } from './shapes.ts'

interface GroundStyle {
  /** Seed of the brush strokes. */
  readonly seed: number
  readonly strokes?: number
  /** Direction of the brush in radians. */
  readonly angle?: number
}

/** Draws the painted field behind a drawing: lighter at the upper left, with short gouache strokes. */
export function ground(colour: string, { seed, strokes = 130, angle = -0.35 }: GroundStyle): Markup {
  const random = randomFrom(seed)
  const id = `g${colour.slice(1)}`
  const stop = (offset: number, shade: string) => `<stop offset="${offset}" stop-color="${shade}"/>`
  const stops = stop(0.1, lighter(colour, 0.26)) + stop(0.58, colour) + stop(1, darker(colour, 0.26))
  const gradient = `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="126" cy="122" fx="112" fy="100" r="178">${stops}</radialGradient>`
  const brush = Array.from({ length: strokes }, () => {
    const x = random() * 276 - 20
    const y = random() * 256
    const length = 14 + random() * 34
    const turn = angle + (random() - 0.5) * 0.7
    const opacity = 0.1 + random() * 0.13
    const tint = random() < 0.5 ? lighter(colour, 0.45) : darker(colour, 0.3)
    const dx = length * Math.cos(turn)
    const dy = length * Math.sin(turn)
    const d = path`M${x},${y}q${dx / 2},${dy / 2 - 3} ${dx},${dy}`
    return `<path d="${d}" stroke="${tint}" stroke-opacity="${text(opacity)}" stroke-width="${text(3 + random() * 7)}"/>`
  }).join('')
  return `${gradient}<path fill="url(#${id})" d="M-20,-20H276V276H-20Z"/><g fill="none" stroke-linecap="round">${brush}</g>`
}

/** Grounds by family (see the palette of the tile faces). */
export const MEADOW = '#8fb04a'
export const SAND = '#dcb968'
export const TRAIL = '#c77b3c'
export const CHEST_RED = '#a94f39'
export const BROWN = '#b5895a'

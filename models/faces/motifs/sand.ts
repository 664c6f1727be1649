import { darker } from '../colour.ts'
import { at, line, type Markup, shape } from '../ink.ts'

/** Returns ripples drawn over a sandy ground. */
export const ripples = (d: string, sand: string) => line(d, darker(sand, 0.22), 5)

/** Draws a starfish of five arms. */
export function starfish(x: number, y: number, scale: number, turn: number): Markup {
  const d = 'M0,-60Q10,-20 56,-20Q24,6 36,50Q0,28 -36,50Q-24,6 -56,-20Q-10,-20 0,-60Z'
  return at(x, y, scale, turn, shape(d, '#e07a4a', { line: 9 }))
}

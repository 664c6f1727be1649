import { INK } from '../colour.ts'
import { at, fill, line, type Markup, shape } from '../ink.ts'
import { ellipse } from '../shapes.ts'

const BONE = '#f4ead2'
const HEAD = 'M-40,-6Q-42,-50 0,-52Q42,-50 40,-6Q38,12 24,16L24,36Q0,46 -24,36L-24,16Q-38,12 -40,-6Z'

/** Draws a grinning skull, 80 units wide at scale 1. */
export function skull(x: number, y: number, scale = 1, colour = BONE): Markup {
  const face =
    fill(ellipse(-17, -6, 11, 12), INK) +
    fill(ellipse(17, -6, 11, 12), INK) +
    fill('M0,8L-6,20H6Z', INK) +
    line('M-9,28V40M0,28V42M9,28V40', INK, 4)
  return at(x, y, scale, 0, shape(HEAD, colour) + face)
}

/** Draws a skull as a flat stamp of ink, for labels too small for an outline. */
export function skullStamp(x: number, y: number, scale: number, colour = INK, hollow = '#f2e3bb'): Markup {
  const holes =
    fill(ellipse(-17, -6, 11, 12), hollow) + fill(ellipse(17, -6, 11, 12), hollow) + fill('M0,8L-6,20H6Z', hollow)
  return at(x, y, scale, 0, fill(HEAD, colour) + holes)
}

/** Draws a bone standing upright, turned by radians. */
export function bone(x: number, y: number, turn: number, scale = 1): Markup {
  const d = 'M-9,36V-30Q-24,-34 -18,-48Q-8,-56 0,-44Q8,-56 18,-48Q24,-34 9,-30V36Z'
  return at(x, y, scale, turn, shape(d, BONE))
}

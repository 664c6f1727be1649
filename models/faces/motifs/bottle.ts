import { at, groundShadow, line, type Markup, shape } from '../ink.ts'
import { roundedRect } from '../shapes.ts'
import { skullStamp } from './bones.ts'

/** Draws a corked bottle of rum, about 150 units high at scale 1, leaning by radians. */
export function bottle(x: number, y: number, scale: number, turn: number): Markup {
  const glass = 'M-11,-72H11V-38Q30,-26 30,0V46Q30,56 20,56H-20Q-30,56 -30,46V0Q-30,-26 -11,-38Z'
  const content =
    groundShadow(6, 58, 34, 12) +
    shape(glass, '#3f8f5d') +
    shape(roundedRect(-15, -86, 30, 20, 5), '#b97a42', { line: 5 }) +
    shape(roundedRect(-28, -6, 56, 40, 3), '#f2e3bb', { line: 4, shade: 0.1 }) +
    skullStamp(0, 15, 0.36) +
    line('M-19,-16Q-22,-12 -21,-10M-4,-62V-42', '#d8ffe0', 5)
  return at(x, y, scale, turn, content)
}

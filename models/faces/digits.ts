import { INK } from './colour.ts'
import { at, type Markup } from './ink.ts'

/** Bold lining figures 100 units high, centred on the origin: drawn, so that no font is needed. */
const FIGURES: Readonly<Record<number, string>> = {
  1: 'M-27,-25L4,-50H15V37Q15,43 28,44V50H-25V44Q-8,43 -8,37V-24Q-8,-29 -14,-26L-23,-20Z',
  2: 'M-27,-29Q-21,-51 4,-51Q31,-51 31,-25Q31,-8 9,13L-7,29H15Q24,29 27,17H34L31,50H-31V41L-8,17Q9,-1 9,-21Q9,-40 -4,-40Q-14,-40 -20,-25Z',
  3: 'M-27,-32Q-21,-51 2,-51Q29,-51 29,-28Q29,-12 12,-5Q33,1 33,22Q33,51 -6,52Q-21,52 -31,46L-27,27H-20Q-15,42 -5,42Q10,41 10,22Q10,4 -11,4V-7Q8,-8 8,-25Q8,-41 -4,-41Q-14,-41 -20,-27Z',
  4: 'M6,-52H21V12H35L33,27H21V38Q21,43 31,44V50H-13V44Q0,43 0,38V27H-37V16ZM0,-21L-19,12H0Z',
  5: 'M-21,-50H25L22,-31H-7L-9,-17Q-4,-19 4,-19Q32,-18 32,14Q32,52 -8,52Q-21,52 -29,47L-26,27H-19Q-15,42 -5,42Q10,41 10,15Q10,-6 -4,-6Q-12,-6 -18,-1L-26,-5Z',
}

/** Draws a figure from 1 to 5, centred, of the given height in units. */
export function figure(value: number, x: number, y: number, height: number, colour = INK): Markup {
  const d = FIGURES[value]
  if (d === undefined) throw new RangeError(`no figure ${value}`)
  return at(x, y, height / 100, 0, `<path fill="${colour}" fill-rule="evenodd" d="${d}"/>`)
}

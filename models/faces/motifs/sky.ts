import { at, type Markup, shape } from '../ink.ts'

/** Draws a small cloud, about 110 units wide at scale 1. */
export function cloud(x: number, y: number, scale: number): Markup {
  const d = 'M-50,18Q-66,-8 -38,-14Q-30,-42 0,-32Q28,-46 40,-16Q66,-12 54,18Z'
  return at(x, y, scale, 0, shape(d, '#fbf3df', { shadeColour: '#c9d3da' }))
}

import { around, line, type Markup, shape } from '../faces/ink.ts'
import { ellipse } from '../faces/shapes.ts'

const ANCHOR =
  'M-11,-66H11V-40Q44,-40 44,-40V-22H11V42Q40,36 46,8L28,12L56,-14L72,22L58,16Q46,66 0,72Q-46,66 -58,16L-72,22L-56,-14L-28,12L-46,8Q-40,36 -11,42V-22H-44V-40H-11Z'
const STAR = 'M0,-74L18,-24L72,-24L29,9L44,61L0,30L-44,61L-29,9L-72,-24L-18,-24Z'
/** One heart-shaped leaf of a clover, its foot at the origin, pointing up. */
const LEAF = 'M0,0Q-10,-18 -30,-30Q-46,-44 -38,-60Q-26,-76 0,-62Q26,-76 38,-60Q46,-44 30,-30Q10,-18 0,0Z'

// Marks on sails and flags, about 150 units across around the origin; each differs by its outline alone.

export const anchor = (colour: string): Markup =>
  shape(ANCHOR, colour, { line: 5 }) + shape(ellipse(0, -72, 14), colour, { line: 5 })

export const star = (colour: string): Markup => shape(STAR, colour)

export const sun = (colour: string): Markup =>
  around(8, () => shape('M-14,-38L0,-80L14,-38Z', colour, { line: 5 })) + shape(ellipse(0, 0, 42), colour)

export const clover = (colour: string): Markup =>
  line('M4,4Q10,44 34,72', '#2a180e', 18) +
  line('M4,4Q10,44 34,72', colour, 8) +
  around(3, () => shape(LEAF, colour, { line: 6 }))

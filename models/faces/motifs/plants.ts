import { INK } from '../colour.ts'
import { at, fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { ellipse, roundedRect } from '../shapes.ts'

/** Draws a tuft of grass growing up from the point. */
export function tuft(x: number, y: number, scale = 1, colour = '#3d6b2c'): Markup {
  return at(x, y, scale, 0, line('M0,0Q-4,-10 -11,-15M0,0Q0,-12 1,-20M0,0Q5,-10 12,-14', colour, 4.5))
}

const FRONDS = [
  ['M20,-76Q-10,-112 -46,-88Q-58,-76 -58,-58Q-40,-76 -22,-74Q0,-74 20,-76Z', '#4e9440'],
  ['M20,-76Q50,-116 82,-92Q94,-80 92,-60Q76,-78 60,-76Q40,-74 20,-76Z', '#5aa548'],
  ['M20,-76Q-8,-70 -30,-46Q-38,-34 -34,-18Q-20,-44 -4,-54Q10,-64 20,-76Z', '#3d7d38'],
  ['M20,-76Q50,-72 66,-46Q72,-34 66,-16Q54,-42 40,-54Q28,-64 20,-76Z', '#46893c'],
  ['M20,-76Q2,-110 14,-128Q26,-142 44,-138Q32,-122 32,-106Q30,-90 20,-76Z', '#6bb552'],
] as const

/** Draws a palm rooted at the point; a scale pair with a negative first number leans it left. */
export function palm(x: number, y: number, scale: number | readonly [number, number] = 1): Markup {
  const trunk =
    shape('M-9,2Q-2,-40 14,-78L26,-74Q14,-38 12,2Z', '#a9713c', { line: 5 }) +
    line('M-5,-14L9,-11M-1,-32L12,-28M6,-52L18,-47', INK, 3.5)
  const crown = FRONDS.map(([d, colour]) => shape(d, colour, { line: 5, offset: [-4, -6] })).join('')
  const nuts = shape(ellipse(14, -70, 8), '#7b4a26', { line: 4 }) + shape(ellipse(29, -68, 8), '#8a5630', { line: 4 })
  return at(x, y, scale, 0, groundShadow(6, 2, 38, 12) + trunk + crown + nuts)
}

/** Draws a flower of five petals. */
export function flower(x: number, y: number, scale: number, petal: string): Markup {
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const turn = i * 1.257
    return shape(ellipse(13 * Math.cos(turn), 13 * Math.sin(turn), 10.5), petal, { line: 4, shade: 0.12, light: 0 })
  })
  return at(x, y, scale, 0, petals.join('') + shape(ellipse(0, 0, 8), '#e0a02c', { line: 4 }))
}

/** Draws a cactus with two arms and a blossom, centred. */
export function cactus(x: number, y: number, scale: number): Markup {
  const stem = 'M-13,52V-30Q-13,-46 0,-46Q13,-46 13,-30V0H26V-20Q26,-30 35,-30Q44,-30 44,-20V6Q44,20 30,20H13V52Z'
  const arm = 'M-13,32H-28Q-42,32 -42,18V-4Q-42,-12 -34,-12Q-26,-12 -26,-4V14H-13'
  const body = shape(arm, '#5f9a54', { line: 7 }) + shape(stem, '#5f9a54', { line: 7 })
  const ribs = line('M0,-30V40M35,-16V4M-34,0V14', '#3c6e3c', 4)
  return at(
    x,
    y,
    scale,
    0,
    groundShadow(4, 52, 40, 10) + body + ribs + shape(ellipse(0, -50, 8), '#e0567a', { line: 4 }),
  )
}

/** Draws two bulrushes. */
export function reeds(x: number, y: number, scale: number): Markup {
  const stalks = 'M0,70Q2,20 -6,-20M10,70Q10,30 18,-4'
  const heads =
    shape(roundedRect(-13, -46, 15, 35, 7), '#8a4d22', { line: 5 }) +
    shape(roundedRect(11, -28, 14, 30, 7), '#9a5a2a', { line: 5 })
  return at(x, y, scale, 0, line(stalks, INK, 9) + line(stalks, '#8fb262', 4.5) + heads)
}

/** Draws a pointed leaf with veins, its foot below and tip above the origin. */
export function leaf(colour: string, veins: string, width = 5): Markup {
  const ribs = line('M0,44V-44M0,20L-20,2M0,20L20,2M0,-4L-16,-20M0,-4L16,-20', veins, 4)
  return shape('M0,44Q-38,8 0,-52Q38,8 0,44Z', colour, { line: width, inside: ribs })
}

/** Draws a ripe fruit lying on the ground. */
export function fruit(x: number, y: number, r: number, colour: string): Markup {
  return (
    groundShadow(x + 2, y + r * 0.8, r * 1.2, r * 0.5) +
    shape(ellipse(x, y, r), colour, { line: 5 }) +
    fill(ellipse(x - r * 0.3, y - r * 0.4, r * 0.22), '#fff3d0')
  )
}

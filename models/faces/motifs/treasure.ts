import { darker, INK } from '../colour.ts'
import { around, at, fill, groundShadow, line, type Markup, shape } from '../ink.ts'
import { ellipse, path, roundedRect } from '../shapes.ts'

/** Draws a coin lying on the ground, seen from above at a slant. */
export function coin(x: number, y: number, r: number): Markup {
  const ry = r * 0.62
  const edge = path`M${x - r},${y}a${r},${ry} 0 1,1 ${2 * r},0v${r * 0.36}a${r},${ry} 0 1,1 ${-2 * r},0Z`
  return (
    groundShadow(x, y + r * 0.5, r * 1.25, r * 0.62, 0.5) +
    shape(edge, '#c98a22', { line: 4.5, offset: [-3, -3] }) +
    shape(ellipse(x, y, r, ry), '#f6cf58', { line: 4, offset: [-3, -4] }) +
    line(ellipse(x, y, r * 0.52, ry * 0.52), '#b9781c', 3)
  )
}

const BRASS = '#e0ac46'

function openLid(): Markup {
  const coins: readonly (readonly [number, number])[] = [
    [-34, -24],
    [-8, -34],
    [18, -34],
    [40, -22],
    [4, -20],
  ]
  return (
    shape('M-66,-18Q-70,-66 -44,-72H44Q70,-66 66,-18Z', '#7a4520', { line: 7 }) +
    line('M-40,-70Q-46,-44 -44,-20M40,-70Q46,-44 44,-20', '#d9a441', 8) +
    shape('M-62,-12Q-58,-34 -34,-34Q-20,-52 4,-46Q26,-54 40,-36Q60,-34 62,-12Z', '#f3c64e', { light: 0.6 }) +
    coins.map(([x, y]) => line(ellipse(x, y, 9, 6), '#a9701a', 3.5)).join('')
  )
}

function chestBox(): Markup {
  const wood = '#9a5c2a'
  return (
    shape(roundedRect(-68, -16, 136, 66, 8), wood, {
      line: 7,
      inside: line('M-70,6H70M-70,28H70', darker(wood, 0.4), 3.5),
    }) +
    line('M-42,-12V46M42,-12V46', INK, 17) +
    line('M-42,-11V46M42,-11V46', BRASS, 10) +
    shape(roundedRect(-15, -20, 30, 34, 6), '#eebd55', { line: 5 }) +
    fill(ellipse(0, -6, 5), INK) +
    line('M0,-4V5', INK, 4)
  )
}

/** Draws the open chest full of gold that all treasure faces share. */
export function chest(x: number, y: number, scale: number): Markup {
  return at(x, y, scale, 0, groundShadow(4, 52, 84, 18, 0.5) + openLid() + chestBox())
}

function emptyLid(): Markup {
  return (
    shape('M-66,-18Q-70,-78 -44,-86H44Q70,-78 66,-18Z', '#7a4520', { line: 7 }) +
    line('M-40,-84Q-46,-50 -44,-22M40,-84Q46,-50 44,-22', '#b08a4a', 8) +
    shape('M-58,-14L-50,-46H50L58,-14Z', '#2b1810', { line: 6, light: 0, shade: 0.5 })
  )
}

/** Draws the same chest looted, dark under its lid. */
export function emptyChest(x: number, y: number, scale: number): Markup {
  return at(x, y, scale, 0, groundShadow(4, 52, 84, 18, 0.5) + emptyLid() + chestBox())
}

/** Draws rays of light from a point, behind gold. */
export function rays(x: number, y: number, colour: string): Markup {
  return at(
    x,
    y,
    1,
    0,
    around(16, () => fill('M0,0L-16,-200L16,-200Z', colour, 0.22)),
  )
}

import { CHEST_RED, ground } from '../ground.ts'
import { at, type Markup, shape } from '../ink.ts'
import { chest, coin, emptyChest, rays } from '../motifs/treasure.ts'
import { ellipse } from '../shapes.ts'

const ROWS: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly number[]>> = {
  1: [128],
  2: [101, 155],
  3: [76, 128, 180],
  4: [53, 103, 153, 203],
  5: [44, 86, 128, 170, 212],
}

/** Draws a chest of gold with its number as a row of coins. */
export function coinChest(coins: 1 | 2 | 3 | 4 | 5): Markup {
  const r = coins > 4 ? 20 : 24
  const row = ROWS[coins].map((x) => coin(x, 214, r)).join('')
  return ground(CHEST_RED, { seed: 50 + coins }) + rays(128, 140, '#f0c659') + chest(128, 122, 1.16) + row
}

/** Draws the great treasure: crown, chest and coins. */
export function galleon(): Markup {
  const crown =
    shape('M-50,24L-56,-24L-26,0L0,-36L26,0L56,-24L50,24Z', '#f6cf58', { line: 7 }) +
    shape(ellipse(0, 9, 9), '#d43d3d', { line: 4 }) +
    shape(ellipse(-29, 11, 7), '#3f8fc0', { line: 3.5 }) +
    shape(ellipse(29, 11, 7), '#3f8fc0', { line: 3.5 })
  const coins = [
    [56, 216],
    [98, 226],
    [160, 227],
    [204, 214],
  ] as const
  return (
    ground('#7a2f3a', { seed: 30 }) +
    rays(128, 140, '#e9b949') +
    chest(128, 156, 1.2) +
    coins.map(([x, y]) => coin(x, y, 18)).join('') +
    at(128, 56, 1.06, 0, crown)
  )
}

/** Draws a looted chest: its lid open, nothing in it. */
export function chestEmpty(): Markup {
  return ground('#8d6a52', { seed: 56 }) + emptyChest(128, 138, 1.16)
}

/** Draws the galleon without its treasure: the chest without crown and coins. */
export function galleonEmpty(): Markup {
  return ground('#6b4a4c', { seed: 36 }) + emptyChest(128, 146, 1.34)
}

import { CELL } from '../../table/sprites/cellMarks.ts'
import { lettered } from '../../table/sprites/drawing.ts'
import type { Sheet } from '../../table/sprites/SpriteBatch.ts'
import { type Drawing, drawSheet, indicesOf } from '../../table/sprites/sheet.ts'
import { SIGNS } from './signs.ts'

/** The possible chances: a die hits on 0 to 6 of its six faces. */
const CHANCES = ['0%', '17%', '33%', '50%', '67%', '83%', '100%'] as const
const FIGURES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

const lettering = (texts: readonly string[], size: number) =>
  texts.map((text) => [text, lettered(text, size, size * 0.22, 6, CELL)] as const)

/** The pictures on the sea for possible orders and their results. */
const DECALS = {
  ...SIGNS,
  ...(Object.fromEntries([...lettering(CHANCES, 104), ...lettering(FIGURES, 190)]) as Record<
    (typeof CHANCES)[number] | (typeof FIGURES)[number],
    Drawing
  >), // one for each text
}

export type DecalName = keyof typeof DECALS

/** Places of the pictures on the sheet. */
export const DECAL = indicesOf(DECALS)

/** Returns the picture of a figure from 0 to 9. */
export function figureIndex(figure: number): number {
  return DECAL[FIGURES[figure] ?? '0']
}

/** Returns the picture of a hit chance, from 0 to 1. */
export function chanceIndex(chance: number): number {
  return DECAL[CHANCES[Math.round(chance * 6)] ?? '0%']
}

const COLUMNS = 6
const SIDE = 192

/** Resolves when the figures can be drawn; a canvas does not wait for a font. */
export function decalFont(): Promise<unknown> {
  return document.fonts.load('800 100px Alegreya', CHANCES.join(''))
}

/** Draws the sheet of all pictures. The caller disposes the texture. */
export function drawDecalSheet(isStrong = false): Sheet {
  return drawSheet(Object.values(DECALS), COLUMNS, SIDE, isStrong)
}

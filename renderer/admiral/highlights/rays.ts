import type { Band } from '../../../engine/admiral/foresight.ts'
import { type Heading, isDiagonal } from '../../../engine/admiral/geometry/headings.ts'
import { paintSprite, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { alongYaw, cellPoint, type Field, headingYaw, WATER } from '../anchors.ts'
import type { ShownRay } from './overlay.ts'
import { chanceIndex, decalIndex } from './pictures.ts'

/** Takes a finished sprite; the same one is written again for the next. */
export type Put = (sprite: Readonly<Sprite>) => void

/** Width of a strip, cells. */
const WIDTH = 0.94
const BAR = 0.05
/** Over the water, cells: strips lie lowest, what is written on them above. */
const STRIP_LIFT = 0.012
const MARK_LIFT = 0.016

/** Yellow at point-blank, orange to half of the range, red beyond. */
export const BAND_COLOURS: Readonly<Record<Band, number>> = { close: 0xffcf4d, middle: 0xff9a2e, long: 0xe2432f }
/** Below 0.6 yellow on teal turns green. */
const OPACITY: Readonly<Record<Band, number>> = { close: 0.86, middle: 0.78, long: 0.7 }
const IDLE = 0.22

/** Cells are farther apart along a diagonal. */
const stepOf = (ray: Heading): number => (isDiagonal(ray) ? Math.SQRT2 : 1)

/** A ray as a strip of cells with a chevron each, a white bar where a band ends, and the chance to hit in each band. */
export function putRay(
  sprite: Sprite,
  field: Field,
  { line, lit, chances }: ShownRay,
  towards: number,
  put: Put,
): void {
  const { ray, cells } = line
  const yaw = headingYaw(ray)
  const along = alongYaw(yaw)
  const step = stepOf(ray)
  for (const [index, { cell, band }] of cells.entries()) {
    const { x, z } = cellPoint(field, cell)
    placeSprite(sprite, x, WATER + STRIP_LIFT, z, WIDTH, decalIndex('strip'))
    lay(sprite, yaw)
    sprite.stretch = step / WIDTH
    sprite.opacity = lit ? OPACITY[band] : IDLE
    paintSprite(sprite, BAND_COLOURS[band])
    put(sprite)
    const isNamed = lit && index === namedCell(line, band)
    placeSprite(sprite, x, WATER + MARK_LIFT, z, isNamed ? 0.5 : 0.74, decalIndex('chevron'))
    lay(sprite, yaw)
    if (isNamed) shift(sprite, along, step * 0.28)
    sprite.opacity = lit ? 0.9 : IDLE
    put(sprite)
    if (lit && cells[index + 1]?.band !== band) putBar(sprite, x, z, yaw, along, step, put)
    const chance = isNamed ? chances[band] : undefined
    if (chance !== undefined) putChance(sprite, x, z, along, step, chance, towards, put)
  }
}

/** The middle cell of a band of three or more, else its first. */
function namedCell({ cells }: ShownRay['line'], band: Band): number {
  const first = cells.findIndex((cell) => cell.band === band)
  const count = cells.filter((cell) => cell.band === band).length
  return first + Math.floor((count - 1) / 2)
}

function lay(sprite: Sprite, yaw: number): void {
  sprite.flat = true
  sprite.turn = yaw
}

function shift(sprite: Sprite, along: { readonly x: number; readonly z: number }, by: number): void {
  sprite.x += along.x * by
  sprite.z += along.z * by
}

type Along = ReturnType<typeof alongYaw>

function putBar(sprite: Sprite, x: number, z: number, yaw: number, along: Along, step: number, put: Put): void {
  placeSprite(sprite, x, WATER + MARK_LIFT, z, WIDTH, decalIndex('plain'))
  lay(sprite, yaw)
  sprite.stretch = BAR / WIDTH
  shift(sprite, along, step / 2)
  sprite.opacity = 0.92
  put(sprite)
}

/** Reads toward the camera, wherever it stands. */
function putChance(
  sprite: Sprite,
  x: number,
  z: number,
  along: Along,
  step: number,
  chance: number,
  towards: number,
  put: Put,
): void {
  placeSprite(sprite, x, WATER + MARK_LIFT + 0.004, z, 0.92, chanceIndex(chance))
  lay(sprite, towards)
  shift(sprite, along, -step * 0.12)
  put(sprite)
}

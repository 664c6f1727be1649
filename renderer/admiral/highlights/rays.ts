import type { Band } from '../../../engine/admiral/foresight.ts'
import { type Heading, isDiagonal } from '../../../engine/admiral/geometry/headings.ts'
import type { TeamId } from '../../../engine/admiral/types.ts'
import type { Spot } from '../../table/spot.ts'
import { type Put, paintSprite, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { colourNumber, paletteNow, TEAM_COLOURS } from '../../ui/palettes.ts'
import { alongYaw, cellSpot, type Field, headingYaw, WATER } from '../table/anchors.ts'
import { chanceIndex, DECAL, type DecalName } from './pictures.ts'
import type { ShownRay } from './shownRays.ts'
import { ASIDE, chancesOn } from './written.ts'

/** Width of a strip, in cells. */
const WIDTH = 0.94
const BAR = 0.05
/** Heights over the water, in cells: strips lie lowest, texts above them. */
const LIFT = { strip: 0.012, mark: 0.016, figure: 0.02 } as const

/** Yellow at point-blank, orange to half of the range, red beyond. */
const COLOURS: Readonly<Record<Band, number>> = { close: 0xffcf4d, middle: 0xff9a2e, long: 0xe2432f }
/** The opacity of strips by band. Below 0.6, yellow on teal would look green. */
const OPACITY: Readonly<Record<Band, number>> = { close: 0.86, middle: 0.78, long: 0.7 }
const IDLE = 0.22
const FOE = 0.6

/** A cell of a strip, and the direction of the ray from there. */
interface Link {
  readonly sprite: Sprite
  readonly put: Put
  readonly middle: Spot
  readonly yaw: number
  /** One step outward as x and z; cells are farther apart along a diagonal. */
  readonly step: Spot
  readonly length: number
}

/**
 * Draws a ray as a strip of cells with a chevron each, a white bar at the end of each band, and the chance to hit in
 * each band instead of a chevron: side by side the two would read as "less than".
 *
 * @param towards the turn of text that is readable from the camera, in radians.
 */
export function putRay(sprite: Sprite, field: Field, ray: ShownRay, towards: number, put: Put): void {
  const { line, lit, foe } = ray
  const chances = chancesOn(ray)
  const yaw = headingYaw(line.ray)
  const length = stepLength(line.ray)
  const along = alongYaw(yaw)
  const step = { x: along.x * length, z: along.z * length }
  for (const [index, { cell, band }] of line.cells.entries()) {
    const link: Link = { sprite, put, middle: cellSpot(field, cell), yaw, step, length }
    const chance = chances.find((one) => one.index === index)?.chance
    putStrip(link, band, lit, foe)
    if (chance === undefined) putChevron(link, lit)
    else putChance(link, band, chance, towards)
    if (lit && line.cells[index + 1]?.band !== band) putBar(link)
  }
}

const stepLength = (ray: Heading): number => (isDiagonal(ray) ? Math.SQRT2 : 1)

/** Lays a picture flat into a link, some steps outward from its middle. */
function lay({ sprite, middle, step }: Link, name: DecalName, size: number, lift: number, turn: number, out = 0): void {
  placeSprite(sprite, middle.x + step.x * out, WATER + lift, middle.z + step.z * out, size, DECAL[name])
  sprite.flat = true
  sprite.turn = turn
}

/** Strips of enemies have the enemy's colour, so that a player does not take them for their own. */
function putStrip(link: Link, band: Band, lit: boolean, foe: TeamId | null): void {
  lay(link, 'strip', WIDTH, LIFT.strip, link.yaw)
  link.sprite.stretch = link.length / WIDTH
  link.sprite.opacity = lit ? (foe ? FOE : OPACITY[band]) : IDLE
  paintSprite(link.sprite, foe ? colourNumber(TEAM_COLOURS[paletteNow()].admiral[foe]) : COLOURS[band])
  link.put(link.sprite)
}

function putChevron(link: Link, lit: boolean): void {
  lay(link, 'chevron', 0.74, LIFT.mark, link.yaw)
  link.sprite.opacity = lit ? 0.9 : IDLE
  link.put(link.sprite)
}

/** Writes the chance so that it is readable from the camera. At point-blank it moves off the ship's own bowsprit. */
function putChance(link: Link, band: Band, chance: number, towards: number): void {
  lay(link, 'plain', 0.96, LIFT.figure, towards, band === 'close' ? ASIDE : 0)
  link.sprite.picture = chanceIndex(chance)
  link.put(link.sprite)
}

function putBar(link: Link): void {
  lay(link, 'plain', WIDTH, LIFT.mark, link.yaw, 0.5)
  link.sprite.stretch = BAR / WIDTH
  link.sprite.opacity = 0.92
  link.put(link.sprite)
}

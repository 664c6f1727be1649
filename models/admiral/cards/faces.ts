import type { Captain } from '../../../engine/admiral/data/captains.ts'
import { ground } from '../../faces/ground.ts'
import { around, at, clipped, faint, fill, line, type Markup, shape } from '../../faces/ink.ts'
import { ellipse, path, roundedRect, text } from '../../faces/shapes.ts'
import { randomFrom } from '../../random.ts'
import { anchor } from '../../ship/emblems.ts'
import { PORTRAITS } from './portraits.ts'
import { SIGNS } from './signs.ts'

/** Size of a card's drawing, units. */
export const CARD_UNITS = { width: 256, height: 358 } as const

/** A captain's face, or the back that all cards share. */
export type CardFace = Captain | 'back'

/** Leather of the back, and the stamp on it. */
const BACK = '#6b2f2a'
const GILT = '#c9973f'

const SHEET = roundedRect(0, 0, CARD_UNITS.width, CARD_UNITS.height, 20)
const PANEL = roundedRect(22, 22, 212, 222, 16)

/** Draws old parchment with stains and a burnt edge. */
function parchment(seed: number): Markup {
  const random = randomFrom(seed)
  const stains = Array.from({ length: 70 }, () => {
    const colour = random() < 0.5 ? '#fff0c8' : '#7a4a1c'
    const [x, y] = [random() * CARD_UNITS.width, random() * CARD_UNITS.height]
    return fill(ellipse(x, y, 6 + random() * 26, 4 + random() * 18), colour, 0.06)
  })
  const edge = [26, 16, 8].map((width) => faint(0.22, line(SHEET, '#6b3a12', width)))
  return fill(SHEET, '#ecd6a2') + clipped(SHEET, stains.join('') + edge.join(''))
}

function corners(): Markup {
  const places = [
    [20, 338, 0],
    [236, 338, -Math.PI / 2],
  ] as const
  const flourish = line('M0,-34Q2,-4 34,0M6,-22Q10,-8 24,-6', '#7a4a24', 4)
  return places.map(([x, y, turn]) => at(x, y, 1, turn, flourish)).join('')
}

function captainFace(captain: Captain): Markup {
  const portrait = at(16, 22, 0.875, 0, PORTRAITS[captain]())
  const medal =
    shape(ellipse(128, 286, 52, 52), '#f6e6bb', { line: 7, shade: 0.16, light: 0 }) +
    line(ellipse(128, 286, 44, 44), '#b98a3e', 3)
  return (
    parchment(captain.length * 7) +
    clipped(PANEL, portrait) +
    line(PANEL, '#2a180e', 8) +
    line(roundedRect(27, 27, 202, 212, 12), '#d9a441', 3) +
    line('M30,292H66M190,292H226', '#7a4a24', 4) +
    medal +
    at(128, 286, 0.78, 0, SIGNS[captain]) +
    corners()
  )
}

/** Draws the back: dark wood-brown leather with a gilded compass and an anchor, deliberately plain. */
function cardBack(): Markup {
  const rays = around(16, (i) => line(path`M0,${-58}V${i % 2 ? -74 : -96}`, GILT, i % 2 ? 3 : 5))
  const lattice = Array.from({ length: 9 }, (_, i) =>
    line(path`M${-140 + i * 44},358L${90 + i * 44},0M${-140 + i * 44},0L${90 + i * 44},358`, '#2a130c', 3),
  ).join('')
  return (
    clipped(SHEET, at(0, 0, [1, 1.4], 0, ground(BACK, { seed: 9, strokes: 60 })) + faint(0.35, lattice)) +
    line(roundedRect(14, 14, 228, 330, 14), '#2a130c', 9) +
    line(roundedRect(14, 14, 228, 330, 14), GILT, 4) +
    line(roundedRect(26, 26, 204, 306, 10), GILT, 2) +
    at(128, 179, 1, 0, rays) +
    shape(ellipse(128, 179, 56), '#4a1d1a', { line: 6, light: 0 }) +
    line(ellipse(128, 179, 49), GILT, 3) +
    at(128, 180, 0.52, 0, anchor(GILT)) +
    at(44, 44, 1, 0, fill(ellipse(0, 0, 6), GILT)) +
    at(212, 44, 1, 0, fill(ellipse(0, 0, 6), GILT)) +
    at(44, 314, 1, 0, fill(ellipse(0, 0, 6), GILT)) +
    at(212, 314, 1, 0, fill(ellipse(0, 0, 6), GILT))
  )
}

const drawing = (face: CardFace): Markup => (face === 'back' ? cardBack() : captainFace(face))

/** Returns the SVG document of a card's face, upright; its corners are left clear. */
export function cardSvg(face: CardFace): string {
  const { width, height } = CARD_UNITS
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing(face)}</svg>`
}

/**
 * Returns the SVG document of a card too small for a face: the captain's sign alone, or the back with its anchor. 100
 * units wide, 120 high.
 */
export function smallCardSvg(face: CardFace): string {
  const sheet = roundedRect(4, 4, 92, 112, 13)
  const drawing =
    face === 'back'
      ? fill(sheet, BACK) + line(roundedRect(14, 14, 72, 92, 8), GILT, 4) + at(50, 60, 0.46, 0, anchor(GILT))
      : fill(sheet, '#f6e6bb') + at(49, 60, 0.78, 0, SIGNS[face])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120">${drawing}${line(sheet, '#2a180e', 7)}</svg>`
}

/** Faces in the order of the cards' picture, from the left. */
export const CARD_FACES: readonly CardFace[] = ['back', 'rapid', 'swift', 'target', 'berserk']

/** Returns all faces side by side, their corners filled with the edge's colour. */
export function cardsDocument(): string {
  const { width, height } = CARD_UNITS
  const cells = CARD_FACES.map((face, i) => {
    const under = fill(path`M0,0h${width}v${height}h${-width}Z`, face === 'back' ? '#3a1714' : '#c9a566')
    return `<g transform="translate(${text(i * width)} 0)">${under}${drawing(face)}</g>`
  })
  const size = `0 0 ${width * CARD_FACES.length} ${height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${cells.join('')}</svg>`
}

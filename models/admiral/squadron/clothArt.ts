import { at, fill, line, type Markup } from '../../faces/ink.ts'
import { ellipse, path, text } from '../../faces/shapes.ts'
import { randomFrom } from '../../random.ts'
import { canvas, WHOLE } from '../../ship/clothArt.ts'
import { anchor, clover, star, sun } from '../../ship/emblems.ts'
import { SQUADRON_PAINT, SQUADRONS, type SquadronId } from '../../teams.ts'
import { CELL, COLUMNS, type Column, SHEET, SPAR_STRIP, TARRED } from './clothSheet.ts'

/** The mark of each team, about 150 units across around the origin. */
export const EMBLEMS: Readonly<Record<SquadronId, (colour: string) => Markup>> = {
  red: star,
  blue: anchor,
  green: clover,
  gold: sun,
}

/**
 * The heraldry of each team on a sail of 256 × 256 units, its head above. It distinguishes the squadrons when the whole
 * sea is visible, also without colour: red is dark and plain with a line at the foot, blue has a pale stripe down the
 * middle, green a pale head, gold is light and plain with a dark line at the foot.
 */
const HERALDRY = {
  red: 'M0,232h256v10h-256Z',
  blue: 'M88,0h80v256h-80Z',
  green: 'M0,0h256v78h-256Z',
  gold: 'M0,228h256v16h-256Z',
} as const satisfies Readonly<Record<SquadronId, string>>

/** Draws the heraldry of a team in its colour. */
export const heraldry = (team: SquadronId): Markup => fill(HERALDRY[team], SQUADRON_PAINT[team].heraldry, 0.95)

/** Flags are stretched over their cloth: 256 units are about twice as long as high. */
export const FLAG_ART: Readonly<Record<SquadronId, () => Markup>> = {
  red: () => fill(WHOLE, '#cf4034') + fill('M0,106h256v44h-256Z', '#f0c659'),
  blue: () => fill(WHOLE, '#3d63b8') + fill('M0,96h256v64h-256ZM62,0h34v256h-34Z', '#f3ecdb'),
  green: () =>
    fill(WHOLE, '#4c9a3a') + line('M8,14H248V242H8Z', '#f2e6a8', 26) + at(122, 132, [0.62, 1.16], 0, clover('#f2e6a8')),
  gold: () =>
    fill(WHOLE, '#efbb3f') +
    fill('M0,0h64v256h-64Z', '#8a3b1a') +
    at(146, 128, [0.52, 1], 0, fill(ellipse(0, 0, 66), '#8a3b1a')),
}

/** Draws two rows of reef points, and shade along leeches and foot, which make a flat cloth look full. */
function sewn(): Markup {
  const points = [64, 118].flatMap((y) => Array.from({ length: 12 }, (_, i) => path`M${11 + i * 21.3},${y}v13`))
  const shade = [10, 24, 40].map((width) => `<g opacity=".09">${line('M0,0V256H256V0', '#1a0c06', width)}</g>`)
  return `<g opacity=".5">${line(points.join(''), '#2a160c', 3)}</g>${shade.join('')}`
}

function cell(team: SquadronId, column: Column): Markup {
  const { sail, emblem } = SQUADRON_PAINT[team]
  if (column === 'flag') return FLAG_ART[team]()
  if (column === 'plain') return canvas({ sail }, 4) + heraldry(team) + sewn()
  return canvas({ sail }, 3) + heraldry(team) + sewn() + at(128, 140, 1.24, 0, EMBLEMS[team](emblem))
}

/** Draws spar wood, its grain running down the strip, and a tarred edge for ropes. */
function sparWood(): Markup {
  const random = randomFrom(6)
  const streaks = Array.from({ length: 40 }, () => {
    const [x, y] = [random() * SPAR_STRIP, random() * SHEET.height]
    const colour = random() < 0.5 ? '#8f5f33' : '#4a2c16'
    return `<path d="${path`M${x},${y}v${60 + random() * 160}`}" stroke="${colour}" stroke-width="3" stroke-opacity=".5"/>`
  })
  const strip = (left: number) => path`M${left},0h${SPAR_STRIP - left}v${SHEET.height}h${left - SPAR_STRIP}Z`
  return fill(strip(0), '#6f4524') + streaks.join('') + fill(strip(SPAR_STRIP - TARRED), '#241812')
}

/** Returns the cloth of the squadrons: a row for each team, and the strip of spar wood at the right. */
export function squadronClothDocument(): string {
  const cells = SQUADRONS.flatMap((team, down) =>
    COLUMNS.map((column, i) => {
      const place = `x="${text(i * CELL)}" y="${text(down * CELL)}" width="${CELL}" height="${CELL}"`
      return `<svg ${place} viewBox="0 0 ${CELL} ${CELL}">${cell(team, column)}</svg>`
    }),
  )
  const strip = at(CELL * COLUMNS.length, 0, 1, 0, sparWood())
  const size = `0 0 ${SHEET.width} ${SHEET.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${cells.join('')}${strip}</svg>`
}

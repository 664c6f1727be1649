import { at, fill, line, type Markup } from '../../faces/ink.ts'
import { ellipse, path, text } from '../../faces/shapes.ts'
import { randomFrom } from '../../random.ts'
import { canvas, WHOLE } from '../../ship/clothArt.ts'
import { anchor, clover, star, sun } from '../../ship/emblems.ts'
import { SQUADRON_PAINT, SQUADRONS, type SquadronId } from '../../teams.ts'
import { CELL, COLUMNS, type Column, SHEET, SPAR_STRIP } from './clothSheet.ts'

/** The mark of each team, about 150 units across around the origin. */
export const EMBLEMS: Readonly<Record<SquadronId, (colour: string) => Markup>> = {
  red: star,
  blue: anchor,
  green: clover,
  gold: sun,
}

const row = (count: number, mark: (x: number) => string) =>
  Array.from({ length: count }, (_, i) => mark((i * 256) / count)).join('')

/** The team's pattern in its second colour along the foot of the sail that bears the emblem; all others are clean. */
const PATTERNS: Readonly<Record<SquadronId, (colour: string) => Markup>> = {
  red: (colour) => fill('M0,216h256v5h-256ZM0,226h256v5h-256Z', colour, 0.92),
  blue: (colour) => fill('M0,218h256v12h-256Z', colour, 0.92),
  green: (colour) =>
    fill(
      row(8, (x) => path`M${x + 6},231l10,-16l10,16Z`),
      colour,
      0.92,
    ),
  gold: (colour) =>
    fill(
      row(8, (x) => path`M${x + 8},218h12v12h-12Z`),
      colour,
      0.92,
    ),
}

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

function cell(team: SquadronId, column: Column): Markup {
  const { accent, sail } = SQUADRON_PAINT[team]
  if (column === 'flag') return FLAG_ART[team]()
  if (column === 'plain') return canvas({ sail }, 4)
  return canvas({ sail }, 3) + PATTERNS[team](accent) + at(128, 128, 1.16, 0, EMBLEMS[team](accent))
}

/** Spar wood, its grain running down the strip. */
function sparWood(): Markup {
  const random = randomFrom(6)
  const streaks = Array.from({ length: 40 }, () => {
    const [x, y] = [random() * SPAR_STRIP, random() * SHEET.height]
    const colour = random() < 0.5 ? '#b57c44' : '#6b4220'
    return `<path d="${path`M${x},${y}v${60 + random() * 160}`}" stroke="${colour}" stroke-width="3" stroke-opacity=".5"/>`
  })
  return fill(path`M0,0h${SPAR_STRIP}v${SHEET.height}h${-SPAR_STRIP}Z`, '#8a5a2e') + streaks.join('')
}

/** The cloth of the squadrons: a row for each team, and the strip of spar wood at the right. */
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

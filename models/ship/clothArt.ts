import { at, fill, line, type Markup } from '../faces/ink.ts'
import { skull } from '../faces/motifs/bones.ts'
import { ellipse, path, text } from '../faces/shapes.ts'
import { randomFrom } from '../random.ts'
import { TEAM_PAINT, TEAMS, type TeamId } from '../teams.ts'
import { CLOTH_COLUMNS } from './clothColumns.ts'
import { anchor, star, sun } from './emblems.ts'

/** Units along one side of a cell of the cloth picture. */
const CELL = 256
const CLOTHS = 7
export const WHOLE = 'M0,0H256V256H0Z'

interface CanvasPaint {
  readonly sail: string
  readonly seam?: string
}

/** Draws canvas sewn from upright cloths, with blots and a darker hem. */
export function canvas({ sail, seam = '#5a3418' }: CanvasPaint, seed: number): Markup {
  const random = randomFrom(seed)
  const width = CELL / CLOTHS
  const tints = Array.from({ length: CLOTHS }, (_, i) =>
    fill(path`M${i * width},0h${width}v256h${-width}Z`, i % 2 ? '#fff2cf' : '#2a1208', 0.07 + random() * 0.06),
  )
  const seams = Array.from({ length: CLOTHS - 1 }, (_, i) => path`M${(i + 1) * width},0V256`).join('')
  const blots = Array.from({ length: 120 }, () => {
    const colour = random() < 0.5 ? '#ffffff' : '#3a1c0c'
    const place = path`M${random() * CELL},${random() * CELL}h${3 + random() * 20}v${1 + random() * 3}h-14Z`
    return fill(place, colour, 0.06)
  })
  const hem = `<g opacity=".2">${line(WHOLE, '#000000', 10)}</g>`
  const stitched = `<g opacity=".35">${line(seams, seam, 2)}</g>`
  return fill(WHOLE, sail) + tints.join('') + stitched + blots.join('') + hem
}

/** The team's pattern in its second colour along the foot of every sail. */
const PATTERNS: Readonly<Record<TeamId, (colour: string) => Markup>> = {
  white: (colour) => fill('M0,200h256v26h-256Z', colour, 0.92),
  red: (colour) => fill('M0,194h256v13h-256ZM0,215h256v13h-256Z', colour, 0.92),
  black: (colour) =>
    fill(Array.from({ length: 8 }, (_, i) => path`M${i * 32},229l16,-30l16,30Z`).join(''), colour, 0.92),
  yellow: (colour) => fill(Array.from({ length: 8 }, (_, i) => path`M${i * 34},200h18v26h-18Z`).join(''), colour, 0.92),
}

const EMBLEMS: Readonly<Record<TeamId, (colour: string) => Markup>> = {
  white: anchor,
  red: star,
  black: () => skull(0, 6, 1.35, '#e8ddc6'),
  yellow: sun,
}

/** Flags are stretched over their cloth: 256 units are twice as long as high. */
const FLAG_ART: Readonly<Record<TeamId, () => Markup>> = {
  white: () => fill(WHOLE, '#4f7fb8') + fill('M0,94h256v66h-256ZM62,0h34v256h-34Z', '#f3ecdb'),
  red: () => fill(WHOLE, '#cf4034') + fill('M0,106h256v44h-256Z', '#f0c659'),
  black: () =>
    fill(WHOLE, '#3d3c49') + line('M6,10H250V246H6Z', '#cfc6b2', 22) + at(128, 138, [1.06, 1.9], 0, skull(0, 0, 1)),
  yellow: () =>
    fill(WHOLE, '#efbb3f') +
    fill('M0,0h72v256h-72Z', '#8a3b1a') +
    at(150, 128, [0.52, 1], 0, fill(ellipse(0, 0, 62), '#8a3b1a')),
}

function cell(team: TeamId, column: (typeof CLOTH_COLUMNS)[number]): Markup {
  const { accent, sail } = TEAM_PAINT[team]
  const seams = team === 'black' ? { seam: '#0d0c10' } : {}
  if (column === 'flag') return FLAG_ART[team]()
  const emblem = column === 'emblem' ? at(128, 108, 1.08, 0, EMBLEMS[team](accent)) : ''
  return canvas({ sail, ...seams }, column === 'emblem' ? 3 : 4) + PATTERNS[team](accent) + emblem
}

/** Returns the cloth of all teams, one row each: the sail with the emblem, a plain sail, the flag. */
export function clothDocument(): string {
  const cells = TEAMS.flatMap((team, row) =>
    CLOTH_COLUMNS.map((column, i) => {
      const place = `x="${text(i * CELL)}" y="${text(row * CELL)}" width="${CELL}" height="${CELL}"`
      return `<svg ${place} viewBox="0 0 ${CELL} ${CELL}">${cell(team, column)}</svg>`
    }),
  )
  const size = `0 0 ${CELL * CLOTH_COLUMNS.length} ${CELL * TEAMS.length}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${cells.join('')}</svg>`
}

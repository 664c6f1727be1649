import { printCell } from '../../../engine/jackal/cells.ts'
import type { JackalState, TeamId } from '../../../engine/jackal/types.ts'
import type { Box, Pen } from '../../hud/story/picture/box.ts'
import type { Ways } from '../../hud/story/picture/ways.ts'
import type { SeenMatch } from '../../hud/story/story.ts'
import type { Translate } from '../../i18n/t.ts'
import { drawLand, type Square } from './drawTable.ts'
import { type Visits, visitsIn } from './visits.ts'

/** The radius of the largest disc, in cells: alone on its tile, and beside those of other crews. */
const ALONE = 0.44
const BESIDE = 0.25
/** The share of that radius for a single visit. */
const LEAST = 0.3
const VEIL = '#1b0e0766'
const CASING = '#fff6dc'

/** Returns where the crews walked: the more often, the larger the disc. */
export function islandWays(
  told: SeenMatch<JackalState>,
  colours: Readonly<Record<string, string>>,
  t: Translate,
): Ways | null {
  const end = told.positions.at(-1)
  if (!end) return null
  const visits = visitsIn(told)
  const teams = end.teams.map(({ id }) => id)
  return {
    about: t('ways.island'),
    lines: teams.map((team) => lineOf(visits, team, end, t)),
    shape: 1,
    async draw(pen, box, side) {
      const squareOf = await drawLand(pen, box, end)
      drawVeil(pen, box)
      const own = side === null ? visits : visits.filter(({ team }) => team === teams[side])
      const most = Math.max(1, ...own.map(({ times }) => times))
      for (const { team, cell, times } of own) {
        const place = side === null ? placeBeside(teams.indexOf(team), teams.length) : { x: 0, y: 0, radius: ALONE }
        const radius = place.radius * (LEAST + (1 - LEAST) * Math.sqrt(times / most))
        drawDisc(pen, squareOf(cell), { ...place, radius }, colours[team] ?? '#fff')
      }
    },
  }
}

/** Returns the middle of a crew's disc on a tile, from the middle of the tile. */
function placeBeside(index: number, count: number) {
  const x = index % 2 === 0 ? -BESIDE : BESIDE
  const y = count <= 2 ? 0 : index < 2 ? -BESIDE : BESIDE
  return { x, y, radius: BESIDE }
}

function lineOf(visits: readonly Visits[], team: TeamId, { board }: JackalState, t: Translate): string {
  const own = visits.filter((one) => one.team === team)
  const steps = own.reduce((sum, { times }) => sum + times, 0)
  const [often] = own.toSorted((a, b) => b.times - a.times || a.cell - b.cell)
  if (!often) return t('ways.island.none')
  const cell = printCell(board, often.cell)
  return t('ways.island.line', { n: steps, tiles: own.length, cell, times: often.times })
}

function drawVeil(pen: Pen, { x, y, width, height }: Box): void {
  pen.fillStyle = VEIL
  pen.fillRect(x, y, width, height)
}

interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
}

function drawDisc(pen: Pen, { x, y, size }: Square, disc: Disc, colour: string): void {
  pen.beginPath()
  pen.arc(x + size * (0.5 + disc.x), y + size * (0.5 + disc.y), size * disc.radius, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
  pen.strokeStyle = CASING
  pen.lineWidth = size * 0.035
  pen.stroke()
}

import type { AdmiralState, TeamId } from '../../../engine/admiral/types.ts'
import type { Pen } from '../../hud/story/picture/box.ts'
import type { Ways } from '../../hud/story/picture/ways.ts'
import type { SeenMatch } from '../../hud/story/story.ts'
import type { Translate } from '../../i18n/t.ts'
import { drawCoasts, drawShip, type Spot } from './drawTable.ts'
import { type Track, tracksIn } from './tracks.ts'

/** The widths of a track and of its casing, in cells. */
const LINE = 0.2
const CASING = 0.34
/** The distances of the tracks of one squadron from the middle of a cell, in cells, so that tracks do not hide each other. */
const ASIDE = [0, -0.22, 0.22, -0.11, 0.11] as const

/** Returns the tracks of the squadrons, from a dot to the ship, to a cross where it sank, or to its captor. */
export function watersWays(
  told: SeenMatch<AdmiralState>,
  colours: Readonly<Record<string, string>>,
  t: Translate,
): Ways | null {
  const end = told.positions.at(-1)
  if (!end) return null
  const tracks = tracksIn(told)
  const teams = end.teams.map(({ id }) => id)
  return {
    about: t('ways.waters'),
    lines: teams.map((team) => lineOf(tracks, team, t)),
    shape: end.board.width / end.board.height,
    draw(pen, box, side) {
      const isShown = ({ team }: { readonly team: TeamId }) => side === null || team === teams[side]
      const spotOf = drawCoasts(pen, box, end, colours)
      const own = tracks.filter(isShown)
      for (const [index, { cells, team, end: how }] of own.entries()) {
        const aside = ASIDE[index % ASIDE.length] ?? 0
        drawTrack(pen, cells.map(spotOf).map(moved(aside)), colours[team] ?? '#fff', how)
      }
      for (const ship of end.ships) {
        if (ship.at !== null && isShown(ship)) drawShip(pen, spotOf(ship.at), ship, colours[ship.team] ?? '#fff')
      }
    },
  }
}

const moved =
  (aside: number) =>
  ({ x, y, size }: Spot): Spot => ({ x: x + aside * size, y: y + aside * size, size })

function lineOf(tracks: readonly Track[], team: TeamId, t: Translate): string {
  const own = tracks.filter((one) => one.team === team)
  const cells = own.reduce((sum, track) => sum + track.cells.length - 1, 0)
  return t('ways.waters.line', { n: cells, sunk: own.filter(({ end }) => end === 'sunk').length })
}

/** Draws a track through the middles of its cells, with rounded turns. */
function drawTrack(pen: Pen, spots: readonly Spot[], colour: string, end: Track['end']): void {
  const [first, last] = [spots[0], spots.at(-1)]
  if (!first || !last) return
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  for (const [stroke, width] of [
    ['#fff6dccc', CASING],
    [colour, LINE],
  ] as const) {
    pen.beginPath()
    pen.moveTo(first.x, first.y)
    for (const [index, { x, y }] of spots.entries()) {
      const next = spots[index + 1]
      if (next) pen.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2)
    }
    pen.lineTo(last.x, last.y)
    pen.strokeStyle = stroke
    pen.lineWidth = first.size * width
    pen.stroke()
  }
  drawDot(pen, first, colour)
  if (end === 'sunk') drawCross(pen, last, colour)
}

function drawDot(pen: Pen, { x, y, size }: Spot, colour: string): void {
  pen.beginPath()
  pen.arc(x, y, size * 0.3, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
  pen.strokeStyle = '#fff6dc'
  pen.lineWidth = size * 0.09
  pen.stroke()
}

function drawCross(pen: Pen, { x, y, size }: Spot, colour: string): void {
  const arm = size * 0.55
  for (const [stroke, width] of [
    ['#fff6dc', 0.5],
    [colour, 0.28],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x - arm, y - arm)
    pen.lineTo(x + arm, y + arm)
    pen.moveTo(x + arm, y - arm)
    pen.lineTo(x - arm, y + arm)
    pen.strokeStyle = stroke
    pen.lineWidth = size * width
    pen.stroke()
  }
}

import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import { type Cell, SEATS, type SeaBattleState, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { Box, Pen } from '../../hud/story/picture/box.ts'
import { BODY, fitted } from '../../hud/story/picture/lettering.ts'
import type { Ways } from '../../hud/story/picture/ways.ts'
import type { Words } from '../../i18n/words.ts'
import { drawFleet, type Spot } from './drawTable.ts'

/** A shot in the order of its captain's shots. */
export interface ShotMark {
  readonly by: SeaSeat
  readonly at: Cell
  readonly hit: boolean
  /** From 1. */
  readonly nth: number
}

/** Returns the shots of both captains. */
export function shotMarks({ shots }: Pick<SeaBattleState, 'shots'>): readonly ShotMark[] {
  return SEATS.flatMap((by) =>
    shots[by].map(({ at, result }, index) => ({ by, at, hit: result !== 'miss', nth: index + 1 })),
  )
}

/** The share of the picture's height for a name above each sea, and for the space round the seas. */
const NAME = 0.09
const GAP = 0.03

/** Returns the shots at both seas with their numbers, in the colours of those who fired. */
export function seasWays(view: SeaBattleState, colourOf: (seat: SeaSeat) => string, { t, nameOf }: Words): Ways {
  const marks = shotMarks(view)
  return {
    about: t('ways.seas'),
    lines: SEATS.map((seat) => {
      const own = marks.filter(({ by }) => by === seat)
      return t('ways.seas.line', { n: own.length, hits: own.filter(({ hit }) => hit).length, run: longestRun(own) })
    }),
    shape: (2 - 2 * NAME - GAP) / 1,
    draw(pen, box, side) {
      pen.fillStyle = '#123a52'
      pen.fillRect(box.x, box.y, box.width, box.height)
      for (const [index, owner] of SEATS.entries()) {
        const sea = seaIn(box, index)
        drawName(pen, sea, box.height * NAME, nameOf(owner))
        const spotOf = drawFleet(pen, sea, view, owner)
        const shooter = opponentOf(owner)
        if (side !== null && shooter !== SEATS[side]) continue
        for (const mark of marks) if (mark.by === shooter) drawShot(pen, spotOf(mark.at), mark, colourOf(shooter))
      }
    },
  }
}

/** Returns the place of a sea: the first at the left, the second at the right, both below their names. */
function seaIn({ x, y, width, height }: Box, index: number): Box {
  const gap = height * GAP
  const size = Math.min(height * (1 - NAME) - gap, (width - 3 * gap) / 2)
  const left = x + (width - 2 * size - gap) / 2
  return { x: left + index * (size + gap), y: y + height * NAME, width: size, height: size }
}

function drawName(pen: Pen, { x, y, width }: Box, height: number, name: string): void {
  pen.fillStyle = '#f6e6c0'
  pen.font = fitted(pen, name, BODY, Math.round(height * 0.62), width, 700)
  pen.fillText(name, x, y - height * 0.28)
}

/** Draws the number of a shot: on a disc for a hit, in a ring for a miss. */
function drawShot(pen: Pen, { x, y, size }: Spot, { hit, nth }: ShotMark, colour: string): void {
  pen.beginPath()
  pen.arc(x, y, size * 0.42, 0, 2 * Math.PI)
  pen.fillStyle = hit ? colour : '#0b253a99'
  pen.fill()
  pen.strokeStyle = hit ? '#fff6dc' : colour
  pen.lineWidth = size * (hit ? 0.09 : 0.06)
  pen.stroke()
  pen.fillStyle = '#fff6dc'
  pen.font = `700 ${Math.round(size * 0.46)}px ${BODY}`
  pen.textAlign = 'center'
  pen.fillText(String(nth), x, y + size * 0.16)
  pen.textAlign = 'left'
}

/** Returns the most hits in a row. */
function longestRun(shots: readonly ShotMark[]): number {
  let [run, longest] = [0, 0]
  for (const { hit } of shots) {
    run = hit ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

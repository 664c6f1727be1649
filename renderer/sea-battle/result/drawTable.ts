import { FIELD_SIZE, fileOf, rankOf } from '../../../engine/sea-battle/cells.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import { type Cell, SEATS, type SeaBattleState, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { Box, Pen } from '../../hud/story/picture/box.ts'
import { BODY, fitted } from '../../hud/story/picture/lettering.ts'
import { isWreck, shipsSeen } from '../view.ts'

/** Room for a name beside each sea, and between the two, in pixels. */
const NAME = 30
const GAP = 14

/** Draws both seas, the first at the upper left, the second at the lower right: ships, wrecks and shots. */
export function drawSeas(pen: Pen, box: Box, view: SeaBattleState, nameOf: (seat: SeaSeat) => string): void {
  pen.fillStyle = '#123a52'
  pen.fillRect(box.x, box.y, box.width, box.height)
  const side = (box.height - GAP * 3) / 2
  for (const [index, seat] of SEATS.entries()) {
    const sea: Box = {
      x: index === 0 ? box.x + GAP : box.x + box.width - GAP - side,
      y: box.y + GAP + index * (side + GAP),
      width: side,
      height: side,
    }
    drawSea(pen, sea, view, seat)
    pen.fillStyle = '#f6e6c0'
    const room = box.width - side - GAP * 3
    pen.font = fitted(pen, nameOf(seat), BODY, 26, room, 700)
    pen.fillText(nameOf(seat), index === 0 ? sea.x + side + GAP : box.x + GAP, sea.y + NAME)
  }
}

function drawSea(pen: Pen, sea: Box, view: SeaBattleState, owner: SeaSeat): void {
  const spotOf = drawFleet(pen, sea, view, owner)
  for (const { at, result } of view.shots[opponentOf(owner)]) {
    const { x, y, size } = spotOf(at)
    pen.beginPath()
    pen.arc(x, y, size * (result === 'miss' ? 0.14 : 0.24), 0, 2 * Math.PI)
    pen.fillStyle = result === 'miss' ? '#f7f0dc' : '#e2432f'
    pen.fill()
  }
}

/** A cell of the picture, by its middle. */
export interface Spot {
  readonly x: number
  readonly y: number
  /** Side of the cell. */
  readonly size: number
}

/** Draws a sea with the ships that the viewer knows; returns the function that places a cell. */
export function drawFleet(pen: Pen, { x, y, width }: Box, view: SeaBattleState, owner: SeaSeat): (cell: Cell) => Spot {
  const size = width / FIELD_SIZE
  pen.fillStyle = '#2c5f86'
  pen.fillRect(x, y, width, width)
  pen.strokeStyle = '#cfe0ff55'
  pen.lineWidth = 1
  for (let line = 0; line <= FIELD_SIZE; line++) {
    pen.strokeRect(x, y, width, line * size)
    pen.strokeRect(x, y, line * size, width)
  }
  for (const ship of shipsSeen(view, owner)) {
    pen.fillStyle = isWreck(view, owner, ship) ? '#8a5126' : '#f2dfb2'
    for (const cell of ship) pen.fillRect(x + fileOf(cell) * size, y + rankOf(cell) * size, size, size)
  }
  return (cell) => ({ x: x + (fileOf(cell) + 0.5) * size, y: y + (rankOf(cell) + 0.5) * size, size })
}

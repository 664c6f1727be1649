import { sectorOf } from '../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Cell, Ship } from '../../../engine/admiral/types.ts'
import { type Box, gridIn, type Pen } from '../../hud/story/picture/box.ts'
import { middleOf } from '../flat/boardCells.ts'

type Colours = Readonly<Record<string, string>>

/** A cell of the picture, by its middle. */
export interface Spot {
  readonly x: number
  readonly y: number
  /** Side of a cell. */
  readonly size: number
}

/** Draws the final state of the waters, north up: islands, reefs, forts and every ship afloat. */
export function drawWaters(pen: Pen, box: Box, view: AdmiralState, colours: Colours): void {
  const spotOf = drawCoasts(pen, box, view, colours)
  for (const ship of view.ships) {
    if (ship.at !== null) drawShip(pen, spotOf(ship.at), ship, colours[ship.team] ?? '#fff')
  }
}

/** Draws the sea, islands, reefs and forts; returns the function that places a cell. */
export function drawCoasts(
  pen: Pen,
  box: Box,
  { board, forts }: Pick<AdmiralState, 'board' | 'forts'>,
  colours: Colours,
): (cell: Cell) => Spot {
  const { cell: size, x, y } = gridIn(box, board.width, board.height)
  const spotOf = (cell: Cell): Spot => {
    const middle = middleOf(board, cell)
    return { x: x + middle.x * size, y: y + middle.y * size, size }
  }
  drawSea(pen, box)
  pen.strokeStyle = '#cfe0ff66'
  pen.lineWidth = 2
  pen.strokeRect(x, y, size * board.width, size * board.height)
  for (const cell of board.land) drawSquare(pen, spotOf(cell), '#d8bd7c', 1)
  for (const cell of board.land) drawSquare(pen, spotOf(cell), '#6f8a3c', 0.62)
  for (const cell of board.reefs) drawSquare(pen, spotOf(cell), '#7f8a86', 0.34)
  for (const { at, team } of forts) {
    drawSquare(pen, spotOf(at), '#2a180e', 0.9)
    drawSquare(pen, spotOf(at), colours[team] ?? '#fff', 0.72)
    drawSquare(pen, spotOf(at), '#c9b48a', 0.44)
  }
  return spotOf
}

function drawSquare(pen: Pen, { x, y, size }: Spot, colour: string, share: number): void {
  pen.fillStyle = colour
  pen.fillRect(x - (size * share) / 2, y - (size * share) / 2, size * share, size * share)
}

/** Ships are drawn larger than their cells: a whole sea is small in the picture. */
const LARGER = 1.5

function drawSea(pen: Pen, { x, y, width, height }: Box): void {
  const sea = pen.createRadialGradient(x + width / 2, y + height / 2, width / 4, x + width / 2, y + height / 2, width)
  sea.addColorStop(0, '#1d7d92')
  sea.addColorStop(1, '#0c3d52')
  pen.fillStyle = sea
  pen.fillRect(x, y, width, height)
}

/** Draws a hull from above with its bow ahead, its sails across. */
export function drawShip(pen: Pen, { x, y, size }: Spot, { heading }: Ship, colour: string): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate((sectorOf(heading) * Math.PI) / 4)
  pen.scale(size * LARGER, size * LARGER)
  pen.beginPath()
  pen.moveTo(0, -0.7)
  pen.quadraticCurveTo(0.32, -0.25, 0.26, 0.5)
  pen.lineTo(-0.26, 0.5)
  pen.quadraticCurveTo(-0.32, -0.25, 0, -0.7)
  pen.fillStyle = '#6b3f20'
  pen.fill()
  pen.strokeStyle = '#f7ebc8'
  pen.lineWidth = 0.09
  pen.stroke()
  pen.fillStyle = colour
  pen.strokeStyle = '#2a180e'
  for (const mast of [-0.18, 0.2]) {
    pen.fillRect(-0.46, mast - 0.09, 0.92, 0.18)
    pen.lineWidth = 0.04
    pen.strokeRect(-0.46, mast - 0.09, 0.92, 0.18)
  }
  pen.restore()
}

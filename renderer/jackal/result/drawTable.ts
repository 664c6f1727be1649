import type { Cell, JackalState, Tile } from '../../../engine/jackal/types.ts'
import { faceIndex, GRID } from '../../../models/faces/atlas.ts'
import { FACE_PICTURES } from '../../../models/faces/pictures.ts'
import { type Box, gridIn, type Pen } from '../../hud/story/picture/box.ts'
import { loadImage } from '../../hud/story/picture/loadImage.ts'
import { columnsOf, cornerOf, rowsOf } from '../flat/boardCells.ts'
import { isSpent } from '../pieces/spent.ts'

/** Draws the island from the south: every tile, the ships and the pieces ashore. */
export async function drawIsland(
  pen: Pen,
  box: Box,
  view: JackalState,
  colours: Readonly<Record<string, string>>,
): Promise<void> {
  const { teams, pieces } = view
  const squareOf = await drawLand(pen, box, view)
  for (const { id, ship } of teams) if (ship >= 0) drawShip(pen, squareOf(ship), colours[id] ?? '#fff')
  for (const { at, team, type } of pieces) {
    if (type !== 'pirate' || typeof at !== 'number' || teams.some(({ ship }) => ship === at)) continue
    drawPirate(pen, squareOf(at), colours[team] ?? '#fff')
  }
}

/** Draws the sea and the tiles; returns the function that places a cell. */
export async function drawLand(
  pen: Pen,
  box: Box,
  { board, tiles }: Pick<JackalState, 'board' | 'tiles'>,
): Promise<(cell: Cell) => Square> {
  const faces = await loadImage(FACE_PICTURES.full)
  const { cell: size, x, y } = gridIn(box, columnsOf(board), rowsOf(board))
  const squareOf = (cell: Cell): Square => {
    const corner = cornerOf(board, cell)
    return { x: x + corner.x * size, y: y + corner.y * size, size }
  }
  drawSea(pen, box)
  for (const [cell, tile] of tiles.entries()) if (tile) drawTile(pen, faces, tile, squareOf(cell))
  return squareOf
}

/** A cell of the picture, by its corner. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
}

function drawSea(pen: Pen, { x, y, width, height }: Box): void {
  const sea = pen.createRadialGradient(x + width / 2, y + height / 2, width / 4, x + width / 2, y + height / 2, width)
  sea.addColorStop(0, '#2b9da2')
  sea.addColorStop(1, '#0f4f5e')
  pen.fillStyle = sea
  pen.fillRect(x, y, width, height)
}

function drawTile(pen: Pen, faces: HTMLImageElement, tile: Tile, { x, y, size }: Square): void {
  if (tile.kind === 'ferry') {
    pen.fillStyle = '#8a5126'
    pen.fillRect(x + size * 0.2, y + size * 0.2, size * 0.6, size * 0.6)
    return
  }
  const index = tile.open ? faceIndex(tile.kind, tile.picture, isSpent(tile)) : faceIndex('closed', 1)
  const side = faces.width / GRID
  const [left, top] = [(index % GRID) * side, Math.floor(index / GRID) * side]
  pen.save()
  pen.translate(x + size / 2, y + size / 2)
  pen.rotate(tile.open ? (tile.facing * Math.PI) / 2 : 0)
  const half = size * 0.48
  pen.drawImage(faces, left, top, side, side, -half, -half, half * 2, half * 2)
  pen.restore()
}

/** Draws a hull from above, its bow to the north. */
function drawShip(pen: Pen, { x, y, size }: Square, colour: string): void {
  pen.beginPath()
  pen.ellipse(x + size / 2, y + size / 2, size * 0.24, size * 0.42, 0, 0, 2 * Math.PI)
  pen.fillStyle = '#6b3f20'
  pen.fill()
  pen.strokeStyle = '#2a180e'
  pen.lineWidth = size * 0.05
  pen.stroke()
  pen.fillStyle = colour
  pen.fillRect(x + size * 0.2, y + size * 0.36, size * 0.6, size * 0.22)
  pen.strokeRect(x + size * 0.2, y + size * 0.36, size * 0.6, size * 0.22)
}

function drawPirate(pen: Pen, { x, y, size }: Square, colour: string): void {
  pen.beginPath()
  pen.arc(x + size / 2, y + size / 2, size * 0.2, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
  pen.strokeStyle = '#2a180e'
  pen.lineWidth = size * 0.06
  pen.stroke()
}

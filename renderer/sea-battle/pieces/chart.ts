import { SEA_TRAY } from '../../../models/sea-battle/measures.ts'

const INK = '#cfe0ff'
const TAU = Math.PI * 2

/** Draws the chart with its cells in light ink; empty parts show the sea. */
export function drawChart(g: CanvasRenderingContext2D, side: number): void {
  const cell = side / SEA_TRAY.size
  g.translate(side / 2, side / 2)
  g.strokeStyle = INK
  g.fillStyle = INK
  g.save()
  g.beginPath()
  g.rect(-5 * cell, -5 * cell, 10 * cell, 10 * cell)
  g.clip()
  for (const [x, y] of [
    [-2.6, 2.4],
    [3.1, -3.2],
  ] as const)
    rhumbs(g, x * cell, y * cell, side)
  rose(g, -2.6 * cell, 2.4 * cell, 1.5 * cell)
  g.restore()
  grid(g, cell)
  scale(g, cell)
}

/** Draws fine lines between the cells. */
function grid(g: CanvasRenderingContext2D, cell: number): void {
  g.globalAlpha = 0.34
  g.lineWidth = 2
  for (let i = -5; i <= 5; i++) {
    g.beginPath()
    g.moveTo(i * cell, -5 * cell)
    g.lineTo(i * cell, 5 * cell)
    g.moveTo(-5 * cell, i * cell)
    g.lineTo(5 * cell, i * cell)
    g.stroke()
  }
}

/** Draws sixteen courses from a point. */
function rhumbs(g: CanvasRenderingContext2D, x: number, y: number, reach: number): void {
  g.globalAlpha = 0.2
  g.lineWidth = 1.5
  for (let k = 0; k < 16; k++) {
    const angle = (k / 16) * TAU
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + Math.cos(angle) * reach * 1.5, y + Math.sin(angle) * reach * 1.5)
    g.stroke()
  }
}

function rose(g: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  g.save()
  g.translate(x, y)
  g.globalAlpha = 0.3
  g.lineWidth = 3
  for (const share of [1, 0.62]) {
    g.beginPath()
    g.arc(0, 0, radius * share, 0, TAU)
    g.stroke()
  }
  for (let k = 0; k < 8; k++) {
    const long = k % 2 === 0
    g.globalAlpha = long ? 0.42 : 0.26
    ray(g, (k / 8) * TAU, radius * (long ? 1.12 : 0.78))
  }
  g.restore()
}

/** Draws one point of the rose, half of it filled. */
function ray(g: CanvasRenderingContext2D, angle: number, length: number): void {
  g.save()
  g.rotate(angle)
  g.beginPath()
  g.moveTo(0, -length)
  g.lineTo(length * 0.13, -length * 0.16)
  g.lineTo(0, 0)
  g.closePath()
  g.fill()
  g.beginPath()
  g.moveTo(0, -length)
  g.lineTo(-length * 0.13, -length * 0.16)
  g.lineTo(0, 0)
  g.closePath()
  g.stroke()
  g.restore()
}

/** Draws a double frame with black and white stretches, one per cell. */
function scale(g: CanvasRenderingContext2D, cell: number): void {
  const [inner, outer] = [5.06 * cell, 5.2 * cell]
  g.globalAlpha = 0.42
  g.lineWidth = 2
  for (const edge of [inner, outer]) g.strokeRect(-edge, -edge, edge * 2, edge * 2)
  for (let i = 0; i < 10; i += 2) {
    const from = (i - 5) * cell
    g.fillRect(from, -outer, cell, outer - inner)
    g.fillRect(from + cell, inner, cell, outer - inner)
    g.fillRect(-outer, from, outer - inner, cell)
    g.fillRect(inner, from + cell, outer - inner, cell)
  }
}

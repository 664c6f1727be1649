import { measure } from '../chart.ts'
import type { Box, Pen } from './box.ts'
import type { EndPicture } from './endPicture.ts'
import { BODY, NUMERAL } from './lettering.ts'

/** Room around the lines of the chart, in pixels. */
const ROOM = { left: 46, right: 22, top: 38, bottom: 18 } as const
/** Strokes that distinguish the sides without their colours, as on the page. */
const DASHES = [[], [14, 7], [4, 7], [18, 5, 4, 5]] as const

/** Draws the curve of a match on its sheet. */
export function drawCurve(pen: Pen, box: Box, { curve, sides, counts }: EndPicture): void {
  const plot: Box = {
    x: box.x + ROOM.left,
    y: box.y + ROOM.top,
    width: box.width - ROOM.left - ROOM.right,
    height: box.height - ROOM.top - ROOM.bottom,
  }
  const { most } = measure(curve)
  pen.fillStyle = '#2f1c0e'
  pen.font = `700 19px ${BODY}`
  pen.fillText(counts, box.x + 14, box.y + 25)
  pen.font = `700 18px ${NUMERAL}`
  pen.textAlign = 'right'
  pen.fillText(String(most), plot.x - 9, plot.y + 6)
  pen.fillText('0', plot.x - 9, plot.y + plot.height + 6)
  pen.textAlign = 'left'
  drawRules(pen, plot)
  for (const [index, { colour }] of sides.entries()) {
    trace(pen, plot, curve, index)
    pen.strokeStyle = '#2a180e'
    pen.lineWidth = 6
    pen.setLineDash([])
    pen.stroke()
    pen.strokeStyle = colour
    pen.lineWidth = 3.5
    pen.setLineDash([...(DASHES[index % DASHES.length] ?? [])])
    pen.stroke()
  }
  pen.setLineDash([])
}

function drawRules(pen: Pen, { x, y, width, height }: Box): void {
  pen.strokeStyle = '#7a4a1c66'
  pen.lineWidth = 1
  for (const share of [0, 0.5, 1]) {
    pen.beginPath()
    pen.moveTo(x, y + height * share)
    pen.lineTo(x + width, y + height * share)
    pen.stroke()
  }
}

/** Begins the path of one side, in steps. */
function trace(pen: Pen, plot: Box, curve: EndPicture['curve'], side: number): void {
  const at = measure(curve)
  const heights = curve.standings.map((all) => plot.y + (plot.height * at.y(all[side] ?? 0)) / 100)
  pen.beginPath()
  for (const [move, y] of heights.entries()) {
    const x = plot.x + (plot.width * at.x(move)) / 100
    if (move === 0) pen.moveTo(x, y)
    else {
      pen.lineTo(x, heights[move - 1] ?? y)
      pen.lineTo(x, y)
    }
  }
}

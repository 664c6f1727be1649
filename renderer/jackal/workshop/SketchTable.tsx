import type { Cell } from '../../../engine/jackal/types.ts'
import type { Spot } from '../../table/spot.ts'
import { cellAtSpot } from '../table/cellSpot.ts'
import { GROUND } from '../table/uprights.ts'
import { SketchMarks } from './SketchMarks.tsx'
import { type Painter, usePainting } from './usePainting.ts'
import { drop, lift, paint, shownBoard, useWorkshop } from './workshop.ts'

/** The workshop's additions to the table: marks on cells, and a pointer that paints. Nothing while it is closed. */
export function SketchTable() {
  return useWorkshop(({ isOpen }) => isOpen) ? <OpenSketch /> : null
}

function OpenSketch() {
  usePainting(PAINTER)
  return <SketchMarks />
}

const PAINTER: Painter = {
  height: GROUND,
  onBegin(spot) {
    const cell = cellUnder(spot)
    if (cell !== null) paint(cell)
    return cell !== null
  },
  onGoOn(spot) {
    const cell = cellUnder(spot)
    if (cell !== null) paint(cell)
  },
  onEnd: lift,
  onDrop: drop,
  onHover(spot) {
    const hovered = cellUnder(spot)
    if (hovered !== useWorkshop.getState().hovered) useWorkshop.setState({ hovered })
  },
}

const cellUnder = (spot: Spot | null): Cell | null => spot && cellAtSpot(shownBoard(), spot)

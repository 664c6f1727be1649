import { stepFrom } from '../../../engine/jackal/cells.ts'
import { type HandledTable, handle } from '../../input/contexts.ts'
import { STEPS } from '../../input/pad/aiming.ts'
import type { Direction } from '../../input/pad/buttons.ts'
import { SKETCHING, WORKSHOP } from './commands.ts'
import { BRUSHES, type Brush } from './sketch.ts'
import { act, lift, paint, shownBoard, useWorkshop } from './workshop.ts'

/** The commands of the workshop with their effects; those of the map precede the arrows that move the focus. */
export const WORKSHOP_COMMANDS: readonly HandledTable[] = [
  handle(
    SKETCHING,
    {
      up: () => move('up'),
      down: () => move('down'),
      left: () => move('left'),
      right: () => move('right'),
      paint: paintHere,
      'paint-up': () => paintOn('up'),
      'paint-down': () => paintOn('down'),
      'paint-left': () => paintOn('left'),
      'paint-right': () => paintOn('right'),
      'next-brush': () => nextBrush(1),
      'previous-brush': () => nextBrush(-1),
      leave: () => document.querySelector<HTMLElement>('.workshop-brushes input:checked')?.focus(),
    },
    () => useWorkshop.getState().cursor !== null,
  ),
  handle(WORKSHOP, {
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
    'brush-land': () => take('land'),
    'brush-sea': () => take('sea'),
    'brush-ferry': () => take('ferry'),
    'brush-S': () => take('S'),
    'brush-W': () => take('W'),
    'brush-N': () => take('N'),
    'brush-E': () => take('E'),
  }),
]

const take = (brush: Brush): void => useWorkshop.setState({ brush })

function nextBrush(step: 1 | -1): void {
  const { brush } = useWorkshop.getState()
  const next = BRUSHES.at((BRUSHES.indexOf(brush) + step) % BRUSHES.length)
  if (next) take(next)
}

/** Moves the cursor to the next cell. Returns false at the edge of the map. */
function move(direction: Direction): boolean {
  const { cursor } = useWorkshop.getState()
  const [east, north] = STEPS[direction]
  const cell = cursor === null ? -1 : stepFrom(shownBoard(), cursor, [east, north])
  if (cell >= 0) useWorkshop.setState({ cursor: cell })
  return cell >= 0
}

/** Moves the cursor, and paints the cell that it reaches. */
function paintOn(direction: Direction): void {
  if (move(direction)) paintHere()
}

function paintHere(): void {
  const { cursor } = useWorkshop.getState()
  if (cursor === null) return
  paint(cursor)
  lift()
}

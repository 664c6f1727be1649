import { commandTable } from '../../input/commands.ts'

/** Commands of the workshop, wherever its focus is. */
export const WORKSHOP = commandTable('workshop', 'workshop.title', {
  undo: { label: 'workshop.undo', keys: ['Ctrl+KeyZ'], pad: ['west'], repeats: true },
  redo: { label: 'workshop.redo', keys: ['Ctrl+KeyY', 'Ctrl+Shift+KeyZ'], pad: ['north'], repeats: true },
  'brush-land': { label: 'workshop.brush.land', keys: ['Digit1', 'Numpad1'] },
  'brush-sea': { label: 'workshop.brush.sea', keys: ['Digit2', 'Numpad2'] },
  'brush-ferry': { label: 'workshop.brush.ferry', keys: ['Digit3', 'Numpad3'] },
  'brush-S': { label: 'workshop.brush.S', keys: ['Digit4', 'Numpad4'] },
  'brush-W': { label: 'workshop.brush.W', keys: ['Digit5', 'Numpad5'] },
  'brush-N': { label: 'workshop.brush.N', keys: ['Digit6', 'Numpad6'] },
  'brush-E': { label: 'workshop.brush.E', keys: ['Digit7', 'Numpad7'] },
})

/** Commands of the map while it has the focus. */
export const SKETCHING = commandTable('workshop-map', 'workshop.map', {
  up: { label: 'command.up', keys: ['ArrowUp'], pad: ['up'], repeats: true },
  down: { label: 'command.down', keys: ['ArrowDown'], pad: ['down'], repeats: true },
  left: { label: 'command.left', keys: ['ArrowLeft'], pad: ['left'], repeats: true },
  right: { label: 'command.right', keys: ['ArrowRight'], pad: ['right'], repeats: true },
  paint: { label: 'workshop.map.paint', keys: ['Space', 'Enter'], pad: ['south'] },
  'paint-up': { label: 'workshop.map.paint-up', keys: ['Shift+ArrowUp'], repeats: true },
  'paint-down': { label: 'workshop.map.paint-down', keys: ['Shift+ArrowDown'], repeats: true },
  'paint-left': { label: 'workshop.map.paint-left', keys: ['Shift+ArrowLeft'], repeats: true },
  'paint-right': { label: 'workshop.map.paint-right', keys: ['Shift+ArrowRight'], repeats: true },
  'next-brush': { label: 'workshop.map.next-brush', keys: [], pad: ['right-bumper'], repeats: true },
  'previous-brush': { label: 'workshop.map.previous-brush', keys: [], pad: ['left-bumper'], repeats: true },
  leave: { label: 'workshop.map.leave', keys: [], pad: ['east'] },
})

import { commandTable } from '../commands.ts'

/** Commands that move about in every screen and dialog. */
export const MOVING = commandTable('moving', 'commands.moving', {
  up: { label: 'command.go-up', keys: ['ArrowUp'], pad: ['up'], repeats: true },
  down: { label: 'command.go-down', keys: ['ArrowDown'], pad: ['down'], repeats: true },
  left: { label: 'command.go-left', keys: ['ArrowLeft'], pad: ['left'], repeats: true },
  right: { label: 'command.go-right', keys: ['ArrowRight'], pad: ['right'], repeats: true },
  'previous-page': { label: 'command.previous-page', keys: ['PageUp'], pad: ['left-bumper'], repeats: true },
  'next-page': { label: 'command.next-page', keys: ['PageDown'], pad: ['right-bumper'], repeats: true },
  top: { label: 'command.top', keys: ['Home'] },
  bottom: { label: 'command.bottom', keys: ['End'] },
})

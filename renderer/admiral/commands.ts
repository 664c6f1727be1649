import { commandTable } from '../input/commands.ts'

/** Orders to a ship, and the choices for them. */
export const ADMIRAL = commandTable(
  'admiral',
  'game.admiral',
  {
    turn: { label: 'command.admiral.turn', keys: ['KeyR'] },
    fire: { label: 'command.admiral.fire', keys: ['KeyF'], pad: ['west'] },
    board: { label: 'command.admiral.board', keys: ['KeyB'] },
    repair: { label: 'command.admiral.repair', keys: ['KeyP'] },
    captain: { label: 'command.admiral.captain', keys: ['KeyC'] },
    finish: { label: 'command.admiral.finish', keys: ['KeyX'] },
    aim: { label: 'command.admiral.aim', keys: ['KeyA'] },
    helped: { label: 'command.admiral.helped', keys: ['KeyU'] },
    salvo: { label: 'command.admiral.salvo', keys: ['KeyG'] },
    'end-turn': { label: 'command.admiral.end-turn', keys: ['KeyE'] },
  },
  'keys.admiral.steering',
)

/** Commands that only show something, also during the assignment of captains. */
export const SIGHTS = commandTable('admiral-sights', 'commands.admiral.sights', {
  danger: { label: 'command.admiral.danger', keys: ['KeyD'] },
  'danger-next': { label: 'command.admiral.danger-next', keys: ['Shift+KeyD'] },
  rose: { label: 'command.admiral.rose', keys: ['KeyW'] },
  captains: { label: 'command.admiral.captains', keys: ['KeyK'] },
  hide: { keys: ['KeyH'] },
})

/** Commands for the assignment of captains. */
export const ASSIGNING = commandTable('admiral-assigning', 'commands.admiral.assigning', {
  random: { label: 'command.admiral.random', keys: ['KeyG'], pad: ['west'] },
  clear: { label: 'command.admiral.clear', keys: ['KeyC'] },
})

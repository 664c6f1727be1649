import { commandTable } from '../input/commands.ts'

/** Commands for laying out the fleet. */
export const PLACING = commandTable('sea-battle-placing', 'commands.sea-battle.placing', {
  turn: { label: 'command.sea-battle.turn', keys: ['KeyR'], pad: ['west'] },
  shape: { label: 'command.sea-battle.shape', keys: ['KeyF'] },
  'put-back': { label: 'command.sea-battle.put-back', keys: ['Backspace', 'Delete'] },
  random: { label: 'command.sea-battle.random', keys: ['KeyG'] },
  clear: { label: 'command.sea-battle.clear', keys: ['KeyC'] },
  battle: { label: 'command.sea-battle.battle', keys: ['KeyB'] },
})

/** Commands of the battle. */
export const BATTLE = commandTable('sea-battle', 'game.sea-battle', {
  'other-sea': { label: 'command.sea-battle.other-sea', keys: ['KeyO'], pad: ['west'] },
  hide: { keys: ['KeyH'] },
})

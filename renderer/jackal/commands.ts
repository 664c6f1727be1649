import { commandTable } from '../input/commands.ts'

/** The player's commands in Jackal besides pointing and choosing. */
export const JACKAL = commandTable('jackal', 'game.jackal', {
  carry: { label: 'command.jackal.carry', keys: ['KeyE'], pad: ['west'] },
  bottle: { label: 'command.jackal.bottle', keys: ['KeyB'] },
  deck: { label: 'command.jackal.deck', keys: ['KeyD'] },
})

import { commandTable } from '../../input/commands.ts'

/** The command of the form of a new match. */
export const NEW_MATCH = commandTable('new-match', 'new.title', {
  start: { label: 'new.start', keys: [], pad: ['menu'] },
})

import { admiral } from '../admiral/rules.ts'
import { ADMIRAL_TABLES } from '../arena/admiral.ts'
import { randomPlayBench } from './randomPlay.ts'
import type { Bench } from './row.ts'

const options = ADMIRAL_TABLES.duel
if (!options) throw new RangeError('the arena has no duel')

/** A duel with all captains. */
export const admiralGame = { title: 'Admiral, a duel', rules: admiral, options, matches: 20 }

export const admiralBench: Bench = randomPlayBench(admiralGame)

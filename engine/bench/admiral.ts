import { BOTS } from '../admiral/bots/index.ts'
import { admiral } from '../admiral/rules.ts'
import { ADMIRAL_TABLES } from '../arena/admiral.ts'
import { listingRows } from './decisions.ts'
import { randomPlayBench } from './randomPlay.ts'
import type { Bench } from './row.ts'

const options = ADMIRAL_TABLES.duel
if (!options) throw new RangeError('the arena has no duel')

/** A duel with all captains. */
export const admiralGame = { title: 'Admiral, a duel', rules: admiral, options, matches: 20 }

/** Random play, then the speed of listing moves in a duel between bots. */
export const admiralBench: Bench = {
  title: admiralGame.title,
  rows: (rate) => [...randomPlayBench(admiralGame).rows(rate), ...listingRows(admiralGame, BOTS.easy.choose, rate)],
}

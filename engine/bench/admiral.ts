import { BOTS } from '../admiral/bots/index.ts'
import { BOT_LEVELS } from '../admiral/data/botLevels.ts'
import { admiral } from '../admiral/rules.ts'
import type { AdmiralShape } from '../admiral/types.ts'
import { ADMIRAL_TABLES } from '../arena/admiral.ts'
import { decisionRows, type TimedPlayer } from './decisions.ts'
import { randomPlayBench } from './randomPlay.ts'
import type { Bench } from './row.ts'

const options = ADMIRAL_TABLES.duel
if (!options) throw new RangeError('the arena has no duel')

/** A duel with all captains. */
const admiralGame = { title: 'Admiral, a duel', rules: admiral, options, matches: 20 }

const [first, ...others] = BOT_LEVELS.map(
  (level): TimedPlayer<AdmiralShape> => ({ name: level, choose: BOTS[level].choose }),
)
if (!first) throw new RangeError('Admiral has no bots')

/** Random play, then what listing and deciding take in a duel between bots. */
export const admiralBench: Bench = {
  title: admiralGame.title,
  rows: (rate) => [...randomPlayBench(admiralGame).rows(rate), ...decisionRows(admiralGame, [first, ...others], rate)],
}

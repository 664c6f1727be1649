import { openStream } from '../kernel/rng.ts'
import { fleetInSomeStyle } from '../sea-battle/bots/admiralty.ts'
import { edgeShare } from '../sea-battle/bots/habits.ts'
import { BOT_LEVELS, chooseMove } from '../sea-battle/bots/index.ts'
import { FLAGS } from '../sea-battle/data/fleet.ts'
import { layByTaste } from '../sea-battle/randomFleet.ts'
import { seaBattle } from '../sea-battle/rules.ts'
import { setup } from '../sea-battle/setup.ts'
import type { Fleet, SeaBattleOptions, SeaBattleShape, SeaBattleState } from '../sea-battle/types.ts'
import type { Player } from './arena.ts'
import { playPair } from './arena.ts'
import type { ArenaGame, Entrant } from './games.ts'
import { randomPlayer } from './random.ts'

const CLASSIC: SeaBattleOptions = { touch: 'none', shapes: 'straight', first: 'draw', autoMark: true }

/** The variants with fleets in the styles of the bots, and the classic game with fleets that hug the edges. */
const TABLES: Readonly<Record<string, SeaBattleOptions>> = {
  classic: CLASSIC,
  corners: { ...CLASSIC, touch: 'corners' },
  bent: { ...CLASSIC, shapes: 'bent' },
  edges: CLASSIC,
}

/** How much a fleet of the table `edges` likes the rim. */
const EDGE_PULL = 20

/** Sea Battle in the arena: both fleets lie before the match begins, and each player gets either in turn. */
export const seaBattleArena: ArenaGame = {
  id: 'sea-battle',
  levels: ['random', ...BOT_LEVELS],
  tables: Object.keys(TABLES),
  pairs({ table, a, b }) {
    const options = TABLES[table]
    if (!options) throw new RangeError(`no table ${table}`)
    const contest = { rules: seaBattle, options, a: playerOf(a), b: playerOf(b) }
    return (seed) => playPair({ ...contest, start: (deal) => startOf(table, options, deal) }, seed)
  },
}

/** Two fleets at sea. */
function startOf(table: string, options: SeaBattleOptions, seed: number): SeaBattleState {
  const fleet = (seat: string): Fleet => {
    const rng = openStream(seed, `fleet/${seat}`)
    const flag = FLAGS[rng.int(FLAGS.length)] ?? 'pirates'
    if (table !== 'edges') return { flag, ships: fleetInSomeStyle(options, rng) }
    return { flag, ships: layByTaste(options, rng, (berth) => 1 + EDGE_PULL * edgeShare(berth)) }
  }
  return { ...setup(options, openStream(seed, 'deal')), fleets: { north: fleet('north'), south: fleet('south') } }
}

function playerOf({ level }: Entrant): Player<SeaBattleShape> {
  if (level === 'random') return randomPlayer(seaBattle)
  const known = BOT_LEVELS.find((one) => one === level)
  if (!known) throw new RangeError(`no level ${level}`)
  return (view, seat, rng) => chooseMove(known, view, seat, rng)
}

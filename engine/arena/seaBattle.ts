import { openStream } from '../kernel/rng.ts'
import { SEA_BATTLE } from '../protocol/games.ts'
import { fleetInSomeStyle } from '../sea-battle/bots/admiralty.ts'
import { edgeShare } from '../sea-battle/bots/habits.ts'
import { FLAGS } from '../sea-battle/data/fleet.ts'
import { layByTaste } from '../sea-battle/randomFleet.ts'
import { setup } from '../sea-battle/setup.ts'
import type { Fleet, SeaBattleOptions, SeaBattleState } from '../sea-battle/types.ts'
import { type ArenaGame, arenaGameOf } from './arenaGame.ts'

const CLASSIC: SeaBattleOptions = { touch: 'none', shapes: 'straight', first: 'draw', autoMark: true }

/** The variants with fleets in the styles of the bots, and the classic game with fleets along the edges. */
const TABLES: Readonly<Record<string, SeaBattleOptions>> = {
  classic: CLASSIC,
  corners: { ...CLASSIC, touch: 'corners' },
  bent: { ...CLASSIC, shapes: 'bent' },
  edges: CLASSIC,
}

/** The pull of the rim on a fleet of the table `edges`. */
const EDGE_PULL = 20

/** Sea Battle in the arena: both fleets are placed before the match begins, and each player gets either in turn. */
export const seaBattleArena: ArenaGame = arenaGameOf(SEA_BATTLE, TABLES, { start: startOf })

/** Returns a state with two fleets at sea. */
function startOf(table: string, options: SeaBattleOptions, seed: number): SeaBattleState {
  const fleet = (seat: string): Fleet => {
    const rng = openStream(seed, `fleet/${seat}`)
    const flag = FLAGS[rng.int(FLAGS.length)] ?? 'pirates'
    if (table !== 'edges') return { flag, ships: fleetInSomeStyle(options, rng) }
    return { flag, ships: layByTaste(options, rng, (berth) => 1 + EDGE_PULL * edgeShare(berth)) }
  }
  return { ...setup(options, openStream(seed, 'deal')), fleets: { north: fleet('north'), south: fleet('south') } }
}

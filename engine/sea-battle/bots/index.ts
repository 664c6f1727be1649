import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { FLAGS } from '../data/fleet.ts'
import type { SeaBattleMove, SeaBattleState } from '../types.ts'
import { SEATS } from '../types.ts'
import { fleetInSomeStyle } from './admiralty.ts'
import { gunnerFor } from './gunner.ts'
import type { Memory } from './habits.ts'
import { findingsOf } from './knowledge.ts'
import type { BotLevel } from './levels.ts'

export { BOT_LEVELS, type BotLevel } from './levels.ts'

/**
 * What a bot plays, knowing its seat's view only.
 *
 * @param memory past fleets of the opponent; only `hard` makes use of it.
 */
export function chooseMove(
  level: BotLevel,
  view: SeaBattleState,
  seat: Seat,
  rng: Rng,
  memory?: Memory,
): SeaBattleMove {
  const own = SEATS.find((one) => one === seat)
  if (!own) throw new RangeError(`no seat ${seat}`)
  if (view.fleets[own] === null) {
    const flag = FLAGS[rng.int(FLAGS.length)] ?? 'pirates'
    return { kind: 'place', flag, ships: fleetInSomeStyle(view.options, rng) }
  }
  const gunner = findingsOf(view, own).reduce(
    (one, finding) => one.after(finding),
    gunnerFor(level, view.options, memory),
  )
  return { kind: 'fire', at: gunner.aim(rng) }
}

import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { FLAGS } from '../data/fleet.ts'
import type { Cell, SeaBattleMove, SeaBattleState, SeaSeat } from '../types.ts'
import { SEATS } from '../types.ts'
import { fleetInSomeStyle } from './admiralty.ts'
import { aimByDensity, aimByHabits, aimEasily } from './gunner.ts'
import type { Memory } from './habits.ts'

export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

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
  return { kind: 'fire', at: aim(level, view, own, rng, memory) }
}

function aim(level: BotLevel, view: SeaBattleState, seat: SeaSeat, rng: Rng, memory: Memory | undefined): Cell {
  if (level === 'easy') return aimEasily(view, seat, rng)
  return level === 'medium' ? aimByDensity(view, seat, rng) : aimByHabits(view, seat, rng, memory)
}

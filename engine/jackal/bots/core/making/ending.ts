import { END_REASONS, type EndReason } from '../../../types.ts'
import { type Core, look } from '../core.ts'
import { CLOSED_TILES, GOLD, GOLD_ASHORE } from '../layout.ts'
import { canAnybodyFetchGold } from './fetching.ts'

/** Returns the number of a reason: its index in the list of the rules, from 1. */
const numberOf = (reason: EndReason): number => END_REASONS.indexOf(reason) + 1

const NO_GOLD = numberOf('no-gold')
const DECIDED = numberOf('decided')
export const NOBODY_ABLE = numberOf('nobody-able')
export const AGREED = numberOf('agreed')
export const IDLE = numberOf('idle')

/** Returns why the match is over in this position; 0 while it goes on (J-END). */
export function endReason(core: Core): number {
  if (core.get(GOLD_ASHORE) === 0) return NO_GOLD
  if (core.get(CLOSED_TILES) === 0 && !canAnybodyFetchGold(core)) return NO_GOLD
  return core.frame.endsWhenDecided && isDecided(core) ? DECIDED : 0
}

/** Returns the gold of a side aboard its ships. */
export function goldOfSide(core: Core, side: number): number {
  const { sideOf } = core.frame
  let gold = 0
  for (let team = 0; team < sideOf.length; team++) if (look(sideOf, team) === side) gold += core.get(GOLD + team)
  return gold
}

/** Returns whether no side can overtake the leader with all the gold that is left. */
function isDecided(core: Core): boolean {
  const { sideOf } = core.frame
  let leader = -1
  let best = -1
  let second = -1
  for (let team = 0; team < sideOf.length; team++) {
    const side = look(sideOf, team)
    if (side === leader) continue
    const gold = goldOfSide(core, side)
    if (gold > best) {
      second = best
      best = gold
      leader = side
    } else second = Math.max(second, gold)
  }
  const gap = best - second
  return second < 0 || (gap > 0 && core.get(GOLD_ASHORE) < gap)
}

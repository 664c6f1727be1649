import type { Bot } from '../../kernel/bots.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { BotLevel } from '../data/botLevels.ts'
import { FLAGS } from '../data/fleet.ts'
import type { SeaBattleMove, SeaBattleOptions, SeaBattleShape, Ship } from '../types.ts'
import { SEATS } from '../types.ts'
import { fleetInSomeStyle } from './admiralty.ts'
import { GUNNERS, type GunnerMaker } from './gunner.ts'
import { findingsOf } from './knowledge.ts'

/** Sea Battle's bots. Lessons are past fleets of the opponent; no level searches positions. */
export const BOTS: Readonly<Record<BotLevel, Bot<SeaBattleShape>>> = {
  easy: gunnerBot(GUNNERS.easy),
  medium: gunnerBot(GUNNERS.medium),
  hard: gunnerBot(GUNNERS.hard),
}

/** A bot that lays its fleet in some style and fires as the gunner does. */
function gunnerBot(gunnerFor: GunnerMaker): Bot<SeaBattleShape> {
  return {
    choose(view, seat, rng, { lessons = [] } = {}) {
      const own = SEATS.find((one) => one === seat)
      if (!own) throw new RangeError(`no seat ${seat}`)
      if (view.fleets[own] === null) return placement(view.options, rng)
      const fleets = lessons as readonly (readonly Ship[])[] // whoever keeps lessons has read them as fleets
      const blank = gunnerFor(view.options, { fleets })
      const gunner = findingsOf(view, own).reduce((one, finding) => one.after(finding), blank)
      return { kind: 'fire', at: gunner.aim(rng) }
    },
  }
}

function placement(options: SeaBattleOptions, rng: Rng): SeaBattleMove {
  const flag = FLAGS[rng.int(FLAGS.length)] ?? 'pirates'
  return { kind: 'place', flag, ships: fleetInSomeStyle(options, rng) }
}

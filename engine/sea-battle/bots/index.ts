import { type Advice, type Bot, inOrder } from '../../kernel/bots.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { ALL_CELLS } from '../cells.ts'
import type { BotLevel } from '../data/botLevels.ts'
import { FLAGS, otherFlag } from '../data/fleet.ts'
import { opponentOf } from '../marks.ts'
import type { Cell, SeaBattleMove, SeaBattleShape, SeaBattleState, SeaSeat, Ship } from '../types.ts'
import { SEATS } from '../types.ts'
import { fleetInSomeStyle } from './admiralty.ts'
import { GUNNERS, type GunnerMaker } from './gunner.ts'
import { findingsOf } from './knowledge.ts'
import { byChance, hitChances, resultOfShot } from './odds.ts'

/** Sea Battle's bots. Lessons are past fleets of the opponent; no level searches positions. */
export const BOTS: Readonly<Record<BotLevel, Bot<SeaBattleShape>>> = {
  easy: gunnerBot(GUNNERS.easy),
  medium: gunnerBot(GUNNERS.medium),
  hard: gunnerBot(GUNNERS.hard),
}

/** Returns a bot that places its fleet in some style and fires as the gunner does. */
function gunnerBot(gunnerFor: GunnerMaker): Bot<SeaBattleShape> {
  const chosen: Bot<SeaBattleShape>['choose'] = (view, seat, rng, { lessons = [] } = {}) => {
    const own = seatNamed(seat)
    if (view.fleets[own] === null) return placement(view, own, rng)
    const fleets = lessons as readonly (readonly Ship[])[] // the reader of lessons has parsed them as fleets
    const blank = gunnerFor(view.options, { fleets })
    const gunner = findingsOf(view, own).reduce((one, finding) => one.after(finding), blank)
    return { kind: 'fire', at: gunner.aim(rng) }
  }
  return {
    choose: chosen,
    advise(view, seat, rng, options) {
      const first = chosen(view, seat, rng, options)
      return first.kind === 'fire' ? shots(view, seatNamed(seat), first.at) : [{ move: first, value: EVEN }]
    },
  }
}

function seatNamed(seat: Seat): SeaSeat {
  const own = SEATS.find((one) => one === seat)
  if (!own) throw new RangeError(`no seat ${seat}`)
  return own
}

/** The expectation before the first shot, with any fleet. */
const EVEN = 0.5

/** The number of cells in the advice besides the best one. */
const OTHERS = 9

/** Returns the cell that the bot would fire at, then the likeliest others. */
function shots(view: SeaBattleState, seat: SeaSeat, at: Cell): readonly Advice<SeaBattleMove>[] {
  const chances = hitChances(view, seat)
  const fired = new Set(view.shots[seat].map((shot) => shot.at))
  const others = ALL_CELLS.filter((cell) => cell !== at && !fired.has(cell))
  // The gain of a hit shrinks as a match is decided; its chance distinguishes cells to the end.
  const advice = (cell: Cell): Advice<SeaBattleMove> => {
    const chance = chances[cell] ?? 0
    return { move: { kind: 'fire', at: cell }, value: resultOfShot(view, seat, chance), worth: chance }
  }
  return inOrder(advice(at), byChance(others, chances).slice(0, OTHERS).map(advice))
}

/** Returns a fleet in some style, under the flag that the opponent has not taken. */
function placement({ options, fleets }: SeaBattleState, seat: SeaSeat, rng: Rng): SeaBattleMove {
  const drawn = FLAGS[rng.int(FLAGS.length)] ?? 'pirates' // drawn in any case: later draws must not depend on it
  const flag = otherFlag(fleets[opponentOf(seat)]?.flag) ?? drawn
  return { kind: 'place', flag, ships: fleetInSomeStyle(options, rng) }
}

import type { Hint } from '../../kernel/game.ts'
import { isBearsMeat } from '../bear/walk.ts'
import { flightsFrom } from '../movement/flights.ts'
import { seaFate } from '../ships/swimming.ts'
import { canFlyFrom } from '../tiles/airplane.ts'
import type { Arrival } from '../tiles/tileRule.ts'
import type { Cell, JackalMove, JackalState, Manner } from '../types.ts'
import { hasTile, tileAt } from '../world.ts'
import { bearStepAfter } from './bear.ts'
import { arriveInThought, effectInThought, isCaveExit, isStepOn, settingOutOf, type Thought } from './thought.ts'

/** Returns what public knowledge reveals about a move: moves that must end in death are fatal (J-DEATH). */
export function hint(view: JackalState, move: JackalMove): Hint {
  if (move.kind === 'swear') return move.loud ? NO_HINT : FATAL
  if (move.kind !== 'go') return NO_HINT
  const start = settingOutOf(view, move)
  return start && isDoomed(start.thought, move.to, start.manner) ? FATAL : NO_HINT
}

const NO_HINT: Hint = {}
const FATAL: Hint = { fatal: true }

/**
 * Returns whether the bear comes at the end of this turn to a piece that rests on the cell and cannot flee (J-ARCH).
 */
function isReached({ state, piece }: Thought, at: Cell): boolean {
  // A piece that the bear kills hits no other piece.
  if (state.bear === null || !isBearsMeat(piece)) return false
  return bearStepAfter(state, { piece: piece.id, at, strikes: [] })?.reaches.includes(piece.id) === true
}

/**
 * Returns whether a piece that has come to an unused airplane can fly on to a cell where it need not die (J-AIRPLANE).
 */
function canFlyAway({ state, load }: Thought, { piece, cell, tile, chain }: Arrival): boolean {
  if (!canFlyFrom(tile)) return false
  const flown = { ...state, tiles: state.tiles.with(cell, { ...tile, used: true }) }
  return flightsFrom(state, piece, load, cell).some(
    (to) => !isDoomed({ state: flown, piece, load, chain }, to, 'flight'),
  )
}

/** Returns whether a step onto the cell must end in death, regardless of later choices. */
function isDoomed(thought: Thought, to: Cell, manner: Manner): boolean {
  if (!hasTile(thought.state, to)) {
    const fate = seaFate(thought.state, thought.piece, thought.load, to).kind
    return fate === 'enemyShip' || fate === 'drowns'
  }
  if (thought.state.bear?.at === to) return isBearsMeat(thought.piece)
  if (isStepOn(thought, to) || isCaveExit(thought)) return isReached(thought, to)
  if (!tileAt(thought.state, to).open) return false
  const arrival = arriveInThought(thought, to, manner)
  const effect = effectInThought(thought, arrival)
  if (effect.kind === 'dies') return true
  if (effect.kind === 'rests') return isReached(thought, to) && !canFlyAway(thought, arrival)
  if (effect.kind === 'emerges') return effect.to.every((exit) => isReached(thought, exit))
  if (effect.kind !== 'leaves') return false
  const next = { ...thought, chain: arrival.chain }
  return effect.to.every((cell) => isDoomed(next, cell, effect.manner))
}

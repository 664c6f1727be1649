import type { Hint } from '../kernel/game.ts'
import type { Onward } from './movement/onward.ts'
import { onwardFrom } from './movement/onward.ts'
import { firstStepTo, footingOf } from './movement/setOut.ts'
import { siftOnward } from './movement/travel.ts'
import { seaFate } from './ships/swimming.ts'
import type { Arrival } from './tiles/tileRule.ts'
import type { Cell, Chain, JackalMove, JackalState, Load, Manner, Piece, StepCause } from './types.ts'
import { entryStep, findPiece, hasTile, tileAt } from './world.ts'

/** One step of a move as public knowledge foretells it. */
export interface ForeseenStep {
  readonly cell: Cell
  readonly cause: StepCause
}

/** How far a move can be foretold: to a rest, a closed tile, a choice, a ship, or certain death. */
export interface Foresight {
  readonly path: readonly ForeseenStep[]
  readonly ends: 'rest' | 'unknown' | 'choice' | 'death' | 'ship'
}

/** The piece under way, in thought only. */
interface Thought {
  readonly state: JackalState
  readonly piece: Piece
  readonly load: Load | null
  readonly chain: Chain
}

/** What public knowledge tells of a move: moves that must end in death are fatal (J-DEATH). */
export function hint(view: JackalState, move: JackalMove): Hint {
  if (move.kind === 'swear') return move.loud ? NO_HINT : FATAL
  if (move.kind !== 'go') return NO_HINT
  const start = thoughtOf(view, move)
  return start && isDoomed(start.thought, move.to, start.manner) ? FATAL : NO_HINT
}

const NO_HINT: Hint = {}
const FATAL: Hint = { fatal: true }

/** The path of a piece's move with its forced steps, and how it ends as far as everybody knows. */
export function foresee(view: JackalState, move: JackalMove): Foresight {
  if (move.kind !== 'go') return { path: [], ends: 'rest' }
  const start = thoughtOf(view, move)
  if (!start) return { path: [], ends: 'rest' }
  const { path, ends } = follow(start.thought, move.to, start.cause, start.manner)
  return { path, ends: isDoomed(start.thought, move.to, start.manner) ? 'death' : ends }
}

function thoughtOf(
  state: JackalState,
  move: Extract<JackalMove, { kind: 'go' }>,
): { readonly thought: Thought; readonly cause: StepCause; readonly manner: Manner } | null {
  const piece = findPiece(state, move.piece)
  if (!piece || typeof piece.at !== 'number') return null
  const { decision } = state
  if (decision?.kind === 'onward') {
    const thought = { state, piece, load: piece.load, chain: decision.chain }
    return { thought, cause: decision.cause, manner: decision.manner }
  }
  const chain =
    decision?.kind === 'arrival'
      ? decision.chain
      : { piece: piece.id, origin: piece.at, originStep: piece.step, steps: [] }
  const thought = { state, piece, load: move.carry ?? piece.load, chain }
  if (decision?.kind === 'arrival') return { thought, cause: 'flight', manner: 'flight' }
  return { thought, ...firstStepTo(state, piece.at, move.to, footingOf(state, piece, piece.at)) }
}

/** True when stepping onto the cell must end in death, whatever is chosen later. */
function isDoomed(thought: Thought, to: Cell, manner: Manner): boolean {
  if (!hasTile(thought.state, to)) {
    const fate = seaFate(thought.state, thought.piece, to).kind
    return fate === 'enemyShip' || fate === 'drowns'
  }
  if (to === thought.piece.at && thought.chain.steps.length === 0) return false
  if (!tileAt(thought.state, to).open || isCaveExit(thought)) return false
  const arrival = arriveInThought(thought, to, manner)
  const onward = onwardFrom(thought.state, arrival)
  if (onward.kind === 'dies') return true
  if (onward.kind !== 'leaves') return false
  const next = { ...thought, chain: arrival.chain }
  return siftOnward(thought.state, arrival, onward.to).to.every((cell) => isDoomed(next, cell, onward.manner))
}

/** One who comes out of a cave stops there. */
function isCaveExit({ state }: Thought): boolean {
  return state.decision?.kind === 'onward' && state.decision.cause === 'cave'
}

function arriveInThought({ state, piece, load, chain }: Thought, to: Cell, manner: Manner): Arrival {
  const from = chain.steps.at(-1)?.to ?? chain.origin
  const tile = tileAt(state, to)
  return {
    piece: { ...piece, at: to, step: entryStep(piece, tile) },
    load,
    cell: to,
    tile,
    chain: { ...chain, steps: [...chain.steps, { from, to, manner }] },
    opened: false,
  }
}

function follow(thought: Thought, to: Cell, cause: StepCause, manner: Manner): Foresight {
  const step = { cell: to, cause }
  if (!hasTile(thought.state, to)) {
    const fate = seaFate(thought.state, thought.piece, to).kind
    return { path: [step], ends: fate === 'aboard' ? 'ship' : fate === 'swims' || fate === 'meets' ? 'rest' : 'death' }
  }
  if (!tileAt(thought.state, to).open) return { path: [step], ends: 'unknown' }
  if (isCaveExit(thought) || (to === thought.piece.at && thought.chain.steps.length === 0)) {
    return { path: [step], ends: 'rest' }
  }
  const arrival = arriveInThought(thought, to, manner)
  const further = continueFrom({ ...thought, chain: arrival.chain }, arrival, onwardFrom(thought.state, arrival))
  return { path: [step, ...further.path], ends: further.ends }
}

function continueFrom(thought: Thought, arrival: Arrival, onward: Onward): Foresight {
  if (onward.kind === 'dies') return { path: [], ends: 'death' }
  if (onward.kind === 'rests' || onward.kind === 'isLost') return { path: [], ends: 'rest' }
  const to = onward.kind === 'leaves' ? siftOnward(thought.state, arrival, onward.to).to : onward.to
  const [only] = to
  if (only === undefined) return { path: [], ends: 'death' }
  if (to.length > 1) return { path: [], ends: 'choice' }
  if (onward.kind === 'emerges') return { path: [{ cell: only, cause: 'cave' }], ends: 'rest' }
  return follow(thought, only, onward.cause, onward.manner)
}

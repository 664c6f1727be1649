import { isBearsMeat } from '../bear/walk.ts'
import { LOAD_VALUES } from '../data/loads.ts'
import { seaFate } from '../ships/swimming.ts'
import { tileRule } from '../tiles/index.ts'
import type { Arrival } from '../tiles/tileRule.ts'
import type { Cell, JackalMove, JackalState, Manner, PieceId, StepCause } from '../types.ts'
import { foesAt, hasFriendAt, hasTile, isPreacher, piecesAt, tileAt } from '../world.ts'
import {
  arriveInThought,
  effectInThought,
  isCaveExit,
  isStepOn,
  type SettingOut,
  settingOutOf,
  type Thought,
} from './thought.ts'

/** One step of a move, as far as public knowledge foresees it. */
export interface ForeseenStep {
  readonly cell: Cell
  readonly cause: StepCause
}

/**
 * The end of a route: on a tile, in a trap, in the water, in the boat launched, on a ship or boat of its own side,
 * inside a cave, at a closed tile, with the bear, in death, out of the game, or at a fork with too many ways to list.
 */
export type RouteEnd =
  | 'rest'
  | 'held'
  | 'sea'
  | 'launch'
  | 'ship'
  | 'lost'
  | 'unknown'
  | 'mauled'
  | 'death'
  | 'gone'
  | 'fork'

/** One way that a move can go, as far as public knowledge foresees it. */
export interface Route {
  readonly path: readonly ForeseenStep[]
  readonly ends: RouteEnd
  /** Enemies hit on the way: sent to their ships, drowned, or won over (Friday). */
  readonly strikes: readonly PieceId[]
  /** The worth of the load that the ship at the end takes in: 1 for a coin, 3 for the treasure, otherwise 0. */
  readonly gold: number
  /** True if the load sinks on this way. */
  readonly sinks: boolean
}

/** The default maximum number of routes of a move. */
export const MOST_ROUTES = 24

/**
 * Returns every way that a piece's move can go, following each fork, up to a maximum; empty for moves of other kinds.
 */
export function routesOf(view: JackalState, move: JackalMove, most = MOST_ROUTES): readonly Route[] {
  const start = move.kind === 'go' ? settingOutOf(view, move) : null
  return start && move.kind === 'go' ? routesTo(start, move.to, most) : []
}

/** Returns every way on from a first step. */
export function routesTo({ thought, cause, manner }: SettingOut, to: Cell, most = MOST_ROUTES): readonly Route[] {
  return follow(thought, { cell: to, cause }, manner, { left: most })
}

const ENDED = { path: [], strikes: [], gold: 0, sinks: false } as const

/** The number of routes that may still be listed. */
interface Allowance {
  left: number
}

function follow(thought: Thought, step: ForeseenStep, manner: Manner, allowance: Allowance): readonly Route[] {
  if (allowance.left <= 0) return [{ ...ENDED, path: [step], ends: 'fork' }]
  const { strikes, further } = takeStep(thought, step.cell, manner, allowance)
  return further.map((route) => ({
    ...route,
    path: [step, ...route.path],
    strikes: strikes.length > 0 ? [...strikes, ...route.strikes] : route.strikes,
  }))
}

interface Taken {
  readonly strikes: readonly PieceId[]
  readonly further: readonly Route[]
}

function takeStep(thought: Thought, to: Cell, manner: Manner, allowance: Allowance): Taken {
  if (!hasTile(thought.state, to)) return comeToSea(thought, to, allowance)
  if (thought.state.bear?.at === to) {
    return { strikes: [], further: ended(allowance, isBearsMeat(thought.piece) ? 'death' : 'mauled') }
  }
  const tile = tileAt(thought.state, to)
  if (!tile.open) return { strikes: [], further: ended(allowance, 'unknown') }
  if (isStepOn(thought, to)) {
    const { piece, state } = thought
    const strikes = strikesOf(state, {
      ...arriveInThought(thought, to, manner),
      piece: { ...piece, step: piece.step + 1 },
    })
    return { strikes, further: ended(allowance, 'rest') }
  }
  const arrival = arriveInThought(thought, to, manner)
  if (isCaveExit(thought)) return { strikes: [], further: ended(allowance, restOf(thought, arrival)) }
  const effect = effectInThought(thought, arrival)
  const strikes = effect.kind === 'dies' ? [] : strikesOf(thought.state, arrival)
  return { strikes, further: goOn({ ...thought, chain: arrival.chain }, arrival, allowance) }
}

function goOn(thought: Thought, arrival: Arrival, allowance: Allowance): readonly Route[] {
  const effect = effectInThought(thought, arrival)
  switch (effect.kind) {
    case 'dies':
      return ended(allowance, 'death')
    case 'rests':
      return ended(allowance, restOf(thought, arrival))
    case 'isLost':
      return ended(allowance, 'lost')
    case 'emerges':
      return effect.to.flatMap((cell) =>
        ended(allowance, 'rest').map((route) => ({ ...route, path: [{ cell, cause: 'cave' as const }] })),
      )
    case 'leaves':
      if (effect.to.length === 0) return ended(allowance, 'death')
      return effect.to.flatMap((cell) => follow(thought, { cell, cause: effect.cause }, effect.manner, allowance))
    default:
      return effect satisfies never
  }
}

function ended(allowance: Allowance, ends: RouteEnd): readonly Route[] {
  allowance.left--
  return [{ ...ENDED, ends }]
}

/** Returns whether a piece that stops on a tile stands free, is caught, or leaves the game (J-TRAP, J-FRIDAY). */
function restOf({ state }: Thought, { piece, cell, tile }: Arrival): RouteEnd {
  const others = piecesAt(state, cell).filter(({ id }) => id !== piece.id)
  if (piece.type === 'friday' && others.some(isPreacher)) return 'gone'
  if (isPreacher(piece) && others.some(({ type }) => type === 'friday')) return 'gone'
  const isCaught = tile.kind === 'trap' && piece.type !== 'friday' && !hasFriendAt(state, piece, cell)
  return isCaught ? 'held' : 'rest'
}

function strikesOf(state: JackalState, { piece, cell, tile }: Arrival): readonly PieceId[] {
  if (isPreacher(piece) || piece.type === 'friday' || !tileRule(tile.kind).fights) return []
  return foesAt(state, piece, cell, piece.step).map(({ id }) => id)
}

function comeToSea({ state, piece, load }: Thought, to: Cell, allowance: Allowance): Taken {
  const fate = seaFate(state, piece, load, to)
  const sinks = load !== null && load !== 'boat'
  switch (fate.kind) {
    case 'aboard':
      return told(ended(allowance, 'ship'), { gold: load ? LOAD_VALUES[load] : 0 })
    case 'enemyShip':
    case 'drowns':
      return told(ended(allowance, 'death'), { sinks })
    case 'launches':
      return { strikes: fate.drowned.map(({ id }) => id), further: ended(allowance, 'launch') }
    case 'meets':
      return told(ended(allowance, 'gone'), { sinks })
    case 'swims':
      return {
        ...told(ended(allowance, 'sea'), { sinks }),
        strikes: [...fate.drowned, ...fate.turned].map(({ id }) => id),
      }
    default:
      return fate satisfies never
  }
}

function told(routes: readonly Route[], more: Partial<Route>): Taken {
  return { strikes: [], further: routes.map((route) => ({ ...route, ...more })) }
}

import type { Seat } from '../../../kernel/game.ts'
import { TILE_KINDS, type TileKind } from '../../data/tiles.ts'
import { type JackalOptions, type JackalState, type PieceId, SIDES, type TeamId } from '../../types.ts'
import { areAllied, roams, seatsOf, turntableSteps } from '../../world.ts'
import { sideOf } from '../sides.ts'
import { type Ground, groundOf } from './ground.ts'
import { MOST_STEPS, TILES } from './layout.ts'

/** The constants of a match, and the places of its lists in the words of a position. */
export interface Frame {
  readonly options: JackalOptions
  readonly board: JackalState['board']
  readonly ground: Ground
  readonly roams: boolean
  readonly picksUp: boolean
  readonly endsWhenDecided: boolean
  /** The number of turns without an event after which the match ends. */
  readonly idleLimit: number
  readonly teams: readonly TeamId[]
  readonly seats: readonly Seat[]
  /** The seat of each team. */
  readonly seatOf: Int32Array
  /** The side of each team, see `sides.ts`. */
  readonly sideOf: Int32Array
  readonly shoreOf: Int32Array
  /** By team: the first of its allies in turn order other than itself, or −1. */
  readonly allyOf: Int32Array
  /** Ids of the pieces at the start; residents found later are named after their type. */
  readonly ids: readonly PieceId[]
  /** The last letter of each piece's id, as a number. */
  readonly letters: Int32Array
  /** First words of the lists: pieces by cell; steps of turntables; open caves; the chain. */
  readonly here: number
  readonly steps: number
  readonly caves: number
  readonly chain: number
}

/** Returns the frame of a match; `state` may be any position of it, or a view. */
export function frameOf(state: JackalState): Frame {
  const { board, options, teams } = state
  const ground = groundOf(board)
  const seats = seatsOf(state)
  const ids = teams.map(({ id }) => id)
  const first = (i: number) => ids.findIndex((id, other) => other !== i && areAllied(options, id, ids[i] ?? id))
  const turntables = mostOf(state, (kind) => turntableSteps({ kind }) > 0)
  const caves = mostOf(state, (kind) => kind === 'cave')
  const here = TILES + ground.cells
  const steps = here + ground.cells
  return {
    options,
    board,
    ground,
    roams: roams(state),
    picksUp: options.shipPicksUpSwimmers,
    endsWhenDecided: options.endWhenDecided,
    idleLimit: options.idleRounds * teams.length,
    teams: ids,
    seats,
    seatOf: Int32Array.from(teams, ({ seat }) => seats.indexOf(seat)),
    sideOf: Int32Array.from(ids, (id) => sideOf(options, id)),
    shoreOf: Int32Array.from(teams, ({ side }) => SIDES.indexOf(side)),
    allyOf: Int32Array.from(ids, (_, i) => first(i)),
    ids: state.pieces.map(({ id }) => id),
    letters: Int32Array.from(state.pieces, ({ id }) => id.charCodeAt(id.length - 1)),
    here,
    steps,
    caves: steps + MOST_STEPS * turntables,
    chain: steps + MOST_STEPS * turntables + caves,
  }
}

/**
 * Returns the maximum number of tiles of some kinds, including unknown ones: a custom position may hold more than its
 * deck.
 */
function mostOf({ board, tiles }: JackalState, isMeant: (kind: TileKind) => boolean): number {
  let most = 0
  for (const kind of TILE_KINDS) {
    if (!isMeant(kind)) continue
    const known = tiles.reduce((sum, tile) => sum + (tile?.kind === kind ? 1 : 0), 0)
    most += Math.max(known, board.deck[kind] ?? 0)
  }
  return most
}

import { canonical } from '../../../../kernel/fingerprint.ts'
import { goldAshore } from '../../../gold.ts'
import {
  END_REASONS,
  type JackalState,
  type Lifeboat,
  LOADS,
  type Piece,
  RESIDENTS,
  SIDES,
  type Tile,
} from '../../../types.ts'
import { turntableSteps } from '../../../world.ts'
import { addCave } from '../caves.ts'
import { Core, put } from '../core.ts'
import { type Frame, frameOf } from '../frame.ts'
import { numberOfKind, UNKNOWN } from '../kinds.ts'
import {
  AMOUNT_SHIFT,
  ASHORE,
  AT,
  BEAR_AT,
  BEAR_FRESH,
  BEAR_SEAT,
  BOAT,
  BOAT_AT,
  BOAT_STEP,
  BOTTLE_STORE,
  CLOSED_TILES,
  DEAD,
  DRUNK,
  END_OFFERED,
  EVENTFUL,
  FACING_SHIFT,
  FRIDAY,
  GOLD,
  GOLD_ASHORE,
  GONE,
  GROVE_ENTERED,
  GROVE_TURNS,
  IDLE_TURNS,
  IN_HAND,
  LOST,
  LOST_SINCE,
  MOST_STEPS,
  MOVER,
  OPEN,
  PICTURE_SHIFT,
  PIECES,
  PIRATES,
  PREACHER,
  PRIZE_BIT,
  RESIDENT,
  RESULT,
  SEEN_SHIFT,
  SHIP,
  SHIP_SHIFT,
  STEP,
  TILES,
  TRAPPED,
  TURN,
  TURN_NUMBER,
  TURNTABLES,
  UNPLACED_AT,
  USED,
} from '../layout.ts'
import { SHORT_CHAIN } from '../making/chain.ts'
import { floatBoat } from '../making/loads.ts'
import { enlist } from '../making/people.ts'
import { countable, fitting, orderLost, roomFor } from './fitting.ts'
import { readDecision } from './readingDecision.ts'
import { decisionOf } from './writingDecision.ts'

/**
 * Returns a position of the rules as a core. To play on, tiles that a view leaves unknown must be dealt (`worlds.ts`),
 * and the core must follow the position (`isFollowed`).
 */
export function readCore(state: JackalState): Core {
  const pieces = roomFor(state)
  const frame = frameOf({ ...state, pieces })
  const core = new Core(frame, new Int32Array(frame.chain + SHORT_CHAIN))
  const order = orderLost(pieces)
  readMatch(core, state)
  readTeams(core, state)
  readTiles(core, state.tiles)
  readLifeboat(core, state.lifeboat)
  pieces.forEach((piece, number) => {
    readPiece(core, piece, number, order)
  })
  core.set(PIECES, pieces.length)
  if (state.decision) readDecision(core, state.decision)
  return core
}

/**
 * Returns whether the core of a position can play on: it can in every position of a match. It cannot in two kinds of
 * custom position: with a crowd that it has no room for, and with a decision that does not follow from the position.
 */
export function isFollowed(core: Core, { decision, pieces }: JackalState): boolean {
  return core.get(PIECES) === pieces.length && canonical(decisionOf(core)) === canonical(decision)
}

/** The reasons why a match ends; none while it goes on. */
const ENDS: readonly (string | undefined)[] = END_REASONS

function readMatch(core: Core, state: JackalState): void {
  const { bear } = state
  const { seats, teams } = core.frame
  core.set(TURN, teams.indexOf(state.turn))
  core.set(GROVE_TURNS, fitting(state.groveTurns))
  core.set(GROVE_ENTERED, Number(state.groveEntered))
  core.set(IDLE_TURNS, fitting(state.idleTurns))
  core.set(EVENTFUL, Number(state.eventful))
  core.set(TURN_NUMBER, fitting(state.turnNumber))
  core.set(END_OFFERED, Number(state.endOffered))
  core.set(GOLD_ASHORE, fitting(goldAshore(state)))
  core.set(RESULT, ENDS.indexOf(state.result?.reason) + 1)
  core.set(BEAR_AT, bear ? bear.at : -1)
  core.set(BEAR_SEAT, bear ? seats.indexOf(bear.wokenBy) : -1)
  core.set(BEAR_FRESH, Number(bear?.fresh === true))
  core.set(MOVER, -1)
  for (let i = 0; i < RESIDENTS.length; i++) core.set(RESIDENT + i, -1)
}

function readTeams(core: Core, { teams }: JackalState): void {
  teams.forEach(({ bottles, gold, ship }, team) => {
    core.set(SHIP + team, ship)
    core.set(GOLD + team, fitting(gold))
    core.set(BOTTLE_STORE + team, fitting(bottles))
    if (ship >= 0) core.set(core.frame.here + ship, 1 << (SHIP_SHIFT + team))
  })
}

function readTiles(core: Core, tiles: JackalState['tiles']): void {
  let turntables = 0
  let closed = 0
  for (let cell = 0; cell < tiles.length; cell++) {
    const tile = tiles[cell]
    if (!tile) continue
    const isTurntable = turntableSteps(tile) > 0
    core.set(TILES + cell, wordOf(core.frame, tile, isTurntable ? turntables : countable(tile.coins)))
    if (isTurntable) {
      tile.steps.forEach(({ coins, treasure }, i) => {
        core.set(core.frame.steps + MOST_STEPS * turntables + i, 2 * countable(coins) + Number(treasure))
      })
      turntables++
    }
    if (!tile.open) closed++
    else if (tile.kind === 'cave') addCave(core, cell)
  }
  core.set(CLOSED_TILES, closed)
  core.set(TURNTABLES, turntables)
}

/** Returns the word of a tile; `amount` is its coins, or the index of its steps among all turntables. */
function wordOf({ seats }: Frame, tile: Tile, amount: number): number {
  const seen = tile.seenBy.reduce((bits, seat) => bits | (1 << seats.indexOf(seat)), 0)
  return (
    (tile.kind === 'closed' ? UNKNOWN : numberOfKind(tile.kind)) |
    (tile.facing << FACING_SHIFT) |
    (tile.picture << PICTURE_SHIFT) |
    (tile.open ? OPEN : 0) |
    (tile.used ? USED : 0) |
    (seen << SEEN_SHIFT) |
    (tile.treasure ? PRIZE_BIT : 0) |
    (amount << AMOUNT_SHIFT)
  )
}

function readLifeboat(core: Core, lifeboat: Lifeboat | null): void {
  if (lifeboat === null) return
  if (lifeboat.afloat) {
    const sides = lifeboat.sides.reduce((bits, side) => bits | (1 << SIDES.indexOf(side)), 0)
    return floatBoat(core, lifeboat.at, core.frame.teams.indexOf(lifeboat.team), sides)
  }
  core.set(BOAT, ASHORE)
  core.set(BOAT_AT, lifeboat.at)
  core.set(BOAT_STEP, lifeboat.step)
}

function readPiece(core: Core, piece: Piece, number: number, order: (since: number) => number): void {
  const bit = 1 << number
  enlist(core, number, core.frame.teams.indexOf(piece.team))
  core.set(AT + number, UNPLACED_AT)
  if (piece.at === 'dead' || piece.at === 'gone') core.set(AT + number, piece.at === 'dead' ? DEAD : GONE)
  else if (piece.lost) {
    core.set(AT + number, piece.at)
    core.set(LOST_SINCE + number, 2 * order(piece.lost.since) + Number(piece.lost.awaits === 'exit'))
    join(core, LOST, bit)
  } else put(core, number, piece.at)
  core.set(STEP + number, piece.step)
  if (piece.load) core.set(IN_HAND, LOADS.indexOf(piece.load) + 1)
  if (piece.trapped) join(core, TRAPPED, bit)
  if (piece.drunk) join(core, DRUNK, bit)
  readType(core, piece, number)
}

function readType(core: Core, { fighter, type }: Piece, number: number): void {
  const bit = 1 << number
  if (type === 'pirate') return join(core, PIRATES, bit)
  core.set(RESIDENT + RESIDENTS.indexOf(type), number)
  if (type === 'friday') join(core, FRIDAY, bit)
  if (type === 'missionary' && !fighter) join(core, PREACHER, bit)
}

function join(core: Core, set: number, bit: number): void {
  core.set(set, core.get(set) | bit)
}

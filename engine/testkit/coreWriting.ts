import { type Core, cellOf, kindOf, type PieceNumber, stepsOf, teamOf, tileOf } from '../jackal/bots/core/core.ts'
import { kindOfNumber } from '../jackal/bots/core/kinds.ts'
import {
  AFLOAT,
  AMOUNT_SHIFT,
  BEAR_AT,
  BEAR_FRESH,
  BEAR_SEAT,
  BOAT,
  BOAT_AT,
  BOAT_SIDES,
  BOAT_STEP,
  BOAT_TEAM,
  BOTTLE_STORE,
  DEAD,
  DRUNK,
  END_OFFERED,
  EVENTFUL,
  FACING_SHIFT,
  GOLD,
  GONE,
  GROVE_ENTERED,
  GROVE_TURNS,
  IDLE_TURNS,
  IN_HAND,
  LOST,
  LOST_SINCE,
  MOST_STEPS,
  MOVER,
  NO_BOAT,
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
  STEP,
  TRAPPED,
  TURN,
  TURN_NUMBER,
  USED,
} from '../jackal/bots/core/layout.ts'
import { goldOfSide } from '../jackal/bots/core/making/ending.ts'
import { idOf } from '../jackal/bots/core/translation/pieces.ts'
import { decisionOf } from '../jackal/bots/core/translation/writingDecision.ts'
import type { Facing } from '../jackal/types.ts'
import {
  END_REASONS,
  type JackalState,
  type Lifeboat,
  LOADS,
  type Piece,
  RESIDENTS,
  SIDES,
  type Tile,
} from '../jackal/types.ts'
import type { Outcome } from '../kernel/game.ts'

/** Returns the position in the form of the rules; seats that have looked at a tile come in their own order. */
export function writeCore(core: Core): JackalState {
  const { board, ground, options, seats, teams } = core.frame
  const bear = core.get(BEAR_AT)
  return {
    options,
    board,
    tiles: Array.from({ length: ground.cells }, (_, cell) => writeTile(core, cell)),
    teams: teams.map((id, team) => ({
      id,
      side: SIDES[core.frame.shoreOf[team] ?? 0] ?? 'S',
      seat: seats[core.frame.seatOf[team] ?? 0] ?? '',
      ship: core.get(SHIP + team),
      gold: core.get(GOLD + team),
      bottles: core.get(BOTTLE_STORE + team),
    })),
    pieces: Array.from({ length: core.get(PIECES) }, (_, piece) => writePiece(core, piece)),
    lifeboat: writeLifeboat(core),
    bear: bear < 0 ? null : { at: bear, wokenBy: seats[core.get(BEAR_SEAT)] ?? '', fresh: core.get(BEAR_FRESH) === 1 },
    turn: teams[core.get(TURN)] ?? 'white',
    decision: decisionOf(core),
    groveTurns: core.get(GROVE_TURNS),
    groveEntered: core.get(GROVE_ENTERED) === 1,
    idleTurns: core.get(IDLE_TURNS),
    eventful: core.get(EVENTFUL) === 1,
    turnNumber: core.get(TURN_NUMBER),
    endOffered: core.get(END_OFFERED) === 1,
    result: outcomeOf(core),
  }
}

function writeTile(core: Core, cell: number): Tile | null {
  const tile = tileOf(core, cell)
  if (tile === 0) return null
  const isTurntable = stepsOf(tile) > 0
  return {
    kind: kindOfNumber(kindOf(tile)) ?? 'closed',
    open: (tile & OPEN) !== 0,
    facing: ((tile >> FACING_SHIFT) & 3) as Facing, // a facing has two bits
    picture: (tile >> PICTURE_SHIFT) & 7,
    coins: isTurntable ? 0 : tile >> AMOUNT_SHIFT,
    treasure: (tile & PRIZE_BIT) !== 0,
    steps: isTurntable ? writeSteps(core, tile) : [],
    used: (tile & USED) !== 0,
    seenBy: core.frame.seats.filter((_, seat) => (tile >> (SEEN_SHIFT + seat)) & 1),
  }
}

function writeSteps(core: Core, tile: number): Tile['steps'] {
  const first = core.frame.steps + MOST_STEPS * (tile >> AMOUNT_SHIFT)
  const steps = Array.from({ length: stepsOf(tile) }, (_, i) => core.get(first + i))
  if (steps.every((step) => step === 0)) return []
  return steps.map((step) => ({ coins: step >> 1, treasure: (step & 1) === 1 }))
}

function writePiece(core: Core, piece: PieceNumber): Piece {
  const has = (set: number) => ((core.get(set) >> piece) & 1) === 1
  const resident = RESIDENTS.find((_, i) => core.get(RESIDENT + i) === piece)
  const at = cellOf(core, piece)
  const since = core.get(LOST_SINCE + piece)
  return {
    id: idOf(core, piece),
    type: has(PIRATES) ? 'pirate' : (resident ?? 'ben'),
    team: core.frame.teams[teamOf(core, piece)] ?? 'white',
    at: at === DEAD ? 'dead' : at === GONE ? 'gone' : at,
    step: core.get(STEP + piece),
    load: core.get(MOVER) === piece ? (LOADS[core.get(IN_HAND) - 1] ?? null) : null,
    trapped: has(TRAPPED),
    drunk: has(DRUNK),
    fighter: resident === 'missionary' && !has(PREACHER),
    lost: has(LOST) ? { since: since >> 1, awaits: since % 2 === 1 ? 'exit' : 'opening' } : null,
  }
}

function writeLifeboat(core: Core): Lifeboat | null {
  if (core.get(BOAT) === NO_BOAT) return null
  const at = core.get(BOAT_AT)
  if (core.get(BOAT) !== AFLOAT) return { at, step: core.get(BOAT_STEP), afloat: false }
  const sides = SIDES.filter((_, i) => (core.get(BOAT_SIDES) >> i) & 1)
  return { at, afloat: true, team: core.frame.teams[core.get(BOAT_TEAM)] ?? 'white', sides }
}

/** Returns how the match ended; null while it goes on. */
function outcomeOf(core: Core): Outcome | null {
  const reason = END_REASONS[core.get(RESULT) - 1]
  if (reason === undefined) return null
  const { seatOf, seats, sideOf } = core.frame
  const gold = seats.map((_, seat) => goldOfSide(core, sideOf[seatOf.indexOf(seat)] ?? 0))
  const best = Math.max(...gold)
  return {
    winners: seats.filter((_, seat) => gold[seat] === best),
    scores: Object.fromEntries(seats.map((seat, i) => [seat, gold[i] ?? 0])),
    reason,
  }
}

import { evolve } from '../../../engine/jackal/evolve.ts'
import type { Cell, JackalEvent, JackalState, PieceId, StepCause, TeamId } from '../../../engine/jackal/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { type EventBefore, teller } from '../../hud/recap/eventsBefore.ts'
import type { Lookback } from '../../hud/recap/lookback.ts'
import { notedOf } from './notes.ts'

export type JackalEventBefore = EventBefore<JackalState, JackalEvent>

/** The way of one piece or ship, from its origin to its end. */
export interface Way {
  readonly team: TeamId
  readonly cells: readonly Cell[]
  /** True if it goes through the air: over everything between its ends. */
  readonly flies: boolean
  readonly mine: boolean
}

/** A notable deed, and its place. */
export interface Deed {
  readonly told: JackalEventBefore
  /** The acting team. */
  readonly team: TeamId
  readonly cell: Cell
  /** True if it happened to the player who looks back. */
  readonly mine: boolean
}

/** The deeds of others. */
export interface Recap {
  readonly ways: readonly Way[]
  readonly deeds: readonly Deed[]
}

interface Step {
  readonly by: Seat
  readonly events: readonly JackalEvent[]
}

const tellSteps = teller<JackalState, JackalEvent>(evolve)

/** Returns the others' deeds from a step on, for the player of some seats. */
export function recapOf(start: JackalState, steps: readonly Step[], { own, from }: Lookback): Recap {
  const told = tellSteps(start, steps, from)
  const others = told.filter(({ by }) => !own.includes(by))
  return { ways: waysOf(others, own), deeds: deedsOf(others, own, steps) }
}

/** A way under construction: of one piece, of a ship, or of the bear in the colour of the team to move. */
interface Leg extends Way {
  readonly mover: PieceId | TeamId | 'bear'
  readonly move: number
}

/** Joins consecutive steps of one mover into one way; a flight is a way of its own. */
function waysOf(told: readonly JackalEventBefore[], own: readonly Seat[]): readonly Way[] {
  const legs: Leg[] = []
  for (const leg of told.flatMap((one) => legOf(one, own) ?? [])) {
    const last = legs.at(-1)
    if (last && continues(last, leg)) legs[legs.length - 1] = { ...last, cells: [...last.cells, ...leg.cells.slice(1)] }
    else legs.push(leg)
  }
  return legs.filter(({ cells }) => cells.some((cell) => cell !== cells[0]))
}

function continues(last: Leg, next: Leg): boolean {
  return last.mover === next.mover && !last.flies && !next.flies && last.cells.at(-1) === next.cells[0]
}

const FLIGHTS: ReadonlySet<StepCause> = new Set(['flight', 'balloon', 'cannon', 'horse'])

function legOf({ event, before, move }: JackalEventBefore, own: readonly Seat[]): Leg | null {
  if (event.kind === 'shipSailed') {
    const { team, from, to } = event
    return { mover: team, team, move, cells: [from, to], flies: false, mine: isOwn(before, team, own) }
  }
  if (event.kind === 'bearWalked') {
    return { mover: 'bear', team: before.turn, move, cells: [event.from, event.to], flies: false, mine: false }
  }
  const stride = strideOf(event)
  const team = stride && before.pieces.find(({ id }) => id === stride.piece)?.team
  if (!stride || !team) return null
  const { piece, cells, flies } = stride
  return { mover: piece, team, move, cells, flies, mine: isOwn(before, team, own) }
}

interface Stride {
  readonly piece: PieceId
  readonly cells: readonly [Cell, Cell]
  readonly flies: boolean
}

function strideOf(event: JackalEvent): Stride | null {
  switch (event.kind) {
    case 'pieceMoved':
      return { piece: event.piece, cells: [event.from, event.to], flies: FLIGHTS.has(event.cause) }
    case 'pieceStruck':
    case 'pieceMauled':
      return { piece: event.piece, cells: [event.from, event.ship], flies: true }
    case 'pieceEmerged':
      return { piece: event.piece, cells: [event.from, event.to], flies: false }
    default:
      return null
  }
}

/** Returns whether one of the seats commands a team while no grove is at work. */
export function isOwn({ teams }: Pick<JackalState, 'teams'>, team: TeamId, own: readonly Seat[]): boolean {
  return teams.some(({ id, seat }) => id === team && own.includes(seat))
}

function deedsOf(told: readonly JackalEventBefore[], own: readonly Seat[], steps: readonly Step[]): readonly Deed[] {
  return told.flatMap((one) => {
    const noted = notedOf(one, (cell) => bearerOf(cell, one.move, steps))
    if (!noted) return []
    const { team = one.before.turn, cell, about, isPrivate = false } = noted
    const mine = about.some((each) => isOwn(one.before, each, own))
    return isPrivate && !mine ? [] : [{ told: one, team, cell, mine }]
  })
}

/** Returns the last piece that put a load down in a cell before a move. */
function bearerOf(cell: Cell, move: number, steps: readonly Step[]): PieceId | null {
  const before = steps.slice(0, move - 1)
  const step = before.findLast(({ events }) => events.some((event) => isDrop(event, cell)))
  const drop = step?.events.findLast((event) => isDrop(event, cell))
  return drop?.kind === 'loadDropped' ? drop.piece : null
}

function isDrop(event: JackalEvent, cell: Cell): boolean {
  return event.kind === 'loadDropped' && event.cell === cell
}

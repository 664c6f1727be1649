import { z } from 'zod'
import { accepted, type Parsed, problemOf, rejected } from '../kernel/parsed.ts'
import { parseCell, printCell } from './cells.ts'
import { perMap } from './geometry/perMap.ts'
import { printDecision } from './position/decision.ts'
import { printPiece } from './position/pieces.ts'
import { printTile } from './position/tiles.ts'
import { type Board, type Cell, type JackalEvent, type JackalMove, type JackalState, LOADS, TEAMS } from './types.ts'

/** The part of any state that names cells: the board of the match. */
type Played = Pick<JackalState, 'board'>

/** Returns the schema of a cell as players write it; a cell off the board makes a move illegal, not malformed. */
const cellOn = (board: Board) =>
  z.string().transform((text, context): Cell => {
    const parsed = parseCell(board, text)
    if (parsed !== null) return parsed
    const message = `${JSON.stringify(text.slice(0, 20))} is no cell of the board`
    context.addIssue({ code: 'custom', message, params: { rule: 'J-BOARD' } })
    return z.NEVER
  })

/** Returns the fields of all moves. Listed moves carry hints, which are ignored when a move is played. */
const kind = <K extends JackalMove['kind']>(name: K) => ({ kind: z.literal(name), hint: z.unknown().optional() })

const movesOn = perMap((board) => {
  const cell = cellOn(board)
  return {
    go: z.strictObject({
      ...kind('go'),
      piece: z.string(),
      to: cell,
      carry: z.enum(LOADS).optional(),
      bottle: z.literal(true).optional(),
    }),
    sail: z.strictObject({ ...kind('sail'), team: z.enum(TEAMS), to: cell, boat: z.literal(true).optional() }),
    revive: z.strictObject({ ...kind('revive'), piece: z.string() }),
    peek: z.strictObject({ ...kind('peek'), cell }),
    arrange: z.strictObject({ ...kind('arrange'), order: z.array(cell) }),
    swap: z.strictObject({ ...kind('swap'), cell }),
    swear: z.strictObject({ ...kind('swear'), loud: z.boolean() }),
    give: z.strictObject({ ...kind('give'), to: z.enum(['friday', 'missionary']) }),
    place: z.strictObject({ ...kind('place'), team: z.enum(TEAMS), to: cell }),
    uncork: z.strictObject({ ...kind('uncork'), piece: z.string() }),
    offerEnd: z.strictObject(kind('offerEnd')),
    acceptEnd: z.strictObject(kind('acceptEnd')),
    decline: z.strictObject(kind('decline')),
  } satisfies Record<JackalMove['kind'], z.ZodType>
})

const anyMove = z.looseObject({ kind: z.string() })

/**
 * Reads a move of the table protocol. A problem with a rule id means that the move is well formed but never legal here.
 */
export function parseMove(input: unknown, { board }: Played): Parsed<JackalMove> {
  const schemas = movesOn(board)
  const shaped = anyMove.safeParse(input)
  if (!shaped.success) return { ok: false, problem: problemOf(shaped.error) }
  const unplayed = unplayedPart(shaped.data, schemas)
  if (unplayed) return unplayed
  const parsed = schemas[shaped.data.kind as JackalMove['kind']].safeParse(input) // the kind was checked above
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error) }
  const { hint: _, ...move } = parsed.data
  return accepted(move as JackalMove) // JSON has no undefined, so an optional key is either set or missing
}

function unplayedPart({ kind }: z.infer<typeof anyMove>, played: object): Parsed<never> | null {
  if (!Object.hasOwn(played, kind)) return rejected('kind', `there is no move ${JSON.stringify(kind)}`, 'J-TURN')
  return null
}

/** Returns a move with its cells as players write them. */
export function printMove(move: JackalMove, { board }: Played): object {
  switch (move.kind) {
    case 'go':
    case 'sail':
    case 'place':
      return { ...move, to: printCell(board, move.to) }
    case 'peek':
    case 'swap':
      return { ...move, cell: printCell(board, move.cell) }
    case 'arrange':
      return { ...move, order: move.order.map((cell) => printCell(board, cell)) }
    case 'revive':
    case 'uncork':
    case 'swear':
    case 'give':
    case 'offerEnd':
    case 'acceptEnd':
    case 'decline':
      return move
    default:
      return move satisfies never
  }
}

type CellField = 'cell' | 'from' | 'to' | 'ship' | 'cells' | 'order'

/** Fields of each kind of event that hold cells. */
const CELL_FIELDS: Readonly<Record<JackalEvent['kind'], readonly CellField[]>> = {
  loadLifted: ['cell'],
  pieceMoved: ['from', 'to'],
  tileRevealed: ['cell'],
  loadDropped: ['cell'],
  loadScored: [],
  loadLost: ['cell'],
  shipSailed: ['from', 'to'],
  swimmerRescued: ['cell'],
  boatFound: ['cell'],
  boatLaunched: ['cell'],
  boatRowed: ['from', 'to'],
  pieceStruck: ['from', 'ship'],
  fridayTurned: [],
  pieceDied: ['cell'],
  pieceLeft: ['cell'],
  pieceTrapped: ['cell'],
  pieceFreed: ['cell'],
  pieceDrank: ['cell'],
  pieceLost: ['cell'],
  pieceEmerged: ['from', 'to'],
  pieceRevived: ['cell'],
  pieceJoined: [],
  missionaryArmed: [],
  bottlesFound: ['cell'],
  bottleUsed: [],
  bottleGiven: [],
  airplaneUsed: ['cell'],
  lighthouseClimbed: ['cell'],
  tilePeeked: ['cell'],
  tilesArranged: ['cells', 'order'],
  earthquakeStruck: ['cell'],
  tilesSwapped: ['cells'],
  oathSworn: ['cell'],
  groveEntered: ['cell'],
  bearWoken: ['cell'],
  bearWalked: ['from', 'to'],
  pieceMauled: ['from', 'ship'],
  shipPlaced: ['cell'],
  decisionAsked: [],
  turnPassed: [],
  turnSkipped: [],
  endOffered: [],
  endAccepted: [],
  endDeclined: [],
  matchEnded: [],
}

/** Returns an event in the form of the table protocol: cells by name, tiles, pieces and decisions as in positions. */
export function printEvent(event: JackalEvent, { board }: Played): object {
  return { ...event, ...printCells(board, event), ...printParts(board, event) }
}

function printCells(board: Board, event: JackalEvent): object {
  const fields: Readonly<Record<string, unknown>> = event
  return Object.fromEntries(CELL_FIELDS[event.kind].map((field) => [field, printPlace(board, fields[field])]))
}

/** Keeps hidden values unchanged. */
function printPlace(board: Board, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => printPlace(board, one))
  return typeof value === 'number' ? printCell(board, value) : value
}

function printParts(board: Board, event: JackalEvent): object {
  if (event.kind === 'tileRevealed') return { tile: printTile(event.tile) }
  if (event.kind === 'tilePeeked') return { tile: event.tile === 'hidden' ? event.tile : printTile(event.tile) }
  if (event.kind === 'pieceJoined') return { piece: printPiece(board, event.piece) }
  if (event.kind === 'decisionAsked') return { decision: event.decision && printDecision(board, event.decision) }
  return {}
}

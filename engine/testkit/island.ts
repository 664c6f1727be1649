import { printCell } from '../jackal/cells.ts'
import { parseMove, printEvent, printMove } from '../jackal/codec.ts'
import { printLifeboat } from '../jackal/position/lifeboat.ts'
import { printPiece } from '../jackal/position/pieces.ts'
import { printTile } from '../jackal/position/tiles.ts'
import { parsePosition, printView } from '../jackal/position.ts'
import { jackal } from '../jackal/rules.ts'
import type { JackalRefusal, JackalState, Load, TeamId } from '../jackal/types.ts'
import type { Hint, Outcome, Seat, Viewer } from '../kernel/game.ts'
import { playMove } from '../kernel/play.ts'
import { openStream } from '../kernel/rng.ts'
import { cellNamed, drawnPosition, type IslandPlan } from './drawnIsland.ts'

/** A public move or event, cells by name. */
export type Json = { readonly kind: string; readonly [key: string]: unknown }

/** The load of a piece that sets out, and whether it uses a bottle. */
export interface Way {
  readonly carry?: Load
  readonly bottle?: true
}

/**
 * Returns a match on a small island drawn as text, as `drawnPosition` reads it:
 *
 *     const game = island('. > .', { pieces: { 'white-1': 'd5' } })
 *     expect(game.play('white', { kind: 'go', piece: 'white-1', to: 'f5' })).toEqual([…])
 */
export function island(drawing: string, plan: IslandPlan = {}): Island {
  const parsed = parsePosition(drawnPosition(drawing, plan), openStream(1, 'deal'))
  if (!parsed.ok) throw new Error(`${parsed.problem.where}: ${parsed.problem.what}`)
  return new Island(parsed.value)
}

/** A match on a drawn island: plays public moves, answers in the form of public positions. */
export class Island {
  state: JackalState

  constructor(state: JackalState) {
    this.state = state
  }

  /** Plays a move and returns its events. Throws the refusal of an illegal one. */
  play(seat: Seat, move: Json): readonly Json[] {
    const refusal = this.refusal(seat, move)
    if (refusal) throw new Error(`${JSON.stringify(move)} is refused: ${refusal}`)
    const played = playMove(jackal, this.state, seat, readMove(move, this.state), openStream(1, 'move'))
    this.state = played.state
    return played.events.map((event) => printEvent(event, played.state) as Json) // printed events keep their kind
  }

  /** Plays a move of the seat in turn; returns the kinds of its events. */
  kinds(move: Json): readonly string[] {
    return this.play(this.actor ?? 'nobody', move).map((event) => event.kind)
  }

  /** Sends a piece on its way for the deciding seat; returns the events. */
  go(piece: string, to: string, how: Way = {}): readonly Json[] {
    return this.play(this.actor ?? 'nobody', goMove(piece, to, how))
  }

  /** Lets the team to move sail its ship one cell: a turn in which nothing else happens. */
  passBy(): void {
    const sail = this.moves().find((move) => move.kind === 'sail')
    if (!sail) throw new Error(`${this.turn} has no ship to sail`)
    this.kinds(sail)
  }

  /** Returns why the deciding seat may not send a piece to a cell; null if it may. */
  whyNot(piece: string, to: string, how: Way = {}): JackalRefusal | null {
    return this.refusal(this.actor ?? 'nobody', goMove(piece, to, how))
  }

  /** Returns whether public knowledge shows that sending a piece to a cell must end in its death. */
  isFatal(piece: string, to: string, how: Way = {}): boolean {
    return this.hint(goMove(piece, to, how)).fatal === true
  }

  /** Returns why a move is not allowed; null if it is. */
  refusal(seat: Seat, move: Json): JackalRefusal | null {
    return jackal.refuse(this.state, seat, readMove(move, this.state))
  }

  /** Returns the legal moves of the seat that must decide, from its view; none once the match is over. */
  moves(): readonly Json[] {
    const view = jackal.view(this.state, this.actor ?? 'spectator')
    return this.actor === null ? [] : jackal.legalMoves(view, this.actor).map((move) => printMove(move, view) as Json) // keeps its kind
  }

  /**
   * Returns the cells that a piece may go to, in order of their names; by default with empty hands and without a
   * bottle.
   */
  targets(piece: string, how: Way = {}): readonly string[] {
    return this.moves()
      .filter((move) => move.kind === 'go' && move.piece === piece)
      .filter((move) => move.carry === how.carry && move.bottle === how.bottle)
      .map((move) => String(move.to))
      .toSorted()
  }

  /** Rows the lifeboat for the deciding seat; returns the events. */
  row(to: string): readonly Json[] {
    const { lifeboat } = this.state
    const team = lifeboat?.afloat ? lifeboat.team : this.turn
    return this.play(this.actor ?? 'nobody', { kind: 'sail', team, to, boat: true })
  }

  /** Returns the cells that the deciding seat may row the lifeboat to, in order of their names. */
  rows(): readonly string[] {
    return this.moves()
      .filter((move) => move.boat === true)
      .map((move) => String(move.to))
      .toSorted()
  }

  /** The lifeboat in its public form; undefined while there is none. */
  get boat() {
    return printLifeboat(this.state).lifeboat
  }

  /** Returns the public hint of a move. */
  hint(move: Json): Hint {
    return jackal.hint(jackal.view(this.state, this.actor ?? 'spectator'), readMove(move, this.state))
  }

  /** The seat that must decide; null once the match is over. */
  get actor(): Seat | null {
    return jackal.awaiting(this.state)[0] ?? null
  }

  get turn(): TeamId {
    return this.state.turn
  }

  get outcome(): Outcome | null {
    return jackal.outcome(this.state)
  }

  /**
   * Returns the place of a piece: a cell, 'dead' or 'gone'; undefined if there is none of that name, or its ship has no
   * place yet.
   */
  at(id: string): string | undefined {
    return this.piece(id)?.at ?? undefined
  }

  /** Returns a piece in its public form; undefined if there is none of that name. */
  piece(id: string): ReturnType<typeof printPiece> | undefined {
    const piece = this.state.pieces.find((one) => one.id === id)
    return piece && printPiece(this.state.board, piece)
  }

  /** The cell of the bear; null until it is woken. */
  get bear(): string | null {
    return this.state.bear ? printCell(this.state.board, this.state.bear.at) : null
  }

  /** Returns the tile of a cell in its public form. Throws for sea. */
  tile(name: string): ReturnType<typeof printTile> {
    const tile = this.state.tiles[cellNamed(this.state.board, name)]
    if (!tile) throw new Error(`no tile at ${name}`)
    return printTile(tile)
  }

  /** Returns ship, gold and bottles of a team. Throws if it does not take part. */
  team(id: TeamId): { readonly ship: string; readonly gold: number; readonly bottles: number } {
    const team = this.state.teams.find((one) => one.id === id)
    if (!team) throw new Error(`${id} does not take part`)
    return { ship: printCell(this.state.board, team.ship), gold: team.gold, bottles: team.bottles }
  }

  /** Returns the position as a viewer may know it. */
  view(viewer: Viewer): object {
    return printView(this.state, viewer)
  }
}

function goMove(piece: string, to: string, how: Way): Json {
  return { kind: 'go', piece, to, ...how }
}

function readMove(move: Json, state: JackalState) {
  const parsed = parseMove(move, state)
  if (!parsed.ok) throw new Error(`${JSON.stringify(move)}: ${parsed.problem.what}`)
  return parsed.value
}

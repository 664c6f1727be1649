import { stepFrom } from '../jackal/cells.ts'
import { LOAD_VALUES } from '../jackal/data/loads.ts'
import { isBoatWater } from '../jackal/geometry/boatWaters.ts'
import { cellsOf, isLand, isSwimmable } from '../jackal/geometry/terrain.ts'
import { goldAshore } from '../jackal/gold.ts'
import { keepsLoads } from '../jackal/tiles/index.ts'
import type { Cell, JackalEvent, JackalMove, JackalShape, JackalState, Load, Piece, Tile } from '../jackal/types.ts'
import { areAllied, boatAt, isPreacher, UNPLACED } from '../jackal/world.ts'
import type { Viewer } from '../kernel/game.ts'
import type { Played } from '../kernel/play.ts'
import { type Rng, shuffled } from '../kernel/rng.ts'
import { JACKAL } from '../protocol/games.ts'
import type { LawKit } from './laws.ts'

/** Jackal for the laws. */
export const jackalKit: LawKit<JackalShape> = {
  game: JACKAL,
  redeal,
  strayMoves,
  unlistedMoves: (state) => (state.decision || state.endOffered ? [] : [{ kind: 'offerEnd' }]),
  broken: (state) => handsBroken(state) ?? companyBroken(state) ?? placesBroken(state) ?? boatBroken(state),
  brokenMove: (before, played, move) =>
    deckBroken(before, played.state) ?? goldBroken(before, played) ?? hintBroken(before, played, move),
  longest: 20_000,
}

/** Exchanges the contents of tiles that the viewer knows neither before the move nor after it. */
function redeal(before: JackalState, { events }: Played<JackalShape>, viewer: Viewer, rng: Rng): JackalState {
  const learnt = new Set(events.flatMap((event) => cellLearnt(event, viewer)))
  const hidden = cellsOf(before.board).filter((cell) => isHidden(before.tiles[cell], viewer) && !learnt.has(cell))
  const contents = shuffled(hidden, rng)
  const tiles = before.tiles.slice()
  hidden.forEach((cell, i) => {
    const place = before.tiles[cell]
    const content = before.tiles[contents[i] ?? cell]
    if (place && content) tiles[cell] = { ...content, seenBy: place.seenBy }
  })
  return { ...before, tiles }
}

function isHidden(tile: Tile | null | undefined, viewer: Viewer): boolean {
  return tile !== null && tile !== undefined && !tile.open && !tile.seenBy.includes(viewer)
}

function cellLearnt(event: JackalEvent, viewer: Viewer): readonly Cell[] {
  if (event.kind === 'tileRevealed') return [event.cell]
  return event.kind === 'tilePeeked' && event.seat === viewer ? [event.cell] : []
}

/** Returns moves of every kind about random pieces and cells, most of them illegal. */
function strayMoves(state: JackalState, rng: Rng): readonly JackalMove[] {
  const piece = state.pieces[rng.int(state.pieces.length)]?.id ?? 'nobody'
  const team = state.teams[rng.int(state.teams.length)]?.id ?? 'white'
  const cell = rng.int(cellsOf(state.board).length)
  const near = nearby(state, rng)
  return [
    { kind: 'go', piece, to: cell },
    { kind: 'go', piece, to: near },
    { kind: 'go', piece, to: near, carry: 'coin' },
    { kind: 'go', piece, to: near, carry: 'treasure' },
    { kind: 'go', piece, to: near, bottle: true },
    { kind: 'go', piece, to: near, carry: 'coin', bottle: true },
    { kind: 'go', piece, to: near, carry: 'boat' },
    { kind: 'sail', team, to: near },
    { kind: 'sail', team, to: near, boat: true },
    { kind: 'revive', piece },
    { kind: 'peek', cell },
    { kind: 'arrange', order: [cell, near] },
    { kind: 'swap', cell },
    { kind: 'swear', loud: true },
    { kind: 'give', to: 'friday' },
    { kind: 'give', to: 'missionary' },
    { kind: 'place', team, to: near },
    { kind: 'uncork', piece },
    { kind: 'acceptEnd' },
    { kind: 'decline' },
  ]
}

/** Returns a cell within one step of some piece. */
function nearby({ board, pieces }: JackalState, rng: Rng): Cell {
  const at = pieces[rng.int(pieces.length)]?.at
  const cell = stepFrom(board, typeof at === 'number' ? at : 0, [rng.int(3) - 1, rng.int(3) - 1])
  return Math.max(0, cell)
}

/** Returns an error unless the island consists of the same tiles as before. */
function deckBroken({ tiles }: JackalState, after: JackalState): string | null {
  if (tiles === after.tiles) return null
  const now = countKinds(after.tiles)
  for (const [kind, count] of countKinds(tiles)) if (now.get(kind) !== count) return `${now.get(kind)} tiles ${kind}`
  return null
}

function countKinds(tiles: JackalState['tiles']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const tile of tiles) if (tile) counts.set(tile.kind, (counts.get(tile.kind) ?? 0) + 1)
  return counts
}

/** Returns an error if a piece carries anything between turns (J-GOLD). */
function handsBroken({ pieces, decision }: JackalState): string | null {
  const laden = pieces.find((piece) => piece.load)
  return laden && !decision ? `${laden.id} holds a load between turns` : null
}

/**
 * Returns an error unless enemies share a cell only in a thicket or on different steps; a piece beside a friend is not
 * trapped. A piece under way does not count yet.
 */
function companyBroken({ board, pieces, tiles, options, decision }: JackalState): string | null {
  const mover = decision && 'chain' in decision ? decision.chain.piece : null
  // Crews wait together off the board until their ships have places.
  const present = pieces.filter(
    (piece) => typeof piece.at === 'number' && piece.at !== UNPLACED && !piece.lost && piece.id !== mover,
  )
  for (const [i, one] of present.entries()) {
    for (const other of present.slice(i + 1)) {
      if (other.at !== one.at || typeof one.at !== 'number') continue
      const friends = areAllied(options, one.team, other.team)
      if (friends && (one.trapped || other.trapped)) return `${one.id} and ${other.id} are together, yet trapped`
      const apart = one.step !== other.step || tiles[one.at]?.kind === 'thicket'
      if (isPreacher(one) && other.type === 'friday') return 'Friday and the missionary are together'
      if (isPreacher(other) && one.type === 'friday') return 'Friday and the missionary are together'
      if (!friends && !apart)
        return `${one.id} and ${other.id} are enemies on one ${isLand(board, one.at) ? 'tile' : 'sea cell'}`
    }
  }
  return null
}

/**
 * Returns an error if a piece stands where none can: on tiles that move a piece on, on closed ones, aboard an enemy
 * ship, in a far corner.
 */
function placesBroken(state: JackalState): string | null {
  const mover = state.decision && 'chain' in state.decision ? state.decision.chain.piece : null
  for (const piece of state.pieces) {
    if (typeof piece.at !== 'number' || piece.at === UNPLACED || piece.id === mover) continue
    if (piece.at === state.bear?.at && !piece.lost) return `${piece.id} stands with the bear`
    const what = placeBroken(state, piece, piece.at)
    if (what) return `${piece.id} ${what}`
  }
  return null
}

function placeBroken(state: JackalState, piece: Piece, at: Cell): string | null {
  const tile = state.tiles[at]
  if (tile) return tile.open && !PASSING.test(tile.kind) ? null : `stands on ${tile.open ? tile.kind : 'a closed tile'}`
  const ship = state.teams.find((team) => team.ship === at)
  if (ship && !areAllied(state.options, ship.id, piece.team)) return 'is aboard an enemy ship'
  const boat = boatAt(state, at)
  if (boat && !areAllied(state.options, boat.team, piece.team)) return 'is aboard an enemy boat'
  return boat || ship || isSwimmable(state.board, at) ? null : 'is in a far corner of the sea'
}

/**
 * Returns an error unless the carried boat is with its bearer; ashore it lies where a piece may stand, afloat away from
 * ships (J-BOAT).
 */
function boatBroken({ board, decision, lifeboat, pieces, teams, tiles }: JackalState): string | null {
  const bearer = pieces.find((piece) => piece.load === 'boat')
  if (bearer && (lifeboat?.afloat !== false || lifeboat.at !== bearer.at)) return `${bearer.id} carries no boat`
  if (!lifeboat || bearer) return null
  const tile = tiles[lifeboat.at]
  if (!lifeboat.afloat) {
    return tile?.open && keepsLoads(tile.kind) ? null : 'the boat lies where nobody can leave a load'
  }
  if (tile || teams.some((team) => team.ship === lifeboat.at)) return 'the boat is not on free sea'
  const strays = decision === null && !isBoatWater(board, lifeboat.at, lifeboat.sides)
  return strays ? 'the boat has left its waters' : null
}

const PASSING = /^(arrow-.*|horse|ice|crocodile|balloon|cannon|trampoline)$/

/** Returns an error unless gold is scored, lies ashore or was reported lost; none appears. */
function goldBroken(before: JackalState, { state, events }: Played<JackalShape>): string | null {
  const lost = events.reduce((sum, event) => sum + (event.kind === 'loadLost' ? worth(event.load) : 0), 0)
  const gone = goldOf(before) - goldOf(state)
  return gone === lost ? null : `${gone} gold is gone, ${lost} was told to be lost`
}

function goldOf(state: JackalState): number {
  return goldAshore(state) + state.teams.reduce((sum, team) => sum + team.gold, 0)
}

function worth(load: Load): number {
  return LOAD_VALUES[load]
}

/**
 * Returns an error unless a move is marked fatal exactly when it leads to death without a further choice and no unknown
 * tile was turned (J-DEATH).
 */
function hintBroken(before: JackalState, { state, events }: Played<JackalShape>, move: JackalMove): string | null {
  if (move.kind !== 'go' || state.decision) return null
  const [seat = 'spectator'] = JACKAL.rules.awaiting(before)
  const { fatal = false } = JACKAL.rules.hint(JACKAL.rules.view(before, seat), move)
  const died = events.some((event) => event.kind === 'pieceDied' && event.piece === move.piece)
  const surprised = events.some((event) => event.kind === 'tileRevealed')
  if (fatal && !died) return `${move.piece} lives after a move marked fatal`
  return died && !fatal && !surprised ? `${move.piece} dies of a move not marked fatal` : null
}

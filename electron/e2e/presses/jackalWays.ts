import { printCell } from '../../../engine/jackal/cells.ts'
import type { Cell, JackalMove, JackalState, PieceId, TeamId } from '../../../engine/jackal/types.ts'

/** The question and the choice at the window, from the page's probe. */
export interface Choice {
  readonly seat: string | null
  readonly played: number
  /** The legal moves, each with the cell to click for it; null for moves chosen by a button. */
  readonly moves: readonly { readonly move: JackalMove; readonly cell: string | null }[]
  readonly selected: string | null
  /** True if the player did not choose the selected piece. */
  readonly kept: boolean
  readonly carry: string | null
  readonly prompt: readonly JackalMove[]
}

/** Returns a move as text, whatever the order of its fields. */
export const textOf = (move: JackalMove): string =>
  JSON.stringify(Object.entries(move).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** Returns the cell to click for a move; null for one chosen by a button. Throws if the window does not offer the move. */
export function cellOf(move: JackalMove, { moves }: Choice): string | null {
  if (move.kind === 'arrange') return null
  const offered = moves.find((one) => textOf(one.move) === textOf(move))
  if (!offered) throw new Error(`${JSON.stringify(move)} is not offered`)
  return offered.cell
}

/** Returns the piece or ship that is chosen for a move; null if none is. */
export function actorOf(move: JackalMove): string | null {
  if (move.kind === 'go' || move.kind === 'revive') return move.piece
  if (move.kind !== 'sail') return null
  return move.boat ? 'lifeboat' : move.team
}

/** Returns true for pirates of one team at one place: it makes no difference which of them goes. */
export function areAlike(one: string, other: string, { pieces }: JackalState): boolean {
  const traits = [one, other].map((id) => {
    const piece = pieces.find((each) => each.id === id)
    return piece ? [piece.type, piece.team, piece.at, piece.step, piece.trapped].join() : id
  })
  return traits[0] === traits[1]
}

/**
 * Returns true if one click on its cell makes the move, or asks the last question about it: no piece has to be chosen
 * first.
 * @param loads the load of each piece on its last move at this window
 */
export function isDirect(
  move: JackalMove,
  choice: Choice,
  state: JackalState,
  loads: ReadonlyMap<PieceId, string | undefined>,
): boolean {
  const { selected, kept, moves } = choice
  const [actor, cell] = [actorOf(move), cellOf(move, choice)]
  if (actor === null || cell === null) return true
  const isChosen = selected === actor || isAboard(selected, move, state)
  if (selected !== null && !kept) return isChosen
  const isTaken = hasOwn(cell, choice, state)
  if (isChosen) return !isTaken || bringsToShip(move, state)
  const able = moves.filter((one) => one.cell === cell).map((one) => actorOf(one.move) ?? '')
  const load = loads.get(actor)
  const isLoadKept = load === undefined || (move.kind === 'go' && move.carry === load)
  return !isTaken && isLoadKept && able.every((one) => one === actor || areAlike(one, actor, state))
}

/** Returns true if a click on the cell chooses one of the player's own pieces, which may act there. */
export function hasOwn(cell: string, { moves }: Choice, { board, pieces, teams }: JackalState): boolean {
  const actors = new Set(moves.map(({ move }) => actorOf(move)))
  const places = [
    ...pieces.filter(({ id }) => actors.has(id)).map(({ at }) => at),
    ...teams.filter(({ id }) => actors.has(id)).map(({ ship }) => ship),
  ]
  return places.some((at) => typeof at === 'number' && at >= 0 && printCell(board, at) === cell)
}

/** Returns whether a ship's move is also that of a selected piece aboard. */
function isAboard(selected: string | null, move: JackalMove, state: JackalState): boolean {
  if (move.kind !== 'sail') return false
  const at = state.pieces.find(({ id }) => id === selected)?.at
  return at !== undefined && at === (move.boat ? boatOf(state) : shipOf(move.team, state))
}

const shipOf = (team: TeamId, { teams }: JackalState): Cell | undefined => teams.find(({ id }) => id === team)?.ship

const boatOf = ({ lifeboat }: JackalState): Cell | undefined => (lifeboat?.afloat ? lifeboat.at : undefined)

/** Returns whether the selected piece brings a load to a ship or boat, which comes before a choice of the vessel. */
function bringsToShip(move: JackalMove, state: JackalState): boolean {
  if (move.kind !== 'go' || move.carry === undefined) return false
  return boatOf(state) === move.to || state.teams.some(({ ship }) => ship === move.to)
}

/**
 * Exchanges pirates that are alike: the window sends the selected or the first of them, while a record may name
 * another. From then on each stands for the other.
 */
export class Exchange {
  /** The piece at the window, by the piece of the record. */
  private readonly pieces = new Map<PieceId, PieceId>()

  /** Returns a recorded move as the window sends it. */
  move(recorded: JackalMove, { moves, selected }: Choice, state: JackalState): JackalMove {
    if (!('piece' in recorded)) return recorded
    const now = this.pieces.get(recorded.piece) ?? recorded.piece
    const able = moves.flatMap(({ move }) => ('piece' in move ? [move.piece] : []))
    const alike = able.filter((id) => areAlike(id, now, state))
    const piece = alike.find((id) => id === selected) ?? alike[0] ?? now
    if (piece !== now) {
      const other = [...this.pieces].find(([, id]) => id === piece)?.[0] ?? piece
      this.pieces.set(other, now).set(recorded.piece, piece)
    }
    return { ...recorded, piece }
  }
}

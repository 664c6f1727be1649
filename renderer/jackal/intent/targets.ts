import {
  type Cell,
  type JackalMove,
  type JackalState,
  LOADS,
  type Load,
  type Piece,
  type PieceId,
  type TeamId,
} from '../../../engine/jackal/types.ts'
import type { ChoiceOf, QuestionOf } from '../../host/questions.ts'
import { boatAt, isPlaced, vesselAt } from '../table/vessels.ts'

/** A legal move with its hint. */
export type Choice = ChoiceOf<JackalMove>

/** The question to the seat at this screen. */
export type Asked = QuestionOf<JackalMove>

/** The piece, ship or lifeboat that is to move; `boat` distinguishes a boat from a ship. */
export type Selected =
  | { readonly kind: 'piece'; readonly id: PieceId }
  | { readonly kind: 'ship'; readonly team: TeamId; readonly boat?: true }

/** The player's choices that decide which cells are lit. */
export interface Selection {
  readonly asked: Asked | null
  readonly view: JackalState | null
  readonly selected: Selected | null
  /** The load that must come along; null leaves it open. */
  readonly carry: Load | null
  /** Set when only moves with a bottle are allowed. */
  readonly bottle: boolean
  /** First tile of an earthquake, chosen but not sent yet. */
  readonly first: Cell | null
}

/** A lit cell with all its moves. */
export interface Target {
  readonly cell: Cell
  readonly moves: readonly Choice[]
  /** True if all of them end in death. */
  readonly fatal: boolean
}

/** Returns the cells that the player may choose now, in the order of the legal moves. */
export function targetsOf(selection: Selection): Target[] {
  const byCell = new Map<Cell, Choice[]>()
  for (const choice of selectedMoves(selection)) {
    const cell = cellOf(choice.move, selection.view)
    if (cell === null || cell === selection.first) continue
    byCell.set(cell, [...(byCell.get(cell) ?? []), choice])
  }
  return [...byCell].map(([cell, moves]) => ({ cell, moves, fatal: moves.every(isFatal) }))
}

/** Returns the lit cell there, if it is one. */
export function targetAt(selection: Selection, cell: Cell): Target | null {
  return targetsOf(selection).find((target) => target.cell === cell) ?? null
}

export const isFatal = ({ hint }: Choice): boolean => hint.fatal === true

/** Returns the cell of the board that a move points at; null for moves chosen by a button. */
export function cellOf(move: JackalMove, view: JackalState | null): Cell | null {
  switch (move.kind) {
    case 'go':
    case 'sail':
    case 'place':
      return move.to
    case 'peek':
    case 'swap':
      return move.cell
    case 'revive':
    case 'uncork':
      return placeOf(move.piece, view)
    default:
      return null
  }
}

/** Returns a piece's place; null when it is out of play, and while its ship has no place. */
export function placeOf(piece: PieceId, view: JackalState | null): Cell | null {
  const at = view?.pieces.find(({ id }) => id === piece)?.at
  return typeof at === 'number' && at >= 0 ? at : null
}

function selectedMoves(selection: Selection): readonly Choice[] {
  const goer = goerOf(selection)
  return (selection.asked?.moves ?? []).filter(({ move }) => isWanted(move, goer, selection))
}

/** Returns the piece that goes: the chosen one; for a chosen ship or boat any of its crew, while they are all equal. */
function goerOf(selection: Selection): PieceId | null {
  const { selected, view } = selection
  if (selected?.kind !== 'ship') return selected?.id ?? null
  const crew = crewMovers(selection)
  return areAlike(crew, view) ? (crew[0] ?? null) : null
}

/** Returns the pieces aboard the chosen ship or boat that may leave it; none while no ship is chosen. */
export function crewMovers({ asked, view, selected }: Pick<Selection, 'asked' | 'view' | 'selected'>): PieceId[] {
  const at = selected?.kind === 'ship' ? vesselCellOf(view, selected) : null
  return at === null ? [] : moversOf(asked).filter((id) => placeOf(id, view) === at)
}

/** Returns whether it makes no difference which of the pieces moves: pirates of one team at one place. */
export function areAlike(ids: readonly PieceId[], view: JackalState | null): boolean {
  const traits = ids.map((id) => {
    const piece = view?.pieces.find((one) => one.id === id)
    return piece ? `${piece.type} ${piece.team} ${piece.at} ${piece.step} ${piece.trapped}` : id
  })
  return new Set(traits).size <= 1
}

function isWanted(move: JackalMove, goer: PieceId | null, selection: Selection): boolean {
  switch (move.kind) {
    case 'go':
      return move.piece === goer && fitsLoad(move, selection) && (!selection.bottle || move.bottle === true)
    case 'revive':
      return isSelected(move.piece, selection) && !selection.bottle
    case 'sail':
      return move.boat ? rows(selection) : sails(move.team, selection)
    case 'peek':
    case 'swap':
    case 'uncork':
    case 'place':
      return true
    default:
      return false
  }
}

const isSelected = (piece: PieceId, { selected }: Selection): boolean =>
  selected?.kind === 'piece' && selected.id === piece

function fitsLoad(move: Extract<JackalMove, { kind: 'go' }>, { carry }: Selection): boolean {
  return carry === null || move.carry === carry
}

/** Returns whether a ship is sailed: it is chosen, or one of the pieces aboard is. */
function sails(team: TeamId, { selected, view, carry, bottle }: Selection): boolean {
  if (selected?.kind === 'ship') return selected.team === team && !selected.boat
  if (!selected || carry || bottle) return false
  const ship = view?.teams.find(({ id }) => id === team)?.ship
  return ship !== undefined && placeOf(selected.id, view) === ship
}

/** Returns whether the lifeboat is rowed: it is chosen, or a piece aboard is. */
function rows({ selected, view, carry, bottle }: Selection): boolean {
  if (selected?.kind === 'ship') return selected.boat === true
  return selected !== null && !carry && !bottle && view?.lifeboat?.at === placeOf(selected.id, view)
}

/** Returns the cell of a ship, or of the launched lifeboat; null when it has none. */
export function vesselCellOf(
  view: JackalState | null,
  { team, boat }: Extract<Selected, { kind: 'ship' }>,
): Cell | null {
  if (boat) return view?.lifeboat?.afloat ? view.lifeboat.at : null
  const ship = view?.teams.find(({ id }) => id === team)
  return ship && isPlaced(ship) ? ship.ship : null
}

/** Returns the pieces with a legal move of their own, in the order of the moves. */
export function moversOf(asked: Asked | null): PieceId[] {
  const ids = (asked?.moves ?? []).map(({ move }) => (move.kind === 'go' || move.kind === 'revive' ? move.piece : null))
  return [...new Set(ids.filter((id) => id !== null))]
}

/** Returns the ships that may sail. */
export function sailersOf(asked: Asked | null): TeamId[] {
  const teams = (asked?.moves ?? []).map(({ move }) => (move.kind === 'sail' && !move.boat ? move.team : null))
  return [...new Set(teams.filter((team) => team !== null))]
}

/** Returns the ship that is to take its place before play (J-ARCH); null if there is none. */
export function placingOf(asked: Asked | null): TeamId | null {
  const move = asked?.moves[0]?.move
  return move?.kind === 'place' ? move.team : null
}

/** Returns the lifeboat, while it may be rowed; else null. */
export function rowableOf(asked: Asked | null): Extract<Selected, { kind: 'ship' }> | null {
  const move = asked?.moves.map((choice) => choice.move).find((one) => one.kind === 'sail' && one.boat)
  return move?.kind === 'sail' ? { kind: 'ship', team: move.team, boat: true } : null
}

/** Returns everything that Tab can choose to act: pieces first, then ships and the lifeboat. */
export function selectablesOf(asked: Asked | null): Selected[] {
  const pieces = moversOf(asked).map((id): Selected => ({ kind: 'piece', id }))
  const ships = sailersOf(asked).map((team): Selected => ({ kind: 'ship', team }))
  const boat = rowableOf(asked)
  return boat ? [...pieces, ...ships, boat] : [...pieces, ...ships]
}

/** A ship, or the lifeboat, with all pieces aboard. */
export interface Crew {
  readonly ship: TeamId
  readonly boat?: true
  readonly at: Cell
  readonly men: readonly Piece[]
}

/**
 * Returns the crew to choose from: of the chosen ship, or of the ship with the chosen piece aboard; null while there is
 * neither.
 */
export function crewOf({ view, selected }: Pick<Selection, 'view' | 'selected'>): Crew | null {
  if (!view || !selected) return null
  const at = selected.kind === 'piece' ? placeOf(selected.id, view) : vesselCellOf(view, selected)
  const ship = at === null ? null : vesselAt(view, at)
  if (at === null || ship === null) return null
  const men = view.pieces.filter((piece) => piece.at === at)
  return boatAt(view, at) ? { ship, boat: true, at, men } : { ship, at, men }
}

/** Returns the loads that the chosen piece may take along. */
export function loadsOf({ asked, selected }: Pick<Selection, 'asked' | 'selected'>): Load[] {
  const goes = goesOf({ asked, selected })
  return LOADS.filter((load) => goes.some((move) => move.carry === load))
}

/**
 * Returns the load that the chosen piece leaves behind by going to a target, though it could take the load elsewhere;
 * null for none.
 */
export function leftBehind(selection: Pick<Selection, 'asked' | 'selected'>, { moves }: Target): Load | null {
  const goes = moves.flatMap(({ move }) => (move.kind === 'go' ? [move] : []))
  const [load = null] = loadsOf(selection)
  return goes.length > 0 && goes.every(({ carry }) => carry === undefined) ? load : null
}

/** Returns whether the chosen piece may use a bottle. */
export function mayUseBottle(selection: Pick<Selection, 'asked' | 'selected'>): boolean {
  return goesOf(selection).some((move) => move.bottle === true)
}

function goesOf({ asked, selected }: Pick<Selection, 'asked' | 'selected'>): Extract<JackalMove, { kind: 'go' }>[] {
  if (selected?.kind !== 'piece') return []
  return (asked?.moves ?? [])
    .map(({ move }) => move)
    .filter((move) => move.kind === 'go')
    .filter((move) => move.piece === selected.id)
}

/** Returns the moves that are chosen by a button, not on the board. */
export function actionsOf(selection: Pick<Selection, 'asked' | 'selected'>): Choice[] {
  return (selection.asked?.moves ?? []).filter(({ move }) => {
    if (move.kind === 'revive') return selection.selected?.kind === 'piece' && selection.selected.id === move.piece
    return BUTTON_MOVES.has(move.kind)
  })
}

const BUTTON_MOVES: ReadonlySet<JackalMove['kind']> = new Set(['swear', 'give', 'acceptEnd', 'decline'])

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

/** A legal move with what is known of it. */
export type Choice = ChoiceOf<JackalMove>

/** What the seat at this screen is asked. */
export type Asked = QuestionOf<JackalMove>

/** The piece, ship or lifeboat that is to move; a boat is a ship told apart by `boat`. */
export type Selected =
  | { readonly kind: 'piece'; readonly id: PieceId }
  | { readonly kind: 'ship'; readonly team: TeamId; readonly boat?: true }

/** What the player has chosen, as far as it decides which cells are lit. */
export interface Selection {
  readonly asked: Asked | null
  readonly view: JackalState | null
  readonly selected: Selected | null
  /** The load that must come along; null leaves it open. */
  readonly carry: Load | null
  /** Only moves that use a bottle. */
  readonly bottle: boolean
  /** First tile of an earthquake, chosen but not sent yet. */
  readonly first: Cell | null
}

/** A lit cell with everything that can be done there. */
export interface Target {
  readonly cell: Cell
  readonly moves: readonly Choice[]
  /** All of them end in death. */
  readonly fatal: boolean
}

/** The cells that the player may choose now, in the order of the legal moves. */
export function targetsOf(selection: Selection): Target[] {
  const byCell = new Map<Cell, Choice[]>()
  for (const choice of selectedMoves(selection)) {
    const cell = cellOf(choice.move, selection.view)
    if (cell === null || cell === selection.first) continue
    byCell.set(cell, [...(byCell.get(cell) ?? []), choice])
  }
  return [...byCell].map(([cell, moves]) => ({ cell, moves, fatal: moves.every(isFatal) }))
}

/** The lit cell there, if it is one. */
export function targetAt(selection: Selection, cell: Cell): Target | null {
  return targetsOf(selection).find((target) => target.cell === cell) ?? null
}

export const isFatal = ({ hint }: Choice): boolean => hint.fatal === true

/** The cell of the board that a move points at; null for moves chosen by a button. */
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

/** Where a piece stands; null when it is out of play, and while its ship has no place. */
export function placeOf(piece: PieceId, view: JackalState | null): Cell | null {
  const at = view?.pieces.find(({ id }) => id === piece)?.at
  return typeof at === 'number' && at >= 0 ? at : null
}

function selectedMoves(selection: Selection): readonly Choice[] {
  const goer = goerOf(selection)
  return (selection.asked?.moves ?? []).filter(({ move }) => isWanted(move, goer, selection))
}

/** Who goes: the chosen one; for a chosen ship or boat any of her crew, while they are all alike. */
function goerOf(selection: Selection): PieceId | null {
  const { selected, view } = selection
  if (selected?.kind !== 'ship') return selected?.id ?? null
  const crew = crewMovers(selection)
  return areAlike(crew, view) ? (crew[0] ?? null) : null
}

/** Those aboard the chosen ship or boat who may leave her; none while no ship is chosen. */
export function crewMovers({ asked, view, selected }: Pick<Selection, 'asked' | 'view' | 'selected'>): PieceId[] {
  const at = selected?.kind === 'ship' ? vesselCellOf(view, selected) : null
  return at === null ? [] : moversOf(asked).filter((id) => placeOf(id, view) === at)
}

/** True when it makes no difference which of the pieces moves: pirates of one team at one place. */
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

/** A ship is sailed when she is chosen herself, or one of the men aboard her. */
function sails(team: TeamId, { selected, view, carry, bottle }: Selection): boolean {
  if (selected?.kind === 'ship') return selected.team === team && !selected.boat
  if (!selected || carry || bottle) return false
  const ship = view?.teams.find(({ id }) => id === team)?.ship
  return ship !== undefined && placeOf(selected.id, view) === ship
}

/** The lifeboat is rowed when it is chosen itself, or somebody aboard it. */
function rows({ selected, view, carry, bottle }: Selection): boolean {
  if (selected?.kind === 'ship') return selected.boat === true
  return selected !== null && !carry && !bottle && view?.lifeboat?.at === placeOf(selected.id, view)
}

/** Where a ship lies, or the launched lifeboat; null when it is not there. */
export function vesselCellOf(
  view: JackalState | null,
  { team, boat }: Extract<Selected, { kind: 'ship' }>,
): Cell | null {
  if (boat) return view?.lifeboat?.afloat ? view.lifeboat.at : null
  const ship = view?.teams.find(({ id }) => id === team)
  return ship && isPlaced(ship) ? ship.ship : null
}

/** Pieces with a legal move of their own, in the order of the moves. */
export function moversOf(asked: Asked | null): PieceId[] {
  const ids = (asked?.moves ?? []).map(({ move }) => (move.kind === 'go' || move.kind === 'revive' ? move.piece : null))
  return [...new Set(ids.filter((id) => id !== null))]
}

/** Ships that may sail. */
export function sailersOf(asked: Asked | null): TeamId[] {
  const teams = (asked?.moves ?? []).map(({ move }) => (move.kind === 'sail' && !move.boat ? move.team : null))
  return [...new Set(teams.filter((team) => team !== null))]
}

/** The ship that is to take her place before play (J-ARCH); null where none is. */
export function placingOf(asked: Asked | null): TeamId | null {
  const move = asked?.moves[0]?.move
  return move?.kind === 'place' ? move.team : null
}

/** The lifeboat, while it may be rowed; null else. */
export function rowableOf(asked: Asked | null): Extract<Selected, { kind: 'ship' }> | null {
  const move = asked?.moves.map((choice) => choice.move).find((one) => one.kind === 'sail' && one.boat)
  return move?.kind === 'sail' ? { kind: 'ship', team: move.team, boat: true } : null
}

/** Everything that can be chosen to act with Tab: pieces first, then ships and the lifeboat. */
export function selectablesOf(asked: Asked | null): Selected[] {
  const pieces = moversOf(asked).map((id): Selected => ({ kind: 'piece', id }))
  const ships = sailersOf(asked).map((team): Selected => ({ kind: 'ship', team }))
  const boat = rowableOf(asked)
  return boat ? [...pieces, ...ships, boat] : [...pieces, ...ships]
}

/** A ship, or the lifeboat, with all who are aboard. */
export interface Crew {
  readonly ship: TeamId
  readonly boat?: true
  readonly at: Cell
  readonly men: readonly Piece[]
}

/** The crew to choose from: of the chosen ship, or of the ship that the chosen one is aboard of; null while neither is. */
export function crewOf({ view, selected }: Pick<Selection, 'view' | 'selected'>): Crew | null {
  if (!view || !selected) return null
  const at = selected.kind === 'piece' ? placeOf(selected.id, view) : vesselCellOf(view, selected)
  const ship = at === null ? null : vesselAt(view, at)
  if (at === null || ship === null) return null
  const men = view.pieces.filter((piece) => piece.at === at)
  return boatAt(view, at) ? { ship, boat: true, at, men } : { ship, at, men }
}

/** Loads that the chosen piece may set off with. */
export function loadsOf({ asked, selected }: Pick<Selection, 'asked' | 'selected'>): Load[] {
  const goes = goesOf({ asked, selected })
  return LOADS.filter((load) => goes.some((move) => move.carry === load))
}

/** The load that the chosen piece leaves behind by going to a target, though he could take it elsewhere; null for none. */
export function leftBehind(selection: Pick<Selection, 'asked' | 'selected'>, { moves }: Target): Load | null {
  const goes = moves.flatMap(({ move }) => (move.kind === 'go' ? [move] : []))
  const [load = null] = loadsOf(selection)
  return goes.length > 0 && goes.every(({ carry }) => carry === undefined) ? load : null
}

/** True when the chosen piece may use a bottle. */
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

/** Moves that are chosen by a button, not on the board. */
export function actionsOf(selection: Pick<Selection, 'asked' | 'selected'>): Choice[] {
  return (selection.asked?.moves ?? []).filter(({ move }) => {
    if (move.kind === 'revive') return selection.selected?.kind === 'piece' && selection.selected.id === move.piece
    return BUTTON_MOVES.has(move.kind)
  })
}

const BUTTON_MOVES: ReadonlySet<JackalMove['kind']> = new Set(['swear', 'give', 'acceptEnd', 'decline'])

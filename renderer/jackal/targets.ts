import type { Cell, JackalMove, JackalState, Load, PieceId, TeamId } from '../../engine/jackal/types.ts'
import type { Hint, Seat } from '../../engine/kernel/game.ts'

/** A legal move with what is known of it. */
export interface Choice {
  readonly move: JackalMove
  readonly hint: Hint
}

/** What the seat at this screen is asked. */
export interface Asked {
  readonly seat: Seat
  readonly moves: readonly Choice[]
}

export type Selected =
  | { readonly kind: 'piece'; readonly id: PieceId }
  | { readonly kind: 'ship'; readonly team: TeamId }

/** What the player is about to do, as far as it decides which cells are lit. */
export interface Aim {
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
export function targetsOf(aim: Aim): Target[] {
  const byCell = new Map<Cell, Choice[]>()
  for (const choice of aimedMoves(aim)) {
    const cell = cellOf(choice.move, aim.view)
    if (cell === null || cell === aim.first) continue
    byCell.set(cell, [...(byCell.get(cell) ?? []), choice])
  }
  return [...byCell].map(([cell, moves]) => ({ cell, moves, fatal: moves.every(isFatal) }))
}

export function targetAt(aim: Aim, cell: Cell): Target | null {
  return targetsOf(aim).find((target) => target.cell === cell) ?? null
}

export const isFatal = ({ hint }: Choice): boolean => hint.fatal === true

/** The cell of the board that a move points at; null for moves chosen by a button. */
export function cellOf(move: JackalMove, view: JackalState | null): Cell | null {
  switch (move.kind) {
    case 'go':
    case 'sail':
      return move.to
    case 'peek':
    case 'swap':
      return move.cell
    case 'revive':
      return placeOf(move.piece, view)
    default:
      return null
  }
}

/** Where a piece stands; null when it is out of play. */
export function placeOf(piece: PieceId, view: JackalState | null): Cell | null {
  const at = view?.pieces.find(({ id }) => id === piece)?.at
  return typeof at === 'number' ? at : null
}

function aimedMoves(aim: Aim): readonly Choice[] {
  return (aim.asked?.moves ?? []).filter(({ move }) => isAimed(move, aim))
}

function isAimed(move: JackalMove, aim: Aim): boolean {
  switch (move.kind) {
    case 'go':
      return isSelected(move.piece, aim) && fitsLoad(move, aim) && (!aim.bottle || move.bottle === true)
    case 'revive':
      return isSelected(move.piece, aim) && aim.carry === null && !aim.bottle
    case 'sail':
      return sails(move.team, aim)
    case 'peek':
    case 'swap':
      return true
    default:
      return false
  }
}

const isSelected = (piece: PieceId, { selected }: Aim): boolean => selected?.kind === 'piece' && selected.id === piece

function fitsLoad(move: Extract<JackalMove, { kind: 'go' }>, { carry }: Aim): boolean {
  return carry === null || move.carry === carry
}

/** A ship is sailed when she is chosen herself, or one of the men aboard her. */
function sails(team: TeamId, { selected, view, carry, bottle }: Aim): boolean {
  if (selected?.kind === 'ship') return selected.team === team
  if (!selected || carry || bottle) return false
  const ship = view?.teams.find(({ id }) => id === team)?.ship
  return ship !== undefined && placeOf(selected.id, view) === ship
}

/** Pieces with a legal move of their own, in the order of the moves. */
export function moversOf(asked: Asked | null): PieceId[] {
  const ids = (asked?.moves ?? []).map(({ move }) => (move.kind === 'go' || move.kind === 'revive' ? move.piece : null))
  return [...new Set(ids.filter((id) => id !== null))]
}

/** Ships that may sail. */
export function sailersOf(asked: Asked | null): TeamId[] {
  const teams = (asked?.moves ?? []).map(({ move }) => (move.kind === 'sail' ? move.team : null))
  return [...new Set(teams.filter((team) => team !== null))]
}

/** Everything that can be chosen to act with Tab: pieces first, then ships. */
export function selectablesOf(asked: Asked | null): Selected[] {
  const pieces = moversOf(asked).map((id): Selected => ({ kind: 'piece', id }))
  return [...pieces, ...sailersOf(asked).map((team): Selected => ({ kind: 'ship', team }))]
}

/** Loads that the chosen piece may set off with. */
export function loadsOf({ asked, selected }: Pick<Aim, 'asked' | 'selected'>): Load[] {
  const goes = goesOf({ asked, selected })
  return (['coin', 'treasure'] as const).filter((load) => goes.some((move) => move.carry === load))
}

/** True when the chosen piece may use a bottle. */
export function mayUseBottle(aim: Pick<Aim, 'asked' | 'selected'>): boolean {
  return goesOf(aim).some((move) => move.bottle === true)
}

function goesOf({ asked, selected }: Pick<Aim, 'asked' | 'selected'>): Extract<JackalMove, { kind: 'go' }>[] {
  if (selected?.kind !== 'piece') return []
  return (asked?.moves ?? [])
    .map(({ move }) => move)
    .filter((move) => move.kind === 'go')
    .filter((move) => move.piece === selected.id)
}

/** Moves that are chosen by a button, not on the board. */
export function actionsOf(aim: Pick<Aim, 'asked' | 'selected'>): Choice[] {
  return (aim.asked?.moves ?? []).filter(({ move }) => {
    if (move.kind === 'revive') return aim.selected?.kind === 'piece' && aim.selected.id === move.piece
    return BUTTON_MOVES.has(move.kind)
  })
}

const BUTTON_MOVES: ReadonlySet<JackalMove['kind']> = new Set(['swear', 'give', 'acceptEnd', 'decline'])

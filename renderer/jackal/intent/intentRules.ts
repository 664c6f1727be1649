import { refuse } from '../../../engine/jackal/refuse.ts'
import type { Cell, JackalMove, JackalState, Load, PieceId, TeamId } from '../../../engine/jackal/types.ts'
import { routesFor } from './foreseen.ts'
import { decisionOf, IDLE_INTENT, type IntentState, NOTHING, type Reaction, sent } from './intentState.ts'
import { lookedAt, onSeenTile } from './lighthouseIntent.ts'
import {
  type Asked,
  type Choice,
  isFatal,
  loadsOf,
  mayUseBottle,
  moversOf,
  placeOf,
  type Selected,
  sailersOf,
  selectablesOf,
  type Target,
  targetAt,
} from './targets.ts'

/** A new question, or none: everything half done is forgotten; the only one that can act is chosen. */
export function onAsked(state: IntentState, asked: Asked | null, view: JackalState | null): Reaction {
  const { hovered, cursor, planned } = state
  const fresh: IntentState = { ...IDLE_INTENT, hovered, cursor, asked, view, planned: asked ? null : planned }
  const selected = chosenBefore(planned, asked) ?? onlyChoice(fresh)
  return { patch: { ...fresh, selected, order: lookedAt(fresh) } }
}

/** Whoever was thought about while others moved is chosen, if he can act. */
function chosenBefore(planned: Selected | null, asked: Asked | null): Selected | null {
  return selectablesOf(asked).find((one) => isSame(one, planned)) ?? null
}

/** While others move: thinks about a piece or ship, or about none again. */
export function onPlanned(state: IntentState, planned: Selected | null): Reaction {
  if (state.asked) return NOTHING
  return { patch: { planned: planned && isSame(planned, state.planned) ? null : planned } }
}

/** A single piece that can move, or any of several alike, is chosen by itself; a ship only when nobody else can act. */
function onlyChoice({ asked, view }: IntentState): Selected | null {
  const movers = moversOf(asked)
  const [first] = movers
  if (first) return areAlike(movers, view) ? { kind: 'piece', id: first } : null
  const [ship, another] = sailersOf(asked)
  return ship && !another ? { kind: 'ship', team: ship } : null
}

/** True when it makes no difference which of the pieces moves: pirates of one team at one place. */
function areAlike(ids: readonly PieceId[], view: JackalState | null): boolean {
  const traits = ids.map((id) => {
    const piece = view?.pieces.find((one) => one.id === id)
    return piece ? `${piece.type} ${piece.team} ${piece.at} ${piece.step} ${piece.trapped}` : id
  })
  return new Set(traits).size <= 1
}

/** A click on a cell: chooses what is lit, else selects what stands or lies there, else tells why not. */
export function onCell(state: IntentState, cell: Cell): Reaction {
  if (!state.asked) return NOTHING
  if (state.order) return onSeenTile(state, lookedAt(state)?.indexOf(cell) ?? -1)
  const target = targetAt(state, cell)
  if (target) return onTarget(state, target)
  if (cell === state.first) return { patch: { first: null, why: null } }
  return onOccupied(state, cell) ?? onReachable(state, cell) ?? explained(state, cell)
}

/** Those who could go to a cell while nobody is chosen. */
export function ableToReach(state: IntentState, cell: Cell): readonly Selected[] {
  if (state.selected) return []
  return selectablesOf(state.asked).filter((selected) => targetAt({ ...state, selected }, cell))
}

/** With nobody chosen, a cell that only one can reach chooses him and goes there; of several the first is only chosen. */
function onReachable(state: IntentState, cell: Cell): Reaction | null {
  const able = ableToReach(state, cell)
  const pieces = able.filter((one) => one.kind === 'piece').map(({ id }) => id)
  const [first] = able
  if (!first) return null
  const { patch: chosen } = select(first)
  const isSure = able.length === 1 || (pieces.length === able.length && areAlike(pieces, state.view))
  if (!isSure) return { patch: { ...chosen } }
  const next = { ...state, ...chosen }
  const target = targetAt(next, cell)
  const reaction = target ? onTarget(next, target) : NOTHING
  return { ...reaction, patch: { ...chosen, ...reaction.patch } }
}

function onTarget(state: IntentState, { cell, moves }: Target): Reaction {
  const only = moves.length === 1 ? moves[0] : undefined
  if (only && !needsSecondClick(state, only)) return settled(state, only.move)
  return { patch: { prompt: { cell, moves: richestFirst(moves, state.view) }, why: null } }
}

/** What brings gold home is offered first; otherwise the order of the legal moves stays. */
export function richestFirst(moves: readonly Choice[], view: JackalState | null): readonly Choice[] {
  if (!view) return moves
  const goldOf = ({ move }: Choice) => Math.max(0, ...routesFor(move, view).map(({ gold }) => gold))
  return moves.toSorted((a, b) => goldOf(b) - goldOf(a))
}

/**
 * Death, the exchange of an earthquake and a spent bottle are confirmed beside the cell, the bottle unless it was taken up
 * before.
 */
function needsSecondClick({ bottle, first }: IntentState, choice: Choice): boolean {
  const { move } = choice
  if (move.kind === 'swap') return first !== null
  return isFatal(choice) || (move.kind === 'go' && move.bottle === true && !bottle)
}

/** Sends a move; of an earthquake's two tiles the first is only kept. */
function settled(state: IntentState, move: JackalMove): Reaction {
  const decision = decisionOf(state)
  if (move.kind !== 'swap' || decision?.kind !== 'swap' || decision.first !== null) return sent([move])
  if (state.first === null) return { patch: { first: move.cell, why: null, prompt: null } }
  return sent([{ kind: 'swap', cell: state.first }, move])
}

/** A click on a ship or piece that may act: chooses it, of several at one place the next one. */
export function onOccupied(state: IntentState, cell: Cell): Reaction | null {
  const ship = state.view?.teams.find((team) => team.ship === cell)
  if (ship && sailersOf(state.asked).includes(ship.id)) return select({ kind: 'ship', team: ship.id })
  const here = moversOf(state.asked).filter((id) => placeOf(id, state.view) === cell)
  const id = after(here, state.selected?.kind === 'piece' ? state.selected.id : null)
  return id && !isSelectedPiece(state, id) ? select({ kind: 'piece', id }) : null
}

/** The one after `current` in a ring; the first when `current` is not in it. */
function after<T>(ring: readonly T[], current: T | null): T | undefined {
  return ring[(current === null ? 0 : ring.indexOf(current) + 1) % Math.max(1, ring.length)]
}

const isSelectedPiece = ({ selected }: IntentState, id: PieceId): boolean =>
  selected?.kind === 'piece' && selected.id === id

/** Chooses who is to act. */
export function select(selected: Selected): Reaction {
  return { patch: { selected, carry: null, bottle: false, prompt: null, why: null } }
}

/** A cell that cannot be chosen shows the reason with its rule. */
export function explained(state: IntentState, cell: Cell): Reaction {
  const { view, asked } = state
  const attempt = attempted(state, cell)
  if (!view || !asked || !attempt) return { patch: { prompt: null, why: null } }
  const refusal = refuse(view, asked.seat, attempt)
  return { patch: { prompt: null, why: refusal && { cell, refusal } } }
}

/** The move that a click on an unlit cell would have meant. */
function attempted(state: IntentState, cell: Cell): JackalMove | null {
  const { selected, carry, bottle } = state
  const decision = decisionOf(state)
  if (decision?.kind === 'peek') return { kind: 'peek', cell }
  if (decision?.kind === 'swap') return { kind: 'swap', cell }
  if (selected?.kind === 'ship') return { kind: 'sail', team: selected.team, to: cell }
  if (selected?.kind !== 'piece') return attemptedByOccupant(state, cell)
  return goMove(selected.id, cell, carry, bottle)
}

function goMove(piece: PieceId, to: Cell, carry: Load | null, bottle: boolean): JackalMove {
  return { kind: 'go', piece, to, ...(carry && { carry }), ...(bottle && { bottle }) }
}

/** With nothing chosen, a click on a piece or ship that cannot move tells why it cannot. */
function attemptedByOccupant({ view }: IntentState, cell: Cell): JackalMove | null {
  const piece = view?.pieces.find(({ at, team }) => at === cell && team === view.turn)
  if (piece) return { kind: 'go', piece: piece.id, to: cell }
  const ship = view?.teams.find((team) => team.ship === cell)
  return ship ? { kind: 'sail', team: ship.id, to: cell } : null
}

/** A click on a figure: selects one's own ashore, takes the ship of one aboard, else means the cell it stands on. */
export function onPiece(state: IntentState, id: PieceId): Reaction {
  const cell = placeOf(id, state.view)
  if (cell === null) return NOTHING
  const own = moversOf(state.asked).includes(id)
  if (state.view?.teams.some(({ ship }) => ship === cell)) return onCell(state, cell)
  if (own && !isSelectedPiece(state, id) && !state.order) return select({ kind: 'piece', id })
  if (own || targetAt(state, cell) || state.order) return onCell(state, cell)
  return explainedPiece(state, id, cell)
}

/** A portrait of a crew: chooses that man, or the ship herself; nothing where he or she cannot act. */
export function onPortrait(state: IntentState, one: Selected): Reaction {
  return selectablesOf(state.asked).some((able) => isSame(able, one)) ? select(one) : NOTHING
}

/** Why a man of the team to move cannot move at all; others are asked about as cells. */
function explainedPiece(state: IntentState, id: PieceId, cell: Cell): Reaction {
  const { view, asked, selected } = state
  const ownTeam = view?.pieces.some((piece) => piece.id === id && piece.team === view.turn)
  if (!view || !asked || (selected && !ownTeam) || decisionOf(state)) return onCell(state, cell)
  const refusal = refuse(view, asked.seat, { kind: 'go', piece: id, to: cell })
  return { patch: { prompt: null, why: refusal && { cell, refusal } } }
}

/** A click on a ship means her cell. */
export function onShip(state: IntentState, team: TeamId): Reaction {
  const ship = state.view?.teams.find(({ id }) => id === team)?.ship
  return ship === undefined ? NOTHING : onCell(state, ship)
}

/** A choice made beside the cell or by a button: sent without asking again. */
export function onChosen(state: IntentState, move: JackalMove): Reaction {
  return state.asked ? settled(state, move) : NOTHING
}

/** Tab: the next piece or ship that can act. */
export function onNext(state: IntentState, step: 1 | -1): Reaction {
  const ring = selectablesOf(state.asked)
  const now = ring.findIndex((one) => isSame(one, state.selected))
  const next = ring[now < 0 ? (step > 0 ? 0 : ring.length - 1) : (now + step + ring.length) % ring.length]
  return next ? select(next) : NOTHING
}

function isSame(a: Selected, b: Selected | null): boolean {
  if (a.kind === 'piece') return b?.kind === 'piece' && a.id === b.id
  return b?.kind === 'ship' && a.team === b.team
}

/** E: the coin, the treasure, or left open again. */
export function onCarry(state: IntentState): Reaction {
  const ring = [null, ...loadsOf(state)]
  if (ring.length === 1) return NOTHING
  const carry = ring[(ring.indexOf(state.carry) + 1) % ring.length] ?? null
  return { patch: { carry, prompt: null, why: null } }
}

/** B: only moves that use a bottle, or all. */
export function onBottle(state: IntentState): Reaction {
  if (!mayUseBottle(state)) return NOTHING
  return { patch: { bottle: !state.bottle, prompt: null, why: null } }
}

/** Esc or the right button: takes back the last thing; null when there was nothing to take back. */
export function onCancel(state: IntentState): Reaction | null {
  if (state.why) return { patch: { why: null } }
  if (state.prompt) return { patch: { prompt: null } }
  if (state.picked !== null) return { patch: { picked: null } }
  if (state.first !== null) return { patch: { first: null } }
  if (state.carry || state.bottle) return { patch: { carry: null, bottle: false } }
  if (state.selected && selectablesOf(state.asked).length > 1) return { patch: { selected: null } }
  return null
}

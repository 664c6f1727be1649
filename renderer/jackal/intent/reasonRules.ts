import { refuse } from '../../../engine/jackal/refuse.ts'
import type {
  Cell,
  JackalMove,
  JackalRefusal,
  JackalState,
  Load,
  Piece,
  PieceId,
} from '../../../engine/jackal/types.ts'
import { decisionOf, type IntentState, NOTHING, type Reaction, type TableReason, type Why } from './intentState.ts'
import { moversOf, placeOf, placingOf, type Selected, vesselCellOf } from './targets.ts'
import { uncorkAttempted } from './uncorkRules.ts'

/** Shows the reason with its rule for a cell that cannot be chosen. */
export function explained(state: IntentState, cell: Cell): Reaction {
  return { patch: { prompt: null, why: whyNotAt(state, cell) } }
}

/** Shows a reason beside a cell. */
export function told(cell: Cell, refusal: JackalRefusal | TableReason): Reaction {
  return { patch: { prompt: null, why: { cell, refusal } } }
}

function whyNotAt(state: IntentState, cell: Cell): Why | null {
  const { view, asked, selected } = state
  if (!view || !asked) return null
  const attempt = attempted(state, cell)
  if (!attempt) return { cell, refusal: decisionOf(state) ? 'finish-the-move' : 'nobody-reaches' }
  const isOwnCell = selected?.kind === 'piece' && attempt.kind === 'go' && placeOf(selected.id, view) === cell
  if (isOwnCell && !decisionOf(state)) return { cell, refusal: 'here-already' }
  const refusal = refuse(view, asked.seat, attempt)
  return refusal && { cell, refusal: standingThere(state, cell, refusal) ?? refusal }
}

/** Returns the move that a click on an unlit cell stands for. */
function attempted(state: IntentState, cell: Cell): JackalMove | null {
  const { selected, carry, bottle } = state
  const decision = decisionOf(state)
  const placing = placingOf(state.asked)
  if (placing) return { kind: 'place', team: placing, to: cell }
  if (decision?.kind === 'peek') return { kind: 'peek', cell }
  if (decision?.kind === 'swap') return { kind: 'swap', cell }
  if (decision?.kind === 'uncork') return uncorkAttempted(state, cell)
  if (selected?.kind === 'ship') return sailMove(selected, cell)
  if (selected?.kind !== 'piece') return attemptedByOccupant(state, cell)
  return goMove(selected.id, cell, carry, bottle)
}

function sailMove({ team, boat }: Extract<Selected, { kind: 'ship' }>, to: Cell): JackalMove {
  return boat ? { kind: 'sail', team, to, boat } : { kind: 'sail', team, to }
}

function goMove(piece: PieceId, to: Cell, carry: Load | null, bottle: boolean): JackalMove {
  return { kind: 'go', piece, to, ...(carry && { carry }), ...(bottle && { bottle }) }
}

/** Returns the move whose refusal explains why a clicked piece or ship cannot move, while nothing is chosen. */
function attemptedByOccupant({ view }: IntentState, cell: Cell): JackalMove | null {
  const piece = view?.pieces.find(({ at, team }) => at === cell && team === view.turn)
  if (piece) return { kind: 'go', piece: piece.id, to: cell }
  const ship = view?.teams.find((team) => team.ship === cell)
  return ship ? { kind: 'sail', team: ship.id, to: cell } : null
}

/** Reasons that say less than the one that keeps the piece on the cell from being chosen. */
const DISTANT: readonly JackalRefusal[] = ['too-far', 'straight-ashore-only']

/**
 * Returns the reason for a click on a piece of the crew that cannot act: its own reason, not its distance from the
 * chosen one.
 */
function standingThere(state: IntentState, cell: Cell, refusal: JackalRefusal): Why['refusal'] | null {
  const { view } = state
  if (!DISTANT.includes(refusal) || decisionOf(state)) return null
  const man = view?.pieces.find(
    ({ id, at, team }) => at === cell && team === view.turn && !moversOf(state.asked).includes(id),
  )
  return man ? whyPieceCannotAct(state, man.id) : null
}

/** Returns why a piece cannot be chosen to act; null while nothing is asked here. */
export function whyPieceCannotAct(state: IntentState, id: PieceId): Why['refusal'] | null {
  const { view, asked } = state
  if (!view || !asked) return null
  const refusal = refuse(view, asked.seat, { kind: 'go', piece: id, to: placeOf(id, view) ?? -1 })
  return refusal !== null && DISTANT.includes(refusal) ? 'no-way-out' : refusal
}

/** Shows why E can take nothing along. */
export function onNoLoad(state: IntentState): Reaction {
  return onKeyInVain(state, ({ id }) => {
    const { view } = state
    const piece = view?.pieces.find((one) => one.id === id)
    if (!view || !piece) return null
    if (piece.type === 'missionary' && !piece.fighter) return 'preacher-carries-nothing'
    return standsOnLoad(view, piece) ? 'no-way-with-load' : 'nothing-to-carry'
  })
}

/** Returns whether gold, or the lifeboat, is at a piece's place. */
function standsOnLoad({ tiles, lifeboat }: JackalState, { at, step }: Piece): boolean {
  const tile = typeof at === 'number' ? tiles[at] : null
  const place = step === 0 ? tile : tile?.steps[step - 1]
  const isBoatHere = lifeboat !== null && !lifeboat.afloat && lifeboat.at === at && lifeboat.step === step
  return isBoatHere || (place?.coins ?? 0) > 0 || place?.treasure === true
}

/** Shows why B can use no bottle. */
export function onNoBottle(state: IntentState): Reaction {
  const { view, asked } = state
  if (!view || !asked) return NOTHING
  const whyNone = ({ id, at }: Chosen) => refuse(view, asked.seat, goMove(id, at, null, true))
  const [able] = moversOf(asked)
  const at = placeOfKey(state)
  const isNone = able !== undefined && whyNone({ id: able, at: placeOf(able, view) ?? -1 }) === 'no-bottle'
  return isNone && at !== null ? told(at, 'no-bottle') : onKeyInVain(state, whyNone)
}

type Chosen = { readonly id: PieceId; readonly at: Cell }

function onKeyInVain(state: IntentState, whyNot: (chosen: Chosen) => Why['refusal'] | null): Reaction {
  const { asked, view, selected } = state
  const at = placeOfKey(state)
  if (!asked || !view || at === null) return NOTHING
  if (decisionOf(state)) return told(at, 'finish-the-move')
  if (selected?.kind !== 'piece') return told(at, 'choose-first')
  const refusal = whyNot({ id: selected.id, at })
  return refusal ? told(at, refusal) : NOTHING
}

/** Returns the place for a key's reason: the chosen one, else the ship of the team to move or one of its pieces. */
function placeOfKey({ view, selected }: IntentState): Cell | null {
  if (!view) return null
  const own = selected?.kind === 'piece' ? placeOf(selected.id, view) : null
  const [man] = view.pieces.filter((piece) => piece.team === view.turn && placeOf(piece.id, view) !== null)
  return own ?? vesselCellOf(view, { kind: 'ship', team: view.turn }) ?? (man ? placeOf(man.id, view) : null)
}

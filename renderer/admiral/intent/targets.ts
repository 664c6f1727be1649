import type { Heading } from '../../../engine/admiral/geometry/headings.ts'
import type {
  AdmiralMove,
  AdmiralState,
  Aim,
  BoardMove,
  CaptainMove,
  FireMove,
  RepairMove,
  UnitId,
} from '../../../engine/admiral/types.ts'
import type { QuestionOf } from '../../host/questions.ts'

/** The question to the seat at this screen. Salvos of several ships are not listed, though they are legal. */
export type Asked = QuestionOf<AdmiralMove>

/** A target that a ship or fort can fire at now. */
export interface Shootable {
  readonly target: UnitId
  /** The maximum of shots at once. */
  readonly shots: number
  readonly aims: readonly Aim[]
  /** True if the ship's captain can be used with this shot. */
  readonly captain: boolean
}

function movesOf<K extends AdmiralMove['kind']>(asked: Asked | null, kind: K): Extract<AdmiralMove, { kind: K }>[] {
  const isWanted = (move: AdmiralMove): move is Extract<AdmiralMove, { kind: K }> => move.kind === kind
  return (asked?.moves ?? []).map(({ move }) => move).filter(isWanted)
}

/** Returns the ship or fort that a move is about; null for moves about none, or about all. */
function unitOf(move: AdmiralMove): UnitId | null {
  if (move.kind === 'salvo') return move.with[0]?.ship ?? null
  return 'ship' in move ? move.ship : null
}

/** Returns the player's own ships and forts with more moves than `finish`, in the order of the moves. */
export function unitsToAct(asked: Asked | null): readonly UnitId[] {
  const ids = (asked?.moves ?? []).map(({ move }) => (move.kind === 'finish' ? null : unitOf(move)))
  return [...new Set(ids.filter((id) => id !== null))]
}

/** Returns the player's own ships and forts with a useful action: cards can be turned at any time. */
export function unitsWithOrders(asked: Asked | null): readonly UnitId[] {
  const ids = (asked?.moves ?? []).map(({ move }) =>
    move.kind === 'finish' || move.kind === 'captain' ? null : unitOf(move),
  )
  return [...new Set(ids.filter((id) => id !== null))]
}

/** Returns the player's own ships and forts whose activation has not ended. */
export function unitsLeft(asked: Asked | null): readonly UnitId[] {
  return movesOf(asked, 'finish').map((move) => move.ship)
}

const fires = (asked: Asked | null, ship: UnitId): readonly FireMove[] =>
  movesOf(asked, 'fire').filter((move) => move.ship === ship)

/** Returns everything that a ship or fort may fire at now. */
export function shootablesOf(asked: Asked | null, ship: UnitId | null): readonly Shootable[] {
  if (ship === null) return []
  const moves = fires(asked, ship)
  return [...new Set(moves.map((move) => move.target))].map((target) => {
    const at = moves.filter((move) => move.target === target)
    return {
      target,
      shots: Math.max(...at.map((move) => move.shots)),
      aims: [...new Set(at.map((move) => move.aim))],
      captain: at.some((move) => move.captain === true),
    }
  })
}

/** Returns the possible shots at one target; null if there are none. */
export function shootableAt(asked: Asked | null, ship: UnitId | null, target: UnitId | null): Shootable | null {
  return shootablesOf(asked, ship).find((one) => one.target === target) ?? null
}

/** Returns the player's own ships and forts that may fire now. */
export function gunnersOf(asked: Asked | null): readonly UnitId[] {
  return [...new Set(movesOf(asked, 'fire').map((move) => move.ship))]
}

/** Returns ships and silent forts that a ship may board now, each by its plain move. */
export function boardingsOf(asked: Asked | null, ship: UnitId | null): readonly BoardMove[] {
  return movesOf(asked, 'board').filter((move) => move.ship === ship && !move.captain)
}

/** Returns the move that boards a target; null if it is not listed. */
export function boardingAt(asked: Asked | null, ship: UnitId | null, target: UnitId | null): BoardMove | null {
  return boardingsOf(asked, ship).find((move) => move.target === target) ?? null
}

/** Returns true if a ship can sail now. */
export function canSail(asked: Asked | null, ship: UnitId | null): boolean {
  return movesOf(asked, 'steer').some((move) => move.ship === ship)
}

/** Moves of a ship with which its captain can be declared. */
type Declarable = 'steer' | 'turn' | 'board' | 'repair'

/** Returns true if a ship's captain can be declared with some move of a kind (C-CAPTAINS). */
export function mayDeclare(asked: Asked | null, ship: UnitId | null, kind: Declarable): boolean {
  return movesOf(asked, kind).some((move) => move.ship === ship && move.captain === true)
}

/** Returns true if a ship's captain can be declared when it boards a target. */
export function mayDeclareAt(asked: Asked | null, ship: UnitId | null, target: UnitId | null): boolean {
  return movesOf(asked, 'board').some((move) => move.ship === ship && move.target === target && move.captain === true)
}

/** Returns the headings to which a ship can turn on the spot. */
export function turnsOf(asked: Asked | null, ship: UnitId | null): readonly Heading[] {
  return movesOf(asked, 'turn').flatMap((move) => (move.ship === ship && !move.captain ? [move.heading] : []))
}

/** Returns all shares of hull and sails that a ship can repair now, each by its plain move. */
export function repairsOf(asked: Asked | null, ship: UnitId | null): readonly RepairMove[] {
  return movesOf(asked, 'repair').filter((move) => move.ship === ship && !move.captain)
}

/** Returns the possible actions of a ship's captain, or of those ashore. */
export function captainDeedsOf(asked: Asked | null, ship: UnitId | null): readonly CaptainMove[] {
  return movesOf(asked, 'captain').filter((move) => move.ship === ship)
}

/** Returns true if the activation of a ship or fort can be ended now. */
export function canFinish(asked: Asked | null, ship: UnitId | null): boolean {
  return movesOf(asked, 'finish').some((move) => move.ship === ship)
}

/** Returns true if the host lists an equal move. */
export function isListed(asked: Asked | null, move: AdmiralMove): boolean {
  const wanted = Object.entries(move)
  return (asked?.moves ?? []).some(
    ({ move: one }) =>
      Object.keys(one).length === wanted.length &&
      wanted.every(
        ([key, value]) => JSON.stringify(Object.entries(one).find(([k]) => k === key)?.[1]) === JSON.stringify(value),
      ),
  )
}

/**
 * Returns true for a question that allows only `decline`: it is asked only so that the question reveals nothing
 * (A-REPLY).
 */
export function isOnlyBluff({ moves }: Asked): boolean {
  return moves.length > 0 && moves.every(({ move }) => move.kind === 'decline')
}

/** Returns the decision of the seat at this screen while a move is under way; null in its own turn. */
export function offerOf({ asked, view }: { readonly asked: Asked | null; readonly view: AdmiralState | null }) {
  return asked && view ? view.offer : null
}

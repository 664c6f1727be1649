import type { PlannedMove } from '../../../../electron/contract/ipc.ts'
import { berthsFor } from '../../../../engine/sea-battle/berths.ts'
import { cellAt, fileOf, rankOf, sidesOf } from '../../../../engine/sea-battle/cells.ts'
import { EVEN } from '../../../../engine/sea-battle/data/even.ts'
import { FLEET } from '../../../../engine/sea-battle/data/fleet.ts'
import { marksOf, opponentOf } from '../../../../engine/sea-battle/marks.ts'
import { closeTo } from '../../../../engine/sea-battle/placement.ts'
import type { Cell, SeaBattleMove, SeaBattleState, SeaSeat, Ship } from '../../../../engine/sea-battle/types.ts'
import { coachedNow } from '../../../host/coach.ts'
import type { GameCoach } from '../../../hud/coach/gameCoach.ts'
import type { Translate } from '../../../i18n/t.ts'
import { pageTable } from '../../../playback/pageTable.ts'
import { coordinateOf, lettersNow } from '../../coordinates.ts'
import { useAim } from '../../intent/aim.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { cellSpot, trayOf, WATER } from '../../table/anchors.ts'
import { placeOf } from '../../table/places.ts'
import { isSeaBattleView, nearSeatOf } from '../../view.ts'
import { cellOf, nameOfMove } from './titles.ts'

/** The coach of Sea Battle: a target with its reasons; before the battle, a fleet to start with. */
export const SEA_BATTLE_COACH: GameCoach = {
  even: EVEN,
  tell(advice, { t }) {
    const { shown } = pageTable.shown.getState()
    const at = cellOf(advice)
    if (fleetOf(advice)) return { title: t('coach.sea.place'), plain: [t('coach.sea.place.why')], gains: [], risks: [] }
    if (!isSeaBattleView(shown) || at === null) return null
    const title = t('coach.sea.fire', { cell: coordinateOf(at, lettersNow()) })
    const reasons = reasonsFor(shown, shown.turn, at, t)
    return { title, plain: [], gains: reasons.for, risks: reasons.against }
  },
  name: nameOfMove,
  wayOf(view, planned, near) {
    const at = cellOf(planned)
    if (!isSeaBattleView(view) || at === null) return null
    const tray = trayOf(opponentOf(view.turn), nearSeatOf(near))
    return { kind: 'shot', cells: [placeOf(tray, at)], points: [{ ...cellSpot(tray, at), y: WATER + LIFT }] }
  },
  isLaid(advice) {
    const at = cellOf(advice)
    const { own, cursor, open, sure } = useAim.getState()
    return at !== null && own === null && cursor === at && open.has(at) && !sure.has(at)
  },
  onLaid: (listener) => useAim.subscribe(listener),
  layOut(advice, isPressed) {
    laidAt = cellOf(advice)
    if (laidAt !== null) useAim.getState().aimAt(laidAt)
    const ships = fleetOf(advice)
    const { slots, fill } = usePlacement.getState()
    const isBegun = slots.some(({ berth }) => berth !== null)
    if (ships && (isPressed || !isBegun)) fill(ships)
  },
  takeBack() {
    const { cursor, isAimed } = useAim.getState()
    if (coachedNow().phase === 'quiet' && isAimed && cursor === laidAt)
      useAim.setState({ cursor: null, isAimed: false })
  },
}

/** The cell of the last advice on the table. */
let laidAt: Cell | null = null

/** Height of a mark over the water, in cells. */
const LIFT = 0.03

function fleetOf({ move }: PlannedMove): readonly Ship[] | null {
  const advised = move as unknown as SeaBattleMove // of the open match's game
  return advised.kind === 'place' ? advised.ships : null
}

interface Reasons {
  readonly for: readonly string[]
  readonly against: readonly string[]
}

/**
 * Returns the reasons for a cell from the marks on the enemy's sea: a hit ship continues beside its hits; else the
 * places where ships still fit.
 */
export function reasonsFor(view: SeaBattleState, seat: SeaSeat, at: Cell, t: Translate): Reasons {
  const { hits } = marksOf(view, seat)
  const beside = hits.filter((hit) => sidesOf(hit).includes(at))
  // A bent ship may continue beside any of its cells.
  const isInLine = view.options.shapes === 'straight' && beside.some((hit) => hits.includes(beyond(at, hit)))
  if (beside.length > 0) return { for: [t(isInLine ? 'coach.sea.line' : 'coach.sea.beside')], against: [] }
  return roomFor(view, seat, at, t)
}

/** Returns the cell on the other side of a neighbour; −1 off the field. */
const beyond = (at: Cell, next: Cell): Cell => cellAt(2 * fileOf(next) - fileOf(at), 2 * rankOf(next) - rankOf(at))

/** The number of places up to which a reason names the share of them at a cell; beyond it, only their number. */
const FEW_PLACES = 12
/** A cell with less than this share of the best cell's places is no good target. */
const POOR = 0.5
/**
 * A cell with at least this share of the best cell's places is among the best, so that its number of places is a
 * reason.
 */
const GOOD = 0.8

/**
 * Returns the reason for a cell, or against it, from the number of places that ships still have there, counted as a
 * player would: the longest ship for which the cell is among the best.
 */
function roomFor(view: SeaBattleState, seat: SeaSeat, at: Cell, t: Translate): Reasons {
  const [afloat, barred] = [afloatOf(view, seat), barredIn(view, seat)]
  const tight = { for: [], against: [t('coach.sea.tight')] }
  if (afloat.every(({ length }) => length === 1)) {
    return barred.has(at) ? tight : { for: [t('coach.sea.single')], against: [] }
  }
  const longer = afloat.filter(({ length }) => length > 1)
  const rooms = longer.map((kind) => roomOf(kind, view, barred, at))
  // a hit ship may be the one that is searched for: it has other places
  const isWounded = marksOf(view, seat).hits.length > 0
  const [told] = rooms.flatMap((room) => roomSentence(room, isWounded, t) ?? [])
  if (told !== undefined) return { for: [told], against: [] }
  // At the edge ships have the fewest places, but people lay many ships there all the same.
  const isOpen = rooms.some(({ n, of }) => n > 0 && of > FEW_PLACES)
  if (isOpen && isAtEdge(at)) return { for: [t('coach.sea.edge')], against: [] }
  return rooms.some(({ n, most }) => n > 0 && n >= POOR * most) ? { for: [], against: [] } : tight
}

const isAtEdge = (at: Cell): boolean => [fileOf(at), rankOf(at)].some((line) => line === 0 || line === 9)

/** The room that ships of a kind have at a cell. */
interface Room {
  readonly kind: Kind
  /** The number of their places there, the most at any cell, and the total. */
  readonly n: number
  readonly most: number
  readonly of: number
}

function roomOf(kind: Kind, { options }: SeaBattleState, barred: ReadonlySet<Cell>, at: Cell): Room {
  const berths = berthsFor(kind.length, options.shapes).filter((berth) => !berth.some((cell) => barred.has(cell)))
  const ways = waysOver(berths)
  return { kind, n: ways.get(at) ?? 0, most: Math.max(0, ...ways.values()), of: berths.length }
}

/** Returns a room in words; null if it is no reason for the cell, and for boats, which fit anywhere. */
function roomSentence({ kind: { length, left, of: ships }, n, most, of }: Room, isWounded: boolean, t: Translate) {
  if (length === 1 || n === 0 || n < GOOD * most) return null
  const isLast = left === 1 && ships > 1
  const ship = isLast ? t('coach.sea.last', { ship: t(`ship.${length}`) }) : t(`coach.sea.ship.${length}`)
  if (n === of && !isWounded) return t('coach.sea.sure', { ship })
  if (of <= FEW_PLACES && !isWounded) return t('coach.sea.places', { ship, n, of })
  return t(n === most ? 'coach.sea.most' : 'coach.sea.room', { ship, n })
}

/** Returns, for each cell, the number of these berths that include it. */
function waysOver(berths: readonly (readonly Cell[])[]): ReadonlyMap<Cell, number> {
  const ways = new Map<Cell, number>()
  for (const cell of berths.flat()) ways.set(cell, (ways.get(cell) ?? 0) + 1)
  return ways
}

/** Ships of one length: the number left, and the total. */
interface Kind {
  readonly length: (typeof LENGTHS)[number]
  readonly left: number
  readonly of: number
}

/** Returns the enemy's remaining ships by length, the longest first. */
function afloatOf(view: SeaBattleState, seat: SeaSeat): readonly Kind[] {
  const countOf = (lengths: readonly number[], length: number) => lengths.filter((one) => one === length).length
  const sunk = view.sunk[seat].map((ship) => ship.length)
  return LENGTHS.flatMap((length) => {
    const of = countOf(FLEET, length)
    const left = of - countOf(sunk, length)
    return left > 0 ? [{ length, left, of }] : []
  })
}

const LENGTHS = [4, 3, 2, 1] as const

/**
 * Returns the cells on which no ship without a hit can lie: those fired at, and those too close to a sunk or hit ship.
 */
function barredIn(view: SeaBattleState, seat: SeaSeat): ReadonlySet<Cell> {
  const { hits, sunk } = marksOf(view, seat)
  return new Set([
    ...view.shots[seat].map((shot) => shot.at),
    ...[...hits, ...sunk.flat()].flatMap((cell) => closeTo(cell, view.options)),
  ])
}

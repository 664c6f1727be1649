import type { PlannedMove } from '../../../../electron/contract/ipc.ts'
import { berthsFor } from '../../../../engine/sea-battle/berths.ts'
import { cellAt, fileOf, rankOf, sidesOf } from '../../../../engine/sea-battle/cells.ts'
import { FLEET } from '../../../../engine/sea-battle/data/fleet.ts'
import { marksOf, opponentOf } from '../../../../engine/sea-battle/marks.ts'
import { closeTo } from '../../../../engine/sea-battle/placement.ts'
import type { Cell, SeaBattleMove, SeaBattleState, SeaSeat, Ship } from '../../../../engine/sea-battle/types.ts'
import type { GameCoach } from '../../../hud/coach/gameCoach.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useLanguage } from '../../../i18n/useText.ts'
import { useShownStore } from '../../../playback/shownStore.ts'
import { coordinateOf } from '../../coordinates.ts'
import { useAim } from '../../intent/aim.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { cellSpot, trayOf, WATER } from '../../table/anchors.ts'
import { placeOf } from '../../table/places.ts'
import { isSeaBattleView, nearSeatOf } from '../../view.ts'

/** The coach of Sea Battle: where to fire and what speaks for it; before the battle, a fleet to begin with. */
export const SEA_BATTLE_COACH: GameCoach = {
  even: 0.004,
  tell(advice, { t }) {
    const { shown } = useShownStore.getState()
    const at = cellOf(advice)
    if (fleetOf(advice)) return { title: t('coach.sea.place'), plain: [t('coach.sea.place.why')], gains: [], risks: [] }
    if (!isSeaBattleView(shown) || at === null) return null
    const title = t('coach.sea.fire', { cell: coordinateOf(at, useLanguage.getState().language) })
    const reasons = reasonsFor(shown, shown.turn, at, t)
    return { title, plain: [], gains: reasons.for, risks: reasons.against }
  },
  name(_view, planned, { t }) {
    const at = cellOf(planned)
    return at === null ? null : t('coach.sea.fire', { cell: coordinateOf(at, useLanguage.getState().language) })
  },
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
    const at = cellOf(advice)
    if (at !== null) useAim.getState().aimAt(at)
    const ships = fleetOf(advice)
    const { slots, fill } = usePlacement.getState()
    const isBegun = slots.some(({ berth }) => berth !== null)
    if (ships && (isPressed || !isBegun)) fill(ships)
  },
}

/** Height of a mark over the water, cells. */
const LIFT = 0.03

/** The host advises moves of the open match's game. */
function cellOf({ move }: PlannedMove): Cell | null {
  const advised = move as unknown as SeaBattleMove
  return advised.kind === 'fire' ? advised.at : null
}

function fleetOf({ move }: PlannedMove): readonly Ship[] | null {
  const advised = move as unknown as SeaBattleMove // as above
  return advised.kind === 'place' ? advised.ships : null
}

interface Reasons {
  readonly for: readonly string[]
  readonly against: readonly string[]
}

/** What marks on the enemy's sea say of a cell: a wounded ship goes on beside her hits; else how ships still fit there. */
export function reasonsFor(view: SeaBattleState, seat: SeaSeat, at: Cell, t: Translate): Reasons {
  const { hits } = marksOf(view, seat)
  const beside = hits.filter((hit) => sidesOf(hit).includes(at))
  // A bent ship may go on beside any of her cells.
  const isInLine = view.options.shapes === 'straight' && beside.some((hit) => hits.includes(beyond(at, hit)))
  if (beside.length > 0) return { for: [t(isInLine ? 'coach.sea.line' : 'coach.sea.beside')], against: [] }
  const afloat = afloatOf(view, seat)
  const there = longestThere(view, seat, at, afloat)
  // a cell that only a lesser ship still fits has hardly room; the largest that is left is what is looked for
  if (there === null || (there.ways < TIGHT && there.length < Math.max(...afloat)))
    return { for: [], against: [t('coach.sea.tight')] }
  if (there.length === 1) return { for: [t('coach.sea.single')], against: [] }
  return { for: [t('coach.sea.room', { ship: t(`ship.${there.length}`), n: there.ways })], against: [] }
}

/** The cell on the other side of a neighbour; −1 off the field. */
const beyond = (at: Cell, next: Cell): Cell => cellAt(2 * fileOf(next) - fileOf(at), 2 * rankOf(next) - rankOf(at))

/** With fewer ways than this there is hardly room. */
const TIGHT = 2

/** The lengths of the enemy's ships that are left, the longest first. */
function afloatOf(view: SeaBattleState, seat: SeaSeat) {
  const sunk = view.sunk[seat].map((ship) => ship.length)
  const countOf = (lengths: readonly number[], length: number) => lengths.filter((one) => one === length).length
  return LENGTHS.filter((length) => countOf(FLEET, length) > countOf(sunk, length))
}

const LENGTHS = [4, 3, 2, 1] as const

/** The longest ship afloat that may lie over a cell, and in how many ways; null where none may. */
function longestThere(view: SeaBattleState, seat: SeaSeat, at: Cell, afloat: ReturnType<typeof afloatOf>) {
  const barred = new Set([
    ...view.shots[seat].map((shot) => shot.at),
    ...view.sunk[seat].flat().flatMap((cell) => closeTo(cell, view.options)),
  ])
  for (const length of afloat) {
    const berths = berthsFor(length, view.options.shapes).filter((berth) => berth.includes(at))
    const ways = berths.filter((berth) => !berth.some((cell) => barred.has(cell))).length
    if (ways > 0) return { length, ways }
  }
  return null
}

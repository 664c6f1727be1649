import { unitNamed } from '../../engine/admiral/fleet.ts'
import { bearersOn, reachable } from '../../engine/admiral/foresight.ts'
import type { AdmiralMove, AdmiralState, FireMove, UnitId } from '../../engine/admiral/types.ts'
import { type Moment, type Tip, tipsOf } from '../school/tips/tip.ts'
import { headingName, nameIn } from './names.ts'
import { isAdmiralView } from './view.ts'

type Now = Moment<AdmiralState, AdmiralMove>

/** The tips of a first match of Admiral, the most urgent first. */
const ADMIRAL_TIPS = [
  {
    id: 'admiral/wind',
    tell: (now, t) => {
      if (!now.moves.some(({ kind }) => kind === 'steer')) return null
      const { wind } = now.view
      return wind.strength === 'fresh'
        ? t('tip.admiral.wind', { toward: t('wind.toward', { heading: headingName(t, wind.toward) }) })
        : null
    },
  },
  {
    id: 'admiral/board',
    tell: (now, t) => {
      const move = now.moves.find((one) => one.kind === 'board')
      return move ? t('tip.admiral.board', { target: nameIn(t, now.view, move.target) }) : null
    },
  },
  {
    id: 'admiral/answered',
    tell: (now, t) => {
      const shot = shots(now).find((one) => isAnswered(now.view, one))
      return shot ? t('tip.admiral.answered', { target: nameIn(t, now.view, shot.target) }) : null
    },
  },
  {
    id: 'admiral/fire',
    tell: (now, t) => {
      const [shot] = shots(now)
      return shot ? t('tip.admiral.fire', { target: nameIn(t, now.view, shot.target) }) : null
    },
  },
  {
    id: 'admiral/fort',
    tell: (now, t) => {
      const shot = shots(now).find(({ target }) => unitNamed(now.view, target)?.class === 'fort')
      return shot ? t('tip.admiral.fort') : null
    },
  },
  {
    id: 'admiral/salvo',
    tell: (now, t) => {
      const shot = shots(now).find((one) => isSharedTarget(now, one))
      return shot ? t('tip.admiral.salvo', { target: nameIn(t, now.view, shot.target) }) : null
    },
  },
  {
    id: 'admiral/first',
    tell: ({ view, moves }, t) => (view.round >= 2 && moves.length > 0 ? t('tip.admiral.first') : null),
  },
  {
    id: 'admiral/hot',
    tell: (now, t) => (sailors(now).some((ship) => isUnderFireSomewhere(now.view, ship)) ? t('tip.admiral.hot') : null),
  },
  {
    id: 'admiral/repair',
    tell: (now, t) => {
      const move = now.moves.find((one) => one.kind === 'repair')
      return move ? t('tip.admiral.repair', { ship: nameIn(t, now.view, move.ship) }) : null
    },
  },
  {
    id: 'admiral/captain',
    tell: (now, t) => {
      const isUseful = now.moves.some((move) => 'captain' in move && move.captain === true)
      return isUseful ? t('tip.admiral.captain') : null
    },
  },
  {
    id: 'admiral/danger',
    tell: ({ view, moves }, t) =>
      view.round >= 2 && moves.some(({ kind }) => kind === 'steer') ? t('tip.admiral.danger') : null,
  },
] as const satisfies readonly Tip<AdmiralState, AdmiralMove>[]

export const findAdmiralTips = tipsOf(
  isAdmiralView,
  ADMIRAL_TIPS,
  ({ offer, assigning }) => offer !== null || assigning.length > 0,
)

const shots = ({ moves }: Now): readonly FireMove[] => moves.filter((move) => move.kind === 'fire')

/** Returns true if other ships or forts can fire at the target as well. */
const isSharedTarget = (now: Now, { ship, target }: FireMove): boolean =>
  shots(now).some((other) => other.target === target && other.ship !== ship)

/** Returns the ships that can sail. */
const sailors = ({ moves }: Now): readonly UnitId[] => [
  ...new Set(moves.flatMap((move) => (move.kind === 'steer' ? [move.ship] : []))),
]

/** Returns true if a cell within reach of a ship is marked as one where the ship may be fired at. */
const isUnderFireSomewhere = (view: AdmiralState, ship: UnitId): boolean =>
  reachable(view, ship).some((berth) => bearersOn(view, ship, berth).length > 0)

/** Returns true if the target has guns that bear on the ship that fires (A-FIRE). */
function isAnswered(view: AdmiralState, { ship, target }: FireMove): boolean {
  const unit = unitNamed(view, ship)
  if (!unit || !('heading' in unit) || unit.at === null) return false
  return bearersOn(view, ship, { at: unit.at, heading: unit.heading }).includes(target)
}

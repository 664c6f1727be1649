import { printCell } from '../../engine/sea-battle/cells.ts'
import { SEATS, type SeaBattleMove, type SeaBattleState, type Shot } from '../../engine/sea-battle/types.ts'
import { type Moment, type Tip, tipsOf } from '../school/tips/tip.ts'
import { isSeaBattleView } from './view.ts'

type Now = Moment<SeaBattleState, SeaBattleMove>

/** The number of shots after which it pays to count the remaining ships. */
const SOME_SHOTS = 12

/** The tips of a first battle, the most urgent first. */
const SEA_BATTLE_TIPS = [
  {
    id: 'sea-battle/curtain',
    tell: (now, t) => (isPlacing(now) && now.isShared ? t('tip.sea-battle.curtain') : null),
  },
  {
    id: 'sea-battle/place',
    tell: (now, t) => (isPlacing(now) ? t(`tip.sea-battle.place.${now.view.options.touch}`) : null),
  },
  {
    id: 'sea-battle/hit',
    tell: (now, t) => {
      const last = shotsOf(now).at(-1)
      return last?.result === 'hit' ? t('tip.sea-battle.hit', { at: printCell(last.at) }) : null
    },
  },
  {
    id: 'sea-battle/sunk',
    tell: (now, t) => {
      const { autoMark, touch } = now.view.options
      const last = shotsOf(now).at(-1)
      return last?.result === 'sunk' && autoMark && touch === 'none' ? t('tip.sea-battle.sunk') : null
    },
  },
  {
    id: 'sea-battle/left',
    tell: (now, t) => (shotsOf(now).length >= SOME_SHOTS ? t('tip.sea-battle.left') : null),
  },
] as const satisfies readonly Tip<SeaBattleState, SeaBattleMove>[]

export const findSeaBattleTips = tipsOf(isSeaBattleView, SEA_BATTLE_TIPS)

const isPlacing = ({ moves }: Now): boolean => moves.some(({ kind }) => kind === 'placeRandom')

function shotsOf({ view, seat }: Now): readonly Shot[] {
  const own = SEATS.find((one) => one === seat)
  return own ? view.shots[own] : []
}

import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { Fact } from '../../hud/frame/Corner.tsx'
import { useText } from '../../i18n/useText.ts'
import { useTableGame } from '../../playback/useShownTable.ts'
import { Silhouette } from '../insignia/insignia.tsx'
import { usePlacement } from '../placement/placementStore.ts'
import { nearSeatOf } from '../view.ts'

/** The number of shots fired by the player at this side of the table. */
export function Shots({ view }: { readonly view: SeaBattleState }) {
  const t = useText()
  const near = useTableGame((state) => nearSeatOf(state.near))
  const n = view.shots[near].length
  return <Fact icon={<Ball />} value={n} about={t('sea.shots', { n })} testId="fact-shots" />
}

/** The number of ships still to be placed. */
export function ShipsLeft() {
  const t = useText()
  const left = usePlacement(({ slots }) => slots.filter(({ berth }) => berth === null).length)
  return (
    <Fact
      icon={<Silhouette length={2} />}
      value={left}
      about={`${t('place.left')}: ${left}`}
      testId="fact-ships-left"
    />
  )
}

/** A cannonball. */
const Ball = () => (
  <svg width="1.125rem" height="1.125rem" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="8" fill="#3a4550" stroke="#11161b" strokeWidth="1.5" />
    <circle cx="7.4" cy="7.2" r="2.2" fill="#8ea3b3" />
  </svg>
)

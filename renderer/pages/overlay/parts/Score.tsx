import { SeatClock } from '../../../hud/clock/SeatClock.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { OverlaySide } from '../../../overlayGame.ts'
import { useSides } from '../scene.ts'
import { Fitted } from './Fitted.tsx'
import { Lit } from './Lit.tsx'
import { Panel } from './Panel.tsx'

/** The scores of all sides, with their clocks. */
export function Score() {
  const t = useText()
  return (
    <Panel part="score" label={t('hud.scores')}>
      <ul className="overlay-sides">
        {useSides().map((side) => (
          <SideScore key={side.id} side={side} />
        ))}
      </ul>
    </Panel>
  )
}

function SideScore({ side: { id, clockOf, flag, name, count, tally, left, acting } }: { readonly side: OverlaySide }) {
  return (
    <li className="overlay-side" data-acting={acting} data-testid={`score-${id}`}>
      {flag}
      <Fitted className="overlay-name">{name}</Fitted>
      <Lit of={tally} className="overlay-count">
        {count}
      </Lit>
      <span className="overlay-below">
        <span className="overlay-left" aria-hidden="true">
          {left}
        </span>
        {clockOf !== null && <SeatClock seat={clockOf} />}
      </span>
    </li>
  )
}

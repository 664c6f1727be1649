import { DecidingClock } from '../../../hud/clock/SeatClock.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useScene } from '../scene.ts'
import { Fitted } from './Fitted.tsx'
import { Lit } from './Lit.tsx'
import { Panel } from './Panel.tsx'

/** The player to move, with their clock, or the winner; the flag is in a brass roundel. */
export function Turn() {
  const t = useText()
  const turn = useScene().facts?.turn
  if (!turn) return null
  const { side, flag, about, name } = turn
  return (
    <Panel part="turn" label={t('overlay.part.turn')} testId="hud-turn">
      <Lit of={`${side} ${name}`} className="overlay-roundel">
        {flag}
      </Lit>
      <span className="overlay-words" data-team={side}>
        <Fitted className="overlay-about">{about}</Fitted>
        <Fitted className="overlay-title">{name}</Fitted>
      </span>
      <DecidingClock />
    </Panel>
  )
}

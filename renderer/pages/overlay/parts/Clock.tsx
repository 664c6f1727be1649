import { SeatClock } from '../../../hud/clock/SeatClock.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useSides } from '../scene.ts'
import { Panel } from './Panel.tsx'

/** The clocks of all players. */
export function Clock() {
  const t = useText()
  return (
    <Panel part="clock" label={t('overlay.part.clock')}>
      {useSides().map(
        ({ id, flag, clockOf, acting }) =>
          clockOf !== null && (
            <span key={id} className="overlay-clock-of" data-acting={acting}>
              {flag}
              <SeatClock seat={clockOf} />
            </span>
          ),
      )}
    </Panel>
  )
}

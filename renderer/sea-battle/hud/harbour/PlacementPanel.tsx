import { FLAGS, type Flag as FlagName } from '../../../../engine/sea-battle/data/fleet.ts'
import { opponentOf } from '../../../../engine/sea-battle/marks.ts'
import { useSession } from '../../../host/session.ts'
import { useText } from '../../../i18n/useText.ts'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { Button, Segments } from '../../../ui/controls.tsx'
import { DiceIcon } from '../../../ui/icons.tsx'
import { showPassingNotice } from '../../../ui/toasts/toasts.ts'
import { PLACING } from '../../commands.ts'
import { clearFleet, layAtRandom, putToSea } from '../../placement/fleetOrders.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { whyNoBattle } from '../../placement/vainKeys.ts'
import { useSeaBattleView } from '../../view.ts'
import { Flag } from '../insignia.tsx'
import './placementPanel.css'

/** The flag that the other captain has taken. */
function useRivalFlag(): FlagName | undefined {
  const view = useSeaBattleView()
  const seat = usePlacement((state) => state.seat)
  return seat && view ? view.fleets[opponentOf(seat)]?.flag : undefined
}

/** Flag, order at random, and the way into battle, while a fleet is placed. */
export function PlacementPanel() {
  const t = useText()
  const placement = usePlacement()
  const sending = useSession((state) => state.sending)
  const blocked = whyNoBattle(placement, t)
  const rival = useRivalFlag()
  const isEmpty = placement.slots.every(({ berth }) => berth === null)
  return (
    <section className="placement wood screwed" aria-label={t('place.title')} data-testid="placement">
      <Segments
        label={t('place.flag')}
        value={placement.flag}
        onChange={placement.setFlag}
        options={FLAGS.map((flag) => ({
          value: flag,
          label: (
            <span className="placement-flag">
              <Flag flag={flag} width={1.5} />
              <span className="placement-flag-name">{t(`flag.${flag}`)}</span>
            </span>
          ),
          tooltip: [t(`flag.${flag}.about`), flag === rival && t('flag.rival')].filter(Boolean).join(' '),
          testId: `flag-${flag}`,
        }))}
      />
      <div className="placement-orders">
        <Button onClick={layAtRandom} testId="place-random">
          <DiceIcon size={1.25} /> {t('place.random')} <CommandKey of={PLACING.commands.random} />
        </Button>
        <Button disabled={isEmpty} onClick={clearFleet} testId="place-clear">
          {t('place.clear')} <CommandKey of={PLACING.commands.clear} />
        </Button>
      </div>
      <Button
        kind="main"
        className="is-big"
        disabled={sending}
        blocked={blocked}
        onClick={() => (blocked === null ? putToSea() : showPassingNotice(blocked))}
        testId="place-confirm"
      >
        {t('place.confirm')} <CommandKey of={PLACING.commands.battle} />
      </Button>
    </section>
  )
}

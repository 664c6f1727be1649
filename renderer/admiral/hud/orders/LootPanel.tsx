import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Offer } from '../../../../engine/admiral/types.ts'
import { useText } from '../../../i18n/useText.ts'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { Button } from '../../../ui/controls.tsx'
import { ADMIRAL } from '../../commands.ts'
import { useIntent } from '../../intent/intent.ts'
import type { Prompt } from '../../intent/intentState.ts'
import { isListed } from '../../intent/targets.ts'
import { captainName, nameIn } from '../../names.ts'
import { Bubble } from '../bubbles/Bubble.tsx'
import { CaptainCard } from '../captains/CaptainCard.tsx'
import { Check } from './Check.tsx'
import { Stepper } from './Stepper.tsx'
import './orderForms.css'

interface LootPanelProps {
  readonly view: AdmiralState
  readonly offer: Offer
  readonly prompt: Extract<Prompt, { kind: 'loot' }>
}

/** Beside the prize: who and what goes over to her. */
export function LootPanel({ view, offer, prompt: { captain, gold } }: LootPanelProps) {
  const t = useText()
  const asked = useIntent((state) => state.asked)
  const [winner, prize] = [offer.by[0] ?? '', offer.at[0] ?? '']
  const ship = view.ships.find(({ id }) => id === winner)
  const at = unitNamed(view, prize)?.at
  if (!ship || typeof at !== 'number') return null
  const { shareLoot, loot, choose } = useIntent.getState()
  const mayShift = (asked?.moves ?? []).some(({ move }) => move.kind === 'loot' && move.captain)
  const isNothing = !isListed(asked, { kind: 'loot', ship: prize, captain, gold })
  return (
    <Bubble cell={at} away={ship.at} className="is-offer" title={t('loot.title')} closes={false} testId="loot">
      <p>{t('loot.about', { unit: nameIn(t, view, winner, 'gen'), prize: nameIn(t, view, prize, 'acc') })}</p>
      {mayShift && (
        <Check checked={captain} onToggle={() => shareLoot(!captain, gold)} testId="loot-captain">
          <CaptainCard card={ship.captain ?? 'hidden'} width={1.5} />
          {t('loot.captain', { captain: captainName(t, ship.captain ?? 'hidden') })}
        </Check>
      )}
      {ship.gold > 0 && <GoldStepper gold={gold} most={ship.gold} onShare={(share) => shareLoot(captain, share)} />}
      <div className="adm-buttons">
        <Button kind="main" disabled={isNothing} onClick={loot} testId="btn-loot">
          <CommandKey of={TABLE.commands.confirm} /> {t('loot.do')}
        </Button>
        <Button onClick={() => choose({ kind: 'decline' })} testId="offer-decline">
          <CommandKey of={ADMIRAL.commands.finish} /> {t('loot.none')}
        </Button>
      </div>
    </Bubble>
  )
}

interface GoldStepperProps {
  readonly gold: number
  /** What the winner has aboard. */
  readonly most: number
  readonly onShare: (gold: number) => void
}

/** How much gold goes over, one at a time. */
function GoldStepper({ gold, most, onShare }: GoldStepperProps) {
  const t = useText()
  const what = t('loot.gold')
  return (
    <Stepper
      label={what}
      value={gold}
      less={gold > 0 ? t('step.less', { what }) : null}
      more={gold < most ? t('step.more', { what }) : null}
      onStep={(step) => onShare(gold + step)}
      testId="loot-gold"
    />
  )
}

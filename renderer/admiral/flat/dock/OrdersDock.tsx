import { useState } from 'react'
import { printCell } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { MainButton } from '../../../flat/FlatDock.tsx'
import { useFlatShell } from '../../../flat/shell.ts'
import { Dock, DockButton } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { WhyNotice } from '../../../hud/WhyNotice.tsx'
import { ADMIRAL } from '../../commands.ts'
import { FleetTokens } from '../../hud/dock/FleetTokens.tsx'
import { OrderTokens } from '../../hud/dock/OrderTokens.tsx'
import { promptText } from '../../hud/dock/prompts.ts'
import { leftText, leftToAct } from '../../hud/turn/hints.ts'
import { farthestAhead } from '../../intent/courseRules.ts'
import { useIntent } from '../../intent/intent.ts'
import { isOwn } from '../../intent/intentRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { canSail } from '../../intent/targets.ts'
import { whyText } from '../../refusalText.ts'
import { ChoicesButton } from './ChoicesButton.tsx'
import '../../hud/dock/ordersDock.css'

interface OrdersDockProps {
  readonly view: AdmiralState
  readonly intent: IntentState
}

/** The player's own ships, the orders of the selected one, and the end of the turn. */
export function OrdersDock({ view, intent }: OrdersDockProps) {
  const { t } = useWords()
  const { coach } = useFlatShell()
  const [pointed, point] = useState<string | null>(null)
  const { selected, why } = intent
  const unit = selected !== null && isOwn(intent, selected) ? unitNamed(view, selected) : null
  return (
    <Dock
      isAsked
      prompt={why ? <WhyNotice refusal={whyText(t, why)} /> : (pointed ?? promptText(t, intent))}
      tokens={
        <>
          <FleetTokens view={view} onPoint={point} />
          {coach}
          {unit && unit.at !== null && (
            <OrderTokens intent={intent} unit={unit} view={view} isCaptioned onPoint={point} />
          )}
        </>
      }
      buttons={<Buttons view={view} intent={intent} />}
    />
  )
}

/** All choices, the end of the turn, and full ahead while the selected ship can sail. */
function Buttons({ view, intent }: OrdersDockProps) {
  const { t } = useWords()
  const { finishAll, fullAhead } = useIntent.getState()
  const sails = canSail(intent.asked, intent.selected)
  const ahead = sails ? farthestAhead(intent) : null
  return (
    <>
      <ChoicesButton view={view} />
      {sails && (
        <DockButton
          label={t('turn.end')}
          command={ADMIRAL.commands['end-turn']}
          onPress={finishAll}
          testId="flat-end"
        />
      )}
      {sails ? (
        <MainButton
          label={t('flat.admiral.ahead')}
          {...(ahead && { detail: t('flat.admiral.aheadTo', { at: printCell(ahead.at) }) })}
          onPress={fullAhead}
        />
      ) : (
        <MainButton label={t('turn.end')} detail={leftText(t, intent, leftToAct(intent) ?? 0)} onPress={finishAll} />
      )}
    </>
  )
}

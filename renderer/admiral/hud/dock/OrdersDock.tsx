import { useState } from 'react'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { hideSecret } from '../../../host/secrets.ts'
import { useSession } from '../../../host/session.ts'
import { isShared } from '../../../host/viewer.ts'
import { CoachToken } from '../../../hud/coach/CoachNote.tsx'
import { Dock, DockButton, Token, TokenGap } from '../../../hud/frame/Dock.tsx'
import { WhyNotice } from '../../../hud/WhyNotice.tsx'
import { useText } from '../../../i18n/useText.ts'
import { ADMIRAL, SIGHTS } from '../../commands.ts'
import { useIntent } from '../../intent/intent.ts'
import { isOwn } from '../../intent/intentRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { whyText } from '../../refusalText.ts'
import { leftToAct } from '../turn/hints.ts'
import { DangerIcon, HideIcon } from './dockIcons.tsx'
import { FleetTokens } from './FleetTokens.tsx'
import { useIsNewcomer } from './newcomer.ts'
import { OrderTokens } from './OrderTokens.tsx'
import { promptText } from './prompts.ts'
import './ordersDock.css'

interface OrdersDockProps {
  readonly view: AdmiralState
  readonly intent: IntentState
}

/**
 * Shows the player's own ships and forts, the orders of the selected one, and the end of the turn: golden once no unit
 * can act.
 */
export function OrdersDock({ view, intent }: OrdersDockProps) {
  const t = useText()
  const isNewcomer = useIsNewcomer()
  const [pointed, point] = useState<string | null>(null)
  const { asked, selected, why } = intent
  const unit = selected !== null && isOwn(intent, selected) ? unitNamed(view, selected) : null
  const left = leftToAct(intent)
  return (
    <Dock
      isAsked={asked !== null}
      prompt={why ? <WhyNotice refusal={whyText(t, why)} /> : (pointed ?? promptText(t, intent))}
      tokens={
        <>
          <FleetTokens view={view} onPoint={point} />
          {unit && unit.at !== null && (
            <>
              <TokenGap />
              <OrderTokens intent={intent} unit={unit} view={view} isCaptioned={isNewcomer} onPoint={point} />
            </>
          )}
          <TokenGap />
          <CoachToken />
          <SightTokens view={view} intent={intent} />
        </>
      }
      buttons={
        left !== null && (
          <DockButton
            kind={left === 0 ? 'main' : 'plain'}
            label={t('turn.end')}
            command={ADMIRAL.commands['end-turn']}
            onPress={() => useIntent.getState().finishAll()}
            testId="end-turn"
          />
        )
      }
    />
  )
}

/** Shows the tokens of danger and, if others share the screen, of the curtain. */
function SightTokens({ view, intent: { danger } }: OrdersDockProps) {
  const t = useText()
  const shared = useSession((state) => state.match !== null && isShared(state.match.seats))
  const hasCaptains = view.options.captains !== 'none'
  const { toggleDanger } = useIntent.getState()
  // this round, then the next, then none
  const turnOn = () => toggleDanger(danger === null ? 'round' : 'next')
  return (
    <>
      <Token
        label={t('key.adm.danger')}
        icon={<DangerIcon isNext={danger === 'next'} />}
        command={SIGHTS.commands.danger}
        pressed={danger !== null}
        onPress={turnOn}
        testId="btn-danger"
      />
      {shared && hasCaptains && (
        <Token
          label={t('key.adm.hide')}
          icon={<HideIcon />}
          command={SIGHTS.commands.hide}
          onPress={hideSecret}
          testId="btn-hide"
        />
      )}
    </>
  )
}

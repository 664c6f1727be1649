import { printCell } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { Dock, DockRow, MainButton, SideButton, UndoButton } from '../../../flat/FlatDock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { hintText, leftText, leftToAct } from '../../hud/turn/hints.ts'
import { farthestAhead } from '../../intent/courseRules.ts'
import { useIntent } from '../../intent/intent.ts'
import { isOwn } from '../../intent/intentRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { canSail } from '../../intent/targets.ts'
import { ChoicesButton } from './ChoicesButton.tsx'
import { OrderRow } from './OrderRow.tsx'
import { ShipRail } from './ShipRail.tsx'
import { WhyNote } from './WhyNote.tsx'

interface OrdersDockProps {
  readonly view: AdmiralState
  readonly intent: IntentState
}

/** The own ships, the orders of the one that is chosen, and the end of the turn. */
export function OrdersDock({ view, intent }: OrdersDockProps) {
  const { t } = useWords()
  const { asked, selected } = intent
  const unit = selected !== null && isOwn(intent, selected) ? unitNamed(view, selected) : null
  const left = leftToAct(intent) ?? 0
  const ends = t('turn.end')
  const detail = leftText(t, intent, left)
  const sails = canSail(asked, selected)
  const ahead = sails ? farthestAhead(intent) : null
  const { finishAll, fullAhead } = useIntent.getState()
  return (
    <Dock hint={hintText(t, intent)}>
      <ShipRail view={view} />
      <WhyNote />
      {unit && unit.at !== null && <OrderRow intent={intent} unit={unit} view={view} />}
      <DockRow>
        <UndoButton />
        <ChoicesButton view={view} />
        {sails && <SideButton label={ends} kind="quiet" onPress={finishAll} testId="flat-end" />}
        {sails ? (
          <MainButton
            label={t('flat.admiral.ahead')}
            {...(ahead && { detail: t('flat.admiral.aheadTo', { at: printCell(ahead.at) }) })}
            onPress={fullAhead}
          />
        ) : (
          <MainButton label={ends} detail={detail} onPress={finishAll} />
        )}
      </DockRow>
    </Dock>
  )
}

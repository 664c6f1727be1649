import { type ReactNode, useContext } from 'react'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { FlatLog } from '../../../flat/FlatLog.tsx'
import { HideButton } from '../../../flat/HideButton.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { Button } from '../../../ui/controls.tsx'
import { PicturesOf } from '../../hud/pictures.tsx'
import { useIntent } from '../../intent/intent.ts'
import { useHasSecrets, useIsCovered, useSeenLines } from '../sight.ts'

/** Shows the last events, danger, and the possible faces of each captain. */
export function WatersSide({ view }: { readonly view: AdmiralState }) {
  const isCovered = useIsCovered()
  const hasSecrets = useHasSecrets()
  // the dock that replaces the cards has the button
  const isDockHidden = isCovered && view.assigning.length > 0
  const hasCaptains = view.options.captains !== 'none'
  return (
    <FlatLog lines={useSeenLines()}>
      <DangerButtons />
      {hasCaptains && !isCovered && <CaptainsButton />}
      {hasSecrets && !isDockHidden && <HideButton />}
    </FlatLog>
  )
}

/**
 * Buttons for the possible moves of enemies in this round and in the next, and for the ship's range on each heading.
 */
function DangerButtons() {
  const { t } = useWords()
  const danger = useIntent((state) => state.danger)
  const rose = useIntent((state) => state.rose)
  const { toggleDanger, toggleRose } = useIntent.getState()
  return (
    <>
      <Toggle on={danger === 'round'} onPress={() => toggleDanger()} testId="flat-danger">
        {t('key.adm.danger')}
      </Toggle>
      <Toggle on={danger === 'next'} onPress={() => toggleDanger('next')} testId="flat-danger-next">
        {t('key.adm.danger.next')}
      </Toggle>
      <Toggle on={rose} onPress={toggleRose} testId="flat-rose">
        {t('flat.admiral.rose')}
      </Toggle>
    </>
  )
}

interface ToggleProps {
  readonly on: boolean
  readonly onPress: () => void
  readonly testId: string
  readonly children: ReactNode
}

function Toggle({ on, onPress, testId, children }: ToggleProps) {
  return (
    <button type="button" className="button is-quiet" aria-pressed={on} onClick={onPress} data-testid={testId}>
      {children}
    </button>
  )
}

/** Opens the list of the possible faces of each captain. */
function CaptainsButton() {
  const { t } = useWords()
  const { openCaptains } = useContext(PicturesOf)
  return (
    <Button kind="quiet" onClick={openCaptains} testId="flat-captains">
      {t('key.adm.captains')}
    </Button>
  )
}

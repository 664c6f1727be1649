import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { FlatLog } from '../../../flat/FlatLog.tsx'
import { HideButton } from '../../../flat/HideButton.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { Button } from '../../../ui/controls.tsx'
import { useIntent } from '../../intent/intent.ts'
import { useHasSecrets, useIsCovered, useSeenLines } from '../sight.ts'
import { UnitCard } from './UnitCard.tsx'

/** What is looked at: the ship touched or chosen, the last deeds, danger, who each captain may be. */
export function WatersSide({ view }: { readonly view: AdmiralState }) {
  const isCovered = useIsCovered()
  const lines = useSeenLines()
  const hasSecrets = useHasSecrets()
  // there the cards themselves have a button beside them
  const isAssigning = useIntent(({ asked }) => asked !== null && view.assigning.length > 0)
  const hasCaptains = view.options.captains !== 'none'
  return (
    <>
      <UnitCard view={view} />
      <section className="waters-log parchment">
        <FlatLog lines={lines} shown={3}>
          <DangerButtons />
          {hasCaptains && !isCovered && <CaptainsButton />}
          {hasSecrets && !isAssigning && <HideButton />}
        </FlatLog>
      </section>
    </>
  )
}

/** What enemies can do in this round and in the next, and how far the ship sails on each heading. */
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

const CaptainsSheet = lazy(async () => ({
  default: (await import('../../hud/captains/CaptainsSheet.tsx')).CaptainsSheet,
}))

/** Opens the list of who each captain may be. */
function CaptainsButton() {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)} testId="flat-captains">
        {t('key.adm.captains')}
      </Button>
      <Suspense>{isOpen && <CaptainsSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

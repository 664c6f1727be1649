import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import { useText } from '../../../i18n/useText.ts'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { Button } from '../../../ui/controls.tsx'
import { ADMIRAL } from '../../commands.ts'
import { useIntent } from '../../intent/intent.ts'
import { boardingAt } from '../../intent/targets.ts'
import { nameIn } from '../../names.ts'
import { Bubble } from '../bubbles/Bubble.tsx'
import { FireForm } from './FireForm.tsx'

interface FirePanelProps {
  readonly view: AdmiralState
  readonly gunner: UnitId
  readonly target: UnitId
}

/** Beside the target: how she is fired at, and what may come of it. */
export function FirePanel({ view, gunner, target }: FirePanelProps) {
  const t = useText()
  const canBoard = useIntent(({ asked }) => boardingAt(asked, gunner, target) !== null)
  const [unit, at] = [unitNamed(view, gunner), unitNamed(view, target)?.at]
  if (!unit || typeof at !== 'number') return null
  return (
    <Bubble
      cell={at}
      away={unit.at}
      className="is-attack"
      title={t('fire.title', { unit: nameIn(t, view, target, 'dat') })}
      testId="fire"
    >
      <FireForm view={view} />
      {canBoard && (
        <Button kind="quiet" small onClick={() => useIntent.getState().grapple(target)} testId="board-instead">
          <CommandKey of={ADMIRAL.commands.board} /> {t('board.instead')}
        </Button>
      )}
    </Bubble>
  )
}

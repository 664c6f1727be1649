import { isShip, unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import { useText } from '../../../i18n/useText.ts'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { Button } from '../../../ui/controls.tsx'
import { ADMIRAL } from '../../commands.ts'
import { isUntouched } from '../../intent/deedRules.ts'
import { useIntent } from '../../intent/intent.ts'
import { unitsToLose } from '../../intent/waiting.ts'
import { unitTitle } from '../../names.ts'
import { Bubble } from '../bubbles/Bubble.tsx'
import { Silhouette } from '../insignia.tsx'
import { endTitle } from './endTitle.ts'
import './orderForms.css'

interface EndPanelProps {
  readonly view: AdmiralState
  readonly ships: readonly UnitId[]
  /** The whole turn ends, as asked, and not just what these do. */
  readonly isTurn: boolean
}

/** An end with something still to be done is asked about. */
export function EndPanel({ view, ships, isTurn }: EndPanelProps) {
  const t = useText()
  const intent = useIntent()
  const able = unitsToLose(intent)
  const units = ships.filter((id) => able.includes(id)).flatMap((id) => unitNamed(view, id) ?? [])
  const at = units.at(-1)?.at
  if (typeof at !== 'number') return null
  const asked = isUntouched(intent) ? 'untouched' : isTurn ? 'turn' : 'one'
  return (
    <Bubble cell={at} surface="wood" className="is-end" title={endTitle(t, view, units, asked)} testId="end">
      <p>{t(units.length === 1 ? 'end.one' : 'end.all')}</p>
      <ul className="adm-ending">
        {units.map((unit) => (
          <li key={unit.id}>
            <Silhouette kind={unit.class} team={unit.team} width={isShip(unit) ? 2 : 1.5} />
            {unitTitle(t, view, unit)}
          </li>
        ))}
      </ul>
      <Answers isTurn={isTurn} />
    </Bubble>
  )
}

/** To end it all the same, or to go back: the key that asked ends a whole turn, and the one that confirms goes back. */
function Answers({ isTurn }: { readonly isTurn: boolean }) {
  const t = useText()
  const { confirm, cancel } = TABLE.commands
  return (
    <div className="adm-buttons">
      <Button {...(!isTurn && { kind: 'main' })} onClick={() => useIntent.getState().finishSure()} testId="end-sure">
        <CommandKey of={isTurn ? ADMIRAL.commands['end-turn'] : confirm} /> {t(isTurn ? 'end.do' : 'end.do.one')}
      </Button>
      <Button {...(isTurn && { kind: 'main' })} onClick={() => useIntent.getState().cancel()} testId="end-back">
        <CommandKey of={isTurn ? confirm : cancel} /> {t('end.back')}
      </Button>
    </div>
  )
}

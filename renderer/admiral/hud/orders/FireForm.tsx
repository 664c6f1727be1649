import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import { type Prospect, prospectOf } from '../../../../engine/admiral/foresight.ts'
import type { AdmiralState, Aim, UnitId } from '../../../../engine/admiral/types.ts'
import { AIMS } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { Button, Segments } from '../../../ui/controls.tsx'
import { ADMIRAL } from '../../commands.ts'
import { fireMove, mayUseCaptain, salvoMates } from '../../intent/gunneryRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { shootableAt } from '../../intent/targets.ts'
import { Die } from '../DiceRow.tsx'
import { fireFacts, gunnerText, percentOf } from './attackText.ts'
import { CaptainCheck } from './Check.tsx'
import { FactList } from './FactList.tsx'
import { SalvoPanel } from './SalvoPanel.tsx'
import './orderForms.css'

/** Aim, shots, captain and salvo with what may come of them, and the word to fire. */
export function FireForm({ view }: { readonly view: AdmiralState }) {
  const t = useText()
  const intent = useIntent()
  const move = fireMove(intent)
  const prospect = move && prospectOf(view, move)
  if (!move || !prospect) return null
  return (
    <div className="adm-fire">
      {move.kind === 'fire' && <p className="about">{gunnerText(t, view, move.ship, prospect)}</p>}
      <AimChooser intent={intent} />
      <ShotsChooser intent={intent} />
      {mayUseCaptain(intent) && <CaptainCheck about={helpText(t, view, intent.selected)} />}
      {salvoMates(intent).length > 0 && <SalvoPanel view={view} intent={intent} />}
      <Chance prospect={prospect} />
      <FactList facts={fireFacts(t, view, move, prospect)} />
      <Button kind="main" onClick={() => useIntent.getState().attack()} testId="btn-fire">
        <CommandKey of={TABLE.commands.confirm} />
        {t(move.kind === 'salvo' ? 'fire.salvo.do' : 'fire.do')}
      </Button>
    </div>
  )
}

function AimChooser({ intent: { asked, selected, target, aim } }: { readonly intent: IntentState }) {
  const t = useText()
  const aims = shootableAt(asked, selected, target)?.aims ?? []
  if (aims.length < 2) return null
  return (
    <div className="adm-line">
      <span className="label">
        {t('fire.aim')} <CommandKey of={ADMIRAL.commands.aim} />
      </span>
      <Segments<Aim>
        label={t('fire.aim')}
        value={aim}
        options={AIMS.map((value) => ({ value, label: t(`fire.aim.${value}`), testId: `aim-${value}` }))}
        onChange={(value) => useIntent.getState().setAim(value)}
      />
    </div>
  )
}

function ShotsChooser({ intent: { asked, selected, target, shots } }: { readonly intent: IntentState }) {
  const t = useText()
  const most = shootableAt(asked, selected, target)?.shots ?? 0
  if (most < 2) return null
  return (
    <div className="adm-line">
      <span className="label">{t('fire.shots')}</span>
      <Segments<number>
        label={t('fire.shots')}
        value={shots}
        options={Array.from({ length: most }, (_, i) => ({
          value: i + 1,
          label: String(i + 1),
          testId: `shots-${i + 1}`,
        }))}
        onChange={(value) => useIntent.getState().setShots(value)}
      />
    </div>
  )
}

/** What the captain of the ship that fires does for her shots: Target's help or Swift's. */
function helpText(t: Translate, view: AdmiralState, selected: UnitId | null): string {
  const unit = selected === null ? null : unitNamed(view, selected)
  const isTarget = unit !== null && 'captain' in unit && unit.captain === 'target'
  return t(isTarget ? 'fire.helped.target' : 'order.swift')
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The chance in large figures, and the faces of the die that hit. */
function Chance({ prospect: { faces } }: { readonly prospect: Prospect }) {
  const t = useText()
  const told =
    faces.length === 0
      ? t('fire.faces.none')
      : faces.length === 6
        ? t('fire.sure')
        : t('fire.faces', { faces: faces.join(', ') })
  return (
    <p className="adm-chance" data-testid="chance" title={told}>
      <strong>{t('fire.chance', { percent: percentOf(faces) })}</strong>
      <span className="adm-faces" role="img" aria-label={told}>
        {FACES.map((face) => (
          <Die key={face} face={face} hits={faces.includes(face)} thrown={false} />
        ))}
      </span>
    </p>
  )
}

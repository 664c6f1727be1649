import { isShip, unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Aim, UnitId, Volley } from '../../../../engine/admiral/types.ts'
import { AIMS } from '../../../../engine/admiral/types.ts'
import { useText } from '../../../i18n/useText.ts'
import { Segments } from '../../../ui/controls.tsx'
import { isGathered, salvoMates } from '../../intent/gunneryRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { shootableAt } from '../../intent/targets.ts'
import { nameIn } from '../../names.ts'
import { UnitPicture } from '../pictures.tsx'
import { CaptainHelp, QuestionCheck } from './QuestionCheck.tsx'

/** Shows how the guns are laid: aim, shots, captain and salvo. All of it is preselected. */
export function FireDetails({ view }: { readonly view: AdmiralState }) {
  const t = useText()
  const intent = useIntent()
  return (
    <>
      <AimChooser intent={intent} />
      <ShotsChooser intent={intent} />
      <CaptainHelp view={view} about={t(helpOf(view, intent.selected))} />
      <Salvo view={view} intent={intent} />
    </>
  )
}

/** Returns the effect of the firing ship's captain: Target's help or Swift's. */
function helpOf(view: AdmiralState, selected: UnitId | null): 'fire.helped.target' | 'order.swift' {
  const unit = selected === null ? null : unitNamed(view, selected)
  return unit && isShip(unit) && unit.captain === 'target' ? 'fire.helped.target' : 'order.swift'
}

interface ChooserProps {
  readonly intent: IntentState
}

function AimChooser({ intent: { asked, selected, target, aim } }: ChooserProps) {
  const t = useText()
  const aims = shootableAt(asked, selected, target)?.aims ?? []
  if (aims.length < 2) return null
  return (
    <Segments<Aim>
      label={t('fire.aim')}
      value={aim}
      options={AIMS.map((value) => ({ value, label: t(`fire.aim.${value}`), testId: `aim-${value}` }))}
      onChange={(value) => useIntent.getState().setAim(value)}
    />
  )
}

function ShotsChooser({ intent: { asked, selected, target, shots } }: ChooserProps) {
  const t = useText()
  const most = shootableAt(asked, selected, target)?.shots ?? 0
  if (most < 2) return null
  const options = Array.from({ length: most }, (_, i) => ({
    value: i + 1,
    label: String(i + 1),
    testId: `shots-${i + 1}`,
  }))
  return (
    <Segments<number>
      label={t('fire.shots')}
      value={shots}
      options={options}
      onChange={(value) => useIntent.getState().setShots(value)}
    />
  )
}

interface SalvoProps extends ChooserProps {
  readonly view: AdmiralState
}

/**
 * Shows own ships and forts that can add shots: one press takes all of a ship's shots, the next one fewer, the last
 * removes it.
 */
function Salvo({ view, intent }: SalvoProps) {
  const t = useText()
  const mates = salvoMates(intent)
  if (mates.length === 0) return null
  const isAll = isGathered(intent)
  return (
    <fieldset className="question-salvo" aria-label={t('salvo.title')} data-testid="salvo">
      <QuestionCheck
        label={t('salvo.title')}
        pressed={isAll}
        onPress={() => useIntent.getState().gather()}
        testId="salvo-all"
      >
        {t('salvo.all')}
      </QuestionCheck>
      {mates.map((mate) => (
        <Mate key={mate.ship} mate={mate} view={view} intent={intent} />
      ))}
    </fieldset>
  )
}

function Mate({ mate: { ship, shots: most }, view, intent }: SalvoProps & { readonly mate: Volley }) {
  const t = useText()
  const unit = unitNamed(view, ship)
  const shots = intent.salvo.find((volley) => volley.ship === ship)?.shots ?? 0
  if (!unit) return null
  return (
    <QuestionCheck
      label={t('salvo.mate', { unit: nameIn(t, view, ship, 'gen'), n: shots })}
      pressed={shots > 0}
      onPress={() => useIntent.getState().setVolley(ship, shots === 0 ? most : shots - 1)}
      testId={`salvo-${ship}`}
    >
      <UnitPicture kind={unit.class} team={unit.team} width={1.75} />
      <b>{shots}</b>
    </QuestionCheck>
  )
}

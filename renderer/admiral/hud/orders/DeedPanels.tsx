import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, CaptainMove, Ship, UnitId } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import { ChoiceKey, CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { Button } from '../../../ui/controls.tsx'
import { mayUseCaptain } from '../../intent/gunneryRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { Prompt } from '../../intent/intentState.ts'
import { captainDeedsOf, repairsOf } from '../../intent/targets.ts'
import { captainName } from '../../names.ts'
import { Bubble } from '../bubbles/Bubble.tsx'
import { CaptainCard } from '../captains/CaptainCard.tsx'
import { CaptainCheck } from './Check.tsx'
import { Stepper } from './Stepper.tsx'
import './orderForms.css'

interface DeedPanelProps {
  readonly view: AdmiralState
  readonly ship: UnitId
}

/** Beside a ship in port: what is repaired. */
export function RepairPanel({ view, ship: id, prompt }: DeedPanelProps & { readonly prompt: Of<'repair'> }) {
  const t = useText()
  const repairs = useIntent(({ asked }) => asked && repairsOf(asked, id).length) ?? 0
  const mayHelp = useIntent(mayUseCaptain)
  const at = unitNamed(view, id)?.at
  if (typeof at !== 'number' || repairs === 0) return null
  return (
    <Bubble cell={at} title={t('repair.title')} testId="repair">
      <p className="about">{t('repair.about')}</p>
      <RepairStepper part="hull" prompt={prompt} ship={id} />
      <RepairStepper part="sails" prompt={prompt} ship={id} />
      {mayHelp && <CaptainCheck about={t('order.swift')} />}
      <Button kind="main" onClick={() => useIntent.getState().repair()} testId="btn-repair">
        <CommandKey of={TABLE.commands.confirm} /> {t('repair.do')}
      </Button>
    </Bubble>
  )
}

type Of<K extends Prompt['kind']> = Extract<Prompt, { kind: K }>

interface RepairStepperProps {
  readonly part: 'hull' | 'sails'
  readonly prompt: Of<'repair'>
  readonly ship: UnitId
}

function RepairStepper({ part, prompt, ship }: RepairStepperProps) {
  const t = useText()
  const asked = useIntent((state) => state.asked)
  const what = t(`repair.${part}`)
  const stepped = (step: number) => ({ ...prompt, [part]: prompt[part] + step })
  const isPossible = (step: number) => {
    const { hull, sails } = stepped(step)
    return repairsOf(asked, ship).some((one) => one.hull === hull && one.sails === sails)
  }
  return (
    <Stepper
      label={what}
      value={prompt[part]}
      less={isPossible(-1) ? t('step.less', { what }) : null}
      more={isPossible(1) ? t('step.more', { what }) : null}
      onStep={(step) => {
        const { hull, sails } = stepped(step)
        useIntent.getState().shareRepair(hull, sails)
      }}
      testId={`repair-${part}`}
    />
  )
}

/** Beside a ship: what can be done with her captain, or with those who wait ashore. */
export function CaptainPanel({ view, ship: id }: DeedPanelProps) {
  const t = useText()
  const asked = useIntent((state) => state.asked)
  const ship = view.ships.find((one) => one.id === id)
  if (!ship || ship.at === null) return null
  return (
    <Bubble cell={ship.at} title={t('deed.title')} testId="captain">
      {captainDeedsOf(asked, id).map((move, index) => (
        <button
          key={`${move.do} ${move.card ?? ''}`}
          type="button"
          className="adm-deed"
          onClick={() => useIntent.getState().choose(move)}
          data-testid={`captain-${move.do}${move.card ? `-${move.card}` : ''}`}
        >
          <ChoiceKey n={index + 1} />
          <CaptainCard card={move.card ?? ship.captain ?? 'hidden'} width={1.5} />
          <span>{deedText(t, move, ship)}</span>
        </button>
      ))}
    </Bubble>
  )
}

function deedText(t: Translate, { do: deed, card }: CaptainMove, ship: Ship): string {
  return t(`deed.${deed}`, { captain: captainName(t, card ?? ship.captain ?? 'hidden') })
}

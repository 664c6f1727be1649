import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, CaptainMove, Ship, UnitId } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import { isUntouched } from '../../intent/deedRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { Prompt } from '../../intent/intentState.ts'
import { captainDeedsOf, repairsOf } from '../../intent/targets.ts'
import { unitsToLose } from '../../intent/waiting.ts'
import { captainName, unitClass } from '../../names.ts'
import { plain } from '../orders/attackText.ts'
import { endTitle } from '../orders/endTitle.ts'
import { Stepper } from '../orders/Stepper.tsx'
import { CardPicture, UnitPicture } from '../pictures.tsx'
import { Question } from './Question.tsx'
import { CaptainHelp, QuestionCheck } from './QuestionCheck.tsx'
import { useWayBack } from './wayBack.ts'

interface DeedProps {
  readonly view: AdmiralState
  readonly ship: UnitId
}

type Of<K extends Prompt['kind']> = Extract<Prompt, { kind: K }>

/** Asks for the repair in port: the maximum is preselected. */
export function RepairQuestion({ view, ship, prompt }: DeedProps & { readonly prompt: Of<'repair'> }) {
  const t = useText()
  const back = useWayBack()
  return (
    <Question
      title={t('repair.title')}
      details={
        <>
          <RepairStepper part="hull" prompt={prompt} ship={ship} />
          <RepairStepper part="sails" prompt={prompt} ship={ship} />
          <CaptainHelp view={view} about={t('order.swift')} />
        </>
      }
      facts={[plain(t('repair.about'))]}
      fact={plain(t('repair.about'))}
      back={back}
      main={{ label: t('repair.do'), onPress: () => useIntent.getState().repair(), testId: 'btn-repair' }}
      testId="repair"
    />
  )
}

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

/** Asks for an action of a ship's captain, or of those ashore. */
export function CaptainQuestion({ view, ship: id }: DeedProps) {
  const t = useText()
  const back = useWayBack()
  const asked = useIntent((state) => state.asked)
  const ship = view.ships.find((one) => one.id === id)
  if (!ship) return null
  return (
    <Question
      title={t('deed.title')}
      details={captainDeedsOf(asked, id).map((move) => (
        <QuestionCheck
          key={`${move.do} ${move.card ?? ''}`}
          label={deedText(t, move, ship)}
          pressed={false}
          onPress={() => useIntent.getState().choose(move)}
          testId={`captain-${move.do}${move.card ? `-${move.card}` : ''}`}
        >
          <CardPicture card={move.card ?? ship.captain ?? 'hidden'} width={1.5} />
          {deedText(t, move, ship)}
        </QuestionCheck>
      ))}
      back={back}
      main={null}
      testId="captain"
    />
  )
}

function deedText(t: Translate, { do: deed, card }: CaptainMove, ship: Ship): string {
  return t(`deed.${deed}`, { captain: captainName(t, card ?? ship.captain ?? 'hidden') })
}

interface EndQuestionProps {
  readonly view: AdmiralState
  readonly prompt: Of<'finish'>
}

/** Asks whether to end although units can still act; a press on one of the ships selects it instead. */
export function EndQuestion({ view, prompt: { ships, isTurn } }: EndQuestionProps) {
  const t = useText()
  const intent = useIntent()
  const back = useWayBack()
  const lost = unitsToLose(intent)
  const units = ships.filter((id) => lost.includes(id)).flatMap((id) => unitNamed(view, id) ?? [])
  const able = t(units.length === 1 ? 'end.one' : 'end.all')
  const asked = isUntouched(intent) ? 'untouched' : isTurn ? 'turn' : 'one'
  return (
    <Question
      title={endTitle(t, view, units, asked)}
      about={`${able}: ${units.map((unit) => unitClass(t, view, unit)).join(', ')}`}
      fact={plain(able)}
      details={units.map((unit) => (
        <QuestionCheck
          key={unit.id}
          label={unitClass(t, view, unit)}
          pressed={false}
          onPress={() => useIntent.getState().select(unit.id)}
          testId={`end-${unit.id}`}
        >
          <UnitPicture kind={unit.class} team={unit.team} width={2.25} />
        </QuestionCheck>
      ))}
      back={{ ...back, testId: 'end-back' }}
      main={{
        label: t(isTurn ? 'end.do' : 'end.do.one'),
        onPress: () => useIntent.getState().finishSure(),
        testId: 'end-sure',
      }}
      testId="end"
    />
  )
}

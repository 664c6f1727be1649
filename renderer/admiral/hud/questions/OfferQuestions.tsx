import { printCell } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import { prospectOf } from '../../../../engine/admiral/foresight.ts'
import type { AdmiralState, Offer } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { ADMIRAL } from '../../commands.ts'
import { fireMove } from '../../intent/gunneryRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState, Prompt } from '../../intent/intentState.ts'
import { gunnersOf, isListed, shootablesOf } from '../../intent/targets.ts'
import { captainName, nameIn, unitTitle } from '../../names.ts'
import { fireFacts, importantOf, percentOf, plain } from '../orders/attackText.ts'
import { Stepper } from '../orders/Stepper.tsx'
import { CardPicture } from '../pictures.tsx'
import { FireDetails } from './FireDetails.tsx'
import { Question } from './Question.tsx'
import { QuestionCheck } from './QuestionCheck.tsx'

interface OfferQuestionProps {
  readonly view: AdmiralState
  readonly offer: Offer & { readonly kind: Exclude<Offer['kind'], 'loot'> }
}

/** Asks whether to fire in another player's turn. */
export function OfferQuestion({ view, offer }: OfferQuestionProps) {
  const t = useText()
  const intent = useIntent()
  const move = fireMove(intent)
  const prospect = move && prospectOf(view, move)
  const canFire = intent.target !== null && move !== null
  const answer = offer.kind === 'first' && canFire ? [plain(t('offer.first.answer'))] : []
  const facts = prospect && move ? fireFacts(t, view, move, prospect) : [plain(t('offer.nobody'))]
  const chance = prospect ? [plain(t('fire.chance', { percent: percentOf(prospect.faces) }))] : []
  const decline = { onPress: () => useIntent.getState().choose({ kind: 'decline' }), testId: 'offer-decline' }
  return (
    <Question
      title={t(`offer.${offer.kind}.title`)}
      about={aboutOf(t, view, offer, intent)}
      details={
        canFire && (
          <>
            <Pairs view={view} intent={intent} />
            <FireDetails view={view} />
          </>
        )
      }
      facts={[...answer, ...chance, ...facts]}
      fact={answer[0] ?? importantOf(facts)}
      back={canFire ? { ...decline, label: t('offer.decline'), command: ADMIRAL.commands.finish } : null}
      main={
        canFire
          ? { label: t('fire.do'), onPress: () => useIntent.getState().attack(), testId: 'btn-fire' }
          : { ...decline, label: t('offer.pass'), command: TABLE.commands.confirm }
      }
      testId="offer"
    />
  )
}

function aboutOf(
  t: Translate,
  view: AdmiralState,
  offer: OfferQuestionProps['offer'],
  { target }: IntentState,
): string {
  const { kind, at, crossing } = offer
  // The unit that is about to fire is named first; others may stand on the line of the opposite broadside.
  const other = kind === 'first' ? (at[0] ?? target) : (target ?? at[0])
  if (other === undefined || other === null) return ''
  const unit = nameIn(t, view, other)
  if (kind !== 'crossing') return t(`offer.${kind}.about`, { unit })
  const cell = crossing?.cells[0] ?? unitNamed(view, other)?.at ?? 0
  return t('offer.crossing.about', { unit, at: printCell(cell) })
}

interface PairsProps {
  readonly view: AdmiralState
  readonly intent: IntentState
}

/** Shows the pairs of gunner and target, if there are several. */
function Pairs({ view, intent: { asked, selected, target, salvo } }: PairsProps) {
  const t = useText()
  const pairs = gunnersOf(asked).flatMap((gunner) =>
    shootablesOf(asked, gunner).map((one) => [gunner, one.target] as const),
  )
  if (pairs.length < 2 || salvo.length > 0) return null
  return pairs.map(([gunner, at]) => {
    const [unit, other] = [unitNamed(view, gunner), unitNamed(view, at)]
    if (!unit || !other) return null
    return (
      <QuestionCheck
        key={`${gunner} ${at}`}
        label={t('offer.pair', { unit: unitTitle(t, view, unit), target: nameIn(t, view, at, 'dat') })}
        pressed={gunner === selected && at === target}
        onPress={() => useIntent.getState().aimAt(at, gunner)}
        testId={`pair-${gunner}-${at}`}
      >
        {printCell(unit.at ?? 0)} → {printCell(other.at ?? 0)}
      </QuestionCheck>
    )
  })
}

interface LootQuestionProps {
  readonly view: AdmiralState
  readonly offer: Offer
  readonly prompt: Extract<Prompt, { kind: 'loot' }>
}

/** Asks what goes over to the prize. */
export function LootQuestion({ view, offer, prompt: { captain, gold } }: LootQuestionProps) {
  const t = useText()
  const asked = useIntent((state) => state.asked)
  const [winner, prize] = [offer.by[0] ?? '', offer.at[0] ?? '']
  const ship = view.ships.find(({ id }) => id === winner)
  if (!ship) return null
  const { shareLoot, loot, choose } = useIntent.getState()
  const mayShift = (asked?.moves ?? []).some(({ move }) => move.kind === 'loot' && move.captain)
  const card = ship.captain ?? 'hidden'
  const [what, name] = [t('loot.gold'), captainName(t, card)]
  return (
    <Question
      title={t('loot.title')}
      about={t('loot.about', { unit: nameIn(t, view, winner, 'gen'), prize: nameIn(t, view, prize, 'acc') })}
      details={
        <>
          {mayShift && (
            <QuestionCheck
              label={t('loot.captain', { captain: name })}
              pressed={captain}
              onPress={() => shareLoot(!captain, gold)}
              testId="loot-captain"
            >
              <CardPicture card={card} width={1.5} />
              {name}
            </QuestionCheck>
          )}
          {ship.gold > 0 && (
            <Stepper
              label={what}
              value={gold}
              less={gold > 0 ? t('step.less', { what }) : null}
              more={gold < ship.gold ? t('step.more', { what }) : null}
              onStep={(step) => shareLoot(captain, gold + step)}
              testId="loot-gold"
            />
          )}
        </>
      }
      back={{
        label: t('loot.none'),
        onPress: () => choose({ kind: 'decline' }),
        command: ADMIRAL.commands.finish,
        testId: 'offer-decline',
      }}
      main={{
        label: t('loot.do'),
        disabled: !isListed(asked, { kind: 'loot', ship: prize, captain, gold }),
        onPress: loot,
        testId: 'btn-loot',
      }}
      testId="loot"
    />
  )
}

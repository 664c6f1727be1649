import { isShip, shipNamed, unitNamed } from '../../../../engine/admiral/fleet.ts'
import { boardingOdds, prospectOf } from '../../../../engine/admiral/foresight.ts'
import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import { useText } from '../../../i18n/useText.ts'
import { boardMove, fireMove } from '../../intent/gunneryRules.ts'
import { useIntent } from '../../intent/intent.ts'
import { nameIn } from '../../names.ts'
import { boardingFacts, type Fact, fireFacts, good, importantOf, percentOf, plain } from '../orders/attackText.ts'
import { FireDetails } from './FireDetails.tsx'
import { Question } from './Question.tsx'
import { CaptainHelp } from './QuestionCheck.tsx'
import { useWayBack } from './wayBack.ts'

interface AttackProps {
  readonly view: AdmiralState
  readonly target: UnitId
}

/** Asks whether to fire at the target: one press fires. */
export function FireQuestion({ view, target }: AttackProps) {
  const t = useText()
  const intent = useIntent()
  const back = useWayBack()
  const move = fireMove(intent)
  const prospect = move && prospectOf(view, move)
  if (!move || !prospect) return null
  const facts = fireFacts(t, view, move, prospect)
  const chance = plain(t('fire.chance', { percent: percentOf(prospect.faces) }))
  return (
    <Question
      title={t('fire.title', { unit: nameIn(t, view, target, 'dat') })}
      details={<FireDetails view={view} />}
      facts={[chance, ...facts]}
      fact={importantOf(facts)}
      back={back}
      main={{
        label: t(move.kind === 'salvo' ? 'fire.salvo.do' : 'fire.do'),
        onPress: () => useIntent.getState().attack(),
        testId: 'btn-fire',
      }}
      testId="fire"
    />
  )
}

/** Asks whether to board the target. */
export function BoardQuestion({ view, target, ship }: AttackProps & { readonly ship: UnitId }) {
  const t = useText()
  const intent = useIntent()
  const back = useWayBack()
  const unit = unitNamed(view, target)
  const move = boardMove(intent)
  const odds = move && boardingOdds(view, move)
  if (!unit || !odds) return null
  const isFort = !isShip(unit)
  const facts: readonly Fact[] = isFort ? [good(t('board.fort.about'))] : boardingFacts(t, odds)
  const help = shipNamed(view, ship)?.captain === 'swift' ? 'order.swift' : 'board.helped'
  return (
    <Question
      title={
        isFort
          ? t('board.fort.title', { unit: nameIn(t, view, target, 'acc') })
          : t('board.title', { unit: nameIn(t, view, target, 'gen') })
      }
      details={<CaptainHelp view={view} about={t(help)} />}
      facts={facts}
      fact={facts[0]}
      back={back}
      main={{ label: t('board.do'), onPress: () => useIntent.getState().attack(), testId: 'btn-board' }}
      testId="board"
    />
  )
}

import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { isOwn } from '../../intent/intentRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { offerOf } from '../../intent/targets.ts'
import { BoardQuestion, FireQuestion } from './AttackQuestions.tsx'
import { CourseQuestion } from './CourseQuestion.tsx'
import { CaptainQuestion, EndQuestion, RepairQuestion } from './DeedQuestions.tsx'
import { LootQuestion, OfferQuestion } from './OfferQuestions.tsx'

interface ChosenQuestionProps {
  readonly intent: IntentState
  readonly view: AdmiralState
}

/** The question for the open choice. */
export function ChosenQuestion({ intent, view }: ChosenQuestionProps) {
  const { prompt, course, selected, target } = intent
  const offer = offerOf(intent)
  if (offer) {
    if (offer.kind !== 'loot') return <OfferQuestion view={view} offer={{ ...offer, kind: offer.kind }} />
    return prompt?.kind === 'loot' ? <LootQuestion view={view} offer={offer} prompt={prompt} /> : null
  }
  if (prompt?.kind === 'finish') return <EndQuestion view={view} prompt={prompt} />
  if (selected === null || !isOwn(intent, selected)) return null
  if (prompt?.kind === 'fire' && target !== null) return <FireQuestion view={view} target={target} />
  if (prompt?.kind === 'board' && target !== null) return <BoardQuestion view={view} ship={selected} target={target} />
  if (prompt?.kind === 'repair') return <RepairQuestion view={view} ship={selected} prompt={prompt} />
  if (prompt?.kind === 'captain') return <CaptainQuestion view={view} ship={selected} />
  return course ? <CourseQuestion view={view} ship={selected} course={course} /> : null
}

import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { isOwn } from '../../intent/intentRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { offerOf } from '../../intent/targets.ts'
import { BoardPanel } from './BoardPanel.tsx'
import { CoursePanel } from './CoursePanel.tsx'
import { CaptainPanel, RepairPanel } from './DeedPanels.tsx'
import { FirePanel } from './FirePanel.tsx'
import { LootPanel } from './LootPanel.tsx'
import { OfferPanel } from './OfferPanel.tsx'

interface ChoicePanelProps {
  readonly intent: IntentState
  readonly view: AdmiralState
}

/** The one panel that what is being chosen needs; null while nothing is. An end is asked about elsewhere. */
export function ChoicePanel({ intent, view }: ChoicePanelProps) {
  const { prompt, course, selected, target } = intent
  const offer = offerOf(intent)
  if (offer) {
    if (offer.kind !== 'loot') return <OfferPanel view={view} offer={{ ...offer, kind: offer.kind }} />
    return prompt?.kind === 'loot' ? <LootPanel view={view} offer={offer} prompt={prompt} /> : null
  }
  if (selected === null || !isOwn(intent, selected)) return null
  if (prompt?.kind === 'fire' && target !== null) {
    return <FirePanel key={target} view={view} gunner={selected} target={target} />
  }
  if (prompt?.kind === 'board' && target !== null) {
    return <BoardPanel key={target} view={view} ship={selected} target={target} />
  }
  if (prompt?.kind === 'repair') return <RepairPanel view={view} ship={selected} prompt={prompt} />
  if (prompt?.kind === 'captain') return <CaptainPanel view={view} ship={selected} />
  return course ? <CoursePanel key={course.at} view={view} ship={selected} course={course} /> : null
}

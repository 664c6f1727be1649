import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { useShownStore } from '../../../playback/shownStore.ts'
import { useIntent } from '../../intent/intent.ts'
import { isOwn } from '../../intent/intentRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { offerOf } from '../../intent/targets.ts'
import { WhyBubble } from '../bubbles/WhyBubble.tsx'
import { Rose } from '../rose/Rose.tsx'
import { ActionPanel } from './ActionPanel.tsx'
import { BoardPanel } from './BoardPanel.tsx'
import { CoursePanel } from './CoursePanel.tsx'
import { CourseTip } from './CourseTip.tsx'
import { CaptainPanel, EndPanel, RepairPanel } from './DeedPanels.tsx'
import { FirePanel } from './FirePanel.tsx'
import { LootPanel } from './LootPanel.tsx'
import { OfferPanel } from './OfferPanel.tsx'

/** Everything by which a move is chosen beside the table: the orders of a ship, and the panels beside cells. */
export function Orders() {
  const intent = useIntent()
  const busy = useShownStore((state) => state.busy)
  const { view, asked, why } = intent
  if (!view || !asked || busy) return null
  return (
    <>
      <ActionPanel />
      <Panel intent={intent} view={view} />
      <Rose intent={intent} view={view} />
      <CourseTip intent={intent} view={view} />
      {why && <WhyBubble key={`${why.cell} ${why.refusal}`} why={why} />}
    </>
  )
}

/** The one panel beside a cell that what is being chosen needs. */
function Panel({ intent, view }: { readonly intent: IntentState; readonly view: AdmiralState }) {
  const { prompt, course, selected, target } = intent
  const offer = offerOf(intent)
  if (offer) {
    if (offer.kind !== 'loot') return <OfferPanel view={view} offer={{ ...offer, kind: offer.kind }} />
    return prompt?.kind === 'loot' ? <LootPanel view={view} offer={offer} prompt={prompt} /> : null
  }
  if (prompt?.kind === 'finish') return <EndPanel view={view} ships={prompt.ships} />
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

import { useShownStore } from '../../../playback/shownStore.ts'
import { useIntent } from '../../intent/intent.ts'
import { offerOf } from '../../intent/targets.ts'
import { WhyBubble } from '../bubbles/WhyBubble.tsx'
import { Rose } from '../rose/Rose.tsx'
import { ActionPanel } from './ActionPanel.tsx'
import { ChoicePanel } from './ChoicePanel.tsx'
import { CourseTip } from './CourseTip.tsx'
import { useIsCourseDocked } from './DockedCourse.tsx'
import { EndPanel } from './EndPanel.tsx'

/** Everything by which a move is chosen beside the table: the orders of a ship, and the panels beside cells. */
export function Orders() {
  const intent = useIntent()
  const isCourseDocked = useIsCourseDocked()
  const busy = useShownStore((state) => state.busy)
  const { view, asked, why, prompt } = intent
  if (view && !asked && why) return <WhyBubble key={why.cell} why={why} />
  if (!view || !asked || busy) return null
  return (
    <>
      <ActionPanel />
      {prompt?.kind === 'finish' && !offerOf(intent)
        ? !prompt.isAdvised && <EndPanel view={view} ships={prompt.ships} isTurn={prompt.isTurn} />
        : !isCourseDocked && <ChoicePanel intent={intent} view={view} />}
      <Rose intent={intent} view={view} />
      <CourseTip intent={intent} view={view} />
      {why && <WhyBubble key={`${why.cell} ${why.refusal}`} why={why} />}
    </>
  )
}

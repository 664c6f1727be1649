import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { CoachToken } from '../../../hud/coach/CoachNote.tsx'
import { Dock } from '../../../hud/frame/Dock.tsx'
import { MatchDock } from '../../../hud/frame/MatchDock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { WhyNotice } from '../../../hud/WhyNotice.tsx'
import { useShownNow } from '../../../playback/useShownTable.ts'
import { useIsOrderUnderWay } from '../../intent/afterOrder.ts'
import { useIntent } from '../../intent/intent.ts'
import { isQuestionOpen } from '../../intent/layingOut.ts'
import { whyText } from '../../refusalText.ts'
import { AssignDock } from '../captains/AssignDock.tsx'
import { actingTeam } from '../fleet/fleets.ts'
import { ChosenQuestion } from '../questions/ChosenQuestion.tsx'
import { OrdersDock } from './OrdersDock.tsx'

/** The dock of Admiral: the fleet and its orders, or the open question. */
export function AdmiralDock({ view }: { readonly view: AdmiralState }) {
  const { t } = useWords()
  const isAsked = useIntent((state) => state.asked !== null)
  const isUnderWay = useIsOrderUnderWay()
  const why = useIntent((state) => state.why)
  const isTold = !isAsked && why !== null
  const watched = t('dock.adm.moves', { team: t(`fleet.${actingTeam(view)}.short`) })
  return (
    <MatchDock
      asked={
        isTold ? (
          <Dock prompt={<WhyNotice refusal={whyText(t, why)} />} />
        ) : isAsked || isUnderWay ? (
          <AskedDock view={view} />
        ) : null
      }
      watched={watched}
      stays={(isUnderWay || isTold) && view.result === null}
    />
  )
}

function AskedDock({ view }: { readonly view: AdmiralState }) {
  const intent = useIntent()
  const busy = useShownNow((state) => state.busy)
  if (view.assigning.length > 0) return <AssignDock view={view} coach={<CoachToken />} />
  if (busy || !isQuestionOpen(intent)) return <OrdersDock view={view} intent={intent} />
  return <ChosenQuestion intent={intent} view={view} />
}

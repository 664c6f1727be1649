import type { JackalState } from '../../../../engine/jackal/types.ts'
import { MatchDock } from '../../../hud/frame/MatchDock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { useIntent } from '../../intent/intent.ts'
import { decisionOf } from '../../intent/intentState.ts'
import { ArrangeDock } from './ArrangeDock.tsx'
import { OathDock, OfferDock } from './DecisionDocks.tsx'
import { OutcomeDock } from './OutcomeDock.tsx'
import { TurnDock } from './TurnDock.tsx'
import { WhoDock } from './WhoDock.tsx'

/** The dock of Jackal: the question to the player at this screen, else the others' moves. */
export function JackalDock({ view }: { readonly view: JackalState }) {
  const { t } = useWords()
  const isAsked = useIntent(({ asked }) => asked !== null)
  return (
    <MatchDock asked={isAsked ? <AskedDock /> : null} watched={t('dock.watch', { team: t(`team.${view.turn}`) })} />
  )
}

/** A question turns the dock to parchment; without one it has the crew. */
function AskedDock() {
  const intent = useIntent()
  const { prompt, asked, view } = intent
  const decision = decisionOf(intent)
  if (prompt?.who) return <WhoDock who={prompt.who} />
  if (prompt) return <OutcomeDock moves={prompt.moves} />
  if (decision?.kind === 'oath') return <OathDock />
  if (decision?.kind === 'endOffer' && asked) return <OfferDock by={decision.by} />
  if (decision?.kind === 'arrange' && view) return <ArrangeDock view={view} looked={decision.looked} />
  return <TurnDock intent={intent} />
}

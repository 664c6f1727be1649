import type { JackalState } from '../../../../engine/jackal/types.ts'
import { FlatDock } from '../../../flat/FlatDock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { useIntent } from '../../intent/intent.ts'
import { decisionOf } from '../../intent/intentState.ts'
import { freeableOf } from '../../intent/uncorkRules.ts'
import { endReasonText } from '../../log/endReason.ts'
import { whyText } from '../../refusalText.ts'
import { isGrave } from './aimed.ts'
import { ConfirmDock } from './ConfirmDock.tsx'
import { LighthouseDock } from './LighthouseDock.tsx'
import { MoveDock } from './MoveDock.tsx'
import { OfferDock, useOffering } from './OfferDock.tsx'
import { EndOfferDock, OathDock } from './questions.tsx'
import { UncorkDock } from './UncorkDock.tsx'

/** Everything that is pressed in Jackal: moves, and the questions that turn the dock to parchment. */
export function IslandDock({ view }: { readonly view: JackalState }) {
  const { t } = useWords()
  const isAsked = useIntent((state) => state.asked !== null)
  const why = useIntent((state) => state.why)
  return (
    <FlatDock
      asked={isAsked ? <Asked view={view} /> : null}
      vain={why && whyText(t, why).text}
      {...(view.result && { reason: endReasonText(t, view, view.result) })}
    />
  )
}

function Asked({ view }: { readonly view: JackalState }) {
  const intent = useIntent()
  const offering = useOffering((state) => state.asked === intent.asked)
  const decision = decisionOf(intent)
  if (decision?.kind === 'oath') return <OathDock />
  if (decision?.kind === 'endOffer') return <EndOfferDock by={decision.by} />
  if (decision?.kind === 'arrange') return <LighthouseDock view={view} looked={decision.looked} />
  if (offering) return <OfferDock />
  if (freeableOf(intent.asked).length > 0) return <UncorkDock view={view} intent={intent} />
  if (intent.prompt && isGrave(intent.prompt.moves)) return <ConfirmDock prompt={intent.prompt} />
  return <MoveDock view={view} intent={intent} />
}

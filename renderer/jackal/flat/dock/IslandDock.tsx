import type { JackalState } from '../../../../engine/jackal/types.ts'
import { FlatDock } from '../../../flat/FlatDock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { useIntent } from '../../intent/intent.ts'
import { decisionOf } from '../../intent/intentState.ts'
import { freeableOf } from '../../intent/uncorkRules.ts'
import { endReasonText } from '../../log/endReason.ts'
import { whyText } from '../../refusalText.ts'
import { useLater } from '../later.ts'
import { isGrave } from './aimed.ts'
import { MoveDock } from './MoveDock.tsx'
import { useOffering } from './offering.ts'

/** All buttons of Jackal: moves, and the questions that turn the dock to parchment. */
export function IslandDock({ view }: { readonly view: JackalState }) {
  const { t } = useWords()
  const isAsked = useIntent((state) => state.asked !== null)
  const why = useIntent((state) => state.why)
  return (
    <FlatDock
      asked={isAsked ? <Asked view={view} /> : null}
      watched={t('dock.watch', { team: t(`team.${view.turn}`) })}
      vain={why && whyText(t, why).text}
      {...(view.result && { reason: endReasonText(t, view, view.result) })}
    />
  )
}

function Asked({ view }: { readonly view: JackalState }) {
  const intent = useIntent()
  const later = useLater()
  const offering = useOffering((state) => state.asked === intent.asked)
  const decision = decisionOf(intent)
  const isFreeing = freeableOf(intent.asked).length > 0
  if (decision?.kind === 'oath') return later && <later.OathDock />
  if (decision?.kind === 'endOffer') return later && <later.OfferedDock by={decision.by} />
  if (decision?.kind === 'arrange') return later && <later.ArrangeDock view={view} looked={decision.looked} />
  if (offering) return later && <later.OfferDock />
  if (isFreeing) return later && <later.UncorkDock view={view} intent={intent} />
  if (intent.prompt && isGrave(intent.prompt.moves)) return later && <later.OutcomeDock moves={intent.prompt.moves} />
  return <MoveDock view={view} intent={intent} />
}

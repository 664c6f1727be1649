import { shipNamed } from '../../../engine/admiral/fleet.ts'
import { mayUseCaptain } from './gunneryRules.ts'
import { isOwn } from './intentRules.ts'
import type { IntentState, Reaction, Why } from './intentState.ts'
import { told } from './reasonRules.ts'
import { mayDeclare, offerOf } from './targets.ts'

/** Switches the use of the captain for the prepared order; gives the reason if the captain cannot help. */
export function onCaptain(state: IntentState): Reaction {
  const { view, selected, prompt } = state
  const withCaptain = !state.withCaptain
  const vain = withCaptain && !state.isCovered ? whyNoCaptain(state) : null
  if (vain) return told(state, vain)
  const isSailing = prompt === null || prompt.kind === 'headings'
  // Only Rapid changes where a ship can sail.
  const isRapid = view !== null && selected !== null && shipNamed(view, selected)?.captain === 'rapid'
  return { patch: { withCaptain, why: null, ...(isSailing && isRapid && { course: null, prompt: null }) } }
}

/** Returns why the captain cannot help with the prepared order; null if it can. */
function whyNoCaptain(state: IntentState): Why['refusal'] | null {
  const { view, asked, selected, prompt } = state
  if (!view || !asked) return null
  if (!isOwn(state, selected) || selected === null) return offerOf(state) ? 'answer-the-offer' : 'no-ship-chosen'
  const isSailing = prompt === null || prompt.kind === 'headings' || prompt.kind === 'turn'
  const helps = isSailing
    ? mayDeclare(asked, selected, 'steer') || mayDeclare(asked, selected, 'turn')
    : mayUseCaptain(state)
  if (helps) return null
  return (shipNamed(view, selected)?.captain ?? null) === null ? 'no-such-captain' : 'captain-of-no-use'
}

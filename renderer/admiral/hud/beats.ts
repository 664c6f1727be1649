import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import type { Beat } from '../../hud/beats/beat.ts'
import type { Words } from '../../i18n/words.ts'
import { tell } from '../log/sentences.ts'
import { isAdmiralView } from '../view.ts'

/** The events that will be remembered; titles are `beat.` and the kind. */
const REMEMBERED = ['captainShown', 'fortSilenced', 'fortTaken', 'goldLanded', 'shipSunk', 'shipTaken'] as const

/** What is framed of a battle: ships that sink or are taken, forts, captains that show themselves, gold brought ashore. */
export function admiralBeat(event: { readonly kind: string }, before: unknown, words: Words): Beat | null {
  if (!isAdmiralView(before)) return null
  return beatOf(event as AdmiralEvent, before, words) // events come with views of the same game
}

function beatOf(event: AdmiralEvent, before: AdmiralState, words: Words): Beat | null {
  const kind = REMEMBERED.find((one) => one === event.kind)
  return kind ? { title: words.t(`beat.${kind}`), text: tell(event, { ...words, before }) } : null
}

import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import type { Beat } from '../../hud/beats/beat.ts'
import type { Words } from '../../i18n/words.ts'
import { tell } from '../log/sentences.ts'
import { fullTitle } from '../shipNames.ts'
import { isAdmiralView } from '../view.ts'
import { CaptainCard } from './captains/CaptainCard.tsx'

/** The memorable events; the key of a title is `beat.` and the kind. */
const REMEMBERED = ['captainShown', 'fortSilenced', 'fortTaken', 'goldLanded', 'shipSunk', 'shipTaken'] as const

/** Width of a captain's portrait in the frame, rem. */
const PORTRAIT = 4

/**
 * Returns the framed moment of an event: ships that sink or are taken, by name; forts; captains that show themselves,
 * with their line; gold brought ashore.
 */
export function admiralBeat(event: { readonly kind: string }, before: unknown, words: Words): Beat | null {
  if (!isAdmiralView(before)) return null
  return beatOf(event as AdmiralEvent, before, words) // events come with views of the same game
}

function beatOf(event: AdmiralEvent, before: AdmiralState, words: Words): Beat | null {
  const kind = REMEMBERED.find((one) => one === event.kind)
  if (!kind) return null
  const beat = { title: words.t(`beat.${kind}`), text: tell(event, { ...words, before }) }
  return { ...beat, ...(event.kind === 'captainShown' ? portraitOf(event, words) : namePlate(event, before, words)) }
}

type Shown = Extract<AdmiralEvent, { readonly kind: 'captainShown' }>

function portraitOf({ captain }: Shown, { t }: Words): Pick<Beat, 'picture' | 'line'> {
  return { picture: <CaptainCard card={captain} shown width={PORTRAIT} />, line: t(`captain.${captain}.says`) }
}

/** Returns the ship's name, if the event is about a ship. */
function namePlate(event: AdmiralEvent, before: AdmiralState, { t }: Words): Pick<Beat, 'line'> {
  return 'ship' in event && typeof event.ship === 'string' ? { line: fullTitle(t, before, event.ship) } : {}
}

import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import type { Beat } from '../../hud/beats/beat.ts'
import type { Words } from '../../i18n/words.ts'
import { byKind } from '../../playback/eventTable.ts'
import { tell } from '../log/sentences.ts'
import { fullTitle } from '../shipNames.ts'
import { isAdmiralView } from '../view.ts'
import { CaptainCard } from './captains/CaptainCard.tsx'

/** Width of a captain's portrait in the frame, in rem. */
const PORTRAIT = 4

/**
 * Returns the framed moment of an event: ships that sink or are taken, by name; forts; captains that show themselves,
 * with their line; gold brought ashore.
 */
export function admiralBeat(event: { readonly kind: string }, before: unknown, words: Words): Beat | null {
  if (!isAdmiralView(before)) return null
  return beatOf(event as AdmiralEvent, before, words) // events come with views of the same game
}

type Frame = Omit<Beat, 'text'>

/** The frame of each memorable kind of event. */
const frameOf = byKind<AdmiralEvent, [before: AdmiralState, words: Words], Frame | null>({
  activationBegan: null,
  activationEnded: null,
  boardingBegan: null,
  boardingFought: null,
  captainEmbarked: null,
  captainLanded: null,
  captainsAssigned: null,
  captainShown: ({ captain }, _before, { t }) => ({
    title: t('beat.captainShown'),
    picture: <CaptainCard card={captain} shown width={PORTRAIT} />,
    line: t(`captain.${captain}.says`),
  }),
  captainTurnedDown: null,
  criticalRolled: null,
  fortSilenced: (_event, _before, { t }) => ({ title: t('beat.fortSilenced') }),
  fortTaken: (_event, _before, { t }) => ({ title: t('beat.fortTaken') }),
  goldLanded: ({ ship }, before, { t }) => ({ title: t('beat.goldLanded'), line: fullTitle(t, before, ship) }),
  hullDamaged: null,
  lootShifted: null,
  matchEnded: null,
  moveEnded: null,
  offerAnswered: null,
  offerMade: null,
  roundBegan: null,
  sailsDamaged: null,
  sailsSet: null,
  shipDrifted: null,
  shipMoved: null,
  shipRepaired: null,
  shipSunk: ({ ship }, before, { t }) => ({ title: t('beat.shipSunk'), line: fullTitle(t, before, ship) }),
  shipTaken: ({ ship }, before, { t }) => ({ title: t('beat.shipTaken'), line: fullTitle(t, before, ship) }),
  shipTurned: null,
  shotsFired: null,
  swiftDeclared: null,
  treasureLoaded: null,
  turnPassed: null,
})

function beatOf(event: AdmiralEvent, before: AdmiralState, words: Words): Beat | null {
  const frame = frameOf(event, before, words)
  return frame && { ...frame, text: tell(event, { ...words, before }) }
}

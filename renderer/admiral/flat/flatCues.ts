import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import type { SoundMeaning, SoundName } from '../../audio/names.ts'
import { type Cue, type CueTable, foldAt, pause, sound } from '../../playback/cue.ts'

interface Happening {
  readonly sound?: SoundName
  readonly means?: SoundMeaning
  /** The time until the next event, in milliseconds. */
  readonly lasts: number
}

/** The sound and the duration of each kind of event on a table where nothing moves. */
const HAPPENINGS = {
  activationBegan: { lasts: 0 },
  activationEnded: { lasts: 0 },
  boardingBegan: { sound: 'grapnel', lasts: 900 },
  boardingFought: { sound: 'sabres', lasts: 1400 },
  captainEmbarked: { sound: 'step', lasts: 600 },
  captainLanded: { sound: 'step', lasts: 600 },
  captainsAssigned: { sound: 'page', lasts: 400 },
  captainShown: { sound: 'chime', lasts: 1200 },
  captainTurnedDown: { sound: 'page', lasts: 400 },
  criticalRolled: { sound: 'dice', lasts: 1100 },
  fortSilenced: { sound: 'rumble', lasts: 1100 },
  fortTaken: { sound: 'drum', lasts: 1100 },
  goldLanded: { sound: 'coin', lasts: 900 },
  hullDamaged: { sound: 'hit', lasts: 700 },
  lootShifted: { sound: 'coinLand', lasts: 800 },
  matchEnded: { sound: 'fanfare', lasts: 1500 },
  moveEnded: { lasts: 0 },
  offerAnswered: { sound: 'page', lasts: 200 },
  offerMade: { sound: 'bell', lasts: 300 },
  roundBegan: { sound: 'gust', lasts: 1200 },
  sailsDamaged: { sound: 'snap', lasts: 700 },
  sailsSet: { sound: 'flap', lasts: 250 },
  shipDrifted: { sound: 'wood', lasts: 600 },
  shipMoved: { sound: 'ship', lasts: 420 },
  shipRepaired: { sound: 'hammer', lasts: 900 },
  shipSunk: { sound: 'splinter', means: 'sinking', lasts: 1500 },
  shipTaken: { sound: 'drum', lasts: 1100 },
  shipTurned: { sound: 'rope', lasts: 420 },
  shotsFired: { sound: 'cannon', lasts: 1300 },
  swiftDeclared: { sound: 'drum', lasts: 600 },
  treasureLoaded: { sound: 'coinLand', lasts: 900 },
  turnPassed: { sound: 'bell', lasts: 400 },
} as const satisfies Readonly<Record<AdmiralEvent['kind'], Happening>>

/**
 * Returns the cues of an event. The cues of the 3D table move ships by their hulls and would bring three.js along; here
 * each event is visible at once.
 */
function cuesOf({ sound: name, means, lasts }: Happening): readonly Cue[] {
  return [...(name ? [sound(name, 0, null, 1, means)] : []), foldAt(0), pause(0, lasts)]
}

/** Sounds of events, and the time to see them. */
export const flatCues = Object.fromEntries(
  Object.entries(HAPPENINGS).map(([kind, happening]) => [kind, () => cuesOf(happening)]),
) as unknown as CueTable<AdmiralState, AdmiralEvent> // one entry per kind

import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import type { Words } from '../../i18n/words.ts'
import { byKind } from '../../playback/eventTable.ts'
import { captionText } from '../recap/captionText.ts'
import { notedOf } from '../recap/notes.ts'
import type { AdmiralEventBefore, Deed } from '../recap/recap.ts'

/** A thrown die, and whether it succeeded for its thrower. */
export interface ThrownDie {
  readonly pips: number
  readonly won: boolean
}

/** The current event in the form of a flat board: words over a cell, dice, and the cells of the guns. */
export interface FlatDeed {
  readonly cell: Cell
  readonly text: string
  readonly dice: readonly ThrownDie[]
  /** The cells of the guns that fire in this event. */
  readonly from: readonly Cell[]
}

type Context = readonly [before: AdmiralState, words: Words]

/**
 * Returns the marks of an event on a flat board; null if the picture alone shows it. Events have a sign or few words;
 * whole sentences are for the log. A boarding has both dice, the attacker's first.
 */
export const flatDeedOf = byKind<AdmiralEvent, Context, FlatDeed | null>({
  activationBegan: null,
  activationEnded: null,
  boardingBegan: null,
  boardingFought: (event, before, words) => {
    const {
      dice: [attacker, defender],
      winner,
      ship,
    } = event
    const isWon = winner === ship
    return withDice(noted(event, before, words), { pips: attacker, won: isWon }, { pips: defender, won: !isWon })
  },
  captainEmbarked: null,
  captainLanded: null,
  captainsAssigned: null,
  captainShown: null,
  captainTurnedDown: null,
  criticalRolled: (event, ...context) =>
    withDice(overUnit(event, event.target, context), { pips: event.die, won: event.critical }),
  fortSilenced: null,
  fortTaken: noted,
  goldLanded: null,
  hullDamaged: (event, ...context) =>
    overUnit(event, event.unit, context, { unit: event.unit, hull: event.damage, sails: 0 }),
  lootShifted: null,
  matchEnded: null,
  moveEnded: null,
  offerAnswered: null,
  offerMade: null,
  roundBegan: null,
  sailsDamaged: (event, ...context) =>
    overUnit(event, event.ship, context, { unit: event.ship, hull: 0, sails: event.damage }),
  sailsSet: null,
  shipDrifted: null,
  shipMoved: null,
  shipRepaired: null,
  shipSunk: noted,
  shipTaken: noted,
  shipTurned: null,
  shotsFired: ({ at, by, die, hit }, _before, { t }) => ({
    cell: at,
    text: t(hit ? 'caption.gun.hit' : 'caption.gun.miss'),
    dice: die === null ? [] : [{ pips: die, won: hit }],
    from: by.map(({ from }) => from),
  }),
  swiftDeclared: null,
  treasureLoaded: noted,
  turnPassed: null,
})

const scoreSentence = (event: AdmiralEvent, before: AdmiralState): AdmiralEventBefore => ({
  event,
  before,
  move: 0,
  by: '',
  gunner: null,
})

function noted(event: AdmiralEvent, before: AdmiralState, words: Words): FlatDeed | null {
  const deed = notedOf(scoreSentence(event, before))
  return deed && captioned(deed, words)
}

/** Returns the words over the unit that an event is about. */
function overUnit(
  event: AdmiralEvent,
  unit: UnitId,
  [before, words]: Context,
  damage: Deed['damage'] = null,
): FlatDeed | null {
  const cell = unitNamed(before, unit)?.at
  return typeof cell === 'number' ? captioned({ told: scoreSentence(event, before), cell, damage }, words) : null
}

function captioned(deed: Pick<Deed, 'told' | 'cell' | 'damage'>, words: Words): FlatDeed | null {
  const text = captionText(deed, words)
  return text ? { cell: deed.cell, text, dice: [], from: [] } : null
}

const withDice = (deed: FlatDeed | null, ...dice: readonly ThrownDie[]): FlatDeed | null => deed && { ...deed, dice }

import { printCell } from '../../../engine/admiral/cells.ts'
import { shipNamed, unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState, OfferKind, UnitId } from '../../../engine/admiral/types.ts'
import { opening } from '../../i18n/t.ts'
import { type Words, winnersText } from '../../i18n/words.ts'
import { byKind } from '../../playback/eventTable.ts'
import { captainName, headingName, nameIn } from '../names.ts'
import { endReasonText } from './endReason.ts'

/** Words, and the state before the event. */
export interface Telling extends Words {
  readonly before: AdmiralState
}

type EventOf<K extends AdmiralEvent['kind']> = Extract<AdmiralEvent, { kind: K }>

/** Returns one event as a sentence of the ship's log, without its full stop; null if it needs no sentence. */
export function tell(event: AdmiralEvent, telling: Telling): string | null {
  const sentence = sentenceOf(event, telling)
  return sentence && opening(sentence)
}

/** The sentence for each kind of event; null if the event adds nothing to the log (another one mentions it). */
const sentenceOf = byKind<AdmiralEvent, [words: Telling], string | null>({
  activationBegan: null,
  sailsSet: null,
  moveEnded: null,
  activationEnded: null,
  turnPassed: null,
  offerMade: null,
  captainsAssigned: ({ team }, { t, nameOf }) => t('log.captainsAssigned', { name: nameOf(team) }),
  shipMoved: (event, telling) => tellCourse([event], telling),
  shipTurned: ({ ship, to }, telling) =>
    telling.t('log.shipTurned', {
      Unit: title(ship, telling),
      at: place(ship, telling),
      heading: headingName(telling.t, to),
    }),
  shotsFired: tellShots,
  hullDamaged: ({ unit, damage }, telling) => telling.t('log.hullDamaged', { Unit: title(unit, telling), n: damage }),
  sailsDamaged: ({ ship, damage, cause }, telling) =>
    cause === 'critical'
      ? telling.t('log.sailsDamaged.critical', { Unit: title(ship, telling) })
      : telling.t('log.sailsDamaged', { Unit: title(ship, telling), n: damage }),
  criticalRolled: ({ critical, die }, { t }) =>
    t(critical ? 'log.criticalRolled.yes' : 'log.criticalRolled.no', { die }),
  shipSunk: ({ ship, at, cause }, telling) =>
    telling.t(cause === 'storm' ? 'log.shipSunk.storm' : 'log.shipSunk', {
      Unit: title(ship, telling),
      at: printCell(at),
    }),
  fortSilenced: ({ fort }, { t, before }) => t('log.fortSilenced', { unit: nameIn(t, before, fort, 'gen') }),
  offerAnswered: tellAnswer,
  boardingBegan: ({ ship, target }, telling) =>
    telling.t('log.boardingBegan', {
      Unit: title(ship, telling),
      target: nameIn(telling.t, telling.before, target, 'gen'),
      at: place(target, telling),
    }),
  boardingFought: ({ totals: [first, second], winner }, { t, before }) =>
    t('log.boardingFought', { first, second, winner: nameIn(t, before, winner) }),
  shipTaken: ({ ship, to }, telling) =>
    telling.t('log.shipTaken', { Unit: title(ship, telling), name: telling.nameOf(to) }),
  fortTaken: ({ fort, to }, telling) =>
    telling.t('log.fortTaken', { Unit: title(fort, telling), name: telling.nameOf(to) }),
  lootShifted: tellLoot,
  shipRepaired: ({ ship, hull, sails }, telling) => {
    const Unit = title(ship, telling)
    if (sails === 0) return telling.t('log.shipRepaired.hull', { Unit, hull })
    if (hull === 0) return telling.t('log.shipRepaired.sails', { Unit, sails })
    return telling.t('log.shipRepaired', { Unit, hull, sails })
  },
  captainShown: ({ ship, captain, faceUp }, telling) =>
    telling.t(faceUp ? 'log.captainShown.faceUp' : 'log.captainShown', {
      Unit: title(ship, telling),
      captain: captainName(telling.t, captain),
    }),
  // A card that lies face up is always used, which the log said when it was turned.
  swiftDeclared: ({ ship }, telling) =>
    shipNamed(telling.before, ship)?.faceUp ? null : telling.t('log.swiftDeclared', { Unit: title(ship, telling) }),
  // Turned down at the end of every turn in which it was used: only a card that lay face up is worth a sentence.
  captainTurnedDown: ({ ship }, telling) =>
    shipNamed(telling.before, ship)?.faceUp ? telling.t('log.captainTurnedDown', { Unit: title(ship, telling) }) : null,
  captainLanded: ({ ship, captain, saved }, telling) =>
    telling.t(saved ? 'log.captainLanded.saved' : 'log.captainLanded', {
      Unit: title(ship, telling),
      captain: captainName(telling.t, captain),
    }),
  captainEmbarked: ({ ship, captain }, telling) =>
    telling.t('log.captainEmbarked', { Unit: title(ship, telling), captain: captainName(telling.t, captain) }),
  treasureLoaded: ({ ship, at, gold }, telling) =>
    telling.t('log.treasureLoaded', {
      Unit: title(ship, telling),
      gold: telling.t('count.gold', { n: gold }),
      at: printCell(at),
    }),
  goldLanded: ({ ship, gold }, telling) =>
    telling.t('log.goldLanded', { Unit: title(ship, telling), gold: telling.t('count.gold', { n: gold }) }),
  roundBegan: ({ round, wind: { toward, strength }, first }, { t, nameOf }) => {
    const said = { n: round, name: nameOf(first) }
    return strength === 'calm'
      ? t('log.roundBegan.calm', said)
      : t(`log.roundBegan.${strength}`, { ...said, heading: headingName(t, toward) })
  },
  shipDrifted: (event, telling) => {
    const { ship, from, to, stoppedBy } = event
    const Unit = title(ship, telling)
    if (stoppedBy && from === to) return telling.t(`log.shipHeld.${stoppedBy}`, { Unit, at: printCell(from) })
    return telling.t(stoppedBy ? `log.shipDrifted.${stoppedBy}` : 'log.shipDrifted', { Unit, path: driftOf(event) })
  },
  matchEnded: (event, { before, ...words }) =>
    words.t('log.matchEnded', { reason: endReasonText(words.t, before, event), winner: winnersText(event, words) }),
})

function title(id: UnitId, { t, before }: Telling): string {
  return opening(nameIn(t, before, id))
}

function place(id: UnitId, { before }: Telling): string {
  const at = unitNamed(before, id)?.at
  return at === null || at === undefined ? '' : printCell(at)
}

/**
 * Returns the manoeuvres of one ship as one course; `before` is the state before the first.
 *
 * @param isOver true if its move ended with the last manoeuvre, whatever points were left.
 */
export function tellCourse(moves: readonly EventOf<'shipMoved'>[], telling: Telling, isOver = false): string | null {
  const [first, last] = [moves[0], moves.at(-1)]
  if (!first || !last) return null
  const path = [first.from, ...moves.map(({ to }) => to)].map(printCell).join(' → ')
  const Unit = title(first.ship, telling)
  if (first.calm) return telling.t('log.shipMoved.calm', { Unit, path })
  const course = { Unit, path, heading: headingName(telling.t, last.heading) }
  if (isOver || last.left <= 0) return telling.t('log.shipMoved', course)
  return telling.t('log.shipMoved.left', { ...course, left: last.left })
}

const driftOf = ({ from, to }: EventOf<'shipDrifted'>): string => `${printCell(from)} → ${printCell(to)}`

/** Returns one sentence for all ships that a storm has carried off unharmed. */
export function tellDrifts(drifts: readonly EventOf<'shipDrifted'>[], telling: Telling): string {
  const { t, before } = telling
  const [first, second] = drifts
  if (first && !second) return t('log.shipDrifted', { Unit: title(first.ship, telling), path: driftOf(first) })
  const ships = drifts.map((drift) => `${nameIn(t, before, drift.ship)} ${driftOf(drift)}`)
  return t('log.shipsDrifted', { ships: ships.join(', ') })
}

function tellShots(event: EventOf<'shotsFired'>, telling: Telling): string {
  const { t, before } = telling
  const { by, target, at, aim, occasion, die, hit } = event
  const shots = by.reduce((sum, volley) => sum + volley.shots, 0)
  const [gunner] = by
  // A fort has one kind of guns; its broadsides matter only for accuracy.
  const named = by.length === 1 && gunner && unitNamed(before, gunner.ship)?.class !== 'fort' ? gunner.guns : null
  const said = {
    target: nameIn(t, before, target, 'dat'),
    at: printCell(at),
    how: [...(named ? [t(`guns.${named}`)] : []), t(`aim.${aim}`), t('count.shots', { n: shots })].join(', '),
    result: t(die === null ? 'log.fire.sure' : hit ? 'log.fire.hit' : 'log.fire.miss'),
  }
  if (!gunner || by.length > 1) {
    return t('log.fire.salvo', { ...said, units: by.map(({ ship }) => nameIn(t, before, ship)).join(', ') })
  }
  const kind = occasion === 'loot' ? 'turn' : occasion
  return t(`log.fire.${kind}`, { ...said, Unit: title(gunner.ship, telling), from: printCell(gunner.from) })
}

/** All players who may have Swift are asked for it, most of them without a choice: their refusals are no news. */
const FOR_SWIFT: ReadonlySet<OfferKind> = new Set(['first', 'ready'])

function tellAnswer({ to, offer, how }: EventOf<'offerAnswered'>, { t, nameOf }: Telling): string | null {
  if (how === 'taken' || FOR_SWIFT.has(offer)) return null
  return t(offer === 'loot' ? 'log.lootDeclined' : 'log.offerDeclined', { name: nameOf(to) })
}

function tellLoot({ to, gold, captain }: EventOf<'lootShifted'>, { t, before }: Telling): string | null {
  const unit = nameIn(t, before, to, 'acc')
  const said = t('count.gold', { n: gold })
  if (captain === null) return gold > 0 ? t('log.lootShifted.gold', { gold: said, unit }) : null
  const name = captainName(t, captain)
  return gold > 0
    ? t('log.lootShifted.both', { captain: name, unit, gold: said })
    : t('log.lootShifted.captain', { captain: name, unit })
}

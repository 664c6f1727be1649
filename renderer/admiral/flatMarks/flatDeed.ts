import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState, Cell } from '../../../engine/admiral/types.ts'
import type { Words } from '../../i18n/words.ts'
import { captionText } from '../recap/captionText.ts'
import { notedOf } from '../recap/notes.ts'
import type { Deed } from '../recap/recap.ts'

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
  /** The cells of the guns that fire at it. */
  readonly from: readonly Cell[]
}

/** Returns the marks of an event on a flat board; null if the picture alone shows it. */
export function flatDeedOf(event: AdmiralEvent, before: AdmiralState, words: Words): FlatDeed | null {
  if (event.kind === 'shotsFired') return shotOf(event, words)
  const deed = deedOf(event, before)
  const text = deed && captionText(deed, words)
  return text ? { cell: deed.cell, text, dice: diceOf(event), from: [] } : null
}

function shotOf({ at, by, die, hit }: Extract<AdmiralEvent, { kind: 'shotsFired' }>, { t }: Words): FlatDeed {
  return {
    cell: at,
    text: t(hit ? 'caption.gun.hit' : 'caption.gun.miss'),
    dice: die === null ? [] : [{ pips: die, won: hit }],
    from: by.map(({ from }) => from),
  }
}

/** Returns the dice of an event; of a boarding both, the attacker's first. */
function diceOf(event: AdmiralEvent): readonly ThrownDie[] {
  if (event.kind === 'criticalRolled') return [{ pips: event.die, won: event.critical }]
  if (event.kind !== 'boardingFought') return []
  const [attacker, defender] = event.dice
  const isWon = event.winner === event.ship
  return [
    { pips: attacker, won: isWon },
    { pips: defender, won: !isWon },
  ]
}

/** Events with a sign or few words; whole sentences are for the log. */
const NOTED: ReadonlySet<AdmiralEvent['kind']> = new Set([
  'shipSunk',
  'shipTaken',
  'fortTaken',
  'boardingFought',
  'treasureLoaded',
])

function deedOf(event: AdmiralEvent, before: AdmiralState): Pick<Deed, 'told' | 'cell' | 'damage'> | null {
  const told = { event, before, move: 0, by: '', gunner: null }
  const hit = damageOf(event)
  if (!hit && event.kind === 'criticalRolled') return placed(event.target)
  if (!hit) return NOTED.has(event.kind) ? notedOf(told) : null
  return placed(hit.unit, hit)

  function placed(unit: string, damage: Deed['damage'] = null) {
    const cell = unitNamed(before, unit)?.at
    return typeof cell === 'number' ? { told, cell, damage } : null
  }
}

function damageOf(event: AdmiralEvent): Deed['damage'] {
  if (event.kind === 'hullDamaged') return { unit: event.unit, hull: event.damage, sails: 0 }
  return event.kind === 'sailsDamaged' ? { unit: event.ship, hull: 0, sails: event.damage } : null
}

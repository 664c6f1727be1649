import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState, Cell } from '../../../engine/admiral/types.ts'
import type { Words } from '../../i18n/words.ts'
import { captionText } from '../recap/captionText.ts'
import { notedOf } from '../recap/notes.ts'
import type { Deed } from '../recap/recap.ts'

/** A die that was thrown, and whether it did what its thrower hoped for. */
export interface ThrownDie {
  readonly pips: number
  readonly won: boolean
}

/** What happens now, as a flat board shows it: words over a cell, dice, and from where it came. */
export interface FlatDeed {
  readonly cell: Cell
  readonly text: string
  readonly dice: readonly ThrownDie[]
  /** Where guns fire at it. */
  readonly from: readonly Cell[]
}

/** What a flat board shows of an event; null for one that its picture tells by itself. */
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

/** Of a boarding both dice, the attacker's first. */
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

/** What is told by a sign or few words; whole sentences are for the log. */
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

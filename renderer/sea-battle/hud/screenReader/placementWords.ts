import { cellAt, fileOf, rankOf } from '../../../../engine/sea-battle/cells.ts'
import type { Ship } from '../../../../engine/sea-battle/types.ts'
import { opening } from '../../../i18n/t.ts'
import { coordinateOf } from '../../coordinates.ts'
import { shipName } from '../../log/sentences.ts'
import {
  blockedCells,
  heldCells,
  type LayingFault,
  type PlacementState,
  type Refused,
  slotOn,
} from '../../placement/berthing.ts'
import { layingFault } from '../../placement/faults.ts'
import type { CellWords } from './cellWords.ts'

/** Returns the words for the ship in hand with its cells and whether it may lie there, else for the keyboard's cell. */
export function placementWords(state: PlacementState, words: CellWords): string {
  if (state.held) return heldWords(state, words)
  return [state.refused && refusedWords(state.refused, words), cursorWords(state, words)].filter(Boolean).join(' ')
}

function heldWords(state: PlacementState, words: CellWords): string {
  const { t } = words
  const length = state.slots[state.held?.slot ?? -1]?.length ?? 1
  const ship = opening(shipName(t, { length }))
  const cells = heldCells(state)
  if (!cells) return t('place.spoken.harbour', { Ship: ship })
  const fault = layingFault(state)
  const verdict = fault ? faultWords(fault, words) : t('place.spoken.fits')
  return t('place.spoken.held', { Ship: ship, cells: berthWords(cells, words), verdict })
}

/** Returns the words for the content of the keyboard's cell. */
export function cursorWords(state: PlacementState, words: CellWords): string {
  if (!state.cursor) return ''
  const { t, language } = words
  const cell = cellAt(...state.cursor)
  const berth = state.slots[slotOn(state, cell)]?.berth
  const held = berth
    ? t('place.spoken.own', { Ship: opening(shipName(t, berth)), cells: berthWords(berth, words) })
    : t(blockedCells(state).includes(cell) ? 'place.spoken.blocked' : 'place.spoken.free')
  return `${coordinateOf(cell, language)}. ${held}`
}

/** Returns why a ship may not lie somewhere, with the ship that is in the way. */
export function faultWords(fault: LayingFault, words: CellWords): string {
  const { t } = words
  if (fault.code === 'off-the-field') return t('refusal.off-the-field')
  const { code, other } = fault
  return t(`place.fault.${code}`, { ship: shipName(t, other), cells: berthWords(other, words) })
}

/** Returns the fault of the place where the ship in hand is held or was released; null if there is none. */
export function faultTold(state: PlacementState, words: CellWords): string | null {
  const { held, refused } = state
  // beside the field a refused ship goes back, but one that is still in hand does not
  if (refused && !(held && refused.cells === null)) return refusedWords(refused, words)
  const fault = layingFault(state)
  return fault && faultWords(fault, words)
}

/** Returns the words for a ship that was released in an illegal place. */
export function refusedWords({ length, cells, fault }: Refused, words: CellWords): string {
  const { t } = words
  const ship = shipName(t, { length })
  const why = faultWords(fault, words)
  return cells
    ? t('place.refused', { ship, cells: berthWords(cells, words), why })
    : t('place.refused.beside', { ship, why })
}

/** Returns the words for a ship's place: from one end to the other, or every cell of a bent one. */
function berthWords(ship: Ship, { t, language }: CellWords): string {
  const names = ship.map((cell) => coordinateOf(cell, language))
  const [first = ''] = names
  const isStraight = new Set(ship.map(fileOf)).size === 1 || new Set(ship.map(rankOf)).size === 1
  if (names.length === 1 || !isStraight) return names.join(', ')
  return t('spoken.range', { from: first, to: names.at(-1) ?? first })
}

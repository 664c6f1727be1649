import { cellAt, fileOf, rankOf } from '../../../../engine/sea-battle/cells.ts'
import type { Ship } from '../../../../engine/sea-battle/types.ts'
import { opening } from '../../../i18n/t.ts'
import { coordinateOf } from '../../coordinates.ts'
import { shipName } from '../../log/sentences.ts'
import { blockedCells, heldCells, type PlacementState, slotOn } from '../../placement/berthing.ts'
import { layingFault } from '../../placement/fleetOrders.ts'
import { refusalText } from '../../refusalText.ts'
import type { CellWords } from './cellWords.ts'

/** The ship in hand with her cells and whether she may lie there, else what the keyboard's cell holds. */
export function placementWords(state: PlacementState, words: CellWords): string {
  return state.held ? heldWords(state, words) : cursorWords(state, words)
}

function heldWords(state: PlacementState, words: CellWords): string {
  const { t } = words
  const length = state.slots[state.held?.slot ?? -1]?.length ?? 1
  const ship = opening(shipName(t, { length }))
  const cells = heldCells(state)
  if (!cells) return t('place.spoken.harbour', { Ship: ship })
  const fault = layingFault(state)
  const verdict = fault ? refusalText(t, fault).text : t('place.spoken.fits')
  return t('place.spoken.held', { Ship: ship, cells: berthWords(cells, words), verdict })
}

/** What lies on the keyboard's cell. */
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

/** Where a ship lies: from one end to the other, every cell of a bent one. */
function berthWords(ship: Ship, { t, language }: CellWords): string {
  const names = ship.map((cell) => coordinateOf(cell, language))
  const [first = ''] = names
  const isStraight = new Set(ship.map(fileOf)).size === 1 || new Set(ship.map(rankOf)).size === 1
  if (names.length === 1 || !isStraight) return names.join(', ')
  return t('spoken.range', { from: first, to: names.at(-1) ?? first })
}

import type { AdmiralState } from '../../engine/admiral/types.ts'
import { sea } from '../../engine/testkit/sea.ts'
import { bindIntent } from '../admiral/intent/bindIntent.ts'
import { attachAdmiral } from '../admiral/scene/binding.ts'
import { isAdmiralView } from '../admiral/view.ts'
import { pageTable } from '../playback/pageTable.ts'
import { OpenTable, type Seating, type TableOf } from './openTable.tsx'

const ADMIRAL: TableOf<AdmiralState> = {
  game: 'admiral',
  isView: isAdmiralView,
  attach: () => attachAdmiral(pageTable),
  bind: bindIntent,
}

/** Opens a battle of Admiral, described by its parts, in this window. */
export async function admiralTable(
  battle: Parameters<typeof sea>[0],
  seating: Seating = {},
): Promise<OpenTable<AdmiralState>> {
  return admiralTableFrom(sea(battle).state, seating)
}

/** Opens a battle of Admiral from a state in this window. */
export async function admiralTableFrom(state: AdmiralState, seating: Seating = {}): Promise<OpenTable<AdmiralState>> {
  const table = new OpenTable(ADMIRAL, state, state.options, seating)
  await table.open()
  return table
}

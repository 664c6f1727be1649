import type { SeaBattleState } from '../../engine/sea-battle/types.ts'
import { type BattlePlan, battle } from '../../engine/testkit/fleet.ts'
import { pageTable } from '../playback/pageTable.ts'
import { bindTable } from '../sea-battle/intent/bindTable.ts'
import { attachSeaBattle } from '../sea-battle/scene/binding.ts'
import { isSeaBattleView, nearSeatOf } from '../sea-battle/view.ts'
import { OpenTable, type Seating, type TableOf } from './openTable.tsx'

const SEA_BATTLE: TableOf<SeaBattleState> = {
  game: 'sea-battle',
  isView: isSeaBattleView,
  attach: (viewer) => attachSeaBattle(pageTable, nearSeatOf(viewer)),
  bind: bindTable,
}

/** Opens a match of Sea Battle with drawn fleets in this window. */
export async function seaBattleTable(plan: BattlePlan = {}, seating: Seating = {}): Promise<OpenTable<SeaBattleState>> {
  return seaBattleTableFrom(battle(plan), seating)
}

/** Opens a match of Sea Battle from a state in this window. */
export async function seaBattleTableFrom(
  state: SeaBattleState,
  seating: Seating = {},
): Promise<OpenTable<SeaBattleState>> {
  const table = new OpenTable(SEA_BATTLE, state, state.options, seating)
  await table.open()
  return table
}

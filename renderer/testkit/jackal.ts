import { printCell } from '../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../engine/jackal/data/boards.ts'
import type { JackalState } from '../../engine/jackal/types.ts'
import type { IslandPlan } from '../../engine/testkit/drawnIsland.ts'
import { island } from '../../engine/testkit/island.ts'
import { bindIntent } from '../jackal/intent/bindIntent.ts'
import { attachJackal } from '../jackal/scene/binding.ts'
import { cellAtSpot } from '../jackal/table/cellSpot.ts'
import { isJackalView } from '../jackal/view.ts'
import { pageTable } from '../playback/pageTable.ts'
import type { Drawn } from './openScene.tsx'
import { OpenTable, type Seating, type TableOf } from './openTable.tsx'

const JACKAL: TableOf<JackalState> = {
  game: 'jackal',
  isView: isJackalView,
  attach: () => attachJackal(pageTable),
  bind: bindIntent,
}

/** Opens a match of Jackal on a drawn island in this window. */
export async function jackalTable(
  drawing: string,
  plan: IslandPlan = {},
  seating: Seating = {},
): Promise<OpenTable<JackalState>> {
  return jackalTableFrom(island(drawing, plan).state, seating)
}

/** Opens a match of Jackal from a position in this window. */
export async function jackalTableFrom(state: JackalState, seating: Seating = {}): Promise<OpenTable<JackalState>> {
  const table = new OpenTable(JACKAL, state, state.options, seating)
  await table.open()
  return table
}

/** Returns the name of the classic island's cell under a drawn thing. Throws if there is none. */
export function cellUnder(drawn: Drawn | undefined | null): string {
  const cell = drawn ? cellAtSpot(CLASSIC_ISLAND, drawn) : null
  if (cell === null) throw new Error(`no cell under ${JSON.stringify(drawn)}`)
  return printCell(CLASSIC_ISLAND, cell)
}

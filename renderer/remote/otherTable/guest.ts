import { create } from 'zustand'
import type { TablePlace } from '../../../electron/contract/tableAddress.ts'
import type { Knocked } from '../net/knock.ts'
import type { EndReason } from '../net/tableLink.ts'
import type { WireEnd } from './hostWire.ts'

/** Why this window is not at the table that it wanted. */
export type JoinFailure = WireEnd | EndReason | Exclude<Knocked['kind'], 'token' | 'lost'>

interface OtherTable {
  /** The table that is joined, or where this window sits. */
  readonly place: TablePlace | null
  /** How far it has come. */
  readonly stage: 'outside' | 'knocking' | 'joining' | 'inside'
  readonly failure: JoinFailure | null
}

/** The table of another copy, as far as this window has come there. */
export const useOtherTable = create<OtherTable>(() => ({ place: null, stage: 'outside', failure: null }))

/** Whether this window sits at the table of another copy. */
export const isGuest = (): boolean => useOtherTable.getState().stage === 'inside'
export const useIsGuest = (): boolean => useOtherTable(({ stage }) => stage === 'inside')

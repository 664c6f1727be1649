import { create } from 'zustand'
import type { TablePlace } from '../../../electron/contract/tableAddress.ts'
import type { EndReason } from '../net/linkSetting.ts'
import type { PairingResult } from '../net/pair.ts'
import type { ConnectionEnd } from './hostConnection.ts'

/** The reason why this window has not joined the table. */
export type JoinFailure = ConnectionEnd | EndReason | Exclude<PairingResult['kind'], 'token' | 'lost'>

interface OtherTable {
  /** The table that is being joined, or at which this window sits. */
  readonly place: TablePlace | null
  /** The stage of joining. */
  readonly stage: 'outside' | 'pairing' | 'joining' | 'inside'
  readonly failure: JoinFailure | null
}

/** The state of joining the table of another computer. */
export const useOtherTable = create<OtherTable>(() => ({ place: null, stage: 'outside', failure: null }))

/** Returns whether this window sits at the table of another computer. */
export const isGuest = (): boolean => useOtherTable.getState().stage === 'inside'
export const useIsGuest = (): boolean => useOtherTable(({ stage }) => stage === 'inside')

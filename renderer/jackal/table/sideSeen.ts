import { create } from 'zustand'
import type { Quarter } from '../../table/camera/quarter.ts'

/** The camera's side of the table, for panels. */
export const useSideSeen = create<Quarter>(() => 0)

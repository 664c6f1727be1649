import { create } from 'zustand'
import type { Quarter } from '../../table/camera/quarter.ts'

/** The side from which the camera looks, as panels follow it. */
export const useSideSeen = create<Quarter>(() => 0)

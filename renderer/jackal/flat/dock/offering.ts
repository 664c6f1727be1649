import { create } from 'zustand'
import type { Asked } from '../../intent/targets.ts'

/** The question during which the player considers offering the end; null at other times. */
export const useOffering = create<{ readonly asked: Asked | null }>(() => ({ asked: null }))

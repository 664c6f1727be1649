import { create } from 'zustand'
import type { Asked } from '../../intent/targets.ts'

/** The question during which the player thinks of offering the end; null while he does not. */
export const useOffering = create<{ readonly asked: Asked | null }>(() => ({ asked: null }))

import { create } from 'zustand'
import type { BoardPoint } from '../../../electron/contract/caster.ts'

/** The place of the keyboard on the board; null until a key has moved it. */
export const useKeyPoint = create<{ readonly at: BoardPoint | null }>(() => ({ at: null }))

import { create } from 'zustand'
import { type Draft, FIRST_DRAFT } from './newMatch.ts'

/** What was chosen last, kept while the program runs. */
export const useDraft = create<Draft>(() => FIRST_DRAFT)

/** Changes a part of it. */
export const change = (part: Partial<Draft>): void => useDraft.setState(part)

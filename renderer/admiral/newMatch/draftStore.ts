import { createDraftStore } from '../../ui/newMatch/keptDraft.ts'
import { DRAFT_READERS, FIRST_DRAFT } from './newMatch.ts'

/** The draft of the form. */
export const drafts = createDraftStore('admiral', FIRST_DRAFT, DRAFT_READERS)

/** Changes a part of it. */
export const { change } = drafts

import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import type { Translate } from '../../i18n/t.ts'
import { isFaultless } from '../../ui/newMatch/draft.ts'
import { createDraftStore } from '../../ui/newMatch/keptDraft.ts'
import { checkDraft, DRAFT_READERS, FIRST_DRAFT, playerNames, setupOf } from './newMatch.ts'

/** The draft of the form. */
export const drafts = createDraftStore('sea-battle', FIRST_DRAFT, DRAFT_READERS)

/** Changes a part of the draft. */
export const { change } = drafts

/** Returns the setup of the last match that was started; null if it has a fault. */
export function lastSetup(t: Translate): MatchSetup | null {
  const draft = drafts.last()
  return isFaultless(checkDraft(draft, playerNames(draft, t))) ? setupOf(draft, playerNames(draft, t)) : null
}

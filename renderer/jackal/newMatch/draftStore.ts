import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import type { Translate } from '../../i18n/t.ts'
import { isFaultless } from '../../ui/newMatch/draft.ts'
import { createDraftStore } from '../../ui/newMatch/keptDraft.ts'
import { ownMapsNow } from '../workshop/ownMaps.ts'
import { checkDraft, DRAFT_READERS, drawn, FIRST_DRAFT, playerNames, setupOf } from './newMatch.ts'

/** The draft of the form. */
export const drafts = createDraftStore('jackal', FIRST_DRAFT, DRAFT_READERS)

/** Changes a part of the draft. */
export const { change } = drafts

/** Returns the setup of the last match that was started; null if it has a fault. */
export function lastSetup(t: Translate): MatchSetup | null {
  const draft = drawn(drafts.last())
  const names = playerNames(draft, t)
  return isFaultless(checkDraft(draft, names)) ? setupOf(draft, names, ownMapsNow()) : null
}

import { isShared, NO_LOOK, type PrivateLook, type Situation } from '../host/viewer.ts'
import { isJackalView } from './view.ts'

/** Whose eyes the window needs now: only a lighthouse shows one player what the others may not see. */
export function privateLook({ viewer, seats, asked, shown }: Situation): PrivateLook {
  const shared = isShared(seats)
  const decision = isJackalView(shown) ? shown.decision : null
  const isSecret = decision?.kind === 'peek' || decision?.kind === 'arrange'
  if (asked !== null && isSecret) {
    return viewer === asked ? NO_LOOK : { kind: 'lift', viewer: asked, curtain: shared }
  }
  return shared && viewer !== 'spectator' && viewer !== 'open' ? { kind: 'drop', curtain: null } : NO_LOOK
}

import type { MatchInfo } from '../../electron/contract/ipc.ts'
import type { Decision } from '../../engine/jackal/types.ts'
import type { Seat, Viewer } from '../../engine/kernel/game.ts'

interface Situation {
  readonly viewer: Viewer
  readonly seats: MatchInfo['seats']
  /** The seat asked at this screen. */
  readonly asked: Seat | null
  readonly decision: Decision | null
}

export type PrivateLook =
  /** Nothing secret is at stake. */
  | { readonly kind: 'none' }
  /** This seat's eyes are needed; with others at the screen only behind the curtain. */
  | { readonly kind: 'lift'; readonly seat: Seat; readonly curtain: boolean }
  /** The secret is dealt with: back to what everybody may see. */
  | { readonly kind: 'drop' }

/** Whose eyes the window needs now: only a lighthouse shows one player what the others may not see. */
export function privateLook({ viewer, seats, asked, decision }: Situation): PrivateLook {
  const shared = seats.filter(({ player }) => player.kind === 'human').length > 1
  const isSecret = decision?.kind === 'peek' || decision?.kind === 'arrange'
  if (asked !== null && isSecret) {
    return viewer === asked ? { kind: 'none' } : { kind: 'lift', seat: asked, curtain: shared }
  }
  return shared && viewer !== 'spectator' && viewer !== 'open' ? { kind: 'drop' } : { kind: 'none' }
}

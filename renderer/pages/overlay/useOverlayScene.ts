import { useSession } from '../../host/session.ts'
import type { OverlayGame } from '../../overlayGame.ts'
import { useOnlooker } from '../../remote/onlooker.ts'
import type { OverlayScene } from './scene.ts'
import { useLowerThird } from './useLowerThird.ts'
import { useOverlayVote } from './useOverlayVote.ts'

/** Returns all that the overlays may show now. A component that changes the game must be another one. */
export function useOverlayScene(
  game: OverlayGame | null,
  { side, isIntroducing }: { readonly side: string | null; readonly isIntroducing: boolean },
): OverlayScene {
  const { useFacts } = game ?? NO_GAME
  const facts = useFacts()
  const speech = useLowerThird(facts, isIntroducing)
  const lobby = useOnlooker(({ room }) => room?.lobby ?? null)
  const vote = useOverlayVote(game)
  const hasClock = useSession(({ match }) => match?.clock !== undefined)
  const since = useSession((state) => state.snapshots)
  const next = lobby !== null && lobby.matchId === null ? lobby : null
  return { facts, speech, next, vote, hasClock, side, since }
}

const NO_GAME: Pick<OverlayGame, 'useFacts'> = { useFacts: () => null }

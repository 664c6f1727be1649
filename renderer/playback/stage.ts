import { create } from 'zustand'
import type { GameId } from '../../electron/contract/ipc.ts'
import type { Viewer } from '../../engine/kernel/game.ts'
import { type GameBinding, Playback, type Shown } from './playback.ts'

/** Events and views as the host sends them; the game's own table knows their types. */
type AnyEvent = { readonly kind: string }

/** What the table shows: lags behind the host's view while motion runs. */
export const useStage = create<Shown<unknown, AnyEvent>>(() => ({
  shown: null,
  busy: false,
  current: null,
  position: 0,
}))

/** What the table shows, while that is a view of the game asked for; null otherwise. */
export function useShownView<View>(isView: (shown: unknown) => shown is View): View | null {
  const shown = useStage((stage) => stage.shown)
  return isView(shown) ? shown : null
}

/** The one table of this window. */
export const playback = new Playback<unknown, AnyEvent>(
  (state) => useStage.setState(state),
  (error) => console.error('a cue failed', error),
)

/** Ties a game to the table: from now on views and events are that game's. */
export function attachGame<S, E extends AnyEvent>(binding: GameBinding<S, E>): void {
  playback.attach(binding as unknown as GameBinding<unknown, AnyEvent>) // the host sends only this game's views and events
}

/** Which game stands on the table, and from whose side it is seen; its own components attach it once they are there. */
export const useTableGame = create<{ readonly game: GameId; readonly near: Viewer }>(() => ({
  game: 'jackal',
  near: 'spectator',
}))

/** Clears the table for a game, unless it stands there already. Views loaded from now on are that game's. */
export function setTable(game: GameId, near: Viewer): void {
  if (useTableGame.getState().game !== game) playback.detach()
  useTableGame.setState({ game, near })
}

import { create } from 'zustand'
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

/** The one table of this window. */
export const playback = new Playback<unknown, AnyEvent>(
  (state) => useStage.setState(state),
  (error) => console.error('a cue failed', error),
)

/** Ties a game to the table: from now on views and events are that game's. */
export function attachGame<S, E extends AnyEvent>(binding: GameBinding<S, E>): void {
  playback.attach(binding as unknown as GameBinding<unknown, AnyEvent>) // the host sends only this game's views and events
}

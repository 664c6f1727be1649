import { create } from 'zustand'
import type { GameId, Language } from '../../electron/contract/ipc.ts'
import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import type { GameBinding, Shown } from './binding.ts'
import { Playback } from './playback.ts'

/** Events and views arrive untyped from the host; only the game's own code knows their types. */
type AnyEvent = { readonly kind: string }

/** The shown state of the table. It lags behind the host's view while cues play. */
export const useShownStore = create<Shown<unknown, AnyEvent>>(() => ({
  shown: null,
  busy: false,
  current: null,
  position: 0,
}))

/** Returns the shown view if `isView` accepts it; null otherwise. */
export function useShownView<View>(isView: (shown: unknown) => shown is View): View | null {
  const shown = useShownStore((table) => table.shown)
  return isView(shown) ? shown : null
}

/** The playback of this window's one table. */
export const playback = new Playback<unknown, AnyEvent>(
  (state) => useShownStore.setState(state),
  (error) => console.error('a cue failed', error),
)

/**
 * Connects a game to the table: all views and events that follow are of that game. Does nothing if another game has
 * taken the table, as components of the previous one may be mounted late.
 */
export function attachGame<S, E extends AnyEvent>(game: GameId, binding: GameBinding<S, E>): void {
  if (useTableGame.getState().game !== game) return
  playback.attach(binding as unknown as GameBinding<unknown, AnyEvent>) // the host sends only views and events of this game
}

/** Names of players by their seats. */
type PlayerNames = Readonly<Record<Seat, string>>

const NOBODY: PlayerNames = {}

interface TableGame {
  readonly game: GameId
  /** The viewer whose side is near the camera. */
  readonly near: Viewer
  readonly names: PlayerNames
  /** The language of the letters that name the cells; null: the reader's. */
  readonly letters: Language | null
  /** The number of matches and recordings that the table has been set for. */
  readonly setFor: number
}

/** The game on the table, and its players. The game's components attach it on mount. */
export const useTableGame = create<TableGame>(() => ({
  game: 'jackal',
  near: 'spectator',
  names: NOBODY,
  letters: null,
  setFor: 0,
}))

/** Clears the table for a game, unless it is already there. Views loaded from now on are of that game. */
export function setTable(
  game: GameId,
  near: Viewer,
  names: PlayerNames = NOBODY,
  letters: Language | null = null,
): void {
  if (useTableGame.getState().game !== game) playback.detach()
  useTableGame.setState({ game, near, names, letters })
}

/** Clears the table for another match or recording: nothing of the previous one stays, whichever its game. */
export function clearTable(game: GameId, near: Viewer, names: PlayerNames, letters: Language | null = null): void {
  setTable(game, near, names, letters)
  playback.load(null)
  useTableGame.setState(({ setFor }) => ({ setFor: setFor + 1 }))
}

import { createStore } from 'zustand'
import type { GameId, Language } from '../../electron/contract/ipc.ts'
import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import type { GameBinding, Shown } from './binding.ts'
import { Playback } from './playback.ts'

/** Events and views arrive untyped from the host; only the game's own code knows their types. */
type AnyEvent = { readonly kind: string }

/** The state that a table shows. It lags behind the host's view while cues play. */
export type ShownNow = Shown<unknown, AnyEvent>

/** Names of players by their seats. */
type PlayerNames = Readonly<Record<Seat, string>>

const NOBODY: PlayerNames = {}

/** The game on a table, and its players. */
export interface TableGame {
  readonly game: GameId
  /** The viewer whose side is near the camera. */
  readonly near: Viewer
  readonly names: PlayerNames
  /** The language of the letters that name the cells; null: the reader's. */
  readonly letters: Language | null
  /** The number of matches and recordings that the table has been set for. */
  readonly setFor: number
}

/** One table: the game on it, the view it shows, and the playback of its events. */
export class ShownTable {
  readonly shown = createStore<ShownNow>(() => ({ shown: null, busy: false, current: null, position: 0, again: false }))
  readonly game = createStore<TableGame>(() => ({
    game: 'jackal',
    near: 'spectator',
    names: NOBODY,
    letters: null,
    setFor: 0,
  }))
  readonly playback = new Playback<unknown, AnyEvent>(
    (state) => this.shown.setState(state),
    (error) => console.error('a cue failed', error),
  )

  /**
   * Connects a game to the table: all views and events that follow are of that game. Does nothing if another game has
   * taken the table, as components of the previous one may be mounted late.
   */
  attach<S, E extends AnyEvent>(game: GameId, binding: GameBinding<S, E>): void {
    if (this.game.getState().game !== game) return
    // the host sends only views and events of this game
    this.playback.attach(binding as unknown as GameBinding<unknown, AnyEvent>)
  }

  /** Sets the table for a game and clears it, unless that game is on it. Views loaded from now on are of that game. */
  set(game: GameId, near: Viewer, names: PlayerNames = NOBODY, letters: Language | null = null): void {
    if (this.game.getState().game !== game) this.playback.detach()
    this.game.setState({ game, near, names, letters })
  }

  /** Clears the table for another match or recording: nothing of the previous one stays, whichever its game. */
  clear(game: GameId, near: Viewer, names: PlayerNames, letters: Language | null = null): void {
    this.set(game, near, names, letters)
    this.playback.load(null)
    this.game.setState(({ setFor }) => ({ setFor: setFor + 1 }))
  }
}

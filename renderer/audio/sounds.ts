import { pagePicture } from '../picture/picture.ts'
import type { PlayOptions } from './engine.ts'
import type { AmbienceName, SoundBus, SoundName } from './names.ts'

/** Sound for the rest of the window. Without audio, all methods do nothing. */
export interface SoundPlayer {
  /** Plays a sound once; volume 0–1, pan −1–1, delay in ms. */
  play(name: SoundName, options?: PlayOptions): void
  /** Stops every sound that is playing or scheduled, for skipped animations; the background continues. */
  hush(): void
  /** Starts a background, or stops it (null). Before the first user gesture it starts with that gesture. */
  ambience(name: AmbienceName | null): void
  /** Overall volume, 0–1 on a slider. */
  setVolume(volume: number): void
  /** Volume of one bus, 0–1 on a slider, below the overall one. */
  setBusVolume(bus: SoundBus, volume: number): void
  mute(muted: boolean): void
  /** Stops all sound for good. */
  dispose(): void
}

/**
 * Returns a stand-in for a player that is still loading: it keeps the settings, and plays nothing until then. If the
 * promise gives null, there is no audio.
 */
export function playerLater(loading: Promise<SoundPlayer | null>): SoundPlayer {
  let player: SoundPlayer | null = null
  const wanted = new Map<string, (player: SoundPlayer) => void>()
  const set = (what: string, apply: (player: SoundPlayer) => void) => {
    if (player) apply(player)
    else wanted.set(what, apply)
  }
  void loading.then((loaded) => {
    player = loaded
    if (loaded) for (const apply of wanted.values()) apply(loaded)
  })
  return {
    play: (name, options) => player?.play(name, options),
    hush: () => player?.hush(),
    ambience: (name) => set('ambience', (one) => one.ambience(name)),
    setVolume: (volume) => set('volume', (one) => one.setVolume(volume)),
    setBusVolume: (bus, volume) => set(bus, (one) => one.setBusVolume(bus, volume)),
    mute: (muted) => set('mute', (one) => one.mute(muted)),
    dispose: () => set('end', (one) => one.dispose()),
  }
}

/** Milliseconds before the player is loaded, so that it does not delay the first screen. */
const FIRST_SCREEN = 2000

/** Loads the player in the background: the page does not wait for its sounds. */
async function loadPlayer(): Promise<SoundPlayer | null> {
  if (typeof AudioContext === 'undefined') return null
  await new Promise<void>((resolve) => pagePicture.clock.after(FIRST_SCREEN, resolve))
  try {
    return (await import('./player.ts')).windowPlayer(pagePicture)
  } catch {
    return null
  }
}

type SoundListener = (name: SoundName, options: PlayOptions) => void
const listeners = new Set<SoundListener>()

/** Calls back for each sound, even while sound is off. Returns a function that stops this. */
export function listenToSounds(listener: SoundListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const player = playerLater(loadPlayer())

/** The player of this window. */
export const sounds: SoundPlayer = {
  ...player,
  play: (name, options) => {
    for (const listener of listeners) listener(name, options ?? {})
    player.play(name, options)
  },
}

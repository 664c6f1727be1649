import { AudioEngine, type AudioHost, type PlayOptions } from './engine.ts'
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

/** A player that creates its context at the first gesture on `gestures` (the window). */
export function createSounds(host: AudioHost, gestures: EventTarget | null): SoundPlayer {
  const engine = new AudioEngine(host)
  const stopListening = gestures ? onGesture(gestures, () => engine.wake()) : ignore
  return {
    play: (name, options) => engine.play(name, options),
    hush: () => engine.hush(),
    ambience: (name) => engine.setAmbience(name),
    setVolume: (volume) => engine.setVolume(volume),
    setBusVolume: (bus, volume) => engine.setBusVolume(bus, volume),
    mute: (muted) => engine.mute(muted),
    dispose() {
      stopListening()
      engine.dispose()
    },
  }
}

const GESTURES = ['pointerdown', 'keydown'] as const

/** Never removed: later gestures resume a context that the system has suspended. */
function onGesture(target: EventTarget, action: () => void): () => void {
  for (const kind of GESTURES) target.addEventListener(kind, action, { capture: true, passive: true })
  return () => {
    for (const kind of GESTURES) target.removeEventListener(kind, action, { capture: true })
  }
}

const ignore = (): void => undefined

const hasAudio = typeof AudioContext !== 'undefined'

/** Loaded beside the page, which does not wait for its sounds. */
let recipes: ReturnType<AudioHost['recipes']> = null
if (hasAudio)
  import('./recipes/recipes.ts').then((loaded) => {
    recipes = loaded.RECIPES
  }, ignore)

const browser: AudioHost = {
  makeContext: () => (hasAudio ? new AudioContext({ latencyHint: 'interactive' }) : null),
  recipes: () => recipes,
  luck: Math.random,
  later(ms, action) {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
}

/** The player of this window. */
export const sounds: SoundPlayer = createSounds(browser, typeof window === 'undefined' ? null : window)

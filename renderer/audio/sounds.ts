import { AudioEngine, type AudioHost, type PlayOptions } from './engine.ts'
import type { AmbienceName, SoundName } from './names.ts'

/** Sound as the rest of the window sees it. Where there is no audio, all of it quietly does nothing. */
export interface SoundPlayer {
  /** Plays a sound once; volume 0–1, pan −1–1, delay in ms. */
  play(name: SoundName, options?: PlayOptions): void
  /** Ends every sound that is playing or due (an animation was skipped); the background goes on. */
  hush(): void
  /** Starts a background, or stops it (null). Asked for before the first gesture, it starts with that gesture. */
  ambience(name: AmbienceName | null): void
  /** Loudness of everything, 0–1 as on a slider. */
  setVolume(volume: number): void
  mute(muted: boolean): void
  /** Ends all sound for good. */
  dispose(): void
}

/** A player that wakes at the first gesture reaching `gestures` (the window). */
export function createSounds(host: AudioHost, gestures: EventTarget | null): SoundPlayer {
  const engine = new AudioEngine(host)
  const stopListening = gestures ? onGesture(gestures, () => engine.wake()) : ignore
  return {
    play: (name, options) => engine.play(name, options),
    hush: () => engine.hush(),
    ambience: (name) => engine.setAmbience(name),
    setVolume: (volume) => engine.setVolume(volume),
    mute: (muted) => engine.mute(muted),
    dispose() {
      stopListening()
      engine.dispose()
    },
  }
}

const GESTURES = ['pointerdown', 'keydown'] as const

/** Kept for good: a later gesture also revives a context that the system put to sleep. */
function onGesture(target: EventTarget, action: () => void): () => void {
  for (const kind of GESTURES) target.addEventListener(kind, action, { capture: true, passive: true })
  return () => {
    for (const kind of GESTURES) target.removeEventListener(kind, action, { capture: true })
  }
}

const ignore = (): void => undefined

const browser: AudioHost = {
  makeContext: () => (typeof AudioContext === 'undefined' ? null : new AudioContext({ latencyHint: 'interactive' })),
  luck: Math.random,
  later(ms, action) {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
}

/** The window's own player. */
export const sounds: SoundPlayer = createSounds(browser, typeof window === 'undefined' ? null : window)

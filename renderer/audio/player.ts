import { onUse } from '../input/activity.ts'
import type { Picture } from '../picture/picture.ts'
import { AudioEngine, type AudioHost } from './engine.ts'
import type { SoundPlayer } from './sounds.ts'

/** Returns a player that creates its context at the first gesture on `gestures` (the window). */
export function createSounds(host: AudioHost, gestures: EventTarget | null): SoundPlayer {
  const engine = new AudioEngine(host)
  // Later gestures resume a context that the system has suspended.
  const stopListening = gestures ? onUse(['press'], () => engine.wake(), gestures) : ignore
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

const ignore = (): void => undefined

/** Returns the player of this window. */
export const windowPlayer = ({ clock, luck }: Picture): SoundPlayer =>
  createSounds(
    { makeContext: () => new AudioContext({ latencyHint: 'interactive' }), luck, later: clock.after },
    window,
  )

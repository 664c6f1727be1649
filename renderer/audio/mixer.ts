import { type NoiseColour, noiseLoop } from './noise.ts'
import { type Room, roomResponse } from './room.ts'
import type { Luck } from './vary.ts'

/** Cut-off of the high-pass, Hz: below it is only offset and cone travel. */
const LOWEST = 28
/** Compensates the compressor's make-up gain, so that the sum stays under full scale. */
const CEILING = 0.85

/** The mixer: inputs for voices, reverb, and the output chain to the loudspeaker. */
export interface Mixer {
  readonly context: BaseAudioContext
  readonly luck: Luck
  /** Inputs: sounds of the table, and the background. */
  readonly effects: AudioNode
  readonly background: AudioNode
  /** The background's level, lowered under loud sounds. */
  readonly duck: AudioParam
  /** Master level: 0 silent, 1 full. */
  readonly master: AudioParam
  /** Looped noise, created once per colour. */
  noise(colour: NoiseColour): AudioBuffer
  /** Input of a room's reverb, created at its first use. */
  room(room: Room): AudioNode
}

/** Creates a mixer connected to the context's destination: inputs → low cut → compressor → ceiling → master. */
export function createMixer(context: BaseAudioContext, luck: Luck): Mixer {
  const [effects, background, duck] = [context.createGain(), context.createGain(), context.createGain()]
  const [master, mix] = [context.createGain(), output(context)]
  effects.connect(mix.input)
  background.connect(duck).connect(mix.input)
  mix.end.connect(master).connect(context.destination)
  return {
    context,
    luck,
    effects,
    background,
    duck: duck.gain,
    master: master.gain,
    noise: once((colour: NoiseColour) => noiseLoop(context, colour, luck)),
    room: once((room: Room) => roomInput(context, room, effects, luck)),
  }
}

function output(context: BaseAudioContext): { input: AudioNode; end: AudioNode } {
  const lowCut = context.createBiquadFilter()
  lowCut.type = 'highpass'
  lowCut.frequency.value = LOWEST
  const compressor = context.createDynamicsCompressor()
  compressor.threshold.value = -14
  compressor.knee.value = 8
  compressor.ratio.value = 8
  compressor.attack.value = 0.002
  compressor.release.value = 0.2
  const ceiling = context.createGain()
  ceiling.gain.value = CEILING
  lowCut.connect(compressor).connect(ceiling)
  return { input: lowCut, end: ceiling }
}

function roomInput(context: BaseAudioContext, room: Room, out: AudioNode, luck: Luck): AudioNode {
  const convolver = context.createConvolver()
  convolver.buffer = roomResponse(context, room, luck)
  convolver.connect(out)
  return convolver
}

function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

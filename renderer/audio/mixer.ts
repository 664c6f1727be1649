import type { SoundBus } from './names.ts'
import { type NoiseColour, noiseLoop } from './noise.ts'
import { type Room, roomResponse } from './room.ts'
import type { Luck } from './vary.ts'

/** Cut-off frequency of the high-pass, Hz: anything lower is inaudible and only moves the cones of the loudspeakers. */
const LOWEST = 28
/** Compensates the compressor's make-up gain, so that the sum stays under full scale. */
const CEILING = 0.85

/** The mixer: inputs for voices, reverb, and the output chain to the loudspeaker. */
export interface Mixer {
  readonly context: BaseAudioContext
  readonly luck: Luck
  /** Inputs, each with its own level. */
  readonly buses: Readonly<Record<SoundBus, GainNode>>
  /** The ambience's level, lowered under loud sounds. */
  readonly duck: AudioParam
  /** Master level: 0 silent, 1 full. */
  readonly master: AudioParam
  /** Looped noise, created once per colour. */
  noise(colour: NoiseColour): AudioBuffer
  /** Input of the reverb of a room, as loud as the bus; created at its first use. */
  room(room: Room, bus: SoundBus): AudioNode
}

/** Creates a mixer connected to the context's destination: inputs → low cut → compressor → ceiling → master. */
export function createMixer(context: BaseAudioContext, luck: Luck): Mixer {
  const buses = { ambience: context.createGain(), effects: context.createGain(), interface: context.createGain() }
  const duck = context.createGain()
  const [master, mix] = [context.createGain(), output(context)]
  buses.effects.connect(mix.input)
  buses.interface.connect(mix.input)
  buses.ambience.connect(duck).connect(mix.input)
  const roomsOf = (bus: SoundBus) => once((room: Room) => roomInput(context, room, buses[bus], luck))
  const rooms = { ambience: roomsOf('ambience'), effects: roomsOf('effects'), interface: roomsOf('interface') }
  mix.end.connect(master).connect(context.destination)
  return {
    context,
    luck,
    buses,
    duck: duck.gain,
    master: master.gain,
    noise: once((colour: NoiseColour) => noiseLoop(context, colour, luck)),
    room: (room, bus) => rooms[bus](room),
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

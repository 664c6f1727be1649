import { samples } from './samples.ts'
import type { Luck } from './vary.ts'

/** White hisses, pink (−3 dB an octave) rushes like surf, brown (−6 dB) rumbles. */
export type NoiseColour = 'white' | 'pink' | 'brown'

const SECONDS = 4
const SEAM_SECONDS = 0.3

/** Returns looped noise of one colour; its end is crossfaded into its start, so that the seam is inaudible. */
export function noiseLoop(context: BaseAudioContext, colour: NoiseColour, luck: Luck): AudioBuffer {
  const seam = Math.round(SEAM_SECONDS * context.sampleRate)
  const length = Math.round(SECONDS * context.sampleRate)
  const raw = COLOURS[colour](length + seam, luck)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  buffer.getChannelData(0).set(levelled(blended(raw, length, seam)))
  return buffer
}

const COLOURS = {
  white: (length, luck) => samples(length, () => luck() * 2 - 1),
  pink,
  brown,
} as const satisfies Record<NoiseColour, (length: number, luck: Luck) => Float32Array>

/** Returns the sum of three low-passes of white noise, which approximates −3 dB per octave. */
function pink(length: number, luck: Luck): Float32Array {
  let [slow, middle, fast] = [0, 0, 0]
  return samples(length, () => {
    const white = luck() * 2 - 1
    slow = slow * 0.998 + white * 0.06
    middle = middle * 0.96 + white * 0.22
    fast = fast * 0.6 + white * 0.7
    return slow + middle + fast + white * 0.2
  })
}

/** Returns a leaky random walk: the leak keeps it from drifting. */
function brown(length: number, luck: Luck): Float32Array {
  let walk = 0
  return samples(length, () => {
    walk = walk * 0.995 + (luck() * 2 - 1) * 0.05
    return walk
  })
}

/** Crossfades the samples beyond the end into the start, at equal power. */
function blended(raw: Float32Array, length: number, seam: number): Float32Array {
  const loop = raw.slice(0, length)
  for (let i = 0; i < seam; i++) {
    const share = i / seam
    loop[i] = (raw[i] ?? 0) * Math.sqrt(share) + (raw[length + i] ?? 0) * Math.sqrt(1 - share)
  }
  return loop
}

/** Removes the mean and scales the peak to full scale. */
function levelled(raw: Float32Array): Float32Array<ArrayBuffer> {
  let sum = 0
  for (const value of raw) sum += value
  const mean = sum / raw.length
  let peak = 0
  for (const value of raw) peak = Math.max(peak, Math.abs(value - mean))
  return samples(raw.length, (index) => (peak > 0 ? ((raw[index] ?? 0) - mean) / peak : 0))
}

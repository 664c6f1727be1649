import { samples } from './samples.ts'
import type { Luck } from './vary.ts'

/** Spaces with reverb: the captain's cabin, a cave, the open sea with distant cliffs. */
export type Room = 'cabin' | 'cave' | 'sea'

interface RoomShape {
  /** Length of the reverb. */
  readonly seconds: number
  /** Seconds until the first reflection. */
  readonly delay: number
  /** 0 keeps the reverb bright, near 1 makes it dull. */
  readonly dullness: number
}

const ROOMS = {
  cabin: { seconds: 0.5, delay: 0.006, dullness: 0.55 },
  cave: { seconds: 2.4, delay: 0.03, dullness: 0.72 },
  sea: { seconds: 2.8, delay: 0.11, dullness: 0.9 },
} as const satisfies Record<Room, RoomShape>

/** Returns the impulse response of a room: two channels of noise that decay and grow duller. */
export function roomResponse(context: BaseAudioContext, room: Room, luck: Luck): AudioBuffer {
  const shape = ROOMS[room]
  const length = Math.round((shape.delay + shape.seconds) * context.sampleRate)
  const buffer = context.createBuffer(2, length, context.sampleRate)
  for (const channel of [0, 1]) buffer.getChannelData(channel).set(echo(shape, length, context.sampleRate, luck))
  return buffer
}

function echo(shape: RoomShape, length: number, sampleRate: number, luck: Luck): Float32Array {
  let dull = 0
  return samples(length, (index) => {
    const share = (index / sampleRate - shape.delay) / shape.seconds
    if (share < 0) return 0
    const memory = shape.dullness + (0.985 - shape.dullness) * share
    dull = dull * memory + (luck() * 2 - 1) * (1 - memory)
    return dull * (1 - share) ** 3
  })
}

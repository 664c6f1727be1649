import { describe, expect, it } from 'vitest'
import { asAudioContext, countedLuck, FakeContext } from '../testkit/fakeAudio.ts'
import { type NoiseColour, noiseLoop } from './noise.ts'
import { type Room, roomResponse } from './room.ts'

const context = asAudioContext(new FakeContext())
const loop = (colour: NoiseColour) => noiseLoop(context, colour, countedLuck()).getChannelData(0)
const meanStep = (samples: Float32Array) =>
  samples.reduce((sum, value, i) => sum + Math.abs(value - (samples[i - 1] ?? value)), 0) / samples.length

describe.each(['white', 'pink', 'brown'] as const)('%s noise', (colour) => {
  const samples = loop(colour)

  it('reaches full scale, not beyond, and has no offset', () => {
    expect(Math.max(...samples.map(Math.abs))).toBeCloseTo(1, 5)
    expect(samples.reduce((sum, value) => sum + value, 0) / samples.length).toBeCloseTo(0, 4)
  })

  it('loops without a jump at its seam', () => {
    const largest = samples.reduce((most, value, i) => Math.max(most, Math.abs(value - (samples[i - 1] ?? value))), 0)
    expect(Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0))).toBeLessThanOrEqual(largest)
  })
})

it('gets quieter in its high frequencies from white over pink to brown', () => {
  expect(meanStep(loop('white'))).toBeGreaterThan(meanStep(loop('pink')))
  expect(meanStep(loop('pink'))).toBeGreaterThan(2 * meanStep(loop('brown')))
})

const energy = (samples: Float32Array) => samples.reduce((sum, value) => sum + value * value, 0)
const answer = (room: Room) => roomResponse(context, room, countedLuck())

describe.each(['cabin', 'cave', 'sea'] as const)('the echo of the %s', (room) => {
  it('fades out', () => {
    const samples = answer(room).getChannelData(0)
    const half = samples.length / 2
    expect(energy(samples.slice(0, half))).toBeGreaterThan(10 * energy(samples.slice(half)))
    expect(samples.at(-1)).toBeCloseTo(0, 5)
  })
})

it('rings longer in the cave than in the cabin', () => {
  expect(answer('cave').duration).toBeGreaterThan(3 * answer('cabin').duration)
})

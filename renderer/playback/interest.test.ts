import { expect, it } from 'vitest'
import type { CueTable } from './cue.ts'
import { pause } from './cue.ts'
import { type InterestTable, TEMPO, tempoOf } from './interest.ts'
import { Playback } from './playback.ts'

type Event = { readonly kind: 'walked'; readonly far: boolean } | { readonly kind: 'fought' }

const INTERESTS: InterestTable<Event> = { walked: ({ far }) => (far ? 'telling' : 'dull'), fought: 'telling' }
const cues: CueTable<number, Event> = { walked: () => [pause(0, 400)], fought: () => [pause(0, 400)] }
const WALK: Event = { kind: 'walked', far: false }
const FIGHT: Event = { kind: 'fought' }

/** Returns the milliseconds until all events are shown. */
function shownIn(events: readonly Event[], ofOthers: boolean, speed: 1 | 2 = 1): number {
  const playback = new Playback<number, Event>(() => {})
  playback.attach({ evolve: (count) => count + 1, cues, homes: () => () => null, interests: INTERESTS })
  playback.setPace({ speed, reducedMotion: false })
  playback.load(0)
  playback.enqueue(events, { ofOthers })
  for (let ms = 10; ms < 10_000; ms += 10) if (!playback.tick(10)) return ms
  return Number.POSITIVE_INFINITY
}

it('plays others’ dull events at twice the speed, telling ones at the usual one', () => {
  expect(TEMPO.dull).toBe(2)
  expect(shownIn([WALK], true)).toBe(200)
  expect(shownIn([FIGHT], true)).toBe(400)
  expect(shownIn([WALK, FIGHT, WALK], true)).toBe(800)
  expect(shownIn([WALK], true, 2)).toBe(100)
})

it('plays one’s own moves at the usual speed', () => {
  expect(shownIn([WALK, FIGHT], false)).toBe(800)
})

it('may depend on the event', () => {
  expect(tempoOf(INTERESTS, { kind: 'walked', far: true })).toBe(1)
  expect(tempoOf(INTERESTS, WALK)).toBe(2)
})

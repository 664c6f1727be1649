import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Again, BREATH } from './again.ts'
import type { Shown } from './binding.ts'
import { pause } from './cue.ts'
import { Playback } from './playback.ts'

interface Walked {
  readonly kind: 'walked'
  readonly to: number
}
type State = readonly number[]
const to = (cell: number): Walked => ({ kind: 'walked', to: cell })

/** Returns a playback whose events last 100 ms, with the states it has shown. */
function stage() {
  const seen: Shown<State, Walked>[] = []
  const playback = new Playback<State, Walked>((state) => seen.push(state))
  playback.again = new Again()
  playback.attach({
    evolve: (state, event) => [...state, event.to],
    cues: { walked: () => [pause(0, 100)] },
    homes: () => () => null,
  })
  playback.load([0])
  /** Shows events, and forgets what was shown meanwhile. */
  const show = (...events: readonly Walked[]) => {
    playback.enqueue(events)
    playback.tick(100 * events.length)
    seen.splice(0, seen.length - 1)
  }
  return { playback, seen, show, last: () => seen.at(-1), views: () => seen.map(({ shown }) => shown) }
}

describe('the last events, shown again', () => {
  it('go on from the view before them and end with the present one, and do not count again', () => {
    const { playback, show, last } = stage()
    show(to(1))
    show(to(2), to(3))
    playback.playAgain()
    expect(last()).toMatchObject({ shown: [0, 1], busy: true, current: null, again: true, position: 3 })
    playback.tick(BREATH + 50)
    expect(last()).toMatchObject({ shown: [0, 1], current: to(2), again: true })
    playback.tick(100)
    expect(last()).toMatchObject({ shown: [0, 1, 2], current: to(3), again: true, position: 3 })
    playback.tick(50)
    expect(last()).toMatchObject({ shown: [0, 1, 2, 3], busy: false, again: false, position: 3 })
  })

  it('wait for the end of those that are being shown, and let those that come meanwhile follow', () => {
    const { playback, seen, show } = stage()
    show(to(1))
    playback.enqueue([to(2), to(3)])
    playback.tick(50)
    playback.playAgain()
    playback.enqueue([to(4)])
    playback.tick(150 + BREATH + 200)
    expect(seen.at(-1)).toMatchObject({ shown: [0, 1, 2, 3], again: false, position: 3 })
    playback.tick(100)
    expect(seen.at(-1)).toMatchObject({ shown: [0, 1, 2, 3, 4], busy: false, again: false, position: 4 })
    expect(seen.filter(({ again, shown }) => again && shown?.length === 2)).not.toEqual([])
  })

  it('are not shown while there are none, where events are shown at once, or twice at the same time', () => {
    const { playback, seen, show, last } = stage()
    playback.playAgain()
    expect(playback.isIdle).toBe(true)
    show(to(1))
    playback.setPace({ speed: 0, reducedMotion: false })
    playback.playAgain()
    expect(last()?.again).toBe(false)
    playback.setPace({ speed: 1, reducedMotion: false })
    playback.playAgain()
    playback.playAgain()
    playback.tick(BREATH + 100)
    expect([playback.isIdle, seen.filter(({ current }) => current !== null).length > 0]).toEqual([true, true])
  })

  it('are asked of the caller after a view was loaded, and forgotten with it', () => {
    const { playback, show, last } = stage()
    show(to(1))
    playback.load([0, 1, 2])
    playback.playAgain(() => ({ before: [0, 1], events: [to(2)] }))
    expect(last()).toMatchObject({ shown: [0, 1], again: true })
    playback.load([5])
    playback.playAgain()
    expect(last()).toMatchObject({ shown: [5], again: false })
  })

  it('end at once when they are skipped, with all that waited', () => {
    const { playback, show, last } = stage()
    show(to(1))
    playback.playAgain()
    playback.enqueue([to(2)])
    playback.skip()
    expect(last()).toMatchObject({ shown: [0, 1, 2], busy: false, again: false, position: 2 })
  })

  it('end with the present view, even if the host has added to it what no event says', () => {
    const { playback, last } = stage()
    playback.load([0, 1, 99])
    playback.playAgain(() => ({ before: [0], events: [to(1)] }))
    playback.tick(BREATH + 100)
    expect(last()).toMatchObject({ shown: [0, 1, 99], again: false })
  })

  it('are not shown later when all events were skipped before they began, and delay nothing', () => {
    const { playback, seen, show, last } = stage()
    show(to(1))
    playback.enqueue([to(2)])
    playback.tick(50)
    playback.playAgain()
    playback.skip()
    show(to(3))
    expect(last()).toMatchObject({ shown: [0, 1, 2, 3], busy: false })
    playback.playAgain()
    playback.skip()
    playback.enqueue([to(4)])
    playback.tick(100)
    expect(last()).toMatchObject({ shown: [0, 1, 2, 3, 4], busy: false })
    expect(seen.filter(({ current, again }) => current?.to === 4 && again)).toEqual([])
  })

  it('end when another view is loaded, also before they have begun', () => {
    const { playback, show, last } = stage()
    show(to(1))
    playback.enqueue([to(2)])
    playback.tick(50)
    playback.playAgain()
    playback.load([5])
    playback.enqueue([to(6)])
    playback.tick(100)
    expect(last()).toMatchObject({ shown: [5, 6], busy: false, again: false })
    playback.playAgain()
    playback.tick(50)
    playback.load([7])
    playback.tick(BREATH + 100)
    expect(last()).toMatchObject({ shown: [7], busy: false, again: false })
  })

  it('never leave an old view, whatever comes before, between and during them', () => {
    const step = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('enqueue' as const), count: fc.integer({ min: 1, max: 3 }) }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('tick' as const), ms: fc.integer({ min: 1, max: 1500 }) }),
      },
      { weight: 3, arbitrary: fc.constant({ kind: 'again' as const }) },
      { weight: 1, arbitrary: fc.constantFrom({ kind: 'skip' as const }, { kind: 'load' as const }) },
    )
    const law = fc.property(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), (steps) => {
      const { playback, seen } = stage()
      let all = [0]
      for (const one of steps) {
        if (one.kind === 'enqueue') {
          const cells = Array.from({ length: one.count }, (_, index) => all.length + index)
          all = [...all, ...cells]
          playback.enqueue(cells.map(to))
        } else if (one.kind === 'tick') playback.tick(one.ms)
        else if (one.kind === 'again') playback.playAgain()
        else if (one.kind === 'skip') playback.skip()
        else {
          expectTrue(seen, all)
          all = [all.length + 100]
          playback.load(all)
          seen.splice(0, seen.length - 1)
        }
      }
      playback.tick(100_000)
      expectTrue(seen, all)
      expect(seen.at(-1)).toMatchObject({ shown: all, busy: false, again: false })
    })
    fc.assert(law, { numRuns: 300 })
  })
})

/** Expects each view that is not shown again to be the one after as many events as were counted. */
function expectTrue(seen: readonly Shown<State, Walked>[], all: State): void {
  for (const { shown, position, again } of seen) {
    if (!again) expect(shown).toEqual(all.slice(0, position + 1))
  }
}

import { describe, expect, it, vi } from 'vitest'
import type { Shown } from './binding.ts'
import { appear, type Cue, type CueTable, foldAt, move, pause, sound } from './cue.ts'
import { glide, lift } from './motion/motion.ts'
import { poseAt } from './motion/poses.ts'
import { Playback } from './playback.ts'

type Event = { readonly kind: 'walked'; readonly to: number } | { readonly kind: 'rang' }
interface State {
  readonly at: number
  readonly rings: number
}

const evolve = (state: State, event: Event): State =>
  event.kind === 'walked' ? { ...state, at: event.to } : { ...state, rings: state.rings + 1 }

const walk: CueTable<State, Event> = {
  walked: (event, { before }) => [
    move(
      'man',
      0,
      100,
      glide(poseAt(before.at, 0, 0), poseAt(event.to, 0, 0), (t) => t),
    ),
  ],
  rang: () => [],
}

function stage(cues: Partial<CueTable<State, Event>> = {}) {
  const seen: Shown<State, Event>[] = []
  const errors: unknown[] = []
  const playback = new Playback<State, Event>(
    (state) => seen.push(state),
    (error) => errors.push(error),
  )
  playback.attach({
    evolve,
    cues: { ...walk, ...cues },
    homes: (state) => (target) => (target === 'man' ? poseAt(state.at, 0, 0) : null),
  })
  playback.load({ at: 0, rings: 0 })
  return { playback, seen, errors, last: () => seen[seen.length - 1], man: () => playback.poses.get('man')?.x }
}

const to = (cell: number): Event => ({ kind: 'walked', to: cell })

describe('playing events', () => {
  it('shows the motion first and folds the event at its end', () => {
    const { playback, last, man } = stage()
    playback.enqueue([to(4)])
    expect(playback.tick(50)).toBe(true)
    expect(man()).toBe(2)
    expect(last()).toMatchObject({ shown: { at: 0 }, busy: true, current: to(4), position: 0 })
    expect(playback.tick(50)).toBe(false)
    expect(man()).toBe(4)
    expect(last()).toMatchObject({ shown: { at: 4 }, busy: false, current: null, position: 1 })
  })

  it('folds the first events when asked, and waits with the others', async () => {
    const { playback, last } = stage()
    playback.enqueue([to(1), to(2), to(3)])
    playback.foldTo(2)
    expect(last()).toMatchObject({ shown: { at: 2 }, busy: true, position: 2 })
    expect([playback.isIdle, playback.isUnseen]).toEqual([false, false])
    playback.foldTo(1)
    expect(last()).toMatchObject({ shown: { at: 2 }, position: 2 })
    playback.foldTo(9)
    await playback.whenIdle()
    expect(last()).toMatchObject({ shown: { at: 3 }, busy: false, position: 3 })
  })

  it('ends an event that is folded, when asked', () => {
    const { playback, last } = stage({ rang: () => [foldAt(0), pause(0, 100)] })
    playback.enqueue([{ kind: 'rang' }])
    playback.tick(50)
    playback.foldTo(1)
    expect(last()).toMatchObject({ busy: false, current: null, position: 1 })
  })

  it('plays events in order and carries spare time over to the next', () => {
    const { playback, last, man } = stage()
    playback.enqueue([to(1), { kind: 'rang' }, to(3)])
    playback.tick(150)
    expect(last()).toMatchObject({ shown: { at: 1, rings: 1 }, position: 2 })
    expect(man()).toBe(2)
  })

  it('queues events that arrive while another runs', () => {
    const { playback, last } = stage()
    playback.enqueue([to(1)])
    playback.tick(40)
    playback.enqueue([to(2), to(3)])
    playback.tick(1000)
    expect(last()).toMatchObject({ shown: { at: 3 }, position: 3, busy: false })
  })

  it('folds at the cued moment and continues the motion from the new home', () => {
    const { playback, last, man } = stage({ walked: () => [foldAt(0), move('man', 0, 100, lift(1))] })
    playback.enqueue([to(5)])
    playback.tick(50)
    expect(last()).toMatchObject({ shown: { at: 5 }, busy: true, position: 1 })
    expect(man()).toBe(5)
    expect(playback.poses.get('man')?.y).toBeCloseTo(1)
    playback.tick(50)
    expect(last()).toMatchObject({ position: 1, busy: false })
  })

  it('keeps an appearing target at its first pose until its motion begins', () => {
    const { playback, man } = stage({
      walked: () => [
        appear(
          'man',
          50,
          50,
          glide(poseAt(9, 0, 0), poseAt(5, 0, 0), (t) => t),
        ),
      ],
    })
    playback.enqueue([to(5)])
    playback.tick(10)
    expect(man()).toBe(9)
  })

  it('keeps a finished motion at its end until the event is over', () => {
    const { playback, man } = stage({
      walked: (event) => [move('man', 0, 20, glide(poseAt(0, 0, 0), poseAt(event.to, 0, 0))), pause(0, 100)],
    })
    playback.enqueue([to(7)])
    playback.tick(80)
    expect(man()).toBe(7)
  })
})

describe('a rest', () => {
  it('keeps the last event in sight, folded, before the table is idle', () => {
    const { playback, last } = stage()
    playback.enqueue([to(5), to(7)], { ofOthers: false, rest: 1000 })
    playback.tick(200)
    expect(last()).toMatchObject({ shown: { at: 7 }, busy: true })
    playback.tick(999)
    expect(playback.isIdle).toBe(false)
    playback.tick(1)
    expect(last()).toMatchObject({ busy: false, current: null })
  })

  it('is skipped with the events', () => {
    const { playback, last } = stage()
    playback.enqueue([to(5)], { ofOthers: false, rest: 1000 })
    playback.tick(150)
    playback.skip()
    expect(last()).toMatchObject({ shown: { at: 5 }, busy: false, position: 1 })
  })
})

describe('pace', () => {
  it('runs faster at a higher speed', () => {
    const { playback, man } = stage()
    playback.setPace({ speed: 4, reducedMotion: false })
    playback.enqueue([to(4)])
    playback.tick(12.5)
    expect(man()).toBe(2)
  })

  it('shows results at once at speed 0', () => {
    const { playback, last } = stage()
    playback.setPace({ speed: 0, reducedMotion: false })
    playback.enqueue([to(4), { kind: 'rang' }])
    expect(last()).toMatchObject({ shown: { at: 4, rings: 1 }, position: 2, busy: false })
    expect(playback.isIdle).toBe(true)
  })

  it('folds all queued events when skipped', () => {
    const { playback, last, man } = stage()
    playback.enqueue([to(1), to(2), { kind: 'rang' }])
    playback.tick(30)
    playback.skip()
    expect(last()).toMatchObject({ shown: { at: 2, rings: 1 }, position: 3, busy: false, current: null })
    expect(man()).toBe(2)
  })

  it('folds an event only once when it is skipped after its fold', () => {
    const { playback, last } = stage({ rang: () => [foldAt(0), pause(0, 100)] })
    playback.enqueue([{ kind: 'rang' }])
    playback.tick(10)
    playback.skip()
    expect(last()).toMatchObject({ shown: { rings: 1 }, position: 1 })
  })

  it('fades out at the old place and in at the new one within 120 ms with reduced motion', () => {
    const { playback, man, last } = stage()
    playback.setPace({ speed: 1, reducedMotion: true })
    playback.enqueue([to(4)])
    playback.tick(30)
    expect(man()).toBe(0)
    expect(playback.poses.get('man')?.opacity).toBeCloseTo(0.5)
    playback.tick(60)
    expect(man()).toBe(4)
    expect(playback.poses.get('man')?.opacity).toBeCloseTo(0.5)
    playback.tick(30)
    expect(last()).toMatchObject({ shown: { at: 4 }, busy: false })
  })
})

describe('errors', () => {
  it('folds an event whose cue throws', () => {
    const fails = () => {
      throw new Error('bad cue')
    }
    const { playback, last, errors } = stage({ rang: fails })
    playback.enqueue([{ kind: 'rang' }, to(2)])
    playback.tick(1000)
    expect(last()).toMatchObject({ shown: { at: 2, rings: 1 }, position: 2 })
    expect(errors).toHaveLength(1)
  })

  it('folds an event whose motion throws', () => {
    const fails = () => {
      throw new Error('bad motion')
    }
    const { playback, last, errors } = stage({ rang: () => [move('man', 0, 50, fails)] })
    playback.enqueue([{ kind: 'rang' }, to(2)])
    playback.tick(1000)
    expect(last()).toMatchObject({ shown: { at: 2, rings: 1 }, position: 2 })
    expect(errors).toHaveLength(1)
  })

  it('clears the queue when a view is loaded', () => {
    const { playback, last, man } = stage()
    playback.enqueue([to(4)])
    playback.tick(50)
    playback.load({ at: 8, rings: 0 })
    expect(last()).toMatchObject({ shown: { at: 8 }, busy: false, position: 0 })
    expect(man()).toBe(8)
    expect(playback.tick(1000)).toBe(false)
  })
})

describe('idle, sounds and effects', () => {
  it('resolves whenIdle when nothing is queued or running', async () => {
    const { playback } = stage()
    await playback.whenIdle()
    playback.enqueue([to(1)])
    const idle = vi.fn()
    const waiting = playback.whenIdle().then(idle)
    playback.tick(99)
    await Promise.resolve()
    expect(idle).not.toHaveBeenCalled()
    playback.tick(1)
    await waiting
    expect(idle).toHaveBeenCalledOnce()
  })

  it('plays each sound once, at its time', () => {
    const ring: readonly Cue[] = [sound('bell', 30), pause(0, 60)]
    const { playback } = stage({ rang: () => ring })
    const play = vi.fn()
    playback.setSounds({ play })
    playback.enqueue([{ kind: 'rang' }])
    playback.tick(20)
    expect(play).not.toHaveBeenCalled()
    playback.tick(20)
    playback.tick(20)
    expect(play).toHaveBeenCalledOnce()
    expect(play.mock.calls[0]?.[0]).toBe('bell')
  })

  it('keeps an effect after its event and requests frames until it ends', () => {
    const point = { x: 0, y: 0, z: 0 }
    const { playback, last } = stage({
      rang: () => [{ kind: 'effect', name: 'smoke', at: 0, lasts: 500, from: point, to: point, size: 1, tint: 0 }],
    })
    playback.enqueue([{ kind: 'rang' }])
    expect(playback.tick(10)).toBe(true)
    expect(last()).toMatchObject({ busy: false })
    expect(playback.tick(480)).toBe(true)
    expect(playback.tick(20)).toBe(false)
  })
})

describe('changing the game', () => {
  it('shows nothing until the game is attached, then shows what was loaded before', () => {
    const { playback, last } = stage()
    playback.detach()
    expect(last()).toMatchObject({ shown: null, busy: false })
    expect(playback.poses.get('man')).toBeNull()
    playback.load({ at: 7, rings: 0 })
    playback.enqueue([to(8)])
    expect(last()).toMatchObject({ shown: null, busy: true })
    playback.attach({ evolve, cues: walk, homes: (state) => () => poseAt(state.at, 0, 0) })
    expect(last()).toMatchObject({ shown: { at: 7 }, busy: true, position: 0 })
    playback.skip()
    expect(last()).toMatchObject({ shown: { at: 8 }, busy: false, position: 1 })
  })
})

describe('an event that starts later', () => {
  const held = (waits: number, tempo = 1) => {
    const all = stage()
    all.playback.start.decide = () => ({ waits, tempo })
    return all
  }

  it('waits, and then plays at its own speed', () => {
    const { playback, man, last } = held(300, 0.5)
    playback.enqueue([to(4)])
    playback.tick(250)
    expect([last()?.busy, last()?.current, man()]).toEqual([true, null, 0])
    playback.tick(150)
    expect(man()).toBe(2)
  })

  it('is decided once for each event, from all that wait', () => {
    const { playback } = stage()
    const asked = vi.fn(() => ({ waits: 100, tempo: 1 }))
    playback.start.decide = asked
    playback.enqueue([to(4), to(8)])
    for (let n = 0; n < 8; n++) playback.tick(50)
    expect(asked.mock.calls).toEqual([[[to(4), to(8)]], [[to(8)]]])
  })

  it('is shown at once if it is skipped, and does not delay another view', () => {
    const { playback, last, man } = held(300)
    playback.enqueue([to(4)])
    playback.tick(50)
    playback.skip()
    expect(last()).toMatchObject({ shown: { at: 4 }, busy: false })
    playback.enqueue([to(6)])
    playback.tick(50)
    playback.load({ at: 1, rings: 0 })
    playback.start.decide = () => ({ waits: 0, tempo: 1 })
    playback.enqueue([to(5)])
    playback.tick(50)
    expect(man()).toBe(3)
  })
})

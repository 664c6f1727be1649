import { beforeEach, describe, expect, it } from 'vitest'
import { asAudioContext, countedLuck, FakeContext, type FakeGain, type FakeSource } from '../testkit/fakeAudio.ts'
import { SOUND_NAMES } from './names.ts'
import { createSounds } from './player.ts'
import { playerLater, type SoundPlayer } from './sounds.ts'

interface Waiting {
  readonly ms: number
  readonly action: () => void
}

let context: FakeContext
let made: number
let waiting: Set<Waiting>
let gestures: EventTarget
let sounds: SoundPlayer

beforeEach(() => {
  context = new FakeContext()
  made = 0
  waiting = new Set()
  gestures = new EventTarget()
  sounds = createSounds(
    {
      makeContext: () => {
        made += 1
        return asAudioContext(context)
      },
      luck: countedLuck(),
      later(ms, action) {
        const entry = { ms, action }
        waiting.add(entry)
        return () => waiting.delete(entry)
      },
    },
    gestures,
  )
})

const gesture = () => gestures.dispatchEvent(new Event('pointerdown'))
const master = () => context.gains.find((gain) => gain.outputs.includes(context.destination))
const masterLevel = () => master()?.gain.events.at(-1)?.value
const firstStart = () => Math.min(...context.sources.flatMap((source) => source.started))
const running = () => context.sources.filter((source) => Math.max(...source.stopped, -1) < 0)
/** Sources stopped a second time, earlier than scheduled. */
const cut = () => context.sources.filter((source) => source.stopped.length > 1)
/** Returns the gain nodes that feed the voices' panners; each level is set once. */
const voiceGains = (): readonly FakeGain[] =>
  context.gains.filter((gain) => gain.outputs.some((node) => 'kind' in node && node.kind === 'panner'))

describe('before the first gesture', () => {
  it('creates no context and plays nothing', () => {
    sounds.play('bell')
    sounds.ambience('waves')
    expect(made).toBe(0)
  })

  it('stores the requested background', () => {
    sounds.ambience('waves')
    gesture()
    expect(running().length).toBeGreaterThan(0)
  })

  it('creates no context while muted', () => {
    sounds.mute(true)
    gesture()
    expect(made).toBe(0)
    sounds.mute(false)
    expect(made).toBe(1)
  })
})

it('creates one context for many gestures', () => {
  gesture()
  gesture()
  gestures.dispatchEvent(new Event('keydown'))
  expect(made).toBe(1)
})

it('resumes a suspended context', () => {
  gesture()
  context.state = 'suspended'
  gesture()
  expect(context.resumed).toBe(1)
})

describe.each(SOUND_NAMES)('playing %s', (name) => {
  it('starts every source and schedules its end', () => {
    gesture()
    context.currentTime = 3
    sounds.play(name)
    expect(firstStart()).toBeGreaterThanOrEqual(3)
    expect(context.sources.length).toBeGreaterThan(0)
    for (const source of context.sources) {
      expect(source.started).toHaveLength(1)
      expect(source.stopped[0]).toBeGreaterThan(source.started[0] ?? Number.POSITIVE_INFINITY)
    }
  })

  it('schedules no level above full gain', () => {
    gesture()
    sounds.play(name)
    const levels = context.gains.flatMap((gain) => gain.gain.events.map((event) => event.value))
    expect(Math.max(...levels)).toBeLessThanOrEqual(1)
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(0)
  })
})

describe('play options', () => {
  beforeEach(() => gesture())

  it('schedule a delay on the audio clock', () => {
    context.currentTime = 2
    sounds.play('click', { delayMs: 250 })
    expect(firstStart()).toBeCloseTo(2.25)
  })

  it('scale the level with the volume', () => {
    sounds.play('wood')
    sounds.play('wood', { volume: 0.5, delayMs: 500 })
    const [full, half] = voiceGains().map((gain) => gain.gain.events[0]?.value ?? 0)
    expect(half).toBeCloseTo((full ?? 0) / 2)
  })

  it('clamp pan and volume, and replace invalid numbers by the defaults', () => {
    sounds.play('wood', { pan: -9, volume: 9 })
    sounds.play('hit', { pan: Number.NaN, volume: Number.NaN, delayMs: Number.NaN })
    const pans = context.nodes.flatMap((node) => ('pan' in node ? [node.pan] : []))
    expect(pans).toMatchObject([{ value: -1 }, { value: 0 }])
    for (const gain of voiceGains()) expect(gain.gain.events[0]?.value).toBeLessThanOrEqual(1)
  })

  it('play nothing at volume 0', () => {
    sounds.play('wood', { volume: 0 })
    expect(context.sources).toEqual([])
  })
})

describe('volume and mute', () => {
  beforeEach(() => gesture())

  it('set the master level, with finer steps in the lower half of the slider', () => {
    sounds.setVolume(0.5)
    expect(masterLevel()).toBeCloseTo(0.25)
    sounds.setVolume(7)
    expect(masterLevel()).toBe(1)
  })

  it('stop what plays, and play nothing while muted', () => {
    sounds.play('bell')
    const before = context.sources.length
    sounds.mute(true)
    sounds.play('coin')
    expect(masterLevel()).toBe(0)
    expect(cut()).toHaveLength(before)
    expect(context.sources).toHaveLength(before)
  })

  it('restore the volume after muting', () => {
    sounds.setVolume(0.5)
    sounds.mute(true)
    sounds.mute(false)
    expect(masterLevel()).toBeCloseTo(0.25)
  })

  it('stop the background while muted, and restart it after', () => {
    sounds.ambience('waves')
    sounds.mute(true)
    expect(running()).toEqual([])
    sounds.mute(false)
    expect(running().length).toBeGreaterThan(0)
  })
})

describe('the background', () => {
  beforeEach(() => gesture())

  it('plays until it is stopped', () => {
    sounds.ambience('waves')
    const strands = running()
    expect(strands.length).toBeGreaterThanOrEqual(3)
    sounds.ambience(null)
    expect(running()).toEqual([])
    expect(waiting.size).toBe(0)
  })

  it('plays once when it is requested twice', () => {
    sounds.ambience('waves')
    const before = context.sources.length
    sounds.ambience('waves')
    expect(context.sources).toHaveLength(before)
  })

  it('plays a short sound at intervals, and schedules the next', () => {
    sounds.ambience('waves')
    const [before, planned] = [context.sources.length, waiting.size]
    for (const entry of [...waiting]) {
      waiting.delete(entry)
      entry.action()
    }
    expect(context.sources.length).toBeGreaterThan(before)
    expect(waiting.size).toBe(planned)
  })

  it('queues nothing while the context is suspended', () => {
    sounds.ambience('waves')
    const before = context.sources.length
    context.state = 'suspended'
    for (const entry of [...waiting]) entry.action()
    expect(context.sources).toHaveLength(before)
  })

  it('is lowered under the cannon and restored after it', () => {
    sounds.ambience('waves')
    sounds.play('cannon')
    const ducked = context.gains.find((gain) => gain.gain.events.some((event) => event.kind === 'cancel'))
    const [down, up] = (ducked?.gain.events ?? []).filter((event) => event.kind === 'target')
    expect(down?.value).toBeLessThan(0.5)
    expect(up).toMatchObject({ value: 1 })
    expect(up?.time).toBeGreaterThan((down?.time ?? 0) + 1)
  })
})

describe('the volume of a bus', () => {
  const outputsOf = (node: { readonly outputs: readonly unknown[] }): readonly unknown[] => node.outputs
  /** Returns the gain nodes that a node plays into, up to the loudspeaker. */
  const busOf = (pan: number) => {
    const panner = context.nodes.find((node) => 'pan' in node && (node.pan as { value: number }).value === pan)
    const [bus] = panner ? outputsOf(panner) : []
    if (!bus) throw new Error('nothing plays there')
    return bus as FakeGain
  }
  const levelOf = (bus: FakeGain) => bus.gain.events.at(-1)?.value

  beforeEach(() => gesture())

  it('applies to its sounds and to their reverb', () => {
    sounds.play('cannon', { pan: 0.25 })
    sounds.play('click', { pan: -0.25, bus: 'interface' })
    const [effects, buttons] = [busOf(0.25), busOf(-0.25)]
    expect(effects).not.toBe(buttons)
    sounds.setBusVolume('effects', 0.5)
    sounds.setBusVolume('interface', 0.2)
    expect(levelOf(effects)).toBeCloseTo(0.25)
    expect(levelOf(buttons)).toBeCloseTo(0.04)
    const reverbs = context.nodes.filter(({ kind }) => kind === 'convolver')
    expect(reverbs.length).toBeGreaterThan(0)
    for (const reverb of reverbs) expect([[effects], [buttons]]).toContainEqual(outputsOf(reverb))
  })

  it('silences only its own sounds', () => {
    sounds.setBusVolume('effects', 0)
    sounds.play('coin')
    expect(context.sources).toHaveLength(0)
    sounds.play('click', { bus: 'interface' })
    expect(context.sources.length).toBeGreaterThan(0)
  })

  it('stops and starts the background', () => {
    sounds.ambience('waves')
    expect(running().length).toBeGreaterThan(0)
    sounds.setBusVolume('ambience', 0)
    expect(running()).toEqual([])
    sounds.setBusVolume('ambience', 0.5)
    expect(running().length).toBeGreaterThan(0)
  })
})

describe('many sounds', () => {
  beforeEach(() => gesture())

  it('play once when two of the same name start together', () => {
    sounds.play('coin')
    const before = context.sources.length
    sounds.play('coin')
    expect(context.sources).toHaveLength(before)
    sounds.play('coin', { delayMs: 60 })
    expect(context.sources.length).toBeGreaterThan(before)
  })

  it('cut the oldest of a name for the newest', () => {
    for (let i = 0; i < 5; i++) sounds.play('step', { delayMs: i * 50 })
    expect(cut()).toEqual([])
    sounds.play('step', { delayMs: 300 })
    expect(new Set(cut().map((source: FakeSource) => source.started[0]))).toEqual(new Set([0]))
  })

  it('are at most 24 at once', () => {
    for (const name of SOUND_NAMES) sounds.play(name)
    const cutGains = voiceGains().filter((gain) => gain.gain.events.some((event) => event.kind === 'cancel'))
    expect(voiceGains()).toHaveLength(SOUND_NAMES.length)
    expect(cutGains).toHaveLength(SOUND_NAMES.length - 24)
  })

  it('are forgotten when they have ended', () => {
    for (let i = 0; i < 60; i++) {
      sounds.play('click')
      for (const source of context.sources) source.onended?.()
      context.currentTime += 0.03
    }
    expect(cut()).toEqual([])
  })

  it('do not queue up while the context resumes', () => {
    context.state = 'suspended'
    for (const name of SOUND_NAMES) sounds.play(name)
    expect(voiceGains()).toHaveLength(2)
  })
})

it('are stopped by hush, playing or scheduled, but not the background', () => {
  gesture()
  sounds.ambience('waves')
  const strands = running()
  sounds.play('cannon')
  sounds.play('splash', { delayMs: 900 })
  const voices = context.sources.slice(strands.length)
  sounds.hush()
  expect(cut()).toEqual(voices)
  expect(running()).toEqual(strands)
})

it('are all stopped by dispose, for good', () => {
  gesture()
  sounds.ambience('waves')
  sounds.play('bell')
  sounds.dispose()
  expect(running()).toEqual([])
  expect(context.state).toBe('closed')
  const before = context.sources.length
  gesture()
  sounds.play('bell')
  sounds.ambience('waves')
  expect([made, context.sources.length, waiting.size]).toEqual([1, before, 0])
})

describe('without audio', () => {
  const silent = (makeContext: () => AudioContext | null) => {
    let asked = 0
    const player = createSounds(
      {
        makeContext() {
          asked += 1
          return makeContext()
        },
        luck: () => 0.5,
        later: () => () => undefined,
      },
      gestures,
    )
    return { player, asked: () => asked }
  }

  it.each([
    ['there is none', () => null],
    [
      'it cannot be opened',
      () => {
        throw new Error('no device')
      },
    ],
  ])('does nothing, from the first call on, where %s', (_, makeContext) => {
    const { player, asked } = silent(makeContext)
    gesture()
    gesture()
    player.play('cannon')
    player.ambience('waves')
    player.setVolume(0.3)
    player.mute(true)
    player.hush()
    player.dispose()
    expect(asked()).toBe(1)
  })
})

describe('a player that is still loading', () => {
  it('plays nothing, and gets the requested settings once it has loaded', async () => {
    let resolve = (_player: SoundPlayer) => {}
    const promise = new Promise<SoundPlayer>((resolved) => {
      resolve = resolved
    })
    const player = playerLater(promise)
    gesture()
    for (const volume of [1, 0.5]) player.setVolume(volume)
    player.setBusVolume('effects', 0)
    player.play('click')
    expect(context.sources).toEqual([])
    resolve(sounds)
    await promise
    await Promise.resolve()
    expect(masterLevel()).toBe(0.25)
    player.play('click')
    expect(context.sources).toEqual([])
    player.play('click', { bus: 'interface' })
    expect(context.sources).not.toEqual([])
  })

  it('stays silent if there is none', async () => {
    const player = playerLater(Promise.resolve(null))
    await Promise.resolve()
    for (const act of [
      () => player.play('click'),
      () => player.mute(true),
      () => player.hush(),
      () => player.dispose(),
    ])
      expect(act).not.toThrow()
  })
})

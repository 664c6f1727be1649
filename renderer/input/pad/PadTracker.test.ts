import { describe, expect, it, onTestFinished } from 'vitest'
import { adoptEase } from '../ease.ts'
import { PAD_BUTTONS, type PadButton } from './buttons.ts'
import { PadTracker } from './PadTracker.ts'
import { type PadReading, readingsOf } from './reading.ts'

interface Raw {
  readonly id?: string
  readonly mapping?: string
  readonly down?: readonly PadButton[]
  readonly axes?: readonly unknown[]
}

/** A standard pad as the browser reports it. */
const pad = ({ id = 'Pad', mapping = 'standard', down = [], axes = [0, 0, 0, 0] }: Raw = {}) => ({
  id,
  mapping,
  connected: true,
  axes,
  buttons: PAD_BUTTONS.map((button) => ({ pressed: down.includes(button), value: Number(down.includes(button)) })),
})

/** Looks at pads every 16 ms, and collects what happens as text: `0 press south`. */
class Watch {
  readonly tracker = new PadTracker()
  now = 0

  see(...pads: readonly unknown[]): readonly string[] {
    return this.take(readingsOf(pads))
  }

  /** Sees the same pads for some time. */
  seeFor(ms: number, ...pads: readonly unknown[]): readonly string[] {
    const found: string[] = []
    for (const end = this.now + ms; this.now < end; ) found.push(...this.see(...pads))
    return found
  }

  private take(readings: readonly PadReading[]): readonly string[] {
    this.now += 16
    const { events } = this.tracker.look(readings, this.now, () => undefined)
    return events.map(({ kind, pad: index, button }) => `${index} ${kind} ${button}`)
  }
}

describe('a pad', () => {
  it('counts after its first press', () => {
    const watch = new Watch()
    watch.see(pad(), pad({ id: 'Ghost' }))
    expect(watch.tracker.used).toEqual([])
    expect(watch.see(pad({ down: ['south'] }), pad({ id: 'Ghost' }))).toEqual(['0 press south'])
    expect(watch.tracker.used).toEqual([{ index: 0, id: 'Pad' }])
  })

  it('does nothing by a button that was down when it appeared, until that button is released', () => {
    const watch = new Watch()
    expect(watch.seeFor(2000, pad({ down: ['south'] }))).toEqual([])
    watch.see(pad())
    expect(watch.see(pad({ down: ['south'] }))).toEqual(['0 press south'])
  })

  it.each([
    ['slow', 3],
    ['off', 0],
  ] as const)('repeats a held direction as the player has chosen: %s', (holdRepeat, times) => {
    adoptEase({ holdRepeat, holdsToggle: false })
    onTestFinished(() => adoptEase({ holdRepeat: 'usual', holdsToggle: false }))
    const watch = new Watch()
    watch.see(pad())
    const events = watch.seeFor(1300, pad({ down: ['right'] }))
    expect(events.filter((event) => event === '0 repeat right')).toHaveLength(times)
  })

  it('repeats a held direction after 400 ms, then every 90 ms', () => {
    const watch = new Watch()
    watch.see(pad())
    const held = pad({ down: ['right'] })
    expect(watch.see(held)).toEqual(['0 press right'])
    expect(watch.seeFor(384, held)).toEqual([])
    expect(watch.seeFor(32, held)).toEqual(['0 repeat right'])
    expect(watch.seeFor(960, held)).toEqual(Array.from({ length: 10 }, () => '0 repeat right'))
    expect(watch.see(pad())).toEqual(['0 release right'])
  })

  it('does not make up for repetitions that a busy page has missed', () => {
    const watch = new Watch()
    watch.see(pad())
    watch.see(pad({ down: ['right'] }))
    watch.now += 5000
    expect(watch.see(pad({ down: ['right'] }))).toEqual(['0 repeat right'])
    expect(watch.see(pad({ down: ['right'] }))).toEqual([])
  })

  it('presses a direction with the left stick, once for a push', () => {
    const watch = new Watch()
    watch.see(pad())
    expect(watch.see(pad({ axes: [0.4, 0, 0, 0] }))).toEqual([])
    expect(watch.see(pad({ axes: [0.9, 0.3, 0, 0] }))).toEqual(['0 press right'])
    expect(watch.see(pad({ axes: [0.7, 0.8, 0, 0] }))).toEqual([])
    expect(watch.see(pad({ axes: [0.3, 0, 0, 0] }))).toEqual([])
    expect(watch.see(pad({ axes: [0.2, 0, 0, 0] }))).toEqual(['0 release right'])
  })

  it('turns with the right stick only beyond the dead zone', () => {
    const watch = new Watch()
    watch.see(pad())
    watch.see(pad({ axes: [0, 0, 0.25, 0] }))
    expect(watch.tracker.rightStick(0)).toEqual({ x: 0, y: 0 })
    watch.see(pad({ axes: [0, 0, 1, 0] }))
    expect(watch.tracker.rightStick(0)).toEqual({ x: 1, y: 0 })
  })

  it('releases what was held when it is unplugged', () => {
    const watch = new Watch()
    watch.see(pad())
    watch.see(pad({ down: ['south', 'left'] }))
    expect(watch.see()).toEqual(['0 release south', '0 release left'])
    expect(watch.see(pad({ down: ['south'] }))).toEqual([])
  })

  it('releases what was held when the window loses the focus, and ignores it afterwards', () => {
    const watch = new Watch()
    watch.see(pad())
    watch.see(pad({ down: ['left-trigger'] }))
    expect(watch.tracker.releaseAll()).toEqual([{ kind: 'release', pad: 0, button: 'left-trigger' }])
    expect(watch.see(pad({ down: ['left-trigger'] }))).toEqual([])
  })
})

describe('bad pads', () => {
  it('with one id differ in their index', () => {
    const watch = new Watch()
    watch.see(pad(), pad())
    expect(watch.see(pad({ down: ['south'] }), pad({ down: ['east'] }))).toEqual(['0 press south', '1 press east'])
  })

  it('with stuck axes move nothing until they have been at rest', () => {
    const watch = new Watch()
    const stuck = pad({ axes: [1, 0, 1, 1] })
    expect(watch.seeFor(2000, stuck)).toEqual([])
    expect(watch.tracker.rightStick(0)).toEqual({ x: 0, y: 0 })
    watch.see(pad())
    watch.see(stuck)
    expect(watch.tracker.rightStick(0).x).toBeGreaterThan(0.5)
  })

  it('with impossible values, without buttons, and thirty-two of them, are read without an error', () => {
    const watch = new Watch()
    const odd = [
      pad({ axes: [Number.NaN, Number.POSITIVE_INFINITY, 'x', null] }),
      { id: 5 },
      { id: 'No buttons', mapping: 'standard', buttons: [], axes: [] },
      { id: 'x'.repeat(10_000), mapping: 'standard', buttons: [null, 3, 'b', { pressed: 'yes' }] },
      null,
    ]
    watch.see(...odd)
    expect(watch.seeFor(500, ...odd)).toEqual([])
    const many = (down: readonly PadButton[]) => Array.from({ length: 32 }, () => pad({ down }))
    watch.see()
    watch.see(...many([]))
    expect(watch.see(...many(['south']))).toHaveLength(32)
  })

  it('that come and go a hundred times never leave a button held', () => {
    const watch = new Watch()
    const found: string[] = []
    for (let time = 0; time < 100; time++) found.push(...watch.see(pad({ down: ['south'] })), ...watch.see())
    expect(found).toEqual([])
    watch.see(pad())
    expect(watch.see(pad({ down: ['south'] }))).toEqual(['0 press south'])
  })

  it('with an unknown mapping are named at a press, and press nothing', () => {
    const tracker = new PadTracker()
    const look = (down: readonly PadButton[]) =>
      tracker.look(readingsOf([pad({ id: 'Odd', mapping: '', down })]), 0, () => undefined)
    look([])
    const { events, unmapped } = look(['east'])
    expect(events).toEqual([])
    expect(unmapped.map(({ id }) => id)).toEqual(['Odd'])
    expect(look(['east']).unmapped).toEqual([])
  })
})

it('cuts the id of a pad, and drops control characters', () => {
  const [long, odd] = readingsOf([pad({ id: 'x'.repeat(10_000) }), pad({ id: 'a\u0000b\u202Ec' })])
  expect(long?.id).toHaveLength(80)
  expect(odd?.id).toBe('abc')
})

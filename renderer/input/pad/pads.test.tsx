import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PAD_BUTTONS, type PadButton } from './buttons.ts'
import { followDevices, useLastDevice } from './lastDevice.ts'
import { followPads, type PadListener, usePads } from './pads.ts'

let held: readonly PadButton[] = []
let isPlugged = true
let looks = 0
let seen = 0
const done: string[] = []

const LISTENER: PadListener = {
  press: (button, pad, isHeld) => done.push(`${isHeld ? 'repeat' : 'press'} ${button} ${pad}`),
  release: (button, pad) => done.push(`release ${button} ${pad}`),
  turn: () => done.push('turn'),
  watch: (readings) => {
    seen = readings.length
    return false
  },
  askMapping: ({ id }) => done.push(`ask ${id}`),
  taughtOf: () => undefined,
}

const pads = () => {
  looks++
  const buttons = PAD_BUTTONS.map((button) => ({ pressed: held.includes(button), value: 0 }))
  return isPlugged ? [{ id: 'DualSense', mapping: 'standard', connected: true, axes: [0, 0, 0, 0], buttons }] : [null]
}

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  Object.defineProperty(navigator, 'getGamepads', { value: pads, configurable: true })
  held = []
  isPlugged = true
  done.length = 0
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'getGamepads')
})

/** Presses a button for 30 ms. */
function press(button: PadButton): void {
  held = [button]
  vi.advanceTimersByTime(32)
  held = []
  vi.advanceTimersByTime(32)
}

it('reports the presses of a pad, and names its maker', () => {
  stop = followPads(LISTENER)
  vi.advanceTimersByTime(32)
  press('south')
  expect(done).toEqual(['press south 0', 'release south 0'])
  expect(usePads.getState().pads).toEqual([{ index: 0, id: 'DualSense', brand: 'playstation' }])
  expect(useLastDevice.getState().hand).toEqual({ device: 'pad', pad: 0, brand: 'playstation' })
})

it('looks at pads only while one is connected', () => {
  isPlugged = false
  stop = followPads(LISTENER)
  looks = 0
  vi.advanceTimersByTime(1000)
  expect(looks).toBe(0)
  isPlugged = true
  window.dispatchEvent(new Event('gamepadconnected'))
  vi.advanceTimersByTime(1000)
  expect(looks).toBeGreaterThan(50)
  isPlugged = false
  vi.advanceTimersByTime(32)
  looks = 0
  vi.advanceTimersByTime(1000)
  expect(looks).toBe(0)
})

it('looks at pads only while the window has the focus, and releases what was held', () => {
  stop = followPads(LISTENER)
  vi.advanceTimersByTime(32)
  held = ['left-trigger']
  vi.advanceTimersByTime(32)
  window.dispatchEvent(new Event('blur'))
  expect(done).toEqual(['press left-trigger 0', 'release left-trigger 0'])
  looks = 0
  vi.advanceTimersByTime(1000)
  expect(looks).toBe(0)
})

it('tells its listener when the last pad was unplugged', () => {
  stop = followPads(LISTENER)
  vi.advanceTimersByTime(32)
  expect(seen).toBe(1)
  isPlugged = false
  vi.advanceTimersByTime(32)
  expect(seen).toBe(0)
})

it('survives a pad that reconnects a hundred times in a second', () => {
  stop = followPads(LISTENER)
  for (let time = 0; time < 100; time++) {
    isPlugged = time % 2 === 0
    window.dispatchEvent(new Event(isPlugged ? 'gamepadconnected' : 'gamepaddisconnected'))
    vi.advanceTimersByTime(10)
  }
  isPlugged = true
  window.dispatchEvent(new Event('gamepadconnected'))
  vi.advanceTimersByTime(32)
  press('south')
  expect(done).toEqual(['press south 0', 'release south 0'])
  looks = 0
  vi.advanceTimersByTime(160)
  expect(looks).toBe(10)
})

it('notes the device that was used last', () => {
  const stopDevices = followDevices()
  stop = followPads(LISTENER)
  vi.advanceTimersByTime(32)
  press('south')
  window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyA' }))
  expect(useLastDevice.getState().hand).toEqual({ device: 'keys' })
  press('south')
  window.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }))
  expect(useLastDevice.getState().hand.device).toBe('pad')
  window.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  expect(useLastDevice.getState().hand).toEqual({ device: 'pointer' })
  stopDevices()
})

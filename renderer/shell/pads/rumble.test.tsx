import { afterEach, expect, it, vi } from 'vitest'
import { sounds } from '../../audio/sounds.ts'
import { usedPad, useLastDevice } from '../../input/pad/lastDevice.ts'
import { useSettings } from '../../ui/settings.ts'
import { feelSounds, SHAKES } from './rumble.ts'

const shakes: unknown[] = []
const pads = () => [{ vibrationActuator: { playEffect: async (_: string, shake: object) => shakes.push(shake) } }]

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  shakes.length = 0
  useLastDevice.setState({ hand: { device: 'keys' } })
  Reflect.deleteProperty(navigator, 'getGamepads')
})

it('shakes the pad in hand with what is heard, once for a broadside, and never another device', () => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  Object.defineProperty(navigator, 'getGamepads', { value: pads, configurable: true })
  const stop = feelSounds()
  const hear = () => {
    sounds.play('hit')
    sounds.play('splinter', { delayMs: 100 })
    sounds.play('click')
    vi.advanceTimersByTime(1000)
  }
  hear()
  expect(shakes).toEqual([])
  usedPad(0, 'xbox')
  hear()
  expect(shakes).toEqual([{ startDelay: 0, ...SHAKES.hit }])
  const { settings } = useSettings.getState()
  useSettings.setState({ settings: { ...settings, padRumble: false } })
  hear()
  useSettings.setState({ settings })
  expect(shakes).toHaveLength(1)
  stop()
  hear()
  expect(shakes).toHaveLength(1)
})

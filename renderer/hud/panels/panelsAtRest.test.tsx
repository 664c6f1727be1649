import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenPanelsRest } from './panelsAtRest.ts'

let top = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  document.body.innerHTML = '<div class="hud"><section class="wood"></section></div>'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 10, 10))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

it('what waits for the panels begins when they have stood still for a moment', () => {
  const then = vi.fn()
  whenPanelsRest(then)
  for (top of [10, 20, 30]) vi.advanceTimersByTime(100)
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(then).toHaveBeenCalledOnce()
})

it('what waits for panels that never stand still begins after three seconds', () => {
  const then = vi.fn()
  whenPanelsRest(then)
  for (let i = 0; i < 31; i++) {
    top++
    vi.advanceTimersByTime(100)
  }
  expect(then).toHaveBeenCalledOnce()
})

it('what gives up waiting never begins', () => {
  const then = vi.fn()
  whenPanelsRest(then)()
  vi.advanceTimersByTime(2000)
  expect(then).not.toHaveBeenCalled()
})

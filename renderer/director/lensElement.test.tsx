import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageClock } from '../picture/pictureClock.ts'
import { LensElement } from './lensElement.ts'

let over: HTMLElement
let lens: LensElement

beforeEach(() => {
  vi.useFakeTimers()
  over = document.createElement('div')
  lens = new LensElement(over, pageClock)
})
afterEach(() => void vi.useRealTimers())

const element = () => over.querySelector<HTMLElement>('.story-lens')

it('is absent between shots, and has nothing for screen readers', () => {
  expect([element()?.hidden, element()?.getAttribute('aria-hidden')]).toEqual([true, 'true'])
})

it('lies over the canvas during a shot, sharp where its focus is', () => {
  lens.isOn = true
  lens.focus = { x: 31.25, y: 60 }
  expect([element()?.hidden, element()?.className]).toEqual([false, 'story-lens is-on'])
  expect(element()?.style.getPropertyValue('--focus-x')).toBe('31.3%')
  expect(element()?.style.getPropertyValue('--focus-y')).toBe('60.0%')
})

it('clears after a shot and then costs nothing, unless another shot has begun', () => {
  lens.isOn = true
  lens.isOn = false
  expect([element()?.hidden, element()?.className]).toEqual([false, 'story-lens'])
  lens.isOn = true
  vi.advanceTimersByTime(2000)
  expect(element()?.hidden).toBe(false)
  lens.isOn = false
  vi.advanceTimersByTime(2000)
  expect(element()?.hidden).toBe(true)
})

it('goes away with its canvas', () => {
  lens.dispose()
  expect(element()).toBeNull()
})

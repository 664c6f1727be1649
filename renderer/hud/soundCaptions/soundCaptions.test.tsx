import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sounds } from '../../audio/sounds.ts'
import { useLanguage } from '../../i18n/useText.ts'
import { pageCamera } from '../../ui/pageCamera.ts'
import { useSettings } from '../../ui/settings.ts'
import { headingTo } from './heading.ts'
import { SoundCaptions } from './SoundCaptions.tsx'
import '../../i18n/all.ts'

const { director } = pageCamera

const { settings } = useSettings.getState()

/** Puts a 3D table of 1000×500 pixels into the window, seen from the south. */
function table(): void {
  const canvas = document.createElement('canvas')
  pageCamera.canvas = canvas
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500)
  director.flyTo({ position: { x: 0, y: 12, z: 12 }, target: { x: 0, y: 0, z: 0 }, fov: 40 }, 0)
}

beforeEach(() => {
  vi.useFakeTimers()
  useLanguage.setState({ language: 'en' })
  useSettings.setState({ settings: { ...settings, soundCaptions: true } })
})

afterEach(() => {
  vi.useRealTimers()
  useSettings.setState({ settings })
  sounds.mute(false)
  pageCamera.canvas = null
})

const shown = () => [...document.querySelectorAll('.sound-caption')].map(({ textContent }) => textContent)
const play = (...sound: Parameters<typeof sounds.play>) => act(() => sounds.play(...sound))

it('names an important sound, also while sound is off, and not a footstep', () => {
  render(<SoundCaptions />)
  sounds.mute(true)
  play('cannon')
  play('step')
  expect(shown()).toEqual(['Cannon'])
  act(() => vi.advanceTimersByTime(10_000))
  expect(shown()).toEqual([])
})

it('says what a sound means: the last seconds of a clock are no ordinary click', () => {
  render(<SoundCaptions />)
  play('click')
  play('click', { means: 'clock' })
  play('gulp', { means: 'death' })
  play('ship', { means: 'sinking' })
  expect(shown()).toEqual(['The clock runs out', 'Death', 'A ship sinks'])
})

it('says and points to the side of the table, as the camera sees it', () => {
  table()
  render(<SoundCaptions />)
  play('cannon', { where: { x: -6, z: 0 } })
  play('coin', { where: { x: 0, z: -6 } })
  expect(shown()).toEqual(['Cannon, left', 'Gold, ahead'])
  expect(document.querySelectorAll('.sound-arrow')).toHaveLength(2)
  expect(headingTo({ x: 6, z: 0 }, pageCamera)?.side).toBe('right')
  expect(headingTo({ x: 0, z: 4 }, pageCamera)?.side).toBe('near')
  expect(headingTo({ x: 0, z: 0 }, pageCamera)).toEqual({ side: 'middle', x: 500, y: 250 })
  expect(headingTo({ x: 0, z: 40 }, pageCamera)?.side).toBe('behind')
  director.flyTo({ position: { x: 0, y: 12, z: -12 }, target: { x: 0, y: 0, z: 0 }, fov: 40 }, 0)
  expect(headingTo({ x: 6, z: 0 }, pageCamera)?.side).toBe('left')
})

it('has Russian words', () => {
  useLanguage.setState({ language: 'ru' })
  table()
  render(<SoundCaptions />)
  play('hit', { where: { x: 6, z: 0 } })
  expect(shown()).toEqual(['Удар, справа'])
})

it('shows nothing unless the player wants it', () => {
  useSettings.setState({ settings })
  render(<SoundCaptions />)
  play('cannon')
  expect(screen.queryByTestId('sound-captions')).toBeNull()
})

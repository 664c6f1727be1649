import { afterAll, describe, expect, it } from 'vitest'
import { FAST_SETTINGS, startApp } from './driver/app.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app

/** The root's font size in CSS pixels, at a text size of the settings. */
const fontSizeAt = (textScale: string) =>
  page.evaluate((scale) => {
    const root = document.documentElement
    root.dataset.textScale = scale
    return Number.parseFloat(getComputedStyle(root).fontSize)
  }, textScale)

describe('text and panels', () => {
  it.each([
    { width: 960, height: 600, normal: 16 },
    { width: 1280, height: 720, normal: 16 },
    { width: 1280, height: 800, normal: 16 },
    { width: 1920, height: 1080, normal: 21.6 },
  ])('are $normal px in a window of $width x $height, and grow with the text size', async ({ normal, ...size }) => {
    await app.resize(size)
    expect(await fontSizeAt('1')).toBeCloseTo(normal)
    expect(await fontSizeAt('1.25')).toBeCloseTo(normal * 1.25)
    expect(await fontSizeAt('2')).toBeCloseTo(normal * 2)
  })
})

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'
import { BoundsFile, broughtBack, startBounds } from './bounds.ts'

const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 }
const BOUNDS = { x: 100, y: 50, width: 1200, height: 800 }
const STORED = { ...BOUNDS, maximized: false }

describe('the window', () => {
  it('opens where it was closed', async () => {
    const path = join(await freshFolder(), 'window.json')
    const file = new BoundsFile(path)
    file.save({ ...STORED, x: 0 })
    file.save(STORED)
    await file.idle()
    expect(startBounds(new BoundsFile(path).read(), [SCREEN])).toEqual({ x: 100, y: 50, width: 1200, height: 800 })
  })

  it('falls back to default bounds when its bounds could not be stored', async () => {
    const inTheWay = join(await freshFolder(), 'file')
    await writeFile(inTheWay, '')
    const file = new BoundsFile(join(inTheWay, 'window.json'))
    file.save(STORED)
    await file.idle()
    expect(file.read()).toBeNull()
  })

  it.each([
    ['far above', { x: 100, y: -760 }, { x: 100, y: 0 }],
    ['with a bottom edge in sight only', { x: 100, y: -795 }, { x: 100, y: 0 }],
    ['with half its title bar above', { y: -16 }, { y: 0 }],
    ['under a panel at the top', { y: 10 }, { y: 40 }, { ...SCREEN, y: 40, height: 1040 }],
    ['with its title bar below', { y: 1060 }, { y: 280 }],
    ['too far to the right to be dragged', { x: 1900 }, { x: 720 }],
    ['too far to the left to be dragged', { x: -1150 }, { x: 0 }],
    ['above and beyond a corner', { x: -1100, y: -700 }, { x: 0, y: 0 }],
  ])('brings back a title bar that is off the screen: %s', (_where, at, back, area = SCREEN) => {
    expect(startBounds({ ...STORED, ...at }, [area])).toEqual({ ...BOUNDS, ...back })
  })

  it.each([
    ['half beyond the right edge', { x: 1500 }],
    ['half beyond the left edge', { x: -900 }],
    ['half below', { y: 900 }],
    ['snapped to a corner on Windows, its invisible edge beyond the screen', { x: -7, y: -7 }],
  ])('stays where its title bar is in reach: %s', (_where, at) => {
    expect(startBounds({ ...STORED, ...at }, [SCREEN])).toEqual({ ...BOUNDS, ...at })
  })

  it('uses all screens: a title bar is in reach on any of them, across two, and left of the first', () => {
    const [left, upper] = [
      { x: -1280, y: 0, width: 1280, height: 1024 },
      { x: 0, y: -1080, width: 1920, height: 1080 },
    ]
    expect(startBounds({ ...STORED, x: -1270 }, [SCREEN, left])).toEqual({ ...BOUNDS, x: -1270 })
    expect(startBounds({ ...STORED, y: -760 }, [SCREEN, upper])).toEqual({ ...BOUNDS, y: -760 })
    const across = { x: -1000, y: 50, width: 2900, height: 800 }
    expect(startBounds({ ...STORED, ...across }, [SCREEN, left])).toEqual(across)
    // Most of the window is on the left screen, which is lower than the first.
    const lower = { ...left, y: 400 }
    expect(startBounds({ ...STORED, x: -1100, y: 100 }, [SCREEN, lower])).toEqual({ ...BOUNDS, x: -1200, y: 400 })
  })

  it('is not larger than a screen', () => {
    expect(startBounds({ ...STORED, width: 3840, height: 2000 }, [SCREEN])).toEqual(SCREEN)
    expect(startBounds({ ...STORED, height: 2000 }, [SCREEN])).toEqual({ x: 100, y: 0, width: 1200, height: 1080 })
  })

  it('has its default size when its screen is gone', () => {
    expect(startBounds({ ...STORED, x: 2500 }, [SCREEN])).toEqual({ width: 1440, height: 900 })
    expect(startBounds({ ...STORED, y: -1200 }, [SCREEN])).toEqual({ width: 1440, height: 900 })
  })

  it('fits on a small screen', () => {
    expect(startBounds(null, [{ x: 0, y: 0, width: 1280, height: 760 }])).toEqual({ width: 1280, height: 760 })
  })

  it.each(['', 'null', '{"x":1}', JSON.stringify({ ...STORED, width: -5 }), JSON.stringify({ ...STORED, z: 1 })])(
    'ignores damaged bounds: %s',
    async (text) => {
      const path = join(await freshFolder(), 'window.json')
      await writeFile(path, text)
      expect(new BoundsFile(path).read()).toBeNull()
    },
  )
})

describe('a window of a fixed size, after the screens have changed', () => {
  const TALL = { x: 2000, y: 0, width: 1080, height: 1920 }

  it('comes to a screen that is left, also if it is larger', () => {
    expect(broughtBack(TALL, [{ ...SCREEN, x: 40, y: 30 }])).toEqual({ x: 40, y: 30 })
  })

  it.each([
    ['it can be dragged there', TALL, [{ ...SCREEN, x: 1920 }]],
    ['there is no screen', TALL, []],
  ])('stays where %s', (_, bounds, screens) => {
    expect(broughtBack(bounds, screens)).toBeNull()
  })
})

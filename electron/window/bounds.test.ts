import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'
import { BoundsFile, startBounds } from './bounds.ts'

const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 }
const STORED = { x: 100, y: 50, width: 1200, height: 800, maximized: false }

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

  it('moves to another screen when its own is gone', () => {
    expect(startBounds({ ...STORED, x: 2500 }, [SCREEN])).toEqual({ width: 1440, height: 900 })
    expect(startBounds({ ...STORED, x: 1900 }, [SCREEN])).toEqual({ width: 1440, height: 900 })
  })

  it('fits on a small screen', () => {
    expect(startBounds(null, [{ x: 0, y: 0, width: 1280, height: 760 }])).toEqual({ width: 1280, height: 760 })
  })

  it.each(['', 'null', '{"x":1}', JSON.stringify({ ...STORED, width: -5 }), JSON.stringify({ ...STORED, z: 1 })])(
    'forgets damaged bounds: %s',
    async (text) => {
      const path = join(await freshFolder(), 'window.json')
      await writeFile(path, text)
      expect(new BoundsFile(path).read()).toBeNull()
    },
  )
})

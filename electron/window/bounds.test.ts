import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../testkit/folders.ts'
import { keepBounds, readBounds, startBounds } from './bounds.ts'

const SCREEN = { x: 0, y: 0, width: 1920, height: 1080 }
const KEPT = { x: 100, y: 50, width: 1200, height: 800, maximized: false }

describe('the window', () => {
  it('opens where it was closed', async () => {
    const path = join(await freshFolder(), 'window.json')
    keepBounds(path, KEPT)
    expect(startBounds(readBounds(path), [SCREEN])).toEqual({ x: 100, y: 50, width: 1200, height: 800 })
  })

  it('comes back when its screen is gone', () => {
    expect(startBounds({ ...KEPT, x: 2500 }, [SCREEN])).toEqual({ width: 1440, height: 900 })
    expect(startBounds({ ...KEPT, x: 1900 }, [SCREEN])).toEqual({ width: 1440, height: 900 })
  })

  it('fits on a small screen', () => {
    expect(startBounds(null, [{ x: 0, y: 0, width: 1280, height: 760 }])).toEqual({ width: 1280, height: 760 })
  })

  it.each(['', 'null', '{"x":1}', JSON.stringify({ ...KEPT, width: -5 }), JSON.stringify({ ...KEPT, z: 1 })])(
    'forgets damaged bounds: %s',
    async (text) => {
      const path = join(await freshFolder(), 'window.json')
      await writeFile(path, text)
      expect(readBounds(path)).toBeNull()
    },
  )
})

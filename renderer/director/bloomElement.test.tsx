import { afterEach, expect, it, vi } from 'vitest'
import { pageClock } from '../picture/pictureClock.ts'
import { BloomElement } from './bloomElement.ts'
import { LensElement } from './lensElement.ts'

afterEach(() => void vi.restoreAllMocks())

/** Records the copies into the canvases of this page. */
function copies(): readonly (readonly unknown[])[] {
  const drawImage = vi.fn<CanvasRenderingContext2D['drawImage']>()
  const context = { drawImage } as unknown as CanvasRenderingContext2D // the page of these tests cannot draw
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
  return drawImage.mock.calls
}

const picture = (width: number, height: number) => Object.assign(document.createElement('canvas'), { width, height })

it('copies the picture small, in proportion to its window', () => {
  const drawn = copies()
  const bloom = new BloomElement()
  const table = picture(1280, 800)
  bloom.copy(table)
  expect([bloom.element.width, bloom.element.height, drawn]).toEqual([320, 200, [[table, 0, 0, 320, 200]]])
  bloom.copy(Object.assign(table, { width: 1366, height: 768 }))
  expect([bloom.element.width, bloom.element.height]).toEqual([342, 192])
})

it('costs something only while the lens lies over the picture', () => {
  const drawn = copies()
  const lens = new LensElement(document.createElement('div'), pageClock)
  lens.bloomOf(picture(800, 600))
  expect(drawn).toHaveLength(0)
  lens.isOn = true
  lens.bloomOf(picture(800, 600))
  expect(drawn).toHaveLength(1)
  lens.dispose()
})

it('has no bloom if the page refuses a canvas', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(() => new BloomElement().copy(picture(800, 600))).not.toThrow()
})

import { expect, it } from 'vitest'
import type { Anchored } from './anchors.ts'
import { placeChips } from './marks.ts'
import type { Scene } from './scene.ts'

/** A board whose cells are 100 pixels wide; the middle of cell n is n × 100 pixels from the top. */
const SCENE: Scene = {
  window: { width: 800, height: 600 },
  placeOf: (cell, east = 0, north = 0) => ({ x: 400 + east * 100, y: cell * 100 - north * 100 }),
  boxOf: (cell) => ({ left: 350, right: 450, top: cell * 100 - 50, bottom: cell * 100 + 50 }),
}
const DOCK = { left: 0, right: 800, top: 520, bottom: 600 }

function placed(cell: number): string {
  const element = document.createElement('p')
  Object.defineProperties(element, { offsetWidth: { value: 60 }, offsetHeight: { value: 30 } })
  const chip: Anchored = { element, anchor: { kind: 'chip', cell, half: 'near' } }
  placeChips([chip], SCENE, [DOCK], 16)
  return element.style.translate
}

it('a mark lies at the near edge of its cell, but not under a slot', () => {
  expect(placed(3)).toBe('calc(400.0px - 50%) calc(340.0px - 50%)')
  expect(placed(5)).toBe('calc(400.0px - 50%) calc(476.0px - 50%)')
})

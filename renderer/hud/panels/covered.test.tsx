import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coveredIn } from './covered.ts'

const BOXES = new Map([
  ['legend', new DOMRect(20, 700, 220, 80)],
  ['buttons', new DOMRect(1100, 70, 120, 40)],
  ['moved', new DOMRect(500, 300, 200, 100)],
])

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return BOXES.get(this.id) ?? new DOMRect(0, 0, 0, 0)
  })
})
afterEach(() => vi.restoreAllMocks())

function hud(inside: string): HTMLElement {
  const frame = document.createElement('div')
  frame.innerHTML = `<div class="hud-grid">${inside}</div>`
  document.body.append(frame)
  return frame
}

const inPixels = (frame: HTMLElement) =>
  coveredIn(frame).map(({ left, top, right, bottom }) =>
    [left * 1280, top * 800, right * 1280, bottom * 800].map(Math.round),
  )

it('panels and the buttons of the camera cover the table, with a gap round them; what has no size does not', () => {
  const frame = hud(
    '<div class="hud-turn"><div class="camera-corner"><nav id="buttons" class="camera-buttons"></nav></div></div><div class="hud-card"><p id="legend"></p></div>',
  )
  expect(inPixels(frame)).toEqual([
    [1094, 64, 1226, 116],
    [14, 694, 246, 786],
  ])
})

it('a panel that may grow covers the table up to where it may reach', () => {
  const frame = hud('<div class="hud-card"><p id="legend" style="--reach: 10rem"></p></div>')
  expect(inPixels(frame)).toEqual([[14, 614, 246, 786]])
})

it('a panel that has moved off something covers the table where it belongs', () => {
  const frame = hud('<div class="hud-card" style="translate: 200px -100px"><p id="moved"></p></div>')
  expect(inPixels(frame)).toEqual([[294, 394, 506, 506]])
})

it('a note that comes and goes over the hint does not count', () => {
  const frame = hud('<div class="hud-hint"><p id="moved" class="goal-note"></p><p id="legend"></p></div>')
  expect(inPixels(frame)).toEqual([[14, 694, 246, 786]])
})

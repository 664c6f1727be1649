import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTapsInPlace } from './onePress.ts'

let stop = () => {}
const clicked: string[] = []

beforeEach(() => {
  stop = keepTapsInPlace()
  document.body.innerHTML = `
    <p id="text">words</p>
    <div role="grid" id="grid"><div role="gridcell" id="cell"></div><div role="gridcell" id="next"></div></div>
    <button id="chip"><span id="face"></span></button>
    <label id="label">Sound <input type="checkbox" id="sound"></label>`
  clicked.length = 0
  document.body.onclick = ({ target }) => {
    if (target instanceof Element) clicked.push(target.id)
  }
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  document.body.onclick = null
})

const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.body

/** Puts a finger or the mouse down on one element, and sends the click to another. */
function tap(down: string, up: string, pointerType: 'touch' | 'mouse' = 'touch'): readonly string[] {
  const init = { bubbles: true, cancelable: true }
  element(down).dispatchEvent(new PointerEvent('pointerdown', { ...init, pointerType }))
  element(up).dispatchEvent(new MouseEvent('click', { ...init, detail: 1 }))
  return clicked
}

it.each([
  ['a button', 'chip', 'chip'],
  ['a button with a picture', 'chip', 'face'],
  ['a cell', 'cell', 'cell'],
  ['two cells of a board, between which the finger lies', 'cell', 'next'],
  ['a label', 'label', 'sound'],
])('lets a tap act that ends where it began: %s', (_what, down, up) => {
  expect(tap(down, up)).toEqual([up])
})

it.each([
  ['from a cell to a button', 'cell', 'chip'],
  ['from a button to a cell', 'chip', 'cell'],
  ['from nothing to a button', 'text', 'chip'],
])('lets no tap act on an element that has come under the finger: %s', (_what, down, up) => {
  expect(tap(down, up)).toEqual([])
})

it('lets no tap act on another cell of a board that has moved', () => {
  const at = (y: number) => vi.spyOn(element('grid'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, y, 9, 9))
  at(0)
  element('cell').addEventListener('pointerdown', () => at(-80))
  expect(tap('cell', 'next')).toEqual([])
})

it('does not affect the mouse, keys and screen readers', () => {
  tap('cell', 'chip', 'mouse')
  tap('text', 'text')
  element('chip').click()
  expect(clicked).toEqual(['chip', 'text', 'chip'])
})

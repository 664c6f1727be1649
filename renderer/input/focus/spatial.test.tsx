import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { openContext } from '../contexts.ts'
import type { Direction } from '../pad/buttons.ts'
import { fieldNeeds } from './fieldArrows.ts'
import { keepFocus } from './keepFocus.ts'
import { moveFocus } from './moveFocus.ts'
import { nextIn } from './spatial.ts'

/** Two columns of buttons and a wide one below; names give the places in units of 100 pixels. */
const PLACES: Readonly<Record<string, readonly [number, number, number]>> = {
  a: [0, 0, 1],
  b: [2, 0, 1],
  c: [0, 1, 1],
  d: [2, 1, 1],
  wide: [0, 2, 3],
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x, y, width] = PLACES[this.id] ?? [0, 0, 0]
    return new DOMRect(x * 100, y * 100, width * 100, 50)
  })
  document.body.innerHTML = `<main tabindex="-1">${Object.keys(PLACES)
    .map((id) => `<button id="${id}"></button>`)
    .join('')}</main>`
  onTestFinished(() => {
    vi.restoreAllMocks()
    // Test files share a document.
    document.body.replaceChildren()
  })
})

const root = () => document.querySelector('main') as HTMLElement
const at = (id: string) => document.getElementById(id) as HTMLElement
const to = (from: string, direction: Direction) => nextIn(direction, root(), at(from))?.id ?? null

it('an arrow leads to the nearest control in its direction, and nowhere past the edge', () => {
  expect([to('a', 'right'), to('a', 'down'), to('d', 'left'), to('d', 'up')]).toEqual(['b', 'c', 'c', 'b'])
  expect([to('c', 'down'), to('d', 'down'), to('wide', 'up')]).toEqual(['wide', 'wide', 'c'])
  expect([to('a', 'up'), to('a', 'left'), to('b', 'right'), to('wide', 'right')]).toEqual([null, null, null, null])
})

it('left and right stay in a row', () => {
  // The upper row is nearer, but lies a little higher.
  Object.assign(PLACES, { foot: [0, 4, 1], icon: [1.2, 3.4, 1], link: [2.5, 4, 1] })
  onTestFinished(() => void ['foot', 'icon', 'link'].map((id) => Reflect.deleteProperty(PLACES, id)))
  root().innerHTML += '<button id="foot"></button><button id="icon"></button><button id="link"></button>'
  expect([to('foot', 'right'), to('link', 'left')]).toEqual(['link', 'foot'])
})

it('every control is reached from every other one', () => {
  for (const start of Object.keys(PLACES)) {
    const reached = new Set([start])
    for (const id of reached)
      for (const way of ['up', 'down', 'left', 'right'] as const) {
        const next = to(id, way)
        if (next) reached.add(next)
      }
    expect([...reached].sort()).toEqual(Object.keys(PLACES).sort())
  }
})

it('the focus stays in the dialog, and goes to a near control when its own is removed or disabled', async () => {
  onTestFinished(openContext({ kind: 'dialog', tables: [], root }))
  onTestFinished(keepFocus())
  moveFocus('down', { device: 'keys' })
  expect(document.activeElement).toBe(at('a'))
  at('d').focus()
  at('d').remove()
  await Promise.resolve()
  expect(document.activeElement?.id).toBe('b')
  const outside = document.body.appendChild(document.createElement('button'))
  outside.focus()
  document.body.append(document.createElement('p'))
  await Promise.resolve()
  expect(document.activeElement?.id).toBe('b')
})

it('text and sliders keep their arrows, except at their ends', () => {
  const text = document.body.appendChild(document.createElement('input'))
  text.value = 'Ann'
  text.setSelectionRange(1, 1)
  expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'Home'].map((code) => fieldNeeds(code, text))).toEqual([
    true,
    true,
    false,
    true,
  ])
  text.setSelectionRange(3, 3)
  expect([fieldNeeds('ArrowRight', text), fieldNeeds('ArrowLeft', text)]).toEqual([false, true])
  const slider = document.body.appendChild(document.createElement('input'))
  Object.assign(slider, { type: 'range', min: '0', max: '10', value: '10' })
  expect([fieldNeeds('ArrowRight', slider), fieldNeeds('ArrowLeft', slider)]).toEqual([false, true])
})

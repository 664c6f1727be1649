import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Aim, Aiming } from '../../input/pad/aiming.ts'
import type { Direction } from '../../input/pad/buttons.ts'
import * as graphics from '../../ui/graphics.ts'
import { aimByPad, confirmByPad } from './padCommands.ts'

const done: string[] = []

/** A table with targets two cells to the east and to the north of the cursor. */
const TARGETS: readonly Aim[] = [
  { cell: 1, x: 2, z: 0 },
  { cell: 2, x: 0, z: -2 },
]

function gameOf(aims: ReturnType<Aiming['aims']>, changes = false) {
  const aiming: Aiming = {
    aims: () => aims,
    from: () => ({ x: 0, z: 0 }),
    aimAt: (cell) => done.push(`aim ${cell}`),
    beside: () => null,
    step: (east, north) => done.push(`step ${east + 0} ${north + 0}`),
    change: (right, up) => changes && done.push(`change ${right} ${up}`) > 0,
    forget: () => {},
    isVain: () => false,
    explain: () => {},
    isGrave: () => false,
  }
  const cursor = (east: number, north: number) => done.push(`cursor ${east + 0} ${north + 0}`)
  return { aiming, cursor, confirm: () => done.push('confirm') }
}

const press = (game: ReturnType<typeof gameOf>, direction: Direction, isHeld = false) =>
  aimByPad(game, direction, isHeld)

beforeEach(() => {
  vi.spyOn(graphics, 'isTableFlat').mockReturnValue(true)
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList) // there is no layout here
  document.body.innerHTML = `<div data-table tabindex="0"></div>
    <div class="hud"><section class="dock wood">
      <button class="token">first</button><button class="token" aria-pressed="true">chosen</button>
      <button>last</button></section></div>`
  done.length = 0
})

afterEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

const focused = () => document.activeElement?.textContent

describe('a direction of a pad', () => {
  it('aims at the next target, and goes on cell by cell while it is held', () => {
    const game = gameOf(TARGETS)
    press(game, 'right')
    press(game, 'right', true)
    press(game, 'up')
    expect(done).toEqual(['aim 1', 'step 1 0', 'aim 2'])
  })

  it('does nothing where there is no target, but goes to the dock below', () => {
    press(gameOf(TARGETS), 'left')
    expect([done, document.activeElement]).toEqual([[], document.body])
    press(gameOf(TARGETS), 'down')
    expect(focused()).toBe('chosen')
  })

  it('changes an open choice, or else moves the cursor', () => {
    press(gameOf('cursor', true), 'up')
    press(gameOf('cursor'), 'up')
    expect(done).toEqual(['change 0 1', 'cursor 0 1'])
  })

  it('goes to the dock if the choices stand there', () => {
    press(gameOf('panel'), 'right')
    expect(focused()).toBe('chosen')
  })
})

it('moves from row to row of the dock beside a flat table', () => {
  document.body.innerHTML = `<main class="flat"><section class="dock"><button class="token" aria-pressed="true">ship</button>
    <button style="--row: 1">sail</button></section></main>`
  const place = (element: Element) => new DOMRect(0, element.hasAttribute('style') ? 50 : 0, 40, 40)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return place(this)
  })
  press(gameOf('panel'), 'right')
  press(gameOf('panel'), 'down')
  expect(focused()).toBe('sail')
})

describe('the confirming button of a pad', () => {
  it('confirms the aim', () => {
    confirmByPad(gameOf(TARGETS))
    expect(done).toEqual(['confirm'])
  })

  it('presses the focused button of the dock, and goes back to the table', () => {
    const game = gameOf(TARGETS)
    press(game, 'down')
    document.activeElement?.addEventListener('click', () => done.push('pressed'))
    confirmByPad(game)
    expect([done, focused()]).toEqual([['pressed'], ''])
    expect(document.activeElement).toBe(document.querySelector('[data-table]'))
  })

  it('stays in the dock while the next choice stands there', () => {
    const game = gameOf('panel')
    press(game, 'down')
    confirmByPad(game)
    expect(focused()).toBe('chosen')
  })

  it('goes on to the golden button that the press has made possible', async () => {
    const game = gameOf(TARGETS)
    press(game, 'down')
    const golden = document.createElement('button')
    golden.className = 'button is-main'
    document.activeElement?.addEventListener('click', () => document.querySelector('.dock')?.append(golden))
    confirmByPad(game)
    await vi.waitFor(() => expect(document.activeElement).toBe(golden))
  })
})

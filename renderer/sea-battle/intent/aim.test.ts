import { beforeEach, expect, it } from 'vitest'
import { parseCell, printCell } from '../../../engine/sea-battle/cells.ts'
import { pointedPlace, sendShotsTo, useAim } from './aim.ts'

const cell = (name: string) => parseCell(name) ?? -1
const aim = useAim.getState
let fired: string[] = []

beforeEach(() => {
  fired = []
  sendShotsTo((at) => fired.push(printCell(at)))
  useAim.setState({ cursor: null, hovered: null, own: null, byKeys: false })
  aim().ask([cell('a1'), cell('e6'), cell('j10')])
})

it('fires at cells that the host offers, one per answer', () => {
  expect(aim().fire(cell('b2'))).toBe(false)
  expect(aim().fire(cell('e6'))).toBe(true)
  expect(aim().fire(cell('a1'))).toBe(false)
  expect(fired).toEqual(['e6'])
})

it('fires at sure water only when it is chosen twice, by click, key or tap', () => {
  const choices = {
    click: () => aim().fire(cell('e6')),
    key: () => aim().confirm(),
    tap: () => aim().tap(cell('e6')),
  }
  for (const [name, choose] of Object.entries(choices)) {
    aim().forget()
    aim().ask([cell('a1'), cell('e6')], [cell('e6')])
    if (name === 'key') aim().aimAt(cell('e6'))
    expect([name, choose(), aim().refused]).toEqual([name, false, { cell: cell('e6'), why: 'sure-water' }])
    expect([name, choose(), aim().refused]).toEqual([name, true, null])
  }
  expect(fired).toEqual(['e6', 'e6', 'e6'])
})

it('asks again about sure water after another cell was chosen', () => {
  aim().ask([cell('a1'), cell('e6'), cell('e7')], [cell('e6'), cell('e7')])
  for (const name of ['e6', 'e7', 'e6']) expect(aim().fire(cell(name))).toBe(false)
  expect(aim().fire(cell('a1'))).toBe(true)
  expect(fired).toEqual(['a1'])
})

it('fires by keyboard at a cell that stays on the field', () => {
  expect(aim().confirm()).toBe(false)
  aim().step(1, 0)
  for (let i = 0; i < 20; i++) aim().step(1, 1)
  expect(aim().confirm()).toBe(true)
  expect(fired).toEqual(['j10'])
})

it('shows why one’s own sea is no target, by click and by key, until the next gesture', () => {
  aim().refuseOwn(cell('c3'))
  expect(aim().refused).toEqual({ cell: cell('c3'), why: 'own-sea' })
  aim().aimAt(cell('d5'))
  expect(aim().refused).toBeNull()
  aim().changeSea()
  expect(aim().confirm()).toBe(false)
  expect(aim().refused).toEqual({ cell: cell('d5'), why: 'own-sea' })
  expect(fired).toEqual([])
  aim().ask([])
  aim().refuseOwn(cell('c3'))
  expect(aim().refused).toBeNull()
})

it('fires at nothing without a question', () => {
  aim().ask([])
  expect(aim().fire(cell('a1'))).toBe(false)
})

it('points at the cell of the pointer or of the keyboard, whichever moved last', () => {
  aim().hover(cell('i9'))
  aim().aimAt(cell('d5'))
  expect(pointedPlace(aim())).toEqual({ tray: 'far', cell: cell('d5') })
  aim().hover(null)
  expect(pointedPlace(aim())).toEqual({ tray: 'far', cell: cell('d5') })
  aim().hover(cell('b2'))
  expect(pointedPlace(aim())).toEqual({ tray: 'far', cell: cell('b2') })
  aim().changeSea()
  expect(pointedPlace(aim())).toEqual({ tray: 'near', cell: cell('d5') })
})

it('keeps the aim of a flat table for one question alone, and the cell of the keyboard for the match', () => {
  aim().aimAt(cell('e6'))
  aim().ask([])
  expect(aim().cursor).toBe(cell('e6'))
  aim().ask([cell('a1'), cell('e6')])
  expect(aim().cursor).toBeNull()
  aim().step(1, 0)
  aim().ask([cell('a1')])
  expect(aim().cursor).not.toBeNull()
})

import { expect, it } from 'vitest'
import { parseCell } from '../../../engine/sea-battle/cells.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import { midBattle } from '../../testkit/boards/seaBoard.ts'
import { emptyMarks } from '../pieces/marks.ts'
import { shipsSeen } from '../view.ts'
import { ruleLookedAt } from './lookedAt.ts'

const view = midBattle({ autoMark: true })
const AIM = { hovered: null, hoveredOwn: null, cursor: null, own: null }
const NO_FLEET = { seat: null, slots: [], held: null, refused: null }
const waiting = { length: 1, berth: null, form: 0, quarter: 0 }
const inHand = { slot: 9, grip: 0, at: null, point: null, from: waiting }
const look = (change: Partial<Parameters<typeof ruleLookedAt>[0]>) =>
  ruleLookedAt({ aim: AIM, placement: NO_FLEET, view, near: 'south', ...change })

it('opens the book at the fleet while it is laid out, and at the legal places while a ship is in hand', () => {
  expect(look({ placement: { ...NO_FLEET, seat: 'south' } })).toBe('S-FLEET')
  expect(look({ placement: { ...NO_FLEET, seat: 'south', held: inHand } })).toBe('S-PLACE')
  expect(look({ placement: { ...NO_FLEET, seat: 'south', slots: [{ ...waiting, berth: [0] }] } })).toBe('S-PLACE')
})

it('opens it at the field if a ship would reach beyond it', () => {
  const refused = { length: 4, cells: null, fault: { code: 'off-the-field' } } as const
  expect(look({ placement: { ...NO_FLEET, seat: 'south', refused } })).toBe('S-FIELD')
})

it('opens it at firing over the enemy’s sea, and at the marks over water that must be empty', () => {
  expect(look({ aim: { ...AIM, hovered: parseCell('e5') } })).toBe('S-SHOT')
  expect(look({ aim: { ...AIM, hovered: emptyMarks(view, opponentOf('south'))[0] ?? null } })).toBe('S-MARKS')
})

it('opens it at the content of a cell in one’s own sea: a shot, water that must be empty, a legal ship', () => {
  const fired = view.shots.north[0]?.at ?? -1
  const ship = shipsSeen(view, 'south').find(([first]) => view.shots.north.every(({ at }) => at !== first))
  const water = emptyMarks(view, 'south')[0] ?? -1
  const own = (cell: number) => [
    look({ aim: { ...AIM, hoveredOwn: cell } }),
    look({ aim: { ...AIM, own: cell, cursor: cell } }),
  ]
  expect(own(fired)).toEqual(['S-SHOT', 'S-SHOT'])
  expect(own(ship?.[0] ?? -1)).toEqual(['S-PLACE', 'S-PLACE'])
  expect(own(water)).toEqual(['S-MARKS', 'S-MARKS'])
})

it('opens it at shots as long as the battle lasts, also while the enemy fires', () => {
  expect(look({})).toBe('S-SHOT')
})

it('opens it at its beginning once nothing is left to do', () => {
  const result = { winners: ['south'], scores: {}, reason: 'fleetSunk' } as const
  expect(look({ view: { ...view, result } })).toBeNull()
})

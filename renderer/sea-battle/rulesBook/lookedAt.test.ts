import { expect, it } from 'vitest'
import { parseCell } from '../../../engine/sea-battle/cells.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import { midBattle } from '../../gallery/seaBoard.ts'
import { emptyMarks } from '../pieces/marks.ts'
import { ruleLookedAt } from './lookedAt.ts'

const view = midBattle({ autoMark: true })
const AIM = { hovered: null, cursor: null, own: null, open: new Set<number>(), refused: null }
const NO_FLEET = { seat: null, held: null, refused: null }
const waiting = { length: 1, berth: null, form: 0, quarter: 0 }
const inHand = { slot: 9, grip: 0, at: null, point: null, from: waiting }
const look = (change: Partial<Parameters<typeof ruleLookedAt>[0]>) =>
  ruleLookedAt({ aim: AIM, placement: NO_FLEET, view, near: 'south', ...change })

it('opens the book at the fleet while it is laid out, and at how it may lie while a ship is in hand', () => {
  expect(look({ placement: { ...NO_FLEET, seat: 'south' } })).toBe('S-FLEET')
  expect(look({ placement: { ...NO_FLEET, seat: 'south', held: inHand } })).toBe('S-PLACE')
})

it('opens it at the field where a ship would reach beyond it', () => {
  const refused = { length: 4, cells: null, fault: { code: 'off-the-field' } } as const
  expect(look({ placement: { seat: 'south', held: null, refused } })).toBe('S-FIELD')
})

it('opens it at firing over the enemy’s sea, and at the marks over water that must be empty', () => {
  expect(look({ aim: { ...AIM, hovered: parseCell('e5') } })).toBe('S-SHOT')
  expect(look({ aim: { ...AIM, hovered: emptyMarks(view, opponentOf('south'))[0] ?? null } })).toBe('S-MARKS')
})

it('opens it at its beginning where nothing is asked or pointed at', () => {
  expect(look({})).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../../engine/admiral/cells.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { type Json, sea } from '../../../../engine/testkit/sea.ts'
import { cargoAt } from './cargo.ts'

const hunt = (scenario: string, ship: Json = {}): AdmiralState =>
  sea({
    ships: { 'red-brig': ['c5 E', ship], 'blue-brig': 't9 W' },
    board: {
      land: ['f5'],
      forts: [{ id: 'red-fort', team: 'red', at: 'b2' }],
      treasures: [{ at: 'f5', gold: 2 }],
    },
    options: { scenario },
  }).state

const cargo = (state: AdmiralState, cell: string) => cargoAt(state, 'red-brig', parseCell(cell) ?? 0)

describe('the gold of a course', () => {
  it('is loaded next to a treasure, at a corner too', () => {
    expect(cargo(hunt('treasure'), 'e4')).toEqual({ loads: 2, lands: 0 })
    expect(cargo(hunt('treasure'), 'd5')).toEqual({ loads: 0, lands: 0 })
  })

  it("is landed in the ship's own port", () => {
    expect(cargo(hunt('treasure', { gold: 3 }), 'c3')).toEqual({ loads: 0, lands: 3 })
  })

  it('stays in its place in a duel', () => {
    expect(cargo(hunt('duel', { gold: 3 }), 'c3')).toEqual({ loads: 0, lands: 0 })
    expect(cargo(hunt('duel'), 'e4')).toEqual({ loads: 0, lands: 0 })
  })
})

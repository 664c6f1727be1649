import { describe, expect, it } from 'vitest'
import { type Json, sea } from '../../testkit/sea.ts'
import type { FireMove } from '../types.ts'
import { view } from '../view.ts'
import { prospectOf } from './gunfire.ts'

const shot = (more: Partial<FireMove> = {}): FireMove => ({
  kind: 'fire',
  ship: 'red-line',
  target: 'blue-galleon',
  shots: 1,
  aim: 'hull',
  ...more,
})
const duel = (red: Json = {}, blue: Json = {}, options: Json = {}) =>
  sea({ ships: { 'red-line': ['h8 N', red], 'blue-galleon': ['k8 N', blue] }, options }).state

describe('the prospect of a shot', () => {
  it('shows the faces that hit, the damage, and the possible answer', () => {
    expect(prospectOf(duel(), shot({ shots: 2 }))).toEqual({
      guns: 'broadside',
      distance: 3,
      faces: [1, 3, 5, 6],
      damage: 2,
      sinks: false,
      critical: false,
      forestalled: false,
      replies: [{ at: 'red-line', shots: 2, faces: [1, 3, 5] }],
    })
  })

  it('is critical with the last shots of the round, and sinks a ship without hull left', () => {
    expect(prospectOf(duel({}, { hullDamage: 2 }), shot({ shots: 3 }))).toMatchObject({ critical: true, sinks: true })
    expect(prospectOf(duel({}, { hullDamage: 2 }), shot({ shots: 3, aim: 'sails' }))).toMatchObject({ sinks: false })
  })

  it('has no answer from guns that do not bear back', () => {
    expect(prospectOf(duel({}, { heading: 'NE' }), shot())).toMatchObject({ replies: [] })
    expect(prospectOf(duel({}, { shotsLeft: 0 }), shot())).toMatchObject({ replies: [] })
  })

  it('may be forestalled by a card that can be Swift, whatever it is', () => {
    const state = duel({}, { captain: 'rapid' }, { captains: 'all' })
    expect(prospectOf(view(state, 'red'), shot())).toMatchObject({ forestalled: true })
    expect(prospectOf(state, shot())).toMatchObject({ forestalled: false })
  })

  it('is not forestalled by a card once Swift is seen elsewhere', () => {
    const { state } = sea({
      ships: {
        'red-line': 'h8 N',
        'blue-galleon': ['k8 N', { captain: 'rapid' }],
        'blue-brig': ['q2 N', { captain: 'swift', faceUp: true }],
      },
      options: { captains: 'all' },
    })
    expect(prospectOf(view(state, 'red'), shot())).toMatchObject({ forestalled: false })
  })

  it('is not forestalled if Swift is declared with it: for a salvo, of the ship named first (A-REPLY)', () => {
    const { state } = sea({
      ships: {
        'red-line': ['h8 N', { captain: 'swift' }],
        'red-brig': 'n8 N',
        'blue-galleon': ['k8 N', { captain: 'rapid' }],
      },
      options: { captains: 'all' },
    })
    const told = (first: string, second: string, more: Json = {}) => {
      const by = [first, second].map((ship) => ({ ship, shots: 1 }))
      const move = { kind: 'salvo', with: by, target: 'blue-galleon', aim: 'hull', ...more } as const
      return prospectOf(view(state, 'red'), move)?.forestalled
    }
    expect(told('red-line', 'red-brig')).toBe(true)
    expect(told('red-line', 'red-brig', { captain: true })).toBe(false)
    expect(told('red-brig', 'red-line', { captain: true })).toBe(true)
  })

  it('reads a salvo by the shot with the fewest faces (A-FIRE)', () => {
    const { state } = sea({
      ships: { 'red-line': ['h8 N', { hullDamage: 5 }], 'red-brig': 'l8 W', 'blue-galleon': 'k8 N' },
    })
    const by = ['red-brig', 'red-line'].map((ship) => ({ ship, shots: 1 }))
    expect(prospectOf(state, { kind: 'salvo', with: by, target: 'blue-galleon', aim: 'hull' })).toMatchObject({
      faces: [5, 6],
    })
  })

  it('is null if no gun bears', () => {
    expect(prospectOf(duel({ heading: 'NE' }), shot())).toBeNull()
  })
})

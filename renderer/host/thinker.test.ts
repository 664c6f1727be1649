import { describe, expect, it } from 'vitest'
import type { Standing } from '../../electron/contract/ipc.ts'
import { thinkerOf } from './thinker.ts'

const NOBODY: Standing = {
  awaiting: [],
  asked: null,
  thinking: null,
  canUndo: false,
  undo: { why: 'nothing-played' },
  outcome: null,
}

describe('a screen', () => {
  it.each([
    ['for a bot', { awaiting: ['red'], thinking: 'red' }, 'red'],
    ['for a person on another screen', { awaiting: ['white'] }, 'white'],
    ['for nobody while it is asked', { awaiting: ['white'], asked: { seat: 'white', moves: [] } }, null],
    ['for nobody at the end', {}, null],
  ])('waits %s', (_, standing, seat) => {
    expect(thinkerOf({ ...NOBODY, ...standing })).toBe(seat)
  })
})

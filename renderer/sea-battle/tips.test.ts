import { expect, it } from 'vitest'
import type { SeaBattleState } from '../../engine/sea-battle/types.ts'
import { type BattlePlan, battle } from '../../engine/testkit/fleet.ts'
import { translator } from '../i18n/t.ts'
import { findSeaBattleTips } from './tips.ts'

/** Returns the tips for north with one kind of legal move. */
function tips(view: SeaBattleState, kind: 'fire' | 'placeRandom', isShared = false): readonly string[] {
  const moment = { view, seat: 'north', moves: [{ kind, at: 0, flag: 'jack' }], isShared }
  return findSeaBattleTips(moment as never, translator('en')).map(({ id }) => id)
}

const fired = (northFired: string, plan: BattlePlan = {}) => tips(battle({ ...plan, northFired }), 'fire')

it('laying a fleet is explained, to two people with the curtain first', () => {
  expect(tips(battle(), 'placeRandom')).toEqual(['sea-battle/place'])
  expect(tips(battle(), 'placeRandom', true)).toEqual(['sea-battle/curtain', 'sea-battle/place'])
})

it('the result of the last shot is explained, and the count of ships after some shots', () => {
  expect(fired('j10')).toEqual(['sea-battle/hit'])
  expect(fired('j10 j1')).toEqual([])
  expect(fired('j1 j7')).toEqual(['sea-battle/sunk'])
  expect(fired('j1 j7', { options: { autoMark: false } })).toEqual([])
  expect(fired('a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 a2 b2')).toEqual(['sea-battle/left'])
})

it('the rule about touching ships is explained as in this match', () => {
  const view = battle({ options: { touch: 'corners' } })
  const moment = { view, seat: 'north', moves: [{ kind: 'placeRandom' }], isShared: false }
  expect(findSeaBattleTips(moment as never, translator('en'))[0]?.text).toContain('touch at the corners')
})

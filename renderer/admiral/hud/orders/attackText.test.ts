import { describe, expect, it } from 'vitest'
import { boardingOdds, prospectOf } from '../../../../engine/admiral/foresight.ts'
import type { FireMove } from '../../../../engine/admiral/types.ts'
import { view } from '../../../../engine/admiral/view.ts'
import { type Json, sea } from '../../../../engine/testkit/sea.ts'
import { translator } from '../../../i18n/t.ts'
import { boardingFacts, fireFacts, gunnerText } from './attackText.ts'

const en = translator('en')
const ru = translator('ru')
const seen = (ships: Json, more: Json = {}) =>
  view(sea({ ships: ships as Record<string, string>, ...more }).state, 'red')
const shot: FireMove = { kind: 'fire', ship: 'red-line', target: 'blue-galleon', shots: 3, aim: 'hull' }

function told(state: ReturnType<typeof seen>, move: FireMove = shot, t = en) {
  const prospect = prospectOf(state, move)
  if (!prospect) throw new Error('nothing bears')
  return fireFacts(t, state, move, prospect).map((fact) => fact.text)
}

describe('the facts of an attack', () => {
  const duel = { 'red-line': 'h8 N', 'blue-galleon': 'k8 N' }

  it('are the effect of a hit, and the possible answer', () => {
    expect(told(seen(duel))).toEqual([
      'One die for all shots: all hit or none',
      'A hit: hull −3',
      'Last shot: a hit earns one more roll. A 6 is critical: it sinks',
      'Return fire: 2 shots, 50%',
    ])
  })

  it('say if a hit would sink the ship', () => {
    const state = seen({ 'red-line': 'h8 N', 'blue-galleon': ['k8 NE', { hullDamage: 3 }] })
    expect(told(state)).toEqual([
      'One die for all shots: all hit or none',
      'A hit sinks it',
      'No return fire is possible',
    ])
  })

  it('mention no common die for one shot, and say what silences a fort', () => {
    const board = { forts: [{ id: 'blue-fort', team: 'blue', at: 'k8', hullDamage: 2, shotsLeft: 0 }] }
    expect(told(seen({ 'red-line': 'h8 N' }, { board }), { ...shot, target: 'blue-fort', shots: 1 })).toEqual([
      'A hit silences the fort: then it can be taken',
      '2 more shots left this round',
      'No return fire is possible',
    ])
  })

  it('warn of Swift wherever it may be in command', () => {
    const state = seen(
      { 'red-line': 'h8 N', 'blue-galleon': ['k8 N', { captain: 'target' }] },
      { options: { captains: 'all' } },
    )
    expect(told(state)).toContain('With Swift aboard, it may fire first')
  })

  it('decline names in Russian', () => {
    const state = seen(duel)
    const prospect = prospectOf(state, shot)
    expect(prospect && gunnerText(ru, state, 'red-line', prospect)).toBe('Стреляет красный линкор № 1: борт, 3 клетки')
    expect(told(state, shot, ru)).toContain('Ответный огонь: 2 выстрела, 50 %')
  })
})

describe('the facts of a boarding', () => {
  it('are sums, chances and shots before it', () => {
    const state = seen({ 'red-brig': 'k8 N', 'blue-galleon': ['l8 N', { hullDamage: 2 }] })
    const odds = boardingOdds(state, { kind: 'board', ship: 'red-brig', target: 'blue-galleon' })
    expect(odds && boardingFacts(en, odds)).toEqual([
      { kind: 'plain', text: 'Your die + 3 against their die + 2; a tie goes to the defender' },
      { kind: 'good', text: '58% to take it' },
      { kind: 'plain', text: 'The loser’s ship is taken' },
      { kind: 'grave', text: 'It may fire first: 2 shots, 67%' },
    ])
  })
})

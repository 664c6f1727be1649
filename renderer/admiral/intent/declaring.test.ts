import { describe, expect, it } from 'vitest'
import { type Json, sea } from '../../../engine/testkit/sea.ts'
import { cell, Player, unit } from '../../testkit/admiralPlayer.ts'
import { onCaptain } from './captainRules.ts'
import { onTurnAsked } from './courseRules.ts'
import { onRepairAsked } from './deedRules.ts'
import { mayUseCaptain, onNextBoarding, onNextTarget, onVolley } from './gunneryRules.ts'
import type { IntentState } from './intentState.ts'
import { onConfirm } from './keyRules.ts'

const options = { captains: 'all' }
const SHIP = 'red-frigate'

/** A red frigate in port beside a blue brig, with a galleon that can join its salvo. */
function player(captain: string, more: Json = {}): Player {
  const game = sea({
    ships: {
      [SHIP]: ['k8 N', { captain, hullDamage: 1 }],
      'blue-brig': ['l8 N', { shotsLeft: 0 }],
      'red-galleon': 'm8 N',
    },
    board: { forts: [{ id: 'red-fort', team: 'red', at: 'j7', shotsLeft: 0 }] },
    options,
    ...more,
  })
  return new Player(game.state).do(unit(SHIP))
}

const fire = (state: IntentState) => onNextTarget(state, 1)
const grapple = (state: IntentState) => onNextBoarding(state, 1)
const join = (state: IntentState) => onVolley(state, 'red-galleon', 1)

describe('A-REPLY: Swift is declared with the first order, if the player chooses so', () => {
  it('a course, with its first manoeuvre', () => {
    const sailing = player('swift').do(onCaptain, cell('k10'), cell('k10'))
    expect(sailing.sent).toMatchObject([{ kind: 'steer', captain: true }, { kind: 'steer' }])
    expect(sailing.sent[1]).not.toHaveProperty('captain')
    expect(player('swift').do(cell('k10'), cell('k10')).sent[0]).not.toHaveProperty('captain')
  })

  it('keeps the shown course: Swift does not change it', () => {
    const shown = player('swift').do(cell('k10'))
    expect(shown.do(onCaptain).state).toMatchObject({ withCaptain: true, course: shown.state.course })
    expect(player('rapid').do(cell('k10'), onCaptain).state.course).toBeNull()
  })

  it('a turn on the spot', () => {
    expect(player('swift').do(onCaptain, onTurnAsked, onConfirm).sent).toMatchObject([{ kind: 'turn', captain: true }])
    expect(player('rapid').do(onCaptain, onTurnAsked, onConfirm).sent[0]).not.toHaveProperty('captain')
    expect(player('swift').do(onTurnAsked).state.prompt).toMatchObject({ headings: ['NW', 'NE'] })
  })

  it('shots, a salvo, a boarding, a repair', () => {
    expect(player('swift').do(fire, onCaptain, onConfirm).sent).toMatchObject([{ kind: 'fire', captain: true }])
    expect(player('swift').do(fire, join, onCaptain, onConfirm).sent).toMatchObject([
      { kind: 'salvo', with: [{ ship: SHIP }, { ship: 'red-galleon' }], captain: true },
    ])
    expect(player('swift').do(grapple, onCaptain, onConfirm).sent).toMatchObject([{ kind: 'board', captain: true }])
    const repairing = player('swift').do(onRepairAsked, onCaptain, onConfirm)
    expect(repairing.sent).toEqual([{ kind: 'repair', ship: SHIP, hull: 1, sails: 0, captain: true }])
  })

  it('offers no other captain where it does not help', () => {
    expect(mayUseCaptain(player('target').do(fire, join).state)).toBe(false)
    expect(mayUseCaptain(player('target').do(fire).state)).toBe(true)
    expect(mayUseCaptain(player('rapid').do(grapple).state)).toBe(false)
    expect(mayUseCaptain(player('berserk').do(onRepairAsked).state)).toBe(false)
    expect(player('target').do(fire, onCaptain, join, onConfirm).sent[0]).not.toHaveProperty('captain')
  })

  it('does not offer Swift with a later order', () => {
    const game = sea({ ships: { [SHIP]: ['k8 N', { captain: 'swift' }] }, options })
    game.play({ kind: 'steer', ship: SHIP, turn: 'none' })
    const later = new Player(game.state).do(onCaptain, cell('k11'), cell('k11'))
    expect(later.sent[0]).not.toHaveProperty('captain')
  })
})

import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../../engine/admiral/cells.ts'
import { reachable } from '../../../../engine/admiral/foresight.ts'
import type { Heading } from '../../../../engine/admiral/geometry/headings.ts'
import { view } from '../../../../engine/admiral/view.ts'
import { type Json, sea } from '../../../../engine/testkit/sea.ts'
import { translator } from '../../../i18n/t.ts'
import { courseFacts, leftOn, quietText } from './courseText.ts'

const en = translator('en')
const ru = translator('ru')
const BRIG = 'red-brig'
const seen = (ships: Json, more: Json = {}) =>
  view(sea({ ships: ships as Record<string, string>, ...more }).state, 'red')

function courseTo(state: ReturnType<typeof seen>, to: string, heading: Heading) {
  const course = reachable(state, BRIG).find((berth) => berth.at === parseCell(to) && berth.heading === heading)
  if (!course) throw new Error(`no course to ${to}`)
  return course
}

/** The facts of the brig's course to a cell. */
const told = (state: ReturnType<typeof seen>, to: string, heading: Heading = 'N', t = en) =>
  courseFacts(t, state, BRIG, courseTo(state, to, heading), false).map((fact) => fact.text)

describe('the facts of a course', () => {
  it('are first the enemies that may fire on the way and there, then the points left and the targets', () => {
    const state = seen({ 'red-brig': 'k5 N', 'blue-frigate': 'h7 N', 'blue-galleon': 'g10 N' })
    expect(told(state, 'k10')).toEqual([
      'May fire at it on the way: blue frigate',
      'Can fire at it there: blue galleon',
      'Can still come and fire: blue frigate',
      'The move ends there',
      'From there it can fire at: blue galleon',
    ])
  })

  it('are quiet if no enemy bears', () => {
    expect(told(seen({ 'red-brig': 'k5 N' }), 'k7')).toEqual([
      '3 points left there',
      'No enemy can fire there, but one starts next round',
    ])
  })

  it('mention no next round if there is none, or an own ship begins it', () => {
    const quiet = 'No enemy can fire at it there this round'
    const last = { round: 40, options: { roundLimit: 40 } }
    expect(told(seen({ 'red-brig': 'k5 N' }, last), 'k7')).toContain(quiet)
    expect(told(seen({ 'red-brig': 'k5 N' }, { round: 2 }), 'k7')).toContain(quiet)
  })

  it('skip a team without a ship to begin a round', () => {
    const state = seen({ 'red-brig': 'k5 N' })
    const sunk = state.ships.map((ship) => (ship.team === 'blue' ? { ...ship, at: null } : ship))
    expect(quietText(en, { ...state, ships: sunk }, BRIG)).toBe('No enemy can fire at it there this round')
  })

  it('include the gold on the way', () => {
    const board = { land: ['l7'], treasures: [{ at: 'l7', gold: 2 }] }
    const options = { scenario: 'treasure' }
    expect(told(seen({ 'red-brig': 'k5 N' }, { board, options }), 'k6')).toContain('If it stops there it loads 2 gold')
    const forts = [{ id: 'red-fort', team: 'red', at: 'j7' }]
    const home = seen({ 'red-brig': ['k5 N', { gold: 3 }] }, { board: { ...board, forts }, options })
    expect(told(home, 'k6', 'N', ru)).toContain('Если там остановится, выгрузит 5 золотых')
  })
})

describe('the rest of a move at an obstacle', () => {
  it('is nothing, whatever the points, if an enemy bars every way on', () => {
    const state = seen({ 'red-brig': 'k5 N', 'blue-line': ['k8 N', { shotsLeft: 0 }] })
    expect(leftOn(state, BRIG, courseTo(state, 'k7', 'N'))).toBe('blocked')
    expect(told(state, 'k7')).toContain('The move ends there: the way on is blocked')
    expect(told(state, 'k7', 'N', ru)).toContain('Там ход закончится: дальше путь закрыт')
  })

  it('is all the points if the ship can still go on', () => {
    const state = seen({ 'red-brig': 'k5 N', 'blue-line': ['k9 N', { shotsLeft: 0 }] })
    expect(leftOn(state, BRIG, courseTo(state, 'k7', 'N'))).toBe(3)
  })

  it('agrees with the rules: the move ends where the course says so', () => {
    const game = sea({ ships: { 'red-brig': 'k5 N', 'blue-line': ['k8 N', { shotsLeft: 0 }] } })
    game.play({ kind: 'steer', ship: BRIG, turn: 'none' })
    expect(game.kinds({ kind: 'steer', ship: BRIG, turn: 'none' })).toContain('moveEnded')
  })

  it('says that the ship is stuck if not even a new wind leads on', () => {
    const land = ['j8', 'k8', 'l8']
    expect(told(seen({ 'red-brig': 'k5 N' }, { board: { land } }), 'k7')).toContain(
      'Dead end: next round it can only turn',
    )
  })
})

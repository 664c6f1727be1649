import { expect, it } from 'vitest'
import { legalMoves } from '../../engine/jackal/moves.ts'
import { jackal } from '../../engine/jackal/rules.ts'
import type { JackalState } from '../../engine/jackal/types.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import type { IslandPlan } from '../../engine/testkit/drawnIsland.ts'
import { island } from '../../engine/testkit/island.ts'
import { translator } from '../i18n/t.ts'
import { findJackalTips } from './tips.ts'

const t = translator('en')

/** Returns the tips for white, the most urgent first. */
function tips(state: JackalState): readonly string[] {
  const moves = legalMoves(state, 'white') as never
  return findJackalTips({ view: state, seat: 'white', moves, isShared: false }, t).map(({ id }) => id)
}

const drawn = (drawing: string, plan: IslandPlan = {}): JackalState => island(drawing, plan).state

it.each<[string, string, string, IslandPlan]>([
  ['gold that one move reaches', 'jackal/gold-near', '. chest-1=1', { pieces: { 'white-1': 'e5' } }],
  ['gold under a pirate', 'jackal/carry', 'chest-1=1 .', { pieces: { 'white-1': 'e5' } }],
  ['a pirate in a trap', 'jackal/trapped', 'trap .', { pieces: { 'white-1': { at: 'e5', trapped: true } } }],
  ['a rival within reach', 'jackal/rival-near', '. .', { pieces: { 'white-1': 'e5', 'red-1': 'f5' } }],
  ['a tile that does something', 'jackal/card', 'fort .', { pieces: { 'white-1': 'f5' } }],
  ['the steps of a slow tile', 'jackal/steps', 'swamp .', { pieces: { 'white-1': { at: 'e5', step: 2 } } }],
  ['Friday', 'jackal/friday', '. .', { pieces: { 'white-1': 'g1', friday: { team: 'white', at: 'e5' } } }],
  [
    'the missionary',
    'jackal/missionary',
    '. .',
    { pieces: { 'white-1': 'g1', missionary: { team: 'white', at: 'e5' } } },
  ],
  ['Ben Gunn', 'jackal/ben', '. .', { pieces: { 'white-1': 'g1', ben: { team: 'white', at: 'e5' } } }],
])('%s is pointed out', (_what, id, drawing, plan) => {
  expect(tips(drawn(drawing, plan))).toContain(id)
})

const ARCH = { variant: 'archipelago' } as const
const bear = { bear: { at: 'h8', wokenBy: 'red' } }
const ashore = { lifeboat: { at: 'f5' } }
const afloat = { lifeboat: { at: 'e1', afloat: true, team: 'white', sides: ['S'] } }
const STRAIT = `
  ~~~~~~~
  ~##~##~
  ~##=##~
  ~##~##~
  ~~~~~~~`

it.each<[string, string, string, IslandPlan]>([
  ['a bear while one is on land', 'jackal/bear', '. .', { pieces: { 'white-1': 'e5' }, options: ARCH, more: bear }],
  ['a boat that one move reaches', 'jackal/boat', '. .', { pieces: { 'white-1': 'e5' }, more: ashore }],
  ['a boat under a pirate', 'jackal/boat', '. .', { pieces: { 'white-1': 'f5' }, more: ashore }],
  ['a boat that can be rowed', 'jackal/row', '. .', { pieces: { 'white-1': 'e1' }, more: afloat }],
  ['a ship that sails anywhere', 'jackal/roam', '. .', { pieces: { 'white-1': 'g1' }, options: ARCH }],
  [
    'a ferry beside a pirate',
    'jackal/ferry',
    '',
    { map: STRAIT, options: ARCH, teams: { white: { ship: 'd2' }, red: { ship: 'a3' } }, pieces: { 'white-1': 'c3' } },
  ],
])('of the waters, %s is pointed out', (_what, id, drawing, plan) => {
  expect(tips(drawn(drawing, withOption(plan)))).toContain(id)
})

/** Adds the option that a boat needs. */
function withOption(plan: IslandPlan): IslandPlan {
  return plan.more && 'lifeboat' in plan.more ? { ...plan, options: { ...plan.options, lifeboat: true } } : plan
}

it('the place for the ship is pointed out before anything else', () => {
  const state = jackal.setup({ ...drawn('').options, variant: 'archipelago' }, openStream(1, 'deal'))
  expect(tips(state)[0]).toBe('jackal/place')
})

it('a bottle is pointed out as soon as it could help a piece after the move', () => {
  const game = island('trap . .', {
    options: ARCH,
    pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'f5' },
    teams: { white: { bottles: 1 } },
  })
  expect(tips(game.state)[0]).toBe('jackal/uncork')
})

it.each<[string, string, string, IslandPlan]>([
  [
    'a bottle that helps before the move',
    'jackal/uncork',
    'trap .',
    { pieces: { 'white-1': { at: 'e5', trapped: true } }, teams: { white: { bottles: 1 } } },
  ],
  [
    'a bottle that helps nobody',
    'jackal/uncork',
    'trap .',
    { options: ARCH, pieces: { 'white-1': 'e5' }, teams: { white: { bottles: 1 } } },
  ],
  ['a bear while all are aboard', 'jackal/bear', '. .', { pieces: { 'white-1': 'g1' }, options: ARCH, more: bear }],
  ['a boat far off', 'jackal/boat', '. .', { pieces: { 'white-1': 'k9' }, options: { lifeboat: true }, more: ashore }],
  ['her shore to a ship that sails anywhere', 'jackal/ship', '. .', { options: ARCH, more: { turnNumber: 9 } }],
  ['gold that lies farther off', 'jackal/gold-near', '. . . chest-1=1', { pieces: { 'white-1': 'e5' } }],
  [
    'gold that only the airplane reaches',
    'jackal/gold-near',
    'airplane . . chest-1=1',
    { pieces: { 'white-1': 'e5' } },
  ],
  [
    'a rival of the crew that one commands under a grove',
    'jackal/rival-near',
    '. .',
    { pieces: { 'white-1': 'e5', 'red-1': 'f5' }, more: { grove: { turnsLeft: 2 } } },
  ],
  ['a rival out of reach', 'jackal/rival-near', '. . .', { pieces: { 'white-1': 'e5', 'red-1': 'g5' } }],
  [
    'Friday of another crew',
    'jackal/friday',
    '. .',
    { pieces: { 'white-1': 'g1', friday: { team: 'red', at: 'e5' } } },
  ],
  ['the last step of a slow tile', 'jackal/steps', 'swamp .', { pieces: { 'white-1': { at: 'e5', step: 4 } } }],
  ['one’s own crew', 'jackal/grove', '. .', { pieces: { 'white-1': 'e5' } }],
  ['an island of plain tiles', 'jackal/card', '. .', { pieces: { 'white-1': 'e5' } }],
  ['a ship on the very first turn', 'jackal/ship', '. .', {}],
])('%s is not', (_what, id, drawing, plan) => {
  expect(tips(drawn(drawing, plan))).not.toContain(id)
})

it('the captains that a grove has swapped are pointed out first', () => {
  const grove = { grove: { turnsLeft: 2 } }
  const { state } = island('. .', { pieces: { 'white-1': 'g1', 'yellow-1': 'e5' }, turn: 'yellow', more: grove })
  expect(tips(state)[0]).toBe('jackal/grove')
})

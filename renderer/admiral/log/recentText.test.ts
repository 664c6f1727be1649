import { expect, it } from 'vitest'
import type { AdmiralEvent } from '../../../engine/admiral/types.ts'
import { translator } from '../../i18n/t.ts'
import { battle } from '../../testkit/boards/admiralBoard.ts'
import { damageOf, recentText } from './recentText.ts'

const before = battle({ ships: ['brig red m5 N', 'galleon blue m6 S'] })
const [brig = '', galleon = ''] = before.ships.map(({ id }) => id)
const [from, to] = before.ships.map(({ at }) => (typeof at === 'number' ? at : 0))
if (from === undefined || to === undefined) throw new Error('two ships expected')

const told = (events: readonly AdmiralEvent[]) => ({ told: events.map((event) => ({ event, before })) })
const textOf = (...events: readonly AdmiralEvent[]) =>
  recentText(told(events), { t: translator('en'), nameOf: (seat) => seat })

const moved = {
  kind: 'shipMoved',
  ship: brig,
  from,
  to,
  path: [to],
  fromHeading: 'N',
  heading: 'N',
  turn: 'none',
  left: 1,
  calm: false,
} as const
const fired = (hit: boolean): AdmiralEvent => ({
  kind: 'shotsFired',
  by: [{ ship: brig, from, guns: 'bow', shots: 1, distance: 1 }],
  target: galleon,
  at: to,
  aim: 'hull',
  occasion: 'turn',
  die: 3,
  faces: [3],
  hit,
  reveals: true,
})
const struck: AdmiralEvent = { kind: 'hullDamaged', unit: galleon, damage: 2, cause: 'shot' }

it.each<[string, readonly AdmiralEvent[]]>([
  ['brig to m6', [{ ...moved, to: from }, moved]],
  ['brig misses galleon', [moved, fired(false)]],
  ['brig hits galleon', [fired(true), struck, fired(false), moved]],
  ['blue galleon sinks', [fired(true), struck, { kind: 'shipSunk', ship: galleon, at: to, cause: 'shot' }]],
])('says "%s"', (text, events) => {
  expect(textOf(...events)).toBe(text)
})

it('adds up the damage of a line', () => {
  expect(damageOf(told([fired(true), struck, fired(true), struck]))).toBe(4)
  expect(damageOf(told([moved]))).toBe(0)
})

it('has no line for events that need none', () => {
  expect(textOf({ kind: 'turnPassed', from: 'red', to: 'blue' })).toBe('')
})

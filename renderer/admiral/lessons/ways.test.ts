import { describe, expect, it } from 'vitest'
import { AdmiralPupil } from '../../testkit/admiralPupil.ts'
import { type Order, WAYS } from '../../testkit/ways/admiral.ts'
import { ADMIRAL_COURSE } from './lessons.ts'

const TAKEN = ADMIRAL_COURSE.flatMap((lesson) =>
  (['keys', 'mouse'] as const).map((hands) => ({ id: lesson.id, hands, lesson, way: WAYS[lesson.id] ?? [] })),
)

describe('the way through each lesson', () => {
  it.each(TAKEN)(
    '$id by $hands: each step waits for its deed, and the last one completes it',
    ({ lesson, hands, way }) => {
      const pupil = new AdmiralPupil(lesson, hands)
      const done = way.map((order) => {
        pupil.order(order)
        return pupil.match.done.length
      })
      expect(done).toEqual(way.map((order) => order.done))
      expect(done.at(-1)).toBe(lesson.steps.length)
    },
  )
})

describe('the first shots of the gunnery lesson', () => {
  it('hit the last sail, so that a ship close enough need not come closer', () => {
    const lesson = ADMIRAL_COURSE.find(({ id }) => id === 'gunnery')
    if (!lesson) throw new Error('no gunnery')
    const pupil = new AdmiralPupil(lesson, 'keys')
    pupil.order({ ship: 'red-line', sail: 'e5 N', way: '><' })
    pupil.order({ ship: 'red-line', fire: 'blue-hulk', shots: 3, aim: 'sails' })
    expect(pupil.match.done).toEqual([2, 3, 3])
  })
})

/**
 * Returns the lesson's remark on each of a pupil's orders, given one after the other; null for an order that completes
 * a step or deserves no remark.
 */
function scoreSentence(id: string, ...orders: readonly Order[]) {
  const lesson = ADMIRAL_COURSE.find((one) => one.id === id)
  if (!lesson) throw new Error(id)
  const pupil = new AdmiralPupil(lesson, 'keys')
  const played = () => pupil.match.match.entries.map(({ seat, events }) => ({ by: seat, events }))
  return orders.map((order) => {
    const [from, before] = [played().length, pupil.match.done.length]
    pupil.order(order)
    const isDone = pupil.match.done.length > before
    return isDone ? null : lesson.astray(pupil.match.match.start.state, played(), from, before)
  })
}

describe('deeds off the point', () => {
  it.each(Object.entries(WAYS))('do not occur on the way through %s', (id, way) => {
    expect(scoreSentence(id, ...way)).toEqual(way.map(() => null))
  })

  const LINE = 'red-line'
  const [toBeam] = WAYS.gunnery ?? []
  const [alongside] = WAYS.boarding ?? []
  const WRONG: readonly (readonly [string, string, string, readonly (Order | undefined)[]])[] = [
    ['a turn without a deed', 'sailing', 'lesson.astray.idle', [{ end: true }]],
    [
      'a turn before the wind',
      'sailing',
      'lesson.sailing.astray',
      [
        { ship: 'red-brig', sail: 'h3 E', way: '^^' },
        { ship: 'red-brig', sail: 'i2 SE', way: '>' },
      ],
    ],
    [
      'a shot at the hull where sails are asked for',
      'gunnery',
      'lesson.gunnery.astray.hull',
      [toBeam, { ship: LINE, fire: 'blue-hulk', shots: 3, aim: 'hull' }],
    ],
    [
      'a shot at a ship that is to be taken',
      'boarding',
      'lesson.boarding.astray',
      [alongside, { ship: LINE, fire: 'blue-brig', shots: 1 }],
    ],
    [
      'a shot of one ship where a salvo is asked for',
      'fort',
      'lesson.fort.astray',
      [{ ship: LINE, fire: 'blue-fort', shots: 1 }],
    ],
    ['a course without Rapid', 'captains', 'lesson.captains.astray', [{ ship: 'red-brig', sail: 'c8 E', way: '^' }]],
  ]

  it.each(WRONG)('%s has a text in %s', (_, id, told, orders) => {
    expect(scoreSentence(id, ...orders.flatMap((order) => order ?? [])).at(-1)).toBe(told)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pagePicture } from '../picture/picture.ts'
import { move } from '../playback/cue.ts'
import { stay } from '../playback/motion/motion.ts'
import { poseAt } from '../playback/motion/poses.ts'
import { ShownTable } from '../playback/ShownTable.ts'
import { pictureOf } from '../table/camera/pose.ts'
import { cameraOf } from '../ui/TableCamera.ts'
import { askedOf } from './asked.ts'
import { FilmCamera } from './FilmCamera.ts'
import { SHORTEST } from './planning/choice.ts'
import type { Weight } from './shot.ts'

interface Deed {
  readonly kind: 'deed'
  readonly x: number
  readonly weight: Weight
  readonly isDecisive?: boolean
}
const deed = (x: number, weight: Weight, isDecisive = false): Deed => ({ kind: 'deed', x, weight, isDecisive })
const pointAt = (x: number) => ({ x, y: 0, z: -3 })

let stop = () => {}

/** Returns a table with the film of it; events last a second. */
function filmed(isPlayed = false) {
  const table = new ShownTable()
  const { director } = cameraOf(table)
  director.flyTo('jackal/play', 0)
  table.attach<object, Deed>('jackal', {
    evolve: (state) => ({ ...state }),
    cues: { deed: () => [move('man', 0, 1000, stay(poseAt(0, 0, 0)))] },
    homes: () => () => null,
  })
  table.playback.load({})
  const film = new FilmCamera({
    table,
    clock: pagePicture.clock,
    find: (_, event) => {
      const { x, weight, isDecisive = false } = event as Deed // the table shows no other events
      return { points: [pointAt(x)], weight, lasts: 2000, isDecisive }
    },
    speed: () => 1,
    isPlayed: () => isPlayed,
  })
  stop = () => film.stop()
  /** Lets frames pass, each a twentieth of a second. */
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= 50) {
      vi.advanceTimersByTime(50)
      table.playback.tick(50)
      director.update(performance.now())
      film.keep()
    }
  }
  const shows = (x: number) => {
    const place = pictureOf(director.pose, 1.6, pointAt(x))
    return Math.max(Math.abs(place.x), Math.abs(place.y)) <= 0.8
  }
  return { table, director, pass, shows, current: () => table.shown.getState().current }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('the film of a table', () => {
  it('shows the whole table, then goes near before a great event begins', () => {
    const { table, director, pass, current, shows } = filmed()
    pass(4000)
    const whole = director.pose
    expect([shows(-6), shows(6)]).toEqual([true, true])
    table.playback.enqueue([deed(5, 'great')])
    pass(650)
    expect(current()).toBeNull()
    pass(150)
    expect(current()).toMatchObject({ x: 5 })
    expect([director.moving, shows(5)]).toEqual([false, true])
    expect(director.pose.distance).toBeLessThan(whole.distance * 0.7)
  })

  it('plays the decisive blow slowly', () => {
    const { table, pass, current } = filmed()
    pass(4000)
    table.playback.enqueue([deed(5, 'great', true)])
    pass(700 + 1500)
    expect(current()).not.toBeNull()
    pass(300)
    expect(current()).toBeNull()
  })

  it('lets an event at another place wait until its shot has been seen', () => {
    const { table, pass, current } = filmed()
    pass(4000)
    table.playback.enqueue([deed(5, 'great')])
    pass(2000)
    table.playback.enqueue([deed(-5, 'great')])
    pass(SHORTEST - 2000 - 100)
    expect(current()).toBeNull()
    pass(800)
    expect(current()).toMatchObject({ x: -5 })
  })

  it('returns to the whole table when nothing happens, and to its shot after the window has another shape', () => {
    const { table, director, pass, shows } = filmed()
    pass(4000)
    table.playback.enqueue([deed(5, 'great')])
    pass(3000)
    expect(shows(-6)).toBe(false)
    pass(10_000)
    expect(shows(-6)).toBe(true)
    director.setAspect(9 / 16)
    pass(2000)
    const place = pictureOf(director.pose, 9 / 16, pointAt(-6))
    expect(Math.abs(place.x)).toBeLessThanOrEqual(0.8)
  })

  it('begins again with the whole table when a recording is at another move', () => {
    const { table, pass, shows } = filmed()
    pass(4000)
    table.playback.enqueue([deed(5, 'great')])
    pass(3000)
    expect(shows(-6)).toBe(false)
    table.playback.load({})
    pass(100)
    expect(shows(-6)).toBe(true)
  })

  it('leaves the camera to the hand that has taken it for a while', () => {
    const { table, director, pass } = filmed()
    pass(4000)
    director.orbitBy(0.3, 0)
    const mine = director.pose
    table.playback.enqueue([deed(5, 'great')])
    pass(3000)
    expect(director.pose).toEqual(mine)
    pass(5000)
    expect(director.pose).not.toEqual(mine)
  })

  it('goes to the place that a caster asks for, stays there, and returns on request', () => {
    const { table, director, pass, shows } = filmed()
    const ask = (asked: Parameters<ReturnType<typeof askedOf>['setState']>[0]) => askedOf(table).setState(asked)
    pass(4000)
    const whole = director.pose
    ask({ asked: { kind: 'place', at: pointAt(5) } })
    pass(1000)
    expect([shows(5), shows(-6)]).toEqual([true, false])
    table.playback.enqueue([deed(-5, 'great')])
    pass(4000)
    director.setAspect(1.5)
    pass(4000)
    expect(shows(-6)).toBe(false)
    ask({ asked: { kind: 'table' } })
    pass(3000)
    expect([shows(5), shows(-6)]).toEqual([true, true])
    ask({ asked: { kind: 'place', at: pointAt(5) } })
    pass(3500)
    ask({ asked: null })
    pass(10_000)
    expect(director.pose.distance).toBeCloseTo(whole.distance)
  })

  it('does not leave a flying event for a caster', () => {
    const { table, director, pass, current } = filmed()
    pass(4000)
    table.playback.enqueue([deed(5, 'great')])
    pass(1000)
    const near = director.pose
    askedOf(table).setState({ asked: { kind: 'table' } })
    expect(current()).not.toBeNull()
    pass(500)
    expect(director.pose).toEqual(near)
    pass(4000)
    expect(director.pose).not.toEqual(near)
  })

  it('gives players their own view back as soon as the table is at rest', () => {
    const { table, director, pass } = filmed(true)
    const mine = director.pose
    table.playback.enqueue([deed(5, 'great')])
    pass(1500)
    expect(director.pose).not.toEqual(mine)
    pass(2000)
    expect(director.pose).toEqual(mine)
  })
})

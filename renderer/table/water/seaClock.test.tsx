import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pageClock } from '../../picture/pictureClock.ts'
import { SeaClock, type SeaRest } from './seaClock.ts'

let hasFocus = true
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  ;[hasFocus, visibility] = [true, 'visible']
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  return () => void vi.useRealTimers()
})

/** A sea on High whose requested frames are drawn at once; counts them. */
class Table {
  readonly clock = new SeaClock(() => {
    this.frames++
    this.clock.pass(0.05)
  }, pageClock)
  frames = 0
  readonly end: () => void

  constructor(rest: SeaRest) {
    this.clock.rest = rest
    this.end = this.clock.move()
  }

  framesIn(seconds: number): number {
    this.frames = 0
    vi.advanceTimersByTime(seconds * 1000)
    return this.frames
  }
}

describe('a sea that rests without input or focus', () => {
  const sea = () => new Table('without-input-or-focus')

  it('moves for 30 seconds, slows down for one more, and then draws nothing', () => {
    const table = sea()
    expect(table.framesIn(10)).toBe(200)
    table.framesIn(20.5)
    expect(table.clock.pace).toBeGreaterThan(0)
    expect(table.clock.pace).toBeLessThan(1)
    table.framesIn(1)
    expect(table.clock.pace).toBe(0)
    expect(table.framesIn(600)).toBe(0)
  })

  it('is awake again after input, and gathers pace without a jump', () => {
    const table = sea()
    table.framesIn(40)
    table.clock.wake()
    expect(table.clock.pace).toBe(0)
    table.framesIn(0.5)
    expect(table.clock.pace).toBeCloseTo(0.5)
    expect(table.framesIn(10)).toBe(200)
    expect(table.clock.pace).toBe(1)
  })

  it('is awake again after a frame of a move', () => {
    const table = sea()
    table.framesIn(40)
    table.clock.pass(0.016)
    expect(table.framesIn(10)).toBe(200)
  })

  it('rests at once without focus, moves while something else is drawn, and with focus again', () => {
    const table = sea()
    hasFocus = false
    table.framesIn(1.5)
    expect(table.framesIn(30)).toBe(0)
    for (let frame = 0; frame < 100; frame++) {
      table.clock.pass(0.02)
      table.framesIn(0.02)
    }
    expect(table.clock.pace).toBe(1)
    table.framesIn(1.5)
    expect(table.framesIn(30)).toBe(0)
    hasFocus = true
    table.clock.wake()
    expect(table.framesIn(10)).toBe(200)
  })

  it('draws nothing while it is hidden', () => {
    const table = sea()
    visibility = 'hidden'
    expect(table.framesIn(10)).toBe(0)
    visibility = 'visible'
    table.clock.wake()
    expect(table.framesIn(10)).toBe(200)
  })
})

it('a window for an audience does not need the focus', () => {
  const table = new Table('without-input')
  hasFocus = false
  expect(table.framesIn(10)).toBe(200)
  table.framesIn(25)
  expect(table.framesIn(600)).toBe(0)
})

it('a sea that never rests draws 20 frames a second', () => {
  const table = new Table('never')
  hasFocus = false
  table.framesIn(3600)
  expect(table.framesIn(10)).toBe(200)
})

it('a table without such a sea requests no frame, and everything on it moves at full pace', () => {
  const table = new Table('never')
  table.end()
  expect(table.framesIn(10)).toBe(0)
  table.clock.rest = 'without-input'
  table.framesIn(60)
  table.clock.pass(0.016)
  expect([table.clock.pace, table.framesIn(10)]).toEqual([1, 0])
})

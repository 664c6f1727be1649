import { describe, expect, it } from 'vitest'
import type { MatchClock } from '../../contract/ipc.ts'
import type { Times } from '../../saves/times.ts'
import { VirtualTime } from '../../testkit/virtualTime.ts'
import { type ClockedMatch, GRACE, MatchClocks, PAD_WAIT, type TimedEntry } from './matchClocks.ts'

const BLITZ: MatchClock = { kind: 'match', seconds: 60, increment: 0, atEnd: 'bot' }
const PLAIN = { events: [], drewLuck: false }
const LUCK = { events: [], drewLuck: true }
const REVEALING = { events: [{ kind: 'winked' }, { kind: 'peeked', reveals: true as const }], drewLuck: false }

interface Given {
  readonly option?: MatchClock
  readonly history?: readonly (Times | undefined)[]
  readonly movers?: readonly string[]
}

/** Returns the clocks of red, blue and gold, who are all asked and have all seen the question. */
function clocks(given: Given = {}) {
  const seats = ['red', 'blue', 'gold']
  const movers = [...(given.movers ?? [])]
  const position = { awaiting: seats, people: seats, isGoingOn: true }
  const time = new VirtualTime()
  const match = (): ClockedMatch => ({
    ...position,
    seats,
    moves: movers.length,
    moverOf: (number) => movers[number - 1],
  })
  const actions = { timeOver: () => {}, tell: () => {}, save: () => {} }
  const watch = new MatchClocks(given.option ?? BLITZ, given.history ?? [], match, actions, time)
  const move = (seat: string, kind: typeof PLAIN | typeof LUCK | typeof REVEALING) => {
    const entry: TimedEntry = { seat, number: movers.length + 1, ...kind }
    const around = watch.around(entry, position.awaiting)
    movers.push(seat)
    watch.moved(entry, around)
  }
  watch.refresh()
  for (const seat of seats) watch.seen(seat, true)
  const running = () => watch.shown.flatMap((one) => (one.running ? [one.seat] : []))
  return { watch, time, position, movers, move, running }
}

describe('the clock of a seat that moves and is asked again', () => {
  it.each([
    ['drew luck', LUCK],
    ['revealed something with one of its events', REVEALING],
  ])('waits until its screen shows the position, if the move %s', (_, kind) => {
    const { move, running, time } = clocks()
    move('red', kind)
    expect(running()).toEqual(['blue', 'gold'])
    time.pass(GRACE)
    expect(running()).toEqual(['red', 'blue', 'gold'])
  })

  it('continues if the move taught it nothing', () => {
    const { move, running } = clocks()
    move('red', PLAIN)
    expect(running()).toEqual(['red', 'blue', 'gold'])
  })

  it.each([
    ['drew luck', LUCK],
    ['revealed something with one of its events', REVEALING],
  ])('gets the increment at once, if the move %s', (_, kind) => {
    const { watch } = clocks({ option: { ...BLITZ, increment: 5 } })
    const entry = { seat: 'red', number: 1, ...kind }
    expect(watch.around(entry, ['red']).after.left.red).toBe(65_000)
    expect(watch.around({ ...entry, ...PLAIN }, ['red']).after.left.red).toBe(60_000)
  })
})

describe('a match without a client that sets the pace', () => {
  it('has no running clock, and those that ran resume at once', () => {
    const { watch, position, running, move } = clocks()
    move('red', LUCK)
    position.isGoingOn = false
    expect(watch.rest()).toBe(true)
    expect(running()).toEqual([])
    position.isGoingOn = true
    watch.refresh()
    expect(running()).toEqual(['blue', 'gold'])
  })

  it('gives the resumed seats their time for showing again after that', () => {
    const { watch, position, running, move } = clocks()
    position.isGoingOn = false
    watch.rest()
    position.isGoingOn = true
    watch.refresh()
    move('red', LUCK)
    expect(running()).toEqual(['blue', 'gold'])
  })

  it('reports that no clock stopped, if no seat was asked', () => {
    const { watch, position } = clocks()
    position.awaiting = []
    watch.refresh()
    expect(watch.rest()).toBe(false)
  })
})

describe('a seat that is newly asked', () => {
  it('waits for its screen while the clocks of the others run', () => {
    const { watch, position, running } = clocks()
    position.awaiting = ['red', 'blue']
    watch.refresh()
    position.awaiting = ['red', 'blue', 'gold']
    watch.refresh()
    expect(running()).toEqual(['red', 'blue'])
  })

  it('has taken its own move back: its clock starts at once', () => {
    const { watch, position, movers, running } = clocks()
    position.awaiting = ['blue']
    const entry = { seat: 'red', number: 1, ...PLAIN }
    const around = watch.around(entry, ['blue'])
    movers.push('red')
    watch.moved(entry, around)
    const times = watch.beforeLast('red')
    movers.pop()
    position.awaiting = ['red']
    watch.undone('red', times)
    expect(running()).toEqual(['red'])
  })
})

describe('saved clocks', () => {
  const left = (red: number): Times => ({ left: { red, blue: 7000, gold: 7000 }, spent: 0 })

  it('continue from the last known times, whatever is missing after them', () => {
    expect(clocks({ history: [left(4000), undefined], movers: ['red'] }).watch.times.left.red).toBe(4000)
  })

  it('show which seats had a bot move for them, and when', () => {
    const history = [left(3000), left(0), undefined, left(0)]
    expect(clocks({ history, movers: ['red', 'red', 'blue'] }).watch.standInAfter).toEqual({ red: 2 })
    expect(clocks({ history, movers: ['red', 'blue', 'red', 'red'] }).watch.standInAfter).toEqual({ red: 4 })
  })
})

describe('the clock of a seat whose gamepad is gone', () => {
  it('waits once, for two minutes at most, while those of others run', () => {
    const { watch, running, time } = clocks()
    watch.waitForPad('red', true)
    watch.seen('red', true)
    expect(running()).toEqual(['blue', 'gold'])
    time.pass(PAD_WAIT)
    expect(running()).toContain('red')
    watch.waitForPad('red', false)
    watch.waitForPad('red', true)
    expect(running()).toContain('red')
  })

  it('runs again as soon as the gamepad is back', () => {
    const { watch, running, time } = clocks()
    watch.waitForPad('red', true)
    time.pass(30_000)
    watch.waitForPad('red', false)
    expect(running()).toContain('red')
    expect(watch.times.left).toMatchObject({ red: 60_000, blue: 30_000 })
  })
})

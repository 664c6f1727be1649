import { describe, expect, it } from 'vitest'
import type { GuestFeedMessage } from '../../../electron/contract/screens.ts'
import { TestTimer } from '../../testkit/tableEnd.ts'
import { LONG_EVENT, PictureFollower, SILENCE } from './pictureFollower.ts'

/** The usual length of each event of these tests, in milliseconds. */
const USUAL = 1000

/** Returns an overlay, and the number of the last event that it shows. */
function overlay({ isHidden = false } = {}) {
  const timer = new TestTimer()
  const shown = { event: 0, queue: [] as number[], elapsed: 0 }
  const take = () => {
    shown.event = shown.queue.shift() ?? shown.event
  }
  const table = {
    isBehind: () => shown.queue.length > 0,
    showTo(last: number) {
      while ((shown.queue[0] ?? Number.POSITIVE_INFINITY) <= last) take()
    },
    pass(milliseconds: number) {
      shown.elapsed += milliseconds
      for (; shown.elapsed >= USUAL && shown.queue.length > 0; shown.elapsed -= USUAL) take()
    },
    skip() {
      while (shown.queue.length > 0) take()
    },
  }
  const follower = new PictureFollower({
    timer,
    table,
    isHidden: () => isHidden,
    pass(message) {
      if (message.kind === 'batch') shown.queue.push(...message.events.map(({ n }) => n))
      if (message.kind === 'snapshot') Object.assign(shown, { event: message.lastEvent, queue: [], elapsed: 0 })
    },
  })
  const tell = (message: object) => {
    const about = { match: { id: 'm', moves: 0 }, history, ...message }
    follower.take(about as unknown as GuestFeedMessage) // no more of it is read
  }
  let history = 'h1'
  const snapshot = (lastEvent: number, more: { history?: string; match?: object } = {}) => {
    history = more.history ?? history
    tell({ kind: 'snapshot', lastEvent, ...more })
  }
  const batch = (...events: number[]) => tell({ kind: 'batch', events: events.map((n) => ({ n })) })
  const picture = (lastEvent: number, more = {}) =>
    follower.noteShown({ match: 'm', moves: 0, history: 'h1', lastEvent, ...more })
  return { follower, snapshot, batch, picture, pass: (ms: number) => timer.pass(ms), event: () => shown.event }
}

describe('an overlay with a picture', () => {
  it('shows each event of a move with the picture', async () => {
    const { snapshot, batch, picture, pass, event } = overlay()
    snapshot(4)
    picture(4)
    batch(5, 6, 7)
    const seen: number[][] = []
    for (const n of [5, 6, 7]) {
      const before = event()
      await pass(900)
      picture(n)
      seen.push([before, event()])
    }
    expect(seen).toEqual([
      [4, 5],
      [5, 6],
      [6, 7],
    ])
  })

  it('goes on by the usual times when the picture is silent for 3 seconds, until it is back', async () => {
    const { snapshot, batch, picture, pass, event } = overlay()
    snapshot(0)
    picture(0)
    batch(1, 2, 3, 4)
    await pass(SILENCE - 1)
    picture(1)
    await pass(SILENCE - 1)
    expect(event()).toBe(1)
    await pass(USUAL + 100)
    expect(event()).toBe(2)
    picture(3)
    expect(event()).toBe(3)
    await pass(SILENCE - 1)
    expect(event()).toBe(3)
  })

  it('waits for a long event as long as the picture reports the one before', async () => {
    const { snapshot, batch, picture, pass, event } = overlay()
    snapshot(0)
    picture(0)
    batch(1)
    for (let time = 0; time < SILENCE + 500; time += 1000) {
      picture(0)
      await pass(1000)
    }
    expect(event()).toBe(0)
    picture(1)
    expect(event()).toBe(1)
  })

  it('takes a picture that only repeats itself for a silent one, until it goes on', async () => {
    const { snapshot, batch, picture, pass, event } = overlay()
    snapshot(0)
    picture(0)
    batch(1, 2, 3, 4, 5, 6, 7, 8)
    for (let time = 0; time < LONG_EVENT + SILENCE + 2 * USUAL; time += 500) {
      picture(0)
      await pass(500)
    }
    const shown = event()
    expect(shown).toBeGreaterThan(0)
    picture(7)
    await pass(SILENCE - 1)
    expect(event()).toBe(7)
  })

  it('never waits while nothing is held: a quiet match is no silence', async () => {
    const { snapshot, batch, picture, pass, event } = overlay()
    snapshot(0)
    picture(0)
    await pass(60_000)
    batch(1)
    await pass(2000)
    expect(event()).toBe(0)
    picture(1)
    expect(event()).toBe(1)
  })

  it('waits on joining until the picture has reached its view', () => {
    const { snapshot, batch, picture, event } = overlay()
    picture(4)
    snapshot(6, { match: { id: 'm', moves: 3 } })
    batch(7)
    expect(event()).toBe(0)
    picture(6)
    expect(event()).toBe(6)
    picture(7)
    expect(event()).toBe(7)
  })

  it('waits no longer than 3 seconds for its first view', async () => {
    const { snapshot, batch, picture, pass, event } = overlay()
    picture(4)
    snapshot(6, { match: { id: 'm', moves: 3 } })
    batch(7)
    await pass(SILENCE)
    expect(event()).toBe(6)
    await pass(USUAL + 100)
    expect(event()).toBe(7)
  })

  it('shows a view with another history at once, and nothing of it by reports about the old one', () => {
    const { snapshot, batch, picture, event } = overlay()
    snapshot(6)
    picture(6)
    snapshot(3, { history: 'h2' })
    expect(event()).toBe(3)
    batch(4)
    picture(9)
    expect(event()).toBe(3)
  })
})

describe('an overlay without a picture', () => {
  it('shows each event after its usual time', async () => {
    const { snapshot, batch, pass, event } = overlay()
    snapshot(0)
    batch(1, 2)
    await pass(USUAL / 2)
    expect(event()).toBe(0)
    await pass(USUAL / 2 + 100)
    expect(event()).toBe(1)
    await pass(USUAL)
    expect(event()).toBe(2)
  })

  it('shows everything at once while it is hidden', () => {
    const { snapshot, batch, event } = overlay({ isHidden: true })
    snapshot(0)
    batch(1, 2)
    expect(event()).toBe(2)
  })

  it('replays nothing when it can be seen again', () => {
    const { follower, snapshot, batch, event } = overlay()
    snapshot(0)
    batch(1, 2, 3)
    follower.catchUp()
    expect(event()).toBe(3)
  })
})

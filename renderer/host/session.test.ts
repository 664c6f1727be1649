import { beforeEach, describe, expect, it } from 'vitest'
import type { Channel, FeedMessage, HostApi, Json, MatchInfo, Standing } from '../../electron/contract/ipc.ts'
import { pageTable } from '../playback/pageTable.ts'
import { setHost } from './client.ts'
import { createMatch } from './createMatch.ts'
import { listenToHost } from './feed.ts'
import { leaveMatch, lookAs, openMatch, playMoves, undo, useSession } from './session.ts'

const { playback } = pageTable

type Counter = { readonly count: number }

/** A counting game: each event adds one. */
pageTable.attach<Counter, { readonly kind: 'counted' }>('jackal', {
  evolve: ({ count }) => ({ count: count + 1 }),
  cues: { counted: () => [] },
  homes: () => ({ poses: new Map() }) as never, // it has no motion
})

const match = (moves: number): MatchInfo => ({
  id: 'counting-1',
  game: 'jackal',
  title: 'Counting',
  createdAt: 0,
  updatedAt: 0,
  moves,
  seats: [],
  outcome: null,
})
const standing = (seat: string | null, canUndo = false): Standing => ({
  awaiting: [],
  asked: seat === null ? null : { seat, moves: [] },
  thinking: null,
  canUndo,
  undo: canUndo && seat !== null ? { seat } : { why: 'nothing-played' },
  outcome: null,
})
const snapshot = (moves: number, seat: string | null, canUndo = false): FeedMessage => ({
  kind: 'snapshot',
  match: match(moves),
  viewer: 'white',
  view: { count: moves },
  lastEvent: moves,
  standing: standing(seat, canUndo),
})
const batch = (moves: number, seat: string | null): FeedMessage => ({
  kind: 'batch',
  match: match(moves),
  viewer: 'white',
  by: 'white',
  events: [{ n: moves, event: { kind: 'counted' } }],
  standing: standing(seat),
})

let feed: (message: FeedMessage) => void = () => {}
let calls: { channel: Channel; request: unknown }[] = []
let refused: Channel | null = null
const problems: string[] = []
let recorded: Json[] = []
let recordedFor = 'white'
/** When set, the answer to the next `match:replay` waits for it. */
let held: Promise<void> | null = null

const host: HostApi = {
  async call(channel, request) {
    calls.push({ channel, request })
    if (channel === refused) return { ok: false, problem: { code: 'illegal-move' } }
    const answers: Partial<Record<Channel, unknown>> = {
      'match:create': match(0),
      'match:open': match(0),
      'match:replay': {
        match: match(0),
        viewer: recordedFor,
        start: { count: 0 },
        steps: recorded.map((one) => ({ by: 'white', events: [one] })),
      },
    }
    if (channel === 'match:replay') await held
    return { ok: true, value: (answers[channel] ?? null) as never } // each channel gets its own type of answer
  },
  onFeed(listener) {
    feed = listener
    return () => {}
  },
}

beforeEach(async () => {
  setHost(host)
  await leaveMatch()
  calls = []
  problems.length = 0
  refused = null
  recorded = []
  recordedFor = 'white'
  held = null
  playback.setPace({ speed: 1, reducedMotion: false })
  listenToHost(({ code }) => problems.push(code))
})
const PATIENCE = { timeout: 20_000 }
const asked = () => useSession.getState().standing?.asked?.seat
const settled = () => expect.poll(() => useSession.getState().start, PATIENCE).not.toBeNull()

describe('the session', () => {
  it('creates one match for several calls before it exists', async () => {
    const setup = { game: 'jackal', options: {}, seats: {} } as const
    const answers = await Promise.all([createMatch(setup), createMatch(setup)])
    expect(answers.map((answer) => answer.ok)).toEqual([true, true])
    expect(calls.map(({ channel }) => channel)).toEqual(['match:create', 'match:open'])
    await createMatch(setup)
    expect(calls.filter(({ channel }) => channel === 'match:create')).toHaveLength(2)
  })

  it('never shows the table of another match under the name of the one that opens', async () => {
    const seen: unknown[] = []
    playback.load({ count: 41 })
    const stop = useSession.subscribe(({ match: current }) => {
      if (current) seen.push(pageTable.shown.getState().shown)
    })
    await openMatch('counting-1')
    feed(snapshot(3, 'white'))
    await settled()
    stop()
    expect(seen[0]).toBeNull()
    expect(seen.slice(1)).toEqual(seen.slice(1).map(() => ({ count: 3 })))
  })

  it('shows a snapshot at once and fetches the log of earlier moves', async () => {
    recorded = [{ kind: 'counted' }]
    await openMatch('counting-1')
    feed(snapshot(1, 'white'))
    expect(asked()).toBe('white')
    await settled()
    expect(useSession.getState().steps).toEqual([{ by: 'white', events: [{ kind: 'counted' }] }])
  })

  it('logs moves shown while the log of earlier moves is being fetched', async () => {
    let letGo = () => {}
    held = new Promise((resolve) => {
      letGo = resolve
    })
    recorded = [{ kind: 'counted' }]
    await openMatch('counting-1')
    feed(snapshot(1, 'white'))
    feed(batch(2, 'red'))
    playback.skip()
    await expect.poll(asked, PATIENCE).toBe('red')
    letGo()
    await settled()
    expect(useSession.getState().steps).toHaveLength(2)
  })

  it('asks the next question only when the table has shown the move', async () => {
    await openMatch('counting-1')
    feed(snapshot(0, 'white'))
    await settled()
    feed(batch(1, 'red'))
    expect(asked()).toBe('white')
    playback.skip()
    await expect.poll(asked, PATIENCE).toBe('red')
    expect(useSession.getState().steps).toHaveLength(1)
    expect(calls.at(-1)).toEqual({ channel: 'match:shown', request: { id: 'counting-1', moves: 1, lastEvent: 1 } })
  })

  it('drops queued events when another snapshot arrives', async () => {
    await openMatch('counting-1')
    feed(snapshot(0, 'white'))
    await settled()
    feed(batch(1, 'red'))
    feed(snapshot(0, 'black'))
    playback.skip()
    await Promise.resolve()
    expect(asked()).toBe('black')
  })

  it('shows the next match even if the one before was left while it moved', async () => {
    await openMatch('counting-1')
    feed(snapshot(0, 'white'))
    await settled()
    feed(batch(1, 'red'))
    await leaveMatch()
    const next = { ...match(0), id: 'counting-2' }
    feed({ ...snapshot(5, 'white'), match: next } as FeedMessage) // the same snapshot of another match
    await playback.whenIdle()
    expect(useSession.getState().match?.id).toBe('counting-2')
    expect(pageTable.shown.getState().shown).toEqual({ count: 5 })
  })

  it('clears at once what another viewer saw, and fetches the log again for the new one', async () => {
    recorded = [{ kind: 'counted' }]
    await openMatch('counting-1')
    feed(snapshot(1, 'white'))
    await settled()
    recordedFor = 'red'
    feed({ ...snapshot(1, 'white'), viewer: 'red' } as FeedMessage) // still a snapshot
    expect(useSession.getState()).toMatchObject({ viewer: 'red', start: null, steps: [] })
    await settled()
    expect(useSession.getState().steps).toHaveLength(1)
  })

  it('ignores a log that was filtered for another viewer', async () => {
    await openMatch('counting-1')
    recordedFor = 'red'
    feed(snapshot(1, 'white'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(useSession.getState().start).toBeNull()
  })

  it('ignores messages of another match', async () => {
    await openMatch('counting-1')
    feed(snapshot(0, 'white'))
    await settled()
    feed({ ...batch(1, 'red'), match: { ...match(1), id: 'another-1' } } as FeedMessage) // still a batch
    playback.skip()
    await Promise.resolve()
    expect(asked()).toBe('white')
  })

  it('sends moves one after the other and stops at the first refused one', async () => {
    await openMatch('counting-1')
    calls = []
    refused = 'match:play'
    expect(
      await playMoves('white', [
        { kind: 'swap', cell: 1 },
        { kind: 'swap', cell: 2 },
      ]),
    ).toBe(false)
    expect(calls).toHaveLength(1)
    expect(problems).toEqual(['illegal-move'])
    expect(useSession.getState().sending).toBe(false)
  })

  it('undoes only when the host allows it', async () => {
    await openMatch('counting-1')
    feed(snapshot(1, 'white', false))
    await undo()
    expect(calls.map(({ channel }) => channel)).not.toContain('match:undo')
    feed(snapshot(1, 'white', true))
    await undo()
    expect(calls.at(-1)).toEqual({ channel: 'match:undo', request: { id: 'counting-1', seat: 'white' } })
  })

  it('undoes as one the moves of a gesture with those that followed automatically', async () => {
    await openMatch('counting-1')
    feed(snapshot(0, 'white', true))
    await playMoves('white', [{ kind: 'swap', cell: 1 }])
    await playMoves('white', [
      { kind: 'swap', cell: 2 },
      { kind: 'swap', cell: 3 },
    ])
    await playMoves('white', [{ kind: 'swap', cell: 4 }], true)
    const undone = async () => {
      calls = []
      await undo()
      return calls.filter(({ channel }) => channel === 'match:undo').length
    }
    expect([await undone(), await undone(), await undone()]).toEqual([3, 1, 1])
  })

  it('undoes the part of a gesture that the host allows, without a notice about the rest', async () => {
    await openMatch('counting-1')
    feed(snapshot(0, 'white', true))
    await playMoves('white', [
      { kind: 'swap', cell: 1 },
      { kind: 'swap', cell: 2 },
    ])
    const before = calls.length
    const undone = undo()
    refused = 'match:undo'
    await undone
    expect(calls.slice(before).map(({ channel }) => channel)).toEqual(['match:undo', 'match:undo'])
    expect([problems, useSession.getState().sending]).toEqual([[], false])
  })

  it('knows who has taken a move back on another screen, until the next move', async () => {
    const takenBack = () => useSession.getState().takenBack
    recorded = [{ kind: 'counted' }, { kind: 'counted' }]
    await openMatch('counting-1')
    feed(snapshot(2, 'red'))
    await settled()
    expect(takenBack()).toBeNull()
    recorded = [{ kind: 'counted' }]
    feed(snapshot(1, 'white'))
    expect(takenBack()).toEqual({ seat: 'white', move: 2 })
    feed(snapshot(1, 'white')) // another reason, such as a pause
    expect(takenBack()).toEqual({ seat: 'white', move: 2 })
    await expect.poll(() => useSession.getState().steps.length, PATIENCE).toBe(1)
    feed(batch(2, 'red'))
    expect(takenBack()).toBeNull()
    feed(snapshot(1, 'white')) // before the table has shown the move
    expect(takenBack()).toEqual({ seat: 'white', move: 2 })
  })

  it('does not tell a player of their own undo', async () => {
    recorded = [{ kind: 'counted' }]
    const seats = [{ seat: 'white', name: 'Ann', player: { kind: 'human' } }] as const
    const here = (moves: number) => ({ ...snapshot(moves, 'white'), match: { ...match(moves), seats } }) as FeedMessage
    await openMatch('counting-1')
    feed(here(1))
    await settled()
    feed(here(0))
    expect(useSession.getState().takenBack).toBeNull()
  })

  it('changes the viewer, and reports when the host refuses', async () => {
    await openMatch('counting-1')
    refused = 'match:look'
    expect(await lookAs('red')).toBe(false)
    expect(problems).toEqual(['illegal-move'])
  })

  it('returns a broken connection as a problem instead of throwing', async () => {
    setHost({ call: () => Promise.reject(new Error('gone')), onFeed: () => () => {} })
    expect(await openMatch('counting-1')).toEqual({ ok: false, problem: { code: 'internal', detail: 'Error: gone' } })
  })
})

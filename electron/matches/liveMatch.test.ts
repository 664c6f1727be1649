import { describe, expect, it, vi } from 'vitest'
import { Refused } from '../contract/refused.ts'
import { cupsStore, saveCups } from '../testkit/cupsMatches.ts'
import { freshFolder } from '../testkit/folders.ts'
import { follow, quiet, ScriptedThinker } from '../testkit/subscribers.ts'
import { MOVE_INTERVAL } from './bots/botTurns.ts'
import { THINKING_TIME } from './bots/thinkingTime.ts'

const HIDDEN_CUPS = Array(6).fill('hidden')

async function couch({ turns = 40 } = {}) {
  const store = await cupsStore(await freshFolder())
  const id = await saveCups(store, { turns })
  return { store, id, ...(await follow(store, id)) }
}

async function againstBot(thinker = new ScriptedThinker(), { turns = 40 } = {}) {
  const store = await cupsStore(await freshFolder())
  const id = await saveCups(store, { turns, south: { kind: 'bot', level: 'medium' } })
  return { store, id, thinker, ...(await follow(store, id, thinker)) }
}

async function problemOf(action: Promise<unknown>) {
  const error = await action.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof Refused ? error.problem : error
}

describe('a window that follows a match', () => {
  it('is sent a snapshot first', async () => {
    const { latest } = await couch()
    const { viewer, view, lastEvent, standing, match } = latest('snapshot')
    expect({ viewer, lastEvent, moves: match.moves }).toEqual({ viewer: 'spectator', lastEvent: 0, moves: 0 })
    expect(view).toMatchObject({ cups: HIDDEN_CUPS, turn: 'north' })
    expect(standing).toMatchObject({ awaiting: ['north'], asked: { seat: 'north' }, thinking: null })
  })

  it('is sent the events of each move as its viewer may see them', async () => {
    const { latest, play } = await couch()
    await play('north', { kind: 'peek', cup: 3 })
    const { by, events, standing, match } = latest('batch')
    expect({ by, moves: match.moves, awaiting: standing.awaiting }).toEqual({
      by: 'north',
      moves: 1,
      awaiting: ['south'],
    })
    expect(events.map(({ n }) => n)).toEqual([1, 2])
    expect(events[0]?.event).toEqual({ kind: 'peeked', seat: 'north', cup: 3, value: 'hidden', reveals: true })
  })

  it('views the match as its only human', async () => {
    const { latest, messages, play } = await againstBot()
    expect(latest('snapshot').viewer).toBe('north')
    await play('north', { kind: 'peek', cup: 3 })
    const peeked = messages.find((message) => message.kind === 'batch')
    expect(peeked).toMatchObject({ viewer: 'north', events: [{ event: { value: expect.any(Number) } }, {}] })
  })

  it('changes its viewer only on request, and only to a human seat', async () => {
    const { latest, subscription, play, setViewer } = await couch()
    await play('north', { kind: 'peek', cup: 3 })
    await setViewer('north')
    expect(latest('snapshot')).toMatchObject({ viewer: 'north', lastEvent: 2 })
    expect(Object(latest('snapshot').view).cups[3]).toEqual(expect.any(Number))
    await setViewer('south')
    expect(latest('snapshot').view).toMatchObject({ cups: HIDDEN_CUPS })
    for (const viewer of ['open', 'west']) {
      expect(await problemOf(setViewer(viewer))).toMatchObject({ code: 'not-your-seat' })
    }
    expect(subscription.viewer).toBe('south')
  })

  it('cannot view as a bot', async () => {
    const { setViewer } = await againstBot()
    expect(await problemOf(setViewer('south'))).toMatchObject({ code: 'not-your-seat' })
  })

  it('may see everything after the end, and does when it opens the match again', async () => {
    const { latest, store, id, live, subscription, matches, play, setViewer } = await couch({ turns: 1 })
    await play('north', { kind: 'roll' })
    expect(latest('batch')).toMatchObject({
      viewer: 'spectator',
      standing: { asked: null, outcome: { winners: ['north'] } },
    })
    await setViewer('open')
    expect(latest('snapshot').viewer).toBe('open')
    await matches.unsubscribe({ live, subscription })
    const again = await follow(store, id)
    expect(again.latest('snapshot').viewer).toBe('open')
  })
})

describe('a move', () => {
  it.each([
    ['of a seat that nobody plays', 'west', { kind: 'roll' }, { code: 'not-your-seat' }],
    ['out of turn', 'south', { kind: 'roll' }, { code: 'not-your-turn' }],
    [
      'against the rules',
      'north',
      { kind: 'peek', cup: 9 },
      { code: 'illegal-move', refusal: 'no-such-cup', rule: 'C-NO-SUCH-CUP' },
    ],
    ['that is none', 'north', { kind: 'juggle' }, { code: 'bad-request' }],
    ['with something added', 'north', { kind: 'roll', points: 6 }, { code: 'bad-request' }],
    ['that is no object', 'north', null, { code: 'bad-request' }],
  ])('%s is refused and changes nothing', async (_, seat, move, problem) => {
    const { messages, live, play } = await couch()
    expect(await problemOf(play(seat, move))).toMatchObject(problem)
    expect(live.match.entries).toEqual([])
    expect(messages).toHaveLength(1)
  })

  it('of a bot’s seat cannot be made by people', async () => {
    const { play } = await againstBot()
    expect(await problemOf(play('south', { kind: 'roll' }))).toMatchObject({ code: 'not-your-seat' })
  })

  it('is on disk before subscribers are sent it', async () => {
    const { messages, live, play } = await couch()
    let sentBefore = 0
    const addMove = live.save.addMove.bind(live.save)
    vi.spyOn(live.save, 'addMove').mockImplementation(async (...args) => {
      await addMove(...args)
      sentBefore = messages.length
    })
    await play('north', { kind: 'roll' })
    expect(sentBefore).toBe(1)
    expect(messages).toHaveLength(2)
  })

  it('that could not be saved is neither played nor shown, and can be repeated', async () => {
    const { messages, store, id, live, play } = await couch()
    vi.spyOn(live.save, 'addMove').mockRejectedValueOnce(new Refused('save-failed', 'ENOSPC'))
    expect(await problemOf(play('north', { kind: 'roll' }))).toMatchObject({ code: 'save-failed' })
    expect(live.match.entries).toHaveLength(0)
    expect(messages).toHaveLength(1)
    await play('north', { kind: 'roll' })
    expect((await store.peek(id)).match.entries).toHaveLength(1)
  })

  it('waits for the previous one', async () => {
    const { play } = await couch()
    const results = await Promise.allSettled([
      play('north', { kind: 'roll' }),
      play('north', { kind: 'roll' }),
      play('south', { kind: 'roll' }),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})

describe('rewinding a lesson', () => {
  it('takes back moves despite luck, secrets and bots, in the save too', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await saveCups(store, { lesson: 'first-cups' })
    const { live, latest, play } = await follow(store, id)
    await play('north', { kind: 'roll' })
    await play('south', { kind: 'peek', cup: 2 })
    await play('north', { kind: 'roll' })
    await live.rewind(1)
    expect(latest('snapshot')).toMatchObject({ match: { moves: 1 }, standing: { awaiting: ['south'] } })
    expect((await store.peek(id)).match.entries.map(({ seat }) => seat)).toEqual(['north'])
    expect(await problemOf(live.rewind(1))).toMatchObject({ code: 'cannot-undo' })
    await live.rewind(0)
    expect(latest('snapshot')).toMatchObject({ lastEvent: 0, match: { moves: 0 } })
  })

  it('also works after its end', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await saveCups(store, { lesson: 'first-cups', turns: 1 })
    const { live, latest, play } = await follow(store, id)
    await play('north', { kind: 'roll' })
    expect(latest('batch').standing.outcome).not.toBeNull()
    await live.rewind(0)
    expect(latest('snapshot').standing).toMatchObject({ outcome: null, awaiting: ['north'] })
    await play('north', { kind: 'roll' })
    expect((await store.peek(id)).match.entries).toHaveLength(1)
  })

  it('is refused in any other match', async () => {
    const { live, play } = await couch()
    await play('north', { kind: 'wink' })
    expect(await problemOf(live.rewind(0))).toMatchObject({ code: 'cannot-undo' })
    expect(live.match.entries).toHaveLength(1)
  })
})

describe('undo', () => {
  it('takes back the seat’s last move for all subscribers and in the save', async () => {
    const { latest, store, id, play, undo } = await couch()
    await play('north', { kind: 'wink' })
    expect(latest('batch').standing.undo).toEqual({ seat: 'north' })
    await undo('north')
    expect(latest('snapshot')).toMatchObject({ lastEvent: 0, match: { moves: 0 }, view: { winks: 0 } })
    expect((await store.peek(id)).match.entries).toEqual([])
  })

  it('is refused after a draw or a reveal, and to other seats', async () => {
    const { play, undo } = await couch()
    await play('north', { kind: 'roll' })
    expect(await problemOf(undo('north'))).toMatchObject({ code: 'cannot-undo' })
    await play('south', { kind: 'wink' })
    expect(await problemOf(undo('north'))).toMatchObject({ code: 'cannot-undo' })
    expect(await problemOf(undo('west'))).toMatchObject({ code: 'not-your-seat' })
  })

  it('takes back a move that has passed the turn, until another seat has moved', async () => {
    const { latest, play, undo } = await couch()
    await play('north', { kind: 'pass' })
    expect(latest('batch').standing).toMatchObject({ awaiting: ['south'], undo: { seat: 'north' } })
    await undo('north')
    expect(latest('snapshot').standing).toMatchObject({ awaiting: ['north'], undo: { why: 'nothing-played' } })
    await play('north', { kind: 'pass' })
    await play('south', { kind: 'roll' })
    expect(latest('batch').standing.undo).toEqual({ why: 'luck-drawn' })
    expect(await problemOf(undo('north'))).toMatchObject({ code: 'cannot-undo' })
  })

  it('is no longer possible once the next player looks as their own seat', async () => {
    const { latest, setViewer, play, undo } = await couch()
    await play('north', { kind: 'pass' })
    await setViewer('south')
    expect(latest('snapshot').standing.undo).toEqual({ why: 'nothing-played' })
    expect(await problemOf(undo('north'))).toMatchObject({ code: 'cannot-undo' })
    await setViewer('north')
    expect(latest('snapshot').standing.undo).toEqual({ seat: 'north' })
  })

  it('reports that a bot has moved since', async () => {
    const { latest, reached, play } = await againstBot()
    await play('north', { kind: 'pass' })
    await reached(2)
    expect(latest('batch').standing.undo).toEqual({ why: 'bot-moved' })
  })

  it('that could not be saved changes nothing', async () => {
    const { live, play, undo } = await couch()
    await play('north', { kind: 'wink' })
    vi.spyOn(live.save, 'addUndo').mockRejectedValueOnce(new Refused('save-failed', 'EROFS'))
    expect(await problemOf(undo('north'))).toMatchObject({ code: 'save-failed' })
    expect(live.match.entries).toHaveLength(1)
  })
})

describe('a bot', () => {
  it('moves on its turn, and the window knows which bot is thinking', async () => {
    const { messages, thinker, reached, play } = await againstBot()
    await play('north', { kind: 'peek', cup: 0 })
    await reached(2)
    const batches = messages.filter((message) => message.kind === 'batch')
    expect(batches.map(({ by, standing }) => [by, standing.thinking, standing.asked?.seat ?? null])).toEqual([
      ['north', 'south', null],
      ['south', null, 'north'],
    ])
    expect(thinker.asked).toHaveLength(1)
  })

  it('thinks while the window still shows a move that can be taken back, and moves after that', async () => {
    const { thinker, live, reached, acknowledge, play } = await againstBot()
    acknowledge(0)
    await play('north', { kind: 'pass' })
    await quiet()
    expect([thinker.asked.length, live.match.entries.length]).toEqual([1, 1])
    acknowledge(1)
    await reached(2)
    expect(thinker.asked).toHaveLength(1)
  })

  it('does not wait after a move that cannot be taken back', async () => {
    const { acknowledge, reached, play, live } = await againstBot()
    acknowledge(0)
    await play('north', { kind: 'roll' })
    await reached(2)
    expect(live.match.entries).toHaveLength(2)
  })

  it.each([
    ['still thinks', true],
    ['only waits with its move', false],
  ])('that %s drops its answer when the move before is taken back', async (_, thinks) => {
    const thinker = new ScriptedThinker()
    const answers: ((move: { kind: string }) => void)[] = []
    thinker.answer = () => new Promise((resolve) => answers.push(resolve))
    const { live, reached, acknowledge, play, undo, latest } = await againstBot(thinker)
    acknowledge(0)
    await play('north', { kind: 'pass' })
    await quiet()
    if (!thinks) answers[0]?.({ kind: 'wink' })
    await new Promise((resolve) => setTimeout(resolve, 2 * MOVE_INTERVAL))
    await undo('north')
    expect(latest('snapshot').standing).toMatchObject({ asked: { seat: 'north' }, thinking: null })
    expect(thinker.cancelled).toHaveLength(thinks ? 1 : 0)
    await play('north', { kind: 'pass' })
    answers[0]?.({ kind: 'wink' })
    await quiet()
    acknowledge(1)
    await quiet()
    expect(live.match.entries).toHaveLength(1)
    expect(thinker.asked).toHaveLength(2)
    answers[1]?.({ kind: 'roll' })
    await reached(2)
    expect(live.match.entries[1]?.move).toEqual({ kind: 'roll' })
  })

  it('gets its own view and nothing that reveals the match’s seed', async () => {
    const { thinker, reached, live, play } = await againstBot()
    await play('north', { kind: 'peek', cup: 0 })
    await reached(2)
    const [question] = thinker.asked
    expect(Object.keys(question ?? {}).sort()).toEqual([
      'game',
      'lessons',
      'level',
      'seat',
      'seed',
      'thinkingTime',
      'view',
    ])
    expect(question).toMatchObject({ seat: 'south', level: 'medium', view: { cups: HIDDEN_CUPS } })
    expect(question?.seed).not.toBe(live.match.start.seed)
  })

  it.each([
    ['fails', () => Promise.reject(new Error('crashed'))],
    ['plays against the rules', () => ({ kind: 'peek', cup: 17 })],
    ['plays nonsense', () => 'roll'],
  ])('that %s repeatedly does not stop the match', async (_, answer) => {
    const thinker = new ScriptedThinker()
    thinker.answer = answer
    const { reached, live, play } = await againstBot(thinker)
    await play('north', { kind: 'roll' })
    await reached(2)
    expect(live.match.entries[1]?.seat).toBe('south')
    expect(thinker.asked.length).toBeGreaterThan(1)
  })

  it('is prepared when its match is opened, before its first question', async () => {
    const { thinker } = await againstBot()
    expect(thinker.prepared).toBeGreaterThan(0)
    expect(thinker.asked).toEqual([])
  })

  it('that has failed is asked again, without search', async () => {
    const thinker = new ScriptedThinker()
    thinker.answer = ({ thinkingTime }) =>
      thinkingTime === 0 ? { kind: 'peek', cup: 2 } : Promise.reject(new Error('no answer'))
    const { reached, live, play } = await againstBot(thinker)
    await play('north', { kind: 'roll' })
    await reached(2)
    expect(thinker.asked.map(({ thinkingTime }) => thinkingTime)).toEqual([THINKING_TIME.medium, 0])
    expect(live.match.entries[1]?.move).toEqual({ kind: 'peek', cup: 2 })
  })

  it('pauses while the match has no subscriber, and goes on later', async () => {
    const thinker = new ScriptedThinker()
    let release = () => {}
    thinker.answer = () => new Promise((resolve) => (release = () => resolve({ kind: 'roll' })))
    const { store, id, live, subscription, matches, play } = await againstBot(thinker)
    await play('north', { kind: 'roll' })
    await matches.unsubscribe({ live, subscription })
    release()
    await quiet()
    expect((await store.peek(id)).match.entries).toHaveLength(1)
    const again = await follow(store, id)
    await again.reached(2)
    expect(again.live.match.entries).toHaveLength(2)
  })

  it('plays no move after the program has begun to close', async () => {
    const thinker = new ScriptedThinker()
    let release = () => {}
    thinker.answer = () => new Promise((resolve) => (release = () => resolve({ kind: 'roll' })))
    const { live, matches, play } = await againstBot(thinker)
    await play('north', { kind: 'roll' })
    await matches.close()
    release()
    await quiet()
    expect(live.match.entries).toHaveLength(1)
    expect(thinker.asked).toHaveLength(1)
  })

  it('waits for a window that reports the moves it has shown', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await saveCups(store, { south: { kind: 'bot', level: 'easy' } })
    const thinker = new ScriptedThinker()
    thinker.answer = () => ({ kind: 'wink' })
    const { reached, live, play, acknowledge } = await follow(store, id, thinker)
    acknowledge(0)
    await play('north', { kind: 'roll' })
    await reached(4)
    await quiet()
    expect(live.match.entries).toHaveLength(4)
    acknowledge(3)
    await reached(7)
    await quiet()
    expect(live.match.entries).toHaveLength(7)
  })

  it('whose thread fails continues when the replacement move can be saved again', async () => {
    const thinker = new ScriptedThinker()
    thinker.answer = () => Promise.reject(new Error('crashed'))
    const { messages, reached, live, play } = await againstBot(thinker)
    const addMove = live.save.addMove.bind(live.save)
    const full = new Refused('save-failed', 'ENOSPC')
    vi.spyOn(live.save, 'addMove').mockImplementationOnce(addMove).mockRejectedValueOnce(full)
    await play('north', { kind: 'roll' })
    await reached(2)
    expect(messages.some(({ kind }) => kind === 'trouble')).toBe(true)
  })

  it('reports to the window that its move could not be saved, and tries again', async () => {
    const thinker = new ScriptedThinker()
    const { messages, live, play } = await againstBot(thinker)
    const addMove = live.save.addMove.bind(live.save)
    const full = new Refused('save-failed', 'ENOSPC')
    vi.spyOn(live.save, 'addMove').mockImplementationOnce(addMove).mockRejectedValueOnce(full)
    await play('north', { kind: 'roll' })
    await expect.poll(() => messages.some(({ kind }) => kind === 'trouble'), { timeout: 20_000 }).toBe(true)
    expect(messages.at(-1)).toMatchObject({ kind: 'trouble', problem: { code: 'save-failed' } })
  })
})

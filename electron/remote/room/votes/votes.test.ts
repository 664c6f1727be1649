import { describe, expect, it } from 'vitest'
import { LONGEST_VOTE_DELAY } from '../../../contract/vote.ts'
import { countsOf, SECONDS, seenBy, votingTable } from '../../../testkit/votingTable.ts'

const REFUSED = (code: string) => ({ error: { data: { code } } })

describe('a seat that viewers play', () => {
  it('moves as most of them have voted, and the save holds a plain move', async () => {
    const at = await votingTable()
    const [ann, bob, eve] = [await at.arrive('ann'), await at.arrive('bob'), await at.arrive('eve')]
    await at.begin()
    const poll = seenBy(at, ann)
    expect(poll).toMatchObject({
      seat: 'south',
      moves: 1,
      left: 1000 * SECONDS,
      options: [{ option: 1 }, { option: 2 }, { option: 3 }],
    })
    const vote = poll?.vote ?? ''
    for (const [guest, option] of [
      [ann, 2],
      [bob, 3],
      [eve, 3],
    ] as const)
      expect(await at.ask(guest, 'vote.cast', { vote, option })).toMatchObject({ result: null })
    await at.pass(500)
    expect(countsOf(seenBy(at, ann))).toEqual([0, 1, 2])
    await at.pass(1000 * SECONDS)
    expect(seenBy(at, bob)).toMatchObject({ chosen: 3, left: 0 })
    expect(seenBy(at, bob)).not.toHaveProperty('byLot')
    expect(await at.reached(2)).toMatchObject([{ kind: 'rolled' }, { kind: 'peeked', seat: 'south', cup: 1 }])
    await at.pass(5000)
    expect(seenBy(at, bob)).toBeNull()
  })

  it('names the end of a vote to the window of the table, from its beginning to its end', async () => {
    const at = await votingTable()
    await at.arrive('ann')
    const until = async () => (await at.value('screens:state', {})).room?.voteUntil
    expect(await until()).toBeUndefined()
    await at.begin()
    expect(await until()).toBeGreaterThan(0)
    await at.pass(1000 * SECONDS)
    expect(await until()).toBeUndefined()
  })

  it('counts the last vote of each screen once', async () => {
    const at = await votingTable()
    const ann = await at.arrive('ann')
    await at.begin()
    const vote = seenBy(at, ann)?.vote
    for (const option of [1, 2, 2, 3, 2]) await at.ask(ann, 'vote.cast', { vote, option })
    await at.pass(500)
    expect(countsOf(seenBy(at, ann))).toEqual([0, 1, 0])
  })

  it('counts no vote of a screen that has gone, and that of one which is back', async () => {
    const at = await votingTable()
    const [ann, bob] = [await at.arrive('ann'), await at.arrive('bob')]
    await at.begin()
    const vote = seenBy(at, ann)?.vote
    await at.ask(ann, 'vote.cast', { vote, option: 1 })
    await at.ask(bob, 'vote.cast', { vote, option: 2 })
    await at.lose(ann)
    await at.ask(bob, 'vote.cast', { vote, option: 3 })
    await at.pass(500)
    expect(countsOf(seenBy(at, bob))).toEqual([0, 0, 1])
    const again = await at.arrive('ann')
    expect(seenBy(at, again)).toMatchObject({ own: 1, vote })
    expect(countsOf(seenBy(at, again))).toEqual([1, 0, 1])
  })

  it('counts no vote of a screen whose address was revoked', async () => {
    const at = await votingTable()
    const ann = await at.arrive('ann')
    await at.begin()
    const vote = seenBy(at, ann)?.vote
    await at.ask(ann, 'vote.cast', { vote, option: 2 })
    const { room } = await at.value('screens:state', {})
    await at.value('screens:revoke', { link: room?.links.find(({ channel }) => channel.kind === 'watch')?.id ?? '' })
    expect(ann.closed).toBe('revoked')
    const again = await at.arrive('ann')
    expect(countsOf(seenBy(at, again))).toEqual([0, 0, 0])
  })

  it.each([
    ['late votes', { option: 1 }, 'not-your-turn', 1000 * SECONDS],
    ['votes of another poll', { vote: '1-9', option: 1 }, 'not-your-turn', 0],
    ['unknown options', { option: 4 }, 'bad-request', 0],
    ['options that are no numbers', { option: '1' }, 'bad-request', 0],
  ])('refuses %s', async (_what, given, code, after) => {
    const at = await votingTable()
    const ann = await at.arrive('ann')
    await at.begin()
    const vote = seenBy(at, ann)?.vote
    await at.pass(after)
    expect(await at.ask(ann, 'vote.cast', { vote, ...given })).toMatchObject(REFUSED(code))
  })

  it('moves by its bot without votes, and at once without viewers', async () => {
    const watched = await votingTable()
    await watched.arrive('ann')
    await watched.begin()
    await watched.pass(1000 * SECONDS - 500)
    expect(await watched.played()).toHaveLength(1)
    await watched.pass(500)
    expect(await watched.reached(2)).toMatchObject([{}, { kind: 'peeked', cup: 3 }])
    const alone = await votingTable()
    await alone.begin()
    expect(await alone.reached(2)).toMatchObject([{}, { kind: 'peeked', cup: 3 }])
  })

  it('is asked once the audience has seen the position', async () => {
    const at = await votingTable({ delay: 30_000 })
    const ann = await at.arrive('ann')
    await at.pass(30_000)
    await at.value('match:play', { id: at.id, seat: 'north', move: { kind: 'roll' } })
    await at.value('match:shown', { id: at.id, moves: 1 })
    await at.pass(29_900)
    expect(seenBy(at, ann)).toBeNull()
    await at.pass(350)
    expect(ann.received.at(-1)).toMatchObject({ match: { moves: 1 } })
    expect(seenBy(at, ann)?.left).toBe(1000 * SECONDS)
  })

  it('moves by its bot while the delay is longer than a minute, from the middle of a poll on', async () => {
    const slow = await votingTable({ delay: LONGEST_VOTE_DELAY + 1 })
    await slow.arrive('ann')
    await slow.begin()
    expect(await slow.reached(2)).toMatchObject([{}, { cup: 3 }])
    const raised = await votingTable()
    const ann = await raised.arrive('ann')
    await raised.begin()
    await raised.ask(ann, 'vote.cast', { vote: seenBy(raised, ann)?.vote, option: 1 })
    await raised.value('screens:watchDelay', { milliseconds: 0, until: 'turn' })
    await raised.pass(300)
    expect(seenBy(raised, ann)).toBeNull()
    expect(await raised.reached(2)).toMatchObject([{}, { cup: 3 }])
  })

  it('moves by its bot when the table is closed during a poll', async () => {
    const at = await votingTable()
    const ann = await at.arrive('ann')
    await at.begin()
    await at.ask(ann, 'vote.cast', { vote: seenBy(at, ann)?.vote, option: 1 })
    await at.value('screens:close', {})
    await at.pass(0)
    expect(await at.reached(2)).toMatchObject([{}, { cup: 3 }])
  })

  it('ends its poll when the match is paused, and asks again after it', async () => {
    const at = await votingTable()
    const ann = await at.arrive('ann')
    await at.begin()
    const first = seenBy(at, ann)?.vote
    await at.value('match:pause', { id: at.id, paused: true })
    expect(seenBy(at, ann)).toBeNull()
    await at.pass(1000 * SECONDS)
    expect(await at.played()).toHaveLength(1)
    await at.value('match:pause', { id: at.id, paused: false })
    await at.pass(0)
    expect(seenBy(at, ann)?.vote).not.toBe(first)
  })

  it('ends its poll when a bot gets the seat', async () => {
    const at = await votingTable()
    const ann = await at.arrive('ann')
    await at.begin()
    await at.value('match:seat', { id: at.id, seat: 'south', player: { kind: 'bot', level: 'easy' } })
    await at.pass(0)
    expect(seenBy(at, ann)).toBeNull()
    expect(await at.reached(2)).toMatchObject([{}, { cup: 3 }])
  })

  it('ends its poll when the move before it is taken back, and asks anew', async () => {
    const at = await votingTable()
    const ann = await at.arrive('ann')
    const pass = async () => {
      await at.value('match:play', { id: at.id, seat: 'north', move: { kind: 'pass' } })
      await at.value('match:shown', { id: at.id, moves: 1 })
      await at.pass(300)
    }
    await pass()
    const first = seenBy(at, ann)?.vote
    await at.ask(ann, 'vote.cast', { vote: first, option: 1 })
    await at.value('match:undo', { id: at.id, seat: 'north' })
    expect(seenBy(at, ann)).toBeNull()
    await pass()
    const second = seenBy(at, ann)
    expect(second?.vote).not.toBe(first)
    expect(countsOf(second)).toEqual([0, 0, 0])
    expect(await at.ask(ann, 'vote.cast', { vote: first, option: 1 })).toMatchObject(REFUSED('not-your-turn'))
  })

  it('decides a tie between the options that have most votes', async () => {
    const at = await votingTable()
    const [ann, bob] = [await at.arrive('ann'), await at.arrive('bob')]
    await at.begin()
    const vote = seenBy(at, ann)?.vote
    await at.ask(ann, 'vote.cast', { vote, option: 2 })
    await at.ask(bob, 'vote.cast', { vote, option: 3 })
    await at.pass(1000 * SECONDS)
    const { chosen, byLot } = seenBy(at, ann) ?? {}
    expect([2, 3]).toContain(chosen)
    expect(byLot).toBe(true)
    expect(await at.reached(2)).toMatchObject([{}, { kind: 'peeked', cup: (chosen ?? 0) - 2 }])
  })

  it('follows a chosen plan to its end without another vote, unless a move comes between', async () => {
    const at = await votingTable()
    at.thinker.rated = [
      { move: { kind: 'wink' }, sequel: [{ kind: 'peek', cup: 4 }], value: 0.6 },
      { move: { kind: 'roll' }, value: 0.5 },
    ]
    const ann = await at.arrive('ann')
    await at.begin()
    const poll = seenBy(at, ann)
    expect(poll?.options[0]).toMatchObject({ move: { kind: 'wink' }, sequel: [{ kind: 'peek' }] })
    await at.ask(ann, 'vote.cast', { vote: poll?.vote, option: 1 })
    await at.pass(1000 * SECONDS)
    await at.value('match:shown', { id: at.id, moves: 2 })
    await at.pass(0)
    expect(await at.reached(3)).toMatchObject([{}, { kind: 'winked' }, { kind: 'peeked', cup: 4 }])
  })
})

describe('votes of a chat', () => {
  it('are refused until the table admits them', async () => {
    const at = await votingTable()
    const ann = await at.arrive('ann')
    await at.begin()
    const vote = seenBy(at, ann)?.vote
    const refused = await at.chat({ vote, option: 1, voter: 'carl' })
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'not-allowed' } } })
    await at.value('screens:voting', { seconds: SECONDS, fromChat: true })
    expect(await at.chat({ vote, option: 1, voter: 'carl' })).toEqual({ status: 200, body: {} })
  })

  it('come from the computer of the table: each viewer has the address', async () => {
    const at = await votingTable()
    await at.value('screens:voting', { seconds: SECONDS, fromChat: true })
    const ann = await at.arrive('ann')
    await at.begin()
    const body = { vote: seenBy(at, ann)?.vote, option: 2, voter: 'carl' }
    const refused = await at.chat(body, undefined, '192.168.1.30')
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'not-allowed' } } })
    await at.pass(500)
    expect(countsOf(seenBy(at, ann))).toEqual([0, 0, 0])
    for (const own of ['127.0.0.1', '192.168.1.24']) expect((await at.chat(body, undefined, own)).status).toBe(200)
  })

  it('count once for each voter, with the votes of screens', async () => {
    const at = await votingTable()
    await at.value('screens:voting', { seconds: SECONDS, fromChat: true })
    const ann = await at.arrive('ann')
    await at.begin()
    const vote = seenBy(at, ann)?.vote
    await at.ask(ann, 'vote.cast', { vote, option: 1 })
    for (const [voter, option] of [
      ['carl', 1],
      ['dora', 3],
      ['carl', 3],
    ] as const)
      await at.chat({ vote, option, voter })
    await at.pass(500)
    expect(countsOf(seenBy(at, ann))).toEqual([1, 0, 2])
  })

  it.each([
    ['a longer name', { voter: 'x'.repeat(65), option: 1 }, 400, 'voter'],
    ['an unknown option', { voter: 'carl', option: 9 }, 400, 'option: a number from 1 to 3'],
    ['another poll', { voter: 'carl', option: 1, vote: '7-7' }, 409, 'vote: this poll is not open'],
  ])('are refused with a reason: %s', async (_what, given, status, message) => {
    const at = await votingTable()
    await at.value('screens:voting', { seconds: SECONDS, fromChat: true })
    const ann = await at.arrive('ann')
    await at.begin()
    const answer = await at.chat({ vote: seenBy(at, ann)?.vote, ...given })
    expect(answer).toMatchObject({ status, body: { error: { message: expect.stringContaining(message) } } })
  })

  it('are refused by the address of a seat or of the room, and by a revoked one', async () => {
    const at = await votingTable()
    await at.value('screens:voting', { seconds: SECONDS, fromChat: true })
    const before = await at.watchUrl()
    const { room } = await at.value('screens:state', {})
    const roomUrl = room?.links.find(({ channel }) => channel.kind === 'room')?.url ?? ''
    await at.value('screens:revoke', { link: room?.links.find(({ channel }) => channel.kind === 'watch')?.id ?? '' })
    const body = { vote: '1-1', option: 1, voter: 'carl' }
    expect((await at.chat(body, roomUrl)).status).toBe(403)
    expect((await at.chat(body, before)).status).toBe(401)
  })

  it('are kept as allowed for later tables', async () => {
    const at = await votingTable()
    await at.value('screens:voting', { seconds: 45, fromChat: true })
    await at.value('screens:close', {})
    const { room } = await at.value('screens:open', { reach: { kind: 'computer' } })
    expect(room?.voting).toEqual({ seconds: 45, fromChat: true })
  })
})

import { describe, expect, it, vi } from 'vitest'
import { silentLog } from '../../files/log.ts'
import { analysingHost, BOT, HUMAN, MOVES, PatientJudge, SEALED, SETUP, soon } from '../../testkit/analysingHost.ts'
import { guest } from '../../testkit/clients.ts'
import { Analyses } from './analyses.ts'

const refused = (code: string) => ({ ok: false, problem: expect.objectContaining({ code }) })

describe('the analysis of a match', () => {
  it('reports the value of each decision, and the effect of luck if there was any', async () => {
    const { play, whole, store } = await analysingHost()
    const id = await play()
    const { done, of, judged } = await whole(id)
    expect([done, of]).toEqual([5, 5])
    const { match } = await store.peek(id)
    const rolled = match.entries[3]?.after as { readonly points: Readonly<Record<string, number>> } // of Cups
    expect(judged.map(({ move, count, seat }) => [move, count, seat])).toEqual([
      [0, 1, 'north'],
      [1, 2, 'south'],
      [3, 1, 'south'],
      [4, 1, 'north'],
    ])
    expect(judged.map(({ made }) => made)).toEqual([
      { move: { kind: 'peek', cup: 2 } },
      { move: { kind: 'wink' }, sequel: [{ kind: 'wink' }] },
      { move: { kind: 'roll' } },
      { move: { kind: 'roll' } },
    ])
    expect(judged[1]).toMatchObject({ best: 0.6, played: 0.4, after: 0.4, better: { move: { kind: 'roll' } } })
    expect(judged[2]?.after).toBe((rolled.points.south ?? Number.NaN) / 100)
  })

  it("sends the judge only the seat's own views, before and after", async () => {
    const { play, whole, moveJudge } = await analysingHost()
    await whole(await play())
    const [peeked, winked] = moveJudge.asked
    const cupsIn = (view: unknown) => (view as { cups: readonly unknown[] }).cups
    expect(cupsIn(peeked?.view)).toEqual(Array(6).fill('hidden'))
    expect(cupsIn(peeked?.after).filter((cup) => cup !== 'hidden')).toHaveLength(1)
    expect(cupsIn(winked?.view)).toEqual(Array(6).fill('hidden'))
    expect(winked?.after).toBeNull()
  })

  it('grows while it is requested, and is sent from where the page has it', async () => {
    const { play, moveJudge, value } = await analysingHost()
    moveJudge.isPatient = true
    const id = await play()
    expect(await value('match:analysis', { id, skip: 0 })).toEqual({ done: 0, of: 5, judged: [] })
    moveJudge.release()
    await soon()
    const first = await value('match:analysis', { id, skip: 0 })
    expect([first.done, first.judged.length]).toEqual([1, 1])
    moveJudge.release()
    await soon()
    expect((await value('match:analysis', { id, skip: 1 })).judged.map(({ move }) => move)).toEqual([1])
  })

  it('stops on request, keeps its results, and continues from there', async () => {
    const { play, moveJudge, value } = await analysingHost()
    moveJudge.isPatient = true
    const id = await play()
    await value('match:analysis', { id, skip: 0 })
    await value('match:stopAnalysis', { id })
    moveJudge.release()
    await soon()
    expect(moveJudge.asked).toHaveLength(1)
    moveJudge.isPatient = false
    expect((await value('match:analysis', { id, skip: 0 })).judged).toHaveLength(1)
    await soon()
    expect((await value('match:analysis', { id, skip: 0 })).judged).toHaveLength(4)
  })

  it('pauses without requests for a while, lets the thread end, and continues on the next request', async () => {
    const { play, moveJudge, value, clock } = await analysingHost()
    moveJudge.isPatient = true
    const id = await play()
    await value('match:analysis', { id, skip: 0 })
    clock.now += 5000
    moveJudge.release()
    await soon()
    expect([moveJudge.asked.length, moveJudge.rests]).toEqual([1, 1])
    moveJudge.isPatient = false
    await value('match:analysis', { id, skip: 0 })
    await soon()
    expect((await value('match:analysis', { id, skip: 0 })).done).toBe(5)
  })

  it('skips decisions that cannot be judged', async () => {
    const { play, whole, moveJudge } = await analysingHost()
    moveJudge.isFailing = true
    expect(await whole(await play())).toEqual({ done: 5, of: 5, judged: [] })
  })

  it('returns the same numbers again, and judges nothing twice', async () => {
    const first = await analysingHost()
    const second = await analysingHost()
    const id = await first.play()
    const told = await first.whole(id)
    expect(await first.whole(id)).toEqual(told)
    expect(first.moveJudge.asked).toHaveLength(4)
    expect((await second.whole(await second.play())).judged).toEqual(told.judged)
  })

  it('is interrupted by the analysis of another match that is requested', async () => {
    const { play, moveJudge, value } = await analysingHost()
    moveJudge.isPatient = true
    const [one, two] = [await play(), await play()]
    await value('match:analysis', { id: one, skip: 0 })
    await value('match:analysis', { id: two, skip: 0 })
    moveJudge.isPatient = false
    moveJudge.release()
    await soon()
    expect((await value('match:analysis', { id: two, skip: 0 })).done).toBe(5)
    expect(moveJudge.asked).toHaveLength(5)
  })
})

describe('a match against bots that is left before its end', () => {
  const WINK = ['north', { kind: 'wink' }] as const
  const begun = async () => {
    const host = await analysingHost()
    const id = await host.play([WINK], { ...SETUP, seats: { north: HUMAN, south: { name: 'Bob', player: BOT } } })
    return { ...host, id, leave: () => host.value('match:leave', { id }) }
  }

  it('is analysed for the decisions of its only person', async () => {
    const { id, value, whole, leave } = await begun()
    await value('match:play', { id, seat: 'north', move: { kind: 'roll' } })
    await leave()
    const { done, of, judged } = await whole(id)
    expect([done, of, judged.map(({ seat, move }) => [seat, move])]).toEqual([
      2,
      2,
      [
        ['north', 0],
        ['north', 1],
      ],
    ])
  })

  it("shows none of the bots' decisions", async () => {
    const { play, store } = await analysingHost()
    const { game, match } = await store.peek(await play())
    const moveJudge = new PatientJudge()
    const analyses = new Analyses(moveJudge, silentLog)
    analyses.go('left', { skip: 0 }, { game, match, seats: ['north'] })
    await soon()
    expect(moveJudge.asked.map(({ seat }) => seat)).toEqual(['north', 'north'])
    expect(analyses.go('left', { skip: 0 }, null).judged.map(({ move }) => move)).toEqual([0, 4])
  })

  it('is not analysed while it is on the table', async () => {
    const { id, call, moveJudge } = await begun()
    expect(await call('match:analysis', { id, skip: 0 })).toEqual(refused('not-allowed'))
    expect(moveJudge.asked).toEqual([])
  })

  it('is not analysed if it is opened while the host looks for copies', async () => {
    const { id, value, call, leave, store, moveJudge } = await begun()
    await leave()
    vi.spyOn(store, 'list').mockImplementationOnce(async () => {
      await value('match:open', { id })
      return store.list()
    })
    expect(await call('match:analysis', { id, skip: 0 })).toEqual(refused('not-allowed'))
    expect(moveJudge.asked).toEqual([])
  })

  it('is analysed again once it has been played on', async () => {
    const { id, value, call, whole, leave } = await begun()
    await leave()
    expect((await whole(id)).of).toBe(1)
    await value('match:open', { id })
    expect(await call('match:analysis', { id, skip: 0 })).toEqual(refused('not-allowed'))
    await value('match:play', { id, seat: 'north', move: WINK[1] })
    await leave()
    const { of, judged } = await whole(id)
    expect([of, judged.map(({ count }) => count)]).toEqual([2, [2]])
  })
})

describe('the host refuses to analyse', () => {
  it('a match against other people that is not over, whether they still play or have left it', async () => {
    const { play, call, value, moveJudge } = await analysingHost()
    const id = await play(MOVES.slice(0, 2))
    expect(await call('match:analysis', { id, skip: 0 })).toEqual(refused('not-allowed'))
    await value('match:leave', { id })
    expect(await call('match:analysis', { id, skip: 0 })).toEqual(refused('not-allowed'))
    expect(moveJudge.asked).toEqual([])
  })

  it('a match that people have left to bots', async () => {
    const { play, call, value } = await analysingHost()
    const id = await play(MOVES.slice(0, 2))
    await value('match:seat', { id, seat: 'south', player: BOT, name: 'Bob' })
    await value('match:leave', { id })
    expect(await call('match:analysis', { id, skip: 0 })).toEqual(refused('not-allowed'))
  })

  it('a match whose copy is still played', async () => {
    const { play, call, value } = await analysingHost()
    const id = await play(MOVES.slice(0, 2), SEALED)
    await value('saves:copy', { id, title: 'A copy' })
    for (const [seat, move] of MOVES.slice(2)) await value('match:play', { id, seat, move })
    expect(await call('match:analysis', { id, skip: 0 })).toEqual(refused('not-allowed'))
  })

  it('a match in progress of analysis, once a copy that is still played appears, or the match is removed', async () => {
    const { play, call, value, whole, store } = await analysingHost()
    const id = await play(MOVES.slice(0, 2), SEALED)
    const early = (await store.peek(id)).content
    for (const [seat, move] of MOVES.slice(2)) await value('match:play', { id, seat, move })
    expect((await whole(id)).done).toBe(5)
    const copy = store.newId()
    await store.add({ ...early, summary: { ...early.summary, header: { ...early.summary.header, id: copy } } })
    expect(await call('match:analysis', { id, skip: 0 })).toEqual(refused('not-allowed'))
    await value('saves:remove', { id: copy })
    expect((await whole(id)).done).toBe(5)
    await value('saves:remove', { id })
    expect(await call('match:analysis', { id, skip: 0 })).toEqual(refused('no-such-save'))
  })

  it('lessons, pages of seats, and malformed requests', async () => {
    const { play, call } = await analysingHost()
    const lesson = await play(MOVES, { ...SETUP, lesson: 'first' })
    expect(await call('match:analysis', { id: lesson, skip: 0 })).toEqual(refused('not-allowed'))
    const id = await play()
    expect(await call('match:analysis', { id, skip: 0 }, guest(id, { seats: ['north'] }))).toEqual(
      refused('not-allowed'),
    )
    expect(await call('match:analysis', { id, skip: -1 })).toEqual(refused('bad-request'))
  })
})

import { describe, expect, it } from 'vitest'
import { Refused } from '../contract/refused.ts'
import { silentLog } from '../files/log.ts'
import { windowClient } from '../testkit/clients.ts'
import { createAnswerer, type Handlers } from './answer.ts'

const client = windowClient()

/** Returns an answerer in which only the given channels do anything. */
function answererWith(handlers: Partial<Handlers>) {
  return createAnswerer(handlers as Handlers, silentLog)
}

describe('an answer', () => {
  it('is the handler’s result', async () => {
    const answer = answererWith({ 'match:leave': async () => null })
    expect(await answer('match:leave', { id: 'abcdefgh' }, client)).toEqual({ ok: true, value: null })
  })

  it('to a bad request names what is wrong and where, and runs no handler', async () => {
    let done = false
    const answer = answererWith({
      'match:undo': () => {
        done = true
        return null
      },
    })
    const { problem } = Object(await answer('match:undo', { id: 'abcdefgh', seat: 7 }, client))
    expect(problem).toEqual({ code: 'bad-request', detail: expect.stringMatching(/^seat: .*expected string/) })
    expect(done).toBe(false)
  })

  it.each<unknown>([undefined, null, 7, {}, { toString: 0 }, 'no:such', 'constructor', '__proto__', 'toString'])(
    '%j on an unknown channel is a refusal',
    async (channel) => {
      const answer = answererWith({})
      expect(await answer(channel, {}, client)).toEqual({
        ok: false,
        problem: { code: 'bad-request', detail: 'no such channel' },
      })
    },
  )

  it('handles an extremely nested request', async () => {
    let move: unknown = 1
    for (let depth = 0; depth < 100_000; depth++) move = [move]
    const answer = answererWith({ 'match:play': () => null })
    expect(await answer('match:play', { id: 'abcdefgh', seat: 'white', move }, client)).toMatchObject({
      ok: false,
      problem: { code: 'bad-request' },
    })
  })

  it.each<[string, unknown]>([
    ['an empty list of a billion places', { a: new Array(1e9) }],
    ['a million values', { a: new Array(1e6).fill(0) }],
    ['ten million characters', { a: 'x'.repeat(1e7) }],
    ['a key __proto__', JSON.parse('{"a":{"__proto__":{"b":1}}}')],
    ['bytes', { a: new Uint8Array(8) }],
    ['no JSON', { a: [Number.NaN] }],
    ['an undefined value', { a: { b: undefined } }],
  ])('to a request with %s is a refusal at once', async (_, options) => {
    const answer = answererWith({})
    const start = process.cpuUsage()
    expect(await answer('match:create', { game: 'jackal', options, seats: {} }, client)).toMatchObject({
      problem: { code: 'bad-request' },
    })
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000) // microseconds of this process, whatever else runs
  })

  it("beyond a client's call rate is a refusal, and few refusals are logged", async () => {
    const lines: string[] = []
    const log = { ...silentLog, warn: (line: string) => void lines.push(line) }
    const answer = createAnswerer({ 'app:report': () => null } as Partial<Handlers> as Handlers, log) // the others are not asked
    const busy = windowClient()
    const answers = await Promise.all(Array.from({ length: 5000 }, () => answer('app:report', { message: 'x' }, busy)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
    expect(answers.at(-1)).toEqual({ ok: false, problem: { code: 'too-many-requests', detail: 'app:report' } })
    expect(lines.length).toBeLessThan(100)
  })

  it('quotes only the beginning of a long request', async () => {
    const answer = answererWith({})
    const { problem } = Object(await answer('saves:list', { ['x'.repeat(100_000)]: 1 }, client))
    expect(problem.code).toBe('bad-request')
    expect(problem.detail.length).toBeLessThan(400)
  })

  it('contains the handler’s refusal', async () => {
    const answer = answererWith({
      'match:play': () => {
        throw new Refused('illegal-move', undefined, { refusal: 'too-far', rule: 'J-TURN' })
      },
    })
    expect(await answer('match:play', { id: 'abcdefgh', seat: 'white', move: {} }, client)).toEqual({
      ok: false,
      problem: { code: 'illegal-move', refusal: 'too-far', rule: 'J-TURN' },
    })
  })

  it('to an internal error has no details; the log has them', async () => {
    const entries: string[] = []
    const log = { ...silentLog, error: (happening: string) => entries.push(happening) }
    const handlers: Partial<Handlers> = {
      'saves:list': () => {
        throw new TypeError('cannot read tiles of undefined')
      },
    }
    const answer = createAnswerer(handlers as Handlers, log)
    expect(await answer('saves:list', {}, client)).toEqual({ ok: false, problem: { code: 'internal' } })
    expect(entries).toEqual(['call failed'])
  })
})

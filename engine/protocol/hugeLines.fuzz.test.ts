import fc from 'fast-check'
import { expect, it } from 'vitest'
import { damaged } from '../testkit/damage.ts'
import { budget } from '../testkit/fuzz.node.ts'
import { SAMPLED_GAMES } from '../testkit/samples.ts'
import { type Answer, type Talk, talk } from '../testkit/talk.ts'
import { OFFERS } from './offers.ts'
import { LARGEST_BATCH, LONGEST_ANSWERS, MOST_POSITIONS } from './schemas.ts'

const CODES = [undefined, -32700, -32600, -32601, -32602, 1001, 1002, 1003, 1004]
/** Text of a JSON value that is large, deep, or has a key that JavaScript treats specially. */
const value = fc.oneof(
  fc.integer({ min: 1, max: 600_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc.integer({ min: 1, max: 600_000 }).map((depth) => '{"a":'.repeat(depth)),
  fc.integer({ min: 1, max: 1_000_000 }).map((count) => `[${'0,'.repeat(count)}0]`),
  fc.integer({ min: 1, max: 200_000 }).map((count) => `{${Array.from({ length: count }, (_, n) => `"k${n}":0`)}}`),
  fc.integer({ min: 1, max: 5_000_000 }).map((length) => `"${'x'.repeat(length)}"`),
  fc.integer({ min: 1, max: 400_000 }).map((digits) => '9'.repeat(digits)),
  fc.constantFrom('{"__proto__":{}}', '{"__proto__":{"players":2}}', '[{"__proto__":null}]', '1e999', '-0', 'null'),
)
const name = fc.constantFrom('game', 'options', 'position', 'record', 'move', 'level', 'budget', 'seed', '__proto__')
const method = fc.constantFrom(
  ...['protocol.info', 'match.new', 'match.load', 'match.view', 'match.moves', 'match.play', 'match.events'],
  ...['match.position', 'match.record', 'match.outcome', 'match.bot', '__proto__', 'toString'],
)
const level = fc.constantFrom('easy', 'medium')
/** Small numbers, and numbers that must be refused. Numbers between them take too long; unit tests cover them. */
const positions = fc.oneof(fc.integer({ min: -1, max: 30 }), fc.integer({ min: MOST_POSITIONS + 1, max: 1e9 }))

/** A call as text, possibly with a parameter that is too large. */
const call = fc.oneof(
  fc.record({ method, name, value }).map((one) => textOf(one.method, `{"${one.name}":${one.value}}`)),
  fc.record({ level, budget: positions }).map((params) => textOf('match.bot', JSON.stringify(params))),
  method.filter((one) => one !== 'match.bot').map((one) => textOf(one, '{}')),
)
const line = fc.oneof(
  call,
  value,
  fc.tuple(fc.integer({ min: 1, max: 3 * LARGEST_BATCH }), call).map(([count, one]) => batchOf(count, one)),
  fc.array(call, { minLength: 1, maxLength: 5 }).map((calls) => `[${calls.join(',')}]`),
)

function textOf(of: string, params: string): string {
  return `{"jsonrpc":"2.0","id":1,"method":"${of}","params":${params}}`
}

/** Returns a batch of `count` calls; the line is not much longer than the maximum. */
function batchOf(count: number, one: string): string {
  const times = Math.min(count, Math.ceil(5_000_000 / one.length))
  return `[${Array(times).fill(one).join(',')}]`
}

function answersTo(talking: Talk, text: string): readonly Answer[] {
  const answer = talking.line(text) as Answer | readonly Answer[] | null // the session under test
  return answer === null ? [] : [answer].flat()
}

it('a line of any size is answered soon, by the protocol’s own codes and in bounded length', () => {
  const holds = fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), (lines) => {
    const talking = talk(OFFERS)
    talking.ask('match.new', { game: 'admiral', seed: 1 })
    for (const text of lines) {
      const before = process.cpuUsage()
      const answers = answersTo(talking, text)
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1000, text.slice(0, 200)).toBeLessThan(8000)
      expect(answers.length).toBeLessThanOrEqual(LARGEST_BATCH)
      for (const { error } of answers) {
        expect(CODES).toContain(error?.code)
        expect((error?.message ?? '').length).toBeLessThan(1000)
      }
      expect(JSON.stringify(answers).length).toBeLessThan(2 * LONGEST_ANSWERS)
    }
    expect(talking.log).toEqual([])
  })
  fc.assert(holds, budget(1.5))
})

it('a call is refused if anything in its parameters has a key __proto__, and changes nothing', () => {
  const calls = fc.record({
    game: fc.constantFrom(...SAMPLED_GAMES),
    seed: fc.nat({ max: 100 }),
    pick: fc.nat(),
    at: fc.nat(),
  })
  const holds = fc.property(calls, ({ game, seed, pick, at }) => {
    const talking = talk(OFFERS)
    talking.ask('match.new', { game, seed })
    const position = JSON.stringify(talking.ask('match.position'))
    const { moves } = talking.ask('match.moves')
    const whole = [
      ['match.new', { game, options: {} }],
      ['match.load', talking.ask('match.position')],
      ['match.load', talking.ask('match.record')],
      ['match.play', { move: Array.isArray(moves) ? moves[0] : {} }],
      ['match.view', { viewer: 'spectator' }],
      ['match.bot', { level: 'easy', budget: 1 }],
    ] as const
    const [called, params] = whole[pick % whole.length] ?? whole[0]
    const planted = JSON.stringify(damaged(params, [{ kind: 'add', at, from: 0, value: {}, key: '__proto__' }]))
    // Skips keys that do not reach the parameters: a key of a list is not in its JSON.
    fc.pre(planted.includes('"__proto__":') && planted.startsWith('{'))
    const [answer] = answersTo(talking, textOf(called, planted))
    expect([-32602, 1004]).toContain(answer?.error?.code)
    expect(JSON.stringify(talking.ask('match.position'))).toBe(position)
  })
  fc.assert(holds, budget(0.5))
})

import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { talk } from '../testkit/talk.ts'
import { JACKAL } from './games.ts'
import { LONGEST_LINE } from './lines.ts'
import { type Offer, offer } from './table.ts'

const info = { jsonrpc: '2.0', id: 'a', method: 'protocol.info' }

describe('a call', () => {
  it('is answered under its id', () => {
    expect(talk().line(JSON.stringify(info))).toMatchObject({ jsonrpc: '2.0', id: 'a', result: { protocol: 1 } })
    expect(talk().line(JSON.stringify({ ...info, id: null }))).toMatchObject({ id: null, result: { protocol: 1 } })
  })

  it('without an id is executed but not answered', () => {
    const line = talk()
    expect(line.line('{"jsonrpc":"2.0","method":"match.new","params":{"game":"jackal"}}')).toBeNull()
    expect(line.ask('match.moves').actor).toBe('white')
    expect(line.line('{"jsonrpc":"2.0","method":"nonsense"}')).toBeNull()
  })

  it.each([
    ['no JSON', '{"jsonrpc"', -32700, null],
    ['a number', '5', -32600, null],
    ['null', 'null', -32600, null],
    ['another version', '{"jsonrpc":"1.0","id":4,"method":"protocol.info"}', -32600, 4],
    ['no method', '{"jsonrpc":"2.0","id":4}', -32600, 4],
    ['a strange id', '{"jsonrpc":"2.0","id":{},"method":"protocol.info"}', -32600, null],
    ['an unknown key', '{"jsonrpc":"2.0","id":4,"method":"protocol.info","extra":1}', -32600, 4],
    ['params that are no object', '{"jsonrpc":"2.0","id":4,"method":"protocol.info","params":5}', -32600, 4],
    ['params by position', '{"jsonrpc":"2.0","id":4,"method":"match.new","params":["jackal"]}', -32602, 4],
    ['an unknown method', '{"jsonrpc":"2.0","id":4,"method":"match.cheat"}', -32601, 4],
    ['a method of every object', '{"jsonrpc":"2.0","id":4,"method":"toString"}', -32601, 4],
    ['unknown params', '{"jsonrpc":"2.0","id":4,"method":"protocol.info","params":{"a":1}}', -32602, 4],
  ])('that is %s is refused', (_name, text, code, id) => {
    expect(talk().line(text)).toMatchObject({ jsonrpc: '2.0', id, error: { code } })
  })

  it('in a line that is too long is refused', () => {
    expect(talk().line(`"${'x'.repeat(LONGEST_LINE)}"`)).toMatchObject({ id: null, error: { code: -32600 } })
  })

  it.each([
    ['deep nesting', '['.repeat(LONGEST_LINE)],
    ['deep nesting in params', `{"a":${'['.repeat(1e6)}${']'.repeat(1e6)}}`],
    ['a million calls', `[${'0,'.repeat(1e6)}0]`],
  ])('in a line with %s is refused', (_, text) => {
    expect(talk().line(text)).toMatchObject({ id: null, error: { code: -32600 } })
  })

  it.each([
    [
      'options with millions of values',
      'match.new',
      `{"game":"jackal","options":[${'0,'.repeat(1_100_000)}0]}`,
      -32602,
    ],
    ['deep options', 'match.new', `{"game":"jackal","options":${'['.repeat(99)}${']'.repeat(99)}}`, -32602],
    ['a deep position', 'match.load', `{"position":${'['.repeat(99)}${']'.repeat(99)}}`, 1004],
  ])('with %s is refused', (_, method, params, code) => {
    const text = `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`
    expect(talk().line(text)).toMatchObject({ id: 1, error: { code } })
  })

  it.each([
    ['the params', 'protocol.info', '{"__proto__":{}}', -32602],
    ['the options', 'match.new', '{"game":"jackal","options":{"__proto__":{"players":2}}}', -32602],
    ['a move', 'match.play', '{"move":{"kind":"sail","__proto__":{"to":"g2"}}}', -32602],
    ['a position', 'match.load', '{"position":{"game":"jackal","__proto__":{"turn":"red"}}}', 1004],
  ])('with a key __proto__ in %s is refused', (_, method, params, code) => {
    const line = talk()
    line.ask('match.new', { game: 'jackal' })
    const text = `{"jsonrpc":"2.0","id":1,"method":"${method}","params":${params}}`
    expect(line.line(text)).toMatchObject({ id: 1, error: { code, data: { what: 'unknown key __proto__' } } })
  })

  it('that fails internally is answered with an internal error and logged', () => {
    const broken: Offer = {
      id: 'broken',
      info: () => ({}),
      create: () => {
        throw new RangeError('oh')
      },
      fromPosition: () => {
        throw new RangeError('oh')
      },
      fromRecord: () => {
        throw new RangeError('oh')
      },
    }
    const line = talk([broken])
    expect(line.call('match.new', { game: 'broken' }).error).toEqual({ code: -32603, message: 'internal error' })
    expect(line.log).toHaveLength(1)
    expect(line.log[0]).toContain('match.new failed: RangeError: oh')
  })
})

describe('a batch', () => {
  const calls = (count: number, call: object) =>
    JSON.stringify(Array.from({ length: count }, (_, id) => ({ jsonrpc: '2.0', id, ...call })))
  const errorsOf = (answer: unknown) =>
    z
      .array(z.object({ error: z.object({ code: z.number() }).optional() }))
      .parse(answer)
      .map(({ error }) => error?.code ?? null)

  it('of too many calls is refused, and none is executed', () => {
    const line = talk()
    const begin = { method: 'match.new', params: { game: 'jackal' } }
    expect(line.line(calls(101, begin))).toMatchObject({ id: null, error: { code: -32600 } })
    expect(line.call('match.moves', {}).error?.code).toBe(1002)
  })

  it('stops executing calls when its answers are long enough', () => {
    const jackal = offer(JACKAL)
    const position = () => 'x'.repeat(6 * 1024 * 1024)
    const create: Offer['create'] = (...given) => Object.assign(jackal.create(...given), { position })
    const line = talk([{ ...jackal, create }])
    line.ask('match.new', { game: 'jackal' })
    const answered = errorsOf(line.line(calls(5, { method: 'match.position' })))
    expect(answered).toEqual([null, null, null, -32600, -32600])
  })

  it('gives bots the positions of one line, and the full number again for the next line', () => {
    const line = talk()
    line.ask('match.new', { game: 'jackal', seed: 3 })
    const asked = calls(3, { method: 'match.bot', params: { level: 'easy', budget: 80_000 } })
    expect(errorsOf(line.line(asked))).toEqual([null, null, -32600])
    expect(errorsOf(line.line(asked))).toEqual([null, null, -32600])
    expect(line.call('match.bot', { level: 'easy', budget: 200_001 }).error?.code).toBe(-32602)
  })

  it('is answered in order, without notifications', () => {
    const batch = [{ ...info, id: 1 }, { ...info, id: undefined }, 7, { ...info, id: 2, method: 'x' }]
    expect(talk().line(JSON.stringify(batch))).toMatchObject([
      { id: 1, result: { protocol: 1 } },
      { id: null, error: { code: -32600 } },
      { id: 2, error: { code: -32601 } },
    ])
  })

  it('of notifications only is not answered, an empty one is refused', () => {
    expect(talk().line(JSON.stringify([{ ...info, id: undefined }]))).toBeNull()
    expect(talk().line('[]')).toMatchObject({ id: null, error: { code: -32600 } })
  })
})

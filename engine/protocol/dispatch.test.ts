import { describe, expect, it } from 'vitest'
import { talk } from '../testkit/talk.ts'
import { LONGEST_LINE } from './schemas.ts'
import type { Offer } from './table.ts'

const info = { jsonrpc: '2.0', id: 'a', method: 'protocol.info' }

describe('a call', () => {
  it('is answered under its id', () => {
    expect(talk().line(JSON.stringify(info))).toMatchObject({ jsonrpc: '2.0', id: 'a', result: { protocol: 1 } })
    expect(talk().line(JSON.stringify({ ...info, id: null }))).toMatchObject({ id: null, result: { protocol: 1 } })
  })

  it('without an id is carried out but not answered', () => {
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

  it('in too long a line is refused', () => {
    expect(talk().line(`"${'x'.repeat(LONGEST_LINE)}"`)).toMatchObject({ id: null, error: { code: -32600 } })
  })

  it('that we fail at is answered with an internal error and leaves a note in the log', () => {
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
  it('is answered in order, notifications left out', () => {
    const batch = [{ ...info, id: 1 }, { ...info, id: undefined }, 7, { ...info, id: 2, method: 'x' }]
    expect(talk().line(JSON.stringify(batch))).toMatchObject([
      { id: 1, result: { protocol: 1 } },
      { id: null, error: { code: -32600 } },
      { id: 2, error: { code: -32601 } },
    ])
  })

  it('of notifications alone is not answered, an empty one is refused', () => {
    expect(talk().line(JSON.stringify([{ ...info, id: undefined }]))).toBeNull()
    expect(talk().line('[]')).toMatchObject({ id: null, error: { code: -32600 } })
  })
})

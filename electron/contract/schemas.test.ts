import { describe, expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import type { Channel, Channels } from './ipc.ts'
import { REQUESTS, type TooStrict } from './schemas.ts'

type Given = { [C in Channel]: z.output<(typeof REQUESTS)[C]> }
/** Channels whose schema accepts something that the contract does not. */
type TooLax = { [C in Channel]: Given[C] extends Channels[C]['request'] ? never : C }[Channel]

const ID = '20260101-120000-0123456789'
const SETUP = {
  game: 'jackal',
  options: { players: 2 },
  seats: {
    white: { name: 'Ann', player: { kind: 'human' } },
    red: { name: 'Bob', player: { kind: 'bot', level: 'easy' } },
  },
}

function takes(channel: Channel, request: unknown): boolean {
  return REQUESTS[channel].safeParse(request).success
}

describe('the schemas', () => {
  it('agree with the contract', () => {
    expectTypeOf<TooStrict>().toEqualTypeOf<never>()
    expectTypeOf<TooLax>().toEqualTypeOf<never>()
    expectTypeOf<keyof typeof REQUESTS>().toEqualTypeOf<Channel>()
  })

  it.each(Object.keys(REQUESTS) as Channel[])('reject unknown fields on %s', (channel) => {
    for (const request of [undefined, null, 0, 'x', [], { unknown: 1 }, { id: ID, unknown: 1 }]) {
      expect(takes(channel, request), JSON.stringify(request)).toBe(false)
    }
  })

  it.each([
    [{ kind: 'move', seconds: 5, atEnd: 'bot' }, true],
    [{ kind: 'match', seconds: 14_400, increment: 0, atEnd: 'loses' }, true],
    [{ kind: 'move', seconds: 4, atEnd: 'bot' }, false],
    [{ kind: 'move', seconds: 3601, atEnd: 'bot' }, false],
    [{ kind: 'move', seconds: 30 }, false],
    [{ kind: 'move', seconds: 30, increment: 1, atEnd: 'bot' }, false],
    [{ kind: 'match', seconds: 59, increment: 0, atEnd: 'bot' }, false],
    [{ kind: 'match', seconds: 60.5, increment: 0, atEnd: 'bot' }, false],
    [{ kind: 'match', seconds: 60, increment: 61, atEnd: 'bot' }, false],
  ])('have the bounds of a clock: %o', (clock, isGood) => {
    expect(takes('match:create', { ...SETUP, clock })).toBe(isGood)
  })

  it('accept only valid times of a clock', () => {
    const read = REQUESTS['match:create'].safeParse({ ...SETUP, clock: { kind: 'move', seconds: 4, atEnd: 'bot' } })
    expect(read.error?.issues).toMatchObject([
      { path: ['clock', 'seconds'], message: 'a whole number of seconds from 5 to 3600' },
    ])
  })

  it('accept what the contract describes', () => {
    expect(takes('match:create', SETUP)).toBe(true)
    expect(takes('match:create', { ...SETUP, seed: Number.MAX_SAFE_INTEGER, title: 'Вечер' })).toBe(true)
    expect(takes('match:play', { id: ID, seat: 'white', move: { kind: 'go', piece: 'white-1', to: 19 } })).toBe(true)
    expect(takes('settings:change', {})).toBe(true)
    expect(takes('settings:change', { speed: 0.5, measuredQuality: null })).toBe(true)
  })

  it.each([
    [{ ...SETUP, game: 'chess' }],
    [{ ...SETUP, seed: -1 }],
    [{ ...SETUP, seed: 2 ** 53 }],
    [{ ...SETUP, seed: 0.5 }],
    [{ ...SETUP, title: '' }],
    [{ ...SETUP, title: 'x'.repeat(61) }],
    [{ ...SETUP, title: undefined }],
    [{ ...SETUP, seats: { white: { name: 'Ann', player: { kind: 'bot', level: 'godlike' } } } }],
    [{ ...SETUP, seats: { white: { name: 'A\nnn', player: { kind: 'human' } } } }],
    [{ ...SETUP, options: { players: () => 2 } }],
  ])('reject an invalid setup: %j', (setup) => {
    expect(takes('match:create', setup)).toBe(false)
  })

  it.each(['', 'short', '../../etc/passwd', 'a/b-cdefghij', 'UPPERCASE-ID', `${ID}.ctmatch`, 'x'.repeat(65)])(
    'refuse an id that could name another file: %s',
    (id) => {
      for (const channel of ['match:open', 'saves:remove', 'match:replay'] as const)
        expect(takes(channel, { id })).toBe(false)
    },
  )
})

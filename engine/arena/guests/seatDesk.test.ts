import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { type ToyShape, toyRules } from '../../testkit/toy.ts'
import { toyTable } from '../../testkit/toyTable.ts'
import { ArenaMatch } from '../arena.ts'
import { Chronicle } from './chronicle.ts'
import { SeatDesk } from './seatDesk.ts'

/** Returns a match of the toy with a desk for the right seat; left moves first. */
function table() {
  const match = new ArenaMatch<ToyShape>(toyRules, toyRules.setup({ cards: 2 }, openStream(1, 'deal')), 1)
  const chronicle = new Chronicle(toyTable, match)
  const desk = new SeatDesk(toyTable, match, chronicle, 'right')
  const call = (method: string, params?: object) => {
    const { line, fault } = desk.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
    return { fault, result: line === null ? null : JSON.parse(line).result }
  }
  return { match, chronicle, desk, call }
}

/** Returns the same after left has looked at a card and taken it, so that right must decide. */
function asked() {
  const one = table()
  one.chronicle.play({ kind: 'look', card: 0 })
  one.chronicle.play({ kind: 'take', card: 0 })
  return one
}

describe('the desk of a program', () => {
  it('shows whose turn it is, and the possible moves', () => {
    const { desk, call } = asked()
    expect(desk.isAsked).toBe(true)
    expect(call('match.moves').result).toMatchObject({
      actor: 'right',
      moves: expect.arrayContaining([{ kind: 'roll' }]),
    })
    expect(call('match.moves', { seat: 'right' }).result.moves).toHaveLength(4)
  })

  it('plays legal moves, and the turn passes', () => {
    const { desk, call, match } = asked()
    const { fault, result } = call('match.play', { move: { kind: 'roll' } })
    expect(fault).toBeNull()
    expect(result.events.map(({ kind }: { kind: string }) => kind)).toEqual(['rolled', 'turnPassed'])
    expect([result.actor, match.actor, desk.isAsked]).toEqual(['left', 'left', false])
  })

  it('shows its own seat and the public view, and no secrets of others', () => {
    const { call } = table()
    expect(call('match.view', { viewer: 'right' }).result.view.cards[0].value).toBe('hidden')
    expect(call('match.view', { viewer: 'spectator' }).fault).toBeNull()
    const received = asked().call('match.events', { viewer: 'right' }).result.events
    expect(received.map(({ n, kind, value }: { n: number; kind: string; value: unknown }) => [n, kind, value])).toEqual(
      [
        [1, 'cardSeen', 'hidden'],
        [3, 'cardTaken', expect.any(Number)],
        [4, 'turnPassed', undefined],
      ],
    )
    expect(asked().call('match.events', { viewer: 'right', since: 3 }).result.events).toHaveLength(1)
  })

  it('shows the game, the state of the match, and its end', () => {
    const { call, chronicle } = asked()
    expect(call('protocol.info').result.games).toEqual([expect.objectContaining({ id: 'toy' })])
    expect(call('match.outcome').result).toMatchObject({ over: false, winners: [] })
    chronicle.play({ kind: 'take', card: 1 })
    expect(call('match.outcome').result).toMatchObject({ over: true, winners: [expect.any(String)] })
    expect(call('match.moves').result).toEqual({ actor: null, moves: [] })
  })

  it.each([
    ['match.play', { move: { kind: 'take', card: 0 } }, 'illegal move: no-such-card'],
    ['match.play', { move: { kind: 'dance' } }, 'invalid params'],
    ['match.play', { move: { kind: 'roll' }, seat: 'left' }, 'your seat is right'],
    ['match.view', { viewer: 'left' }, 'left is not your seat, which is right'],
    ['match.events', { viewer: 'open' }, 'open is not your seat'],
    ['match.position', undefined, 'match.position is not for a program'],
    ['match.record', undefined, 'match.record is not for a program'],
    ['match.bot', { level: 'easy' }, 'match.bot is not for a program'],
    ['match.new', { game: 'toy' }, 'match.new is not for a program'],
    ['match.load', { position: { game: 'toy' } }, 'match.load is not for a program'],
    ['match.cheat', undefined, 'no such method'],
  ])('refuses %s %j', (method, params, words) => {
    const { call, match } = asked()
    const before = match.state
    expect(call(method, params).fault).toContain(words)
    expect(match.state).toBe(before)
  })

  it('finds the malformed call, alone and in a batch', () => {
    const { desk } = asked()
    expect(desk.answer('{').fault).toBe('not JSON')
    const calls = [{ jsonrpc: '2.0', id: 1, method: 'match.outcome' }, 5]
    expect(desk.answer(JSON.stringify(calls)).fault).toContain('not a request')
  })

  it('does not answer notifications', () => {
    const { desk } = asked()
    expect(desk.answer('{"jsonrpc":"2.0","method":"match.outcome"}')).toEqual({ line: null, fault: null })
  })
})

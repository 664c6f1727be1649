import { describe, expect, it } from 'vitest'
import { JACKAL } from '../protocol/games.ts'
import { island } from '../testkit/island.ts'
import { type ToyMove, toyGame } from '../testkit/toy.ts'
import { createMatch, matchFrom } from './match.ts'

const newMatch = (seed = 7) => createMatch(toyGame, { options: { cards: 4 }, seed })
const take = (card: number): ToyMove => ({ kind: 'take', card })
const look = (card: number): ToyMove => ({ kind: 'look', card })
const roll: ToyMove = { kind: 'roll' }
const raise: ToyMove = { kind: 'raise' }

describe('playing', () => {
  it('deals the same match from the same options and seed', () => {
    expect(newMatch(3).state).toEqual(newMatch(3).state)
    expect(newMatch(3).state).not.toEqual(newMatch(4).state)
  })

  it('numbers events from 1 on through the whole match', () => {
    const match = newMatch()
    match.play('left', take(0))
    const second = match.play('right', take(1))
    expect(second).toMatchObject({ ok: true, events: [{ n: 3 }, { n: 4, event: { kind: 'turnPassed' } }] })
    expect(match.lastEvent).toBe(4)
  })

  it('refuses an illegal move with its code and leaves the state unchanged', () => {
    const match = newMatch()
    const before = match.state
    expect(match.play('right', take(0))).toEqual({ ok: false, refusal: 'not-your-turn' })
    expect(match.play('left', take(9))).toEqual({ ok: false, refusal: 'no-such-card' })
    expect(match.state).toBe(before)
    expect(match.entries).toEqual([])
  })

  it('adds a prepared entry only when it is committed', () => {
    const match = newMatch()
    const prepared = match.prepare('left', take(0))
    expect(match.entries).toHaveLength(0)
    if (!prepared.ok) throw new Error('a card may be taken')
    match.commit(prepared.entry)
    expect(match.state).toBe(prepared.entry.after)
    expect(() => match.commit(prepared.entry)).toThrow('does not follow')
  })

  it('draws the luck of each entry from its own stream', () => {
    const one = newMatch()
    const two = newMatch()
    one.play('left', roll)
    two.play('left', take(0))
    one.play('right', roll)
    two.play('right', roll)
    expect(one.entries[1]?.events[0]).toEqual(two.entries[1]?.events[0])
  })

  it('lists moves from the view of the seat', () => {
    const match = newMatch()
    expect(match.moves('left')).toContainEqual({ move: look(3), hint: {} })
    expect(match.moves('right')).toEqual([])
  })

  it('awaits no seat once it has an outcome', () => {
    const match = newMatch()
    for (const [card, seat] of ['left', 'right', 'left', 'right'].entries()) match.play(seat, take(card))
    expect(match.awaiting()).toEqual([])
    expect(match.outcome()?.reason).toBe('cards-gone')
  })
})

describe('feeds', () => {
  it('redact what only one seat may see, and keep the numbers of withheld events', () => {
    const match = newMatch()
    match.play('left', look(2))
    match.play('left', take(0))
    expect(match.feed('right').map(({ n }) => n)).toEqual([1, 3, 4])
    expect(match.feed('right')[0]?.event).toMatchObject({ kind: 'cardSeen', value: 'hidden' })
    expect(match.feed('left').map(({ n }) => n)).toEqual([1, 2, 3, 4])
    expect(match.feed('left')[0]?.event).not.toMatchObject({ value: 'hidden' })
    expect(match.feed('open')).toHaveLength(4)
  })

  it('redact each event by what the viewer knew before it', () => {
    const match = newMatch()
    match.play('left', look(2))
    match.play('left', roll)
    match.play('right', look(2))
    expect(match.feed('left', 4)[0]?.event).not.toMatchObject({ value: 'hidden' })
    expect(match.feed('spectator', 4)[0]?.event).toMatchObject({ kind: 'cardSeen', value: 'hidden' })
  })

  it('are the feeds of their entries, one after another', () => {
    const match = newMatch()
    match.play('left', look(2))
    match.play('left', take(0))
    for (const viewer of ['left', 'right', 'spectator']) {
      expect(match.entries.flatMap((entry) => match.entryFeed(entry, viewer))).toEqual(match.feed(viewer))
    }
  })

  it.each([0, 1, 2, 3, 5, 6, 9])('after event %i give the same as the end of the whole feed', (since) => {
    const match = newMatch()
    match.play('left', look(1))
    match.play('left', take(1))
    match.play('right', look(0))
    expect(match.feed('right', since)).toEqual(match.feed('right').filter(({ n }) => n > since))
  })
})

describe('undo', () => {
  it('undoes moves that revealed nothing, one by one', () => {
    const match = newMatch()
    const before = match.state
    match.play('left', raise)
    match.play('left', raise)
    expect(match.canUndo('right')).toBe(false)
    match.undo('left')
    expect(match.state).toMatchObject({ bid: 1 })
    match.undo('left')
    expect(match.state).toBe(before)
    expect(match.undo('left')).toBeNull()
    expect(match.lastEvent).toBe(0)
  })

  it('takes back a move that has passed the turn, until another seat has moved', () => {
    const game = island('. .', { pieces: { 'white-1': 'e5', 'red-1': 'f7' } })
    const match = matchFrom(JACKAL, { options: game.state.options, seed: 1, state: game.state })
    const [step] = match.moves('white').filter(({ move }) => move.kind === 'go')
    if (!step) throw new Error('white may go')
    match.play('white', step.move)
    expect([match.awaiting(), match.undoObstacle('white')]).toEqual([['red'], null])
    expect(match.undoObstacle('red')).toBe('nothing-played')
    match.undo('white')
    expect(match.state).toBe(game.state)
    match.play('white', step.move)
    const [answer] = match.moves('red').filter(({ move }) => move.kind === 'go')
    if (!answer) throw new Error('red may go')
    match.play('red', answer.move)
    expect([match.undoObstacle('white'), match.undoObstacle('red')]).toEqual(['other-moved', null])
  })

  it('reports the obstacle: a reveal, luck, no move yet, the end of the match', () => {
    const match = newMatch()
    expect(match.undoObstacle('left')).toBe('nothing-played')
    match.play('left', look(0))
    expect(match.undoObstacle('left')).toBe('hidden-shown')
    match.play('left', roll)
    expect(match.undoObstacle('left')).toBe('luck-drawn')
    for (const [seat, card] of [
      ['right', 0],
      ['left', 1],
      ['right', 2],
      ['left', 3],
    ] as const)
      match.play(seat, take(card))
    expect(match.outcome()).not.toBeNull()
    expect(match.undoObstacle('left')).toBe('match-over')
  })

  it('is refused after a reveal, after luck, and to a seat that did not move last', () => {
    const match = newMatch()
    match.play('left', look(0))
    expect(match.canUndo('left')).toBe(false)
    match.play('left', raise)
    expect(match.undo('left')?.move).toEqual(raise)
    expect(match.undo('left')).toBeNull()
    match.play('left', roll)
    expect(match.canUndo('left')).toBe(false)
    expect(match.canUndo('right')).toBe(false)
  })
})

it('starts from a given state', () => {
  const dealt = newMatch()
  dealt.play('left', take(0))
  const match = matchFrom(toyGame, { options: { cards: 4 }, seed: 1, state: dealt.state })
  expect(match.awaiting()).toEqual(['right'])
  expect(match.play('right', take(1)).ok).toBe(true)
})

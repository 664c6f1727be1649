import { describe, expect, it } from 'vitest'
import type { GuestFeedMessage } from '../../electron/contract/screens.ts'
import { LONGEST_WAIT, NewsGate } from './newsGate.ts'

/** Returns a phone of red's player, and the moves that it has shown. */
function phone({ isTableInSight = true } = {}) {
  const shown: (number | string)[] = []
  let expire = () => {}
  const gate = new NewsGate({
    timer: {
      now: () => 0,
      after: (milliseconds, act) => {
        expect(milliseconds).toBe(LONGEST_WAIT)
        expire = act
        return () => {
          expire = () => {}
        }
      },
    },
    isTableInSight: () => isTableInSight,
    pass: (message) => void shown.push('match' in message ? message.match.moves : message.kind),
  })
  const take = (kind: 'batch' | 'snapshot' | 'clocks', moves: number, by = 'white') => {
    const message: unknown = { kind, by, viewer: 'red', ...(kind !== 'clocks' && { match: { id: 'm', moves } }) }
    gate.take(message as GuestFeedMessage) // no more is read
  }
  return { gate, shown, take, expire: () => expire() }
}

describe('a phone beside the table', () => {
  it('shows a move of another player once the table has shown it, with the clocks after it', () => {
    const { gate, shown, take } = phone()
    gate.noteShown('m', 0)
    take('batch', 1)
    take('clocks', 1)
    take('batch', 2)
    expect(shown).toEqual([])
    gate.noteShown('m', 1)
    expect(shown).toEqual([1, 'clocks'])
    gate.noteShown('m', 2)
    expect(shown).toEqual([1, 'clocks', 2])
  })

  it('goes on after two seconds', () => {
    const { gate, shown, take, expire } = phone()
    gate.noteShown('m', 0)
    take('batch', 1)
    take('batch', 2)
    expire()
    expect(shown).toEqual([1, 2])
  })

  it('shows the player’s own move at once, and what came before it', () => {
    const { gate, shown, take } = phone()
    gate.noteShown('m', 0)
    take('batch', 1)
    take('batch', 2, 'red')
    expect(shown).toEqual([1, 2])
  })

  it('shows a whole view at once, and drops what it replaces', () => {
    const { gate, shown, take, expire } = phone()
    gate.noteShown('m', 0)
    take('batch', 1)
    take('snapshot', 0)
    expire()
    expect(shown).toEqual([0])
  })
})

it.each([
  ['as long as the table has not reported', {}, null],
  ['for a table that has shown it', {}, 1],
  ['while the table shows something else', { isTableInSight: false }, 0],
])('a phone waits for nothing %s', (_, sight, reported) => {
  const { gate, shown, take } = phone(sight)
  if (reported !== null) gate.noteShown('m', reported)
  take('batch', 1)
  expect(shown).toEqual([1])
})

import { describe, expect, it } from 'vitest'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import type { GuestSnapshot } from '../../../electron/contract/screens.ts'
import type { PageShelf } from './matchBook.ts'
import { digestOf, ReceivedBook } from './receivedBook.ts'

const ID = '20261122-120000-0123456789'

function tab(): PageShelf {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) }
}

function snapshot(moves: number, id = ID): GuestSnapshot {
  const seats = [{ seat: 'white', name: 'Ann', player: { kind: 'human' } }] as const
  const times = { createdAt: 0, updatedAt: 0 }
  const match: MatchInfo = { id, game: 'jackal', title: 'Evening', ...times, moves, seats, outcome: null }
  const asked = {
    awaiting: [],
    asked: null,
    thinking: null,
    canUndo: false,
    undo: { why: 'match-over' },
    outcome: null,
  } as const
  return { kind: 'snapshot', match, viewer: 'white', view: { moves }, standing: asked, history: 'h', lastEvent: moves }
}

describe('the messages that a screen received', () => {
  it('are kept as digests in order, and through a reload of a page that was hidden', async () => {
    const shelf = tab()
    const book = new ReceivedBook(shelf)
    for (const moves of [0, 1]) book.note(snapshot(moves))
    const messages = await Promise.all(
      [0, 1].map(async (moves) => ({
        kind: 'snapshot',
        viewer: 'white',
        moves,
        digest: await digestOf({ view: { moves }, lastEvent: moves }),
      })),
    )
    expect(await book.of(ID)).toEqual({ match: ID, game: 'jackal', messages, isCut: false })
    expect(await new ReceivedBook(shelf).of(ID)).toBeNull()
    book.keep()
    expect(await new ReceivedBook(shelf).of(ID)).toEqual({ match: ID, game: 'jackal', messages, isCut: false })
  })

  it('are of one match at a time', async () => {
    const book = new ReceivedBook(tab())
    book.note(snapshot(0))
    book.note(snapshot(0, 'another'))
    expect(await book.of(ID)).toBeNull()
    expect((await book.of('another'))?.messages).toHaveLength(1)
  })

  it('are cut if the table showed another match in between and started over with this one', async () => {
    const book = new ReceivedBook(tab())
    for (const id of [ID, 'another', ID]) book.note(snapshot(0, id))
    expect(await book.of(ID)).toMatchObject({ isCut: true })
  })

  it('are cut if the table fills the list with snapshots of the beginning', async () => {
    const book = new ReceivedBook(tab(), 10)
    for (let i = 0; i < 11; i++) book.note(snapshot(0))
    expect(await book.of(ID)).toMatchObject({ isCut: true })
  })

  it('take no more room than allowed: the oldest is dropped', async () => {
    const book = new ReceivedBook(tab(), 10)
    for (let moves = 0; moves < 25; moves++) book.note(snapshot(moves))
    const { messages = [] } = (await book.of(ID)) ?? {}
    expect(messages.length).toBeLessThanOrEqual(10)
    expect(messages.at(-1)?.moves).toBe(24)
  })

  it('are remembered until the page is closed if nothing can be stored', async () => {
    const denied = () => {
      throw new Error('denied')
    }
    const book = new ReceivedBook({ getItem: denied, setItem: denied })
    book.note(snapshot(0))
    book.keep()
    expect((await book.of(ID))?.messages).toHaveLength(1)
  })
})

it('do not depend on the order of keys', async () => {
  expect(await digestOf({ a: 1, b: 2 })).toBe(await digestOf({ b: 2, a: 1 }))
  expect(await digestOf({ a: 1, b: 2 })).not.toBe(await digestOf({ a: 2, b: 1 }))
})

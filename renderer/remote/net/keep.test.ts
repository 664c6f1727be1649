import { describe, expect, it } from 'vitest'
import { Keep, randomToken, type Shelf } from './keep.ts'

function shelf(content: Record<string, string> = {}): Shelf & { readonly content: Map<string, string> } {
  const kept = new Map(Object.entries(content))
  return {
    content: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** The storage of a private window, which keeps nothing. */
const CLOSED: Shelf = {
  getItem: () => {
    throw new Error('denied')
  },
  setItem: () => {
    throw new Error('denied')
  },
  removeItem: () => {
    throw new Error('denied')
  },
}

const [ROOM, SEAT, OTHER] = ['r', 's', 'o'].map((letter) => letter.repeat(22)) as [string, string, string] // three letters

describe('a screen', () => {
  it('is recognized after a reload by a secret of 128 bits', () => {
    const own = shelf()
    const { screen } = new Keep(own)
    expect(screen).toMatch(/^[\w-]{22}$/)
    expect(new Keep(own).screen).toBe(screen)
    expect(new Set(Array.from({ length: 100 }, randomToken)).size).toBe(100)
  })

  it('joins with the token of its seat, then with that of the room', () => {
    const keep = new Keep(shelf())
    expect(keep.token).toBeNull()
    expect([keep.takeFragment(`#${ROOM}`), keep.token]).toEqual([true, ROOM])
    keep.keepSeat(SEAT)
    expect(keep.token).toBe(SEAT)
    expect([keep.forgetSeat(), keep.token, keep.forgetSeat()]).toEqual([true, ROOM, false])
  })

  it('leaves its seat when it opens another room, and keeps it when it opens the same', () => {
    const keep = new Keep(shelf({ token: ROOM, seatToken: SEAT }))
    expect([keep.takeFragment(`#${ROOM}`), keep.token]).toEqual([true, SEAT])
    expect([keep.takeFragment(`#${OTHER}`), keep.token]).toEqual([true, OTHER])
    keep.keepSeat(SEAT)
    for (const invalid of ['#no token', `#${ROOM.slice(1)}`, ''])
      expect([keep.takeFragment(invalid), keep.token]).toEqual([false, SEAT])
  })

  it('works if nothing can be kept', () => {
    const keep = new Keep(CLOSED)
    const { screen } = keep
    keep.takeFragment(`#${ROOM}`)
    keep.name = 'Masha'
    expect([keep.screen === screen, keep.token, keep.name]).toEqual([true, ROOM, 'Masha'])
  })

  it('keeps its own settings, and repairs damaged ones', () => {
    const own = shelf({ settings: '{"language":"xx","speed":2,"volume":0.5,"colour":1}' })
    const settings = new Keep(own).settings('ru-RU')
    expect(settings.read()).toMatchObject({ language: 'ru', speed: 2, volume: 0.5 })
    expect(settings.read()).not.toHaveProperty('colour')
    settings.change({ muted: true })
    expect(new Keep(own).settings('en').read()).toMatchObject({ muted: true, speed: 2 })
    expect(new Keep(shelf({ settings: '{' })).settings('en').read().language).toBe('en')
  })
})

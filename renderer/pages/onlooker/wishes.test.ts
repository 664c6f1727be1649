import { describe, expect, it } from 'vitest'
import { Keep, type Shelf, wishedSettings } from '../../remote/net/keep.ts'
import { OnlookerKeep } from '../../remote/net/onlookerKeep.ts'
import { readWishes } from './wishes.ts'

function shelf(): Shelf & { readonly kept: ReadonlyMap<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

describe('the options in an address', () => {
  it('are read with or without values', () => {
    expect(readWishes('?clean&flat=1&lang=ru&scale=1.5&setup')).toEqual({
      language: 'ru',
      flat: true,
      clean: true,
      scale: 1.5,
      setup: true,
    })
  })

  it.each(['', '?scale=no&lang=tlh', '?scale=0', '?scale=-2'])('are ignored if they make no sense: %s', (search) => {
    expect(readWishes(search)).toEqual({ language: null, flat: false, clean: false, scale: 1, setup: false })
  })

  it('are limited in size', () => {
    expect([readWishes('?scale=1e9').scale, readWishes('?scale=0.001').scale]).toEqual([4, 0.25])
  })
})

describe('the settings of a page with wishes', () => {
  it('use the address’s options until the reader chooses, and keep only the reader’s choices', () => {
    const own = new Keep(shelf()).settings('en')
    const settings = wishedSettings(own, { language: 'ru', flatTable: true })
    expect(settings.read()).toMatchObject({ language: 'ru', flatTable: true })
    expect(settings.change({ language: 'en' })).toMatchObject({ language: 'en', flatTable: true })
    expect(own.read()).toMatchObject({ language: 'en', flatTable: false })
  })
})

describe('the data of an onlooker', () => {
  const seatToken = 's'.repeat(22)
  const watchToken = 'w'.repeat(22)
  const keepOf = (browser: Shelf, tab: Shelf) =>
    new OnlookerKeep({ browser, tab }, { pathname: '/watch', search: '', isOnAir: false })

  it('is separate from that of a seat in the same browser', () => {
    const browser = shelf()
    const seat = new Keep(browser)
    seat.takeFragment(seatToken)
    const onlooker = keepOf(browser, shelf())
    expect(onlooker.token).toBeNull()
    onlooker.takeFragment(watchToken)
    expect([seat.token, keepOf(browser, shelf()).token]).toEqual([seatToken, watchToken])
  })

  it('makes each tab a screen of its own, the same after a reload', () => {
    const [browser, tab, other] = [shelf(), shelf(), shelf()]
    const { screen } = keepOf(browser, tab)
    expect(keepOf(browser, tab).screen).toBe(screen)
    expect(keepOf(browser, other).screen).not.toBe(screen)
    expect(browser.kept.size).toBe(0)
  })
})

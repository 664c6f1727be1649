import { describe, expect, it } from 'vitest'
import { TILE_KINDS } from '../../../engine/jackal/data/tiles.ts'
import { translator } from '../../i18n/t.ts'
import { searchRules } from '../../ui/rulesBook.ts'
import { rulesBook } from './rulesBook.ts'
import { WATERS } from './waters.ts'

const english = rulesBook(translator('en'))
const russian = rulesBook(translator('ru'))
const found = (book: typeof english, query: string) => searchRules(book, query).map(({ id }) => id)

describe('the book of rules', () => {
  it('holds every tile and every drawing exactly once', () => {
    expect(english.flatMap(({ figures }) => figures.map(({ id }) => id)).sort()).toEqual(
      [...TILE_KINDS, ...WATERS].sort(),
    )
  })

  it('is found by the name of a tile first', () => {
    expect(found(english, 'cannon')[0]).toBe('J-CANNON')
    expect(found(russian, 'болото')[0]).toBe('J-TURNTABLE')
  })

  it('is found by the archipelago’s drawings', () => {
    expect(found(english, 'bear')[0]).toBe('J-ARCH')
    expect(found(russian, 'батут')[0]).toBe('J-ARCH')
    expect(found(russian, 'паром')).toContain('J-ARCH')
  })

  it('is found by the id of a rule, that rule first', () => {
    expect(found(english, 'j-gold')[0]).toBe('J-GOLD')
  })

  it('requires every word of the query', () => {
    expect(found(english, 'bottle trap')).toContain('J-BOTTLE')
    expect(found(english, 'bottle parliament')).toEqual([])
  })

  it('ignores capitals and the dots of ё', () => {
    expect(found(russian, 'ЛЕД')).toContain('J-ICE')
  })

  it('shows everything for an empty query', () => {
    expect(found(english, ' ')).toHaveLength(english.length)
  })
})

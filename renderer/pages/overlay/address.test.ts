import { describe, expect, it } from 'vitest'
import { OVERLAY_PARTS, readAddress, USUAL_PARTS } from './address.ts'

const reading = (search: string, path = '/overlay/all') => readAddress(path, search)

describe('the address of an overlay', () => {
  it('names one part, all parts, or none', () => {
    const paths = [
      '/overlay/score',
      '/overlay/turn',
      '/overlay/log',
      '/overlay/last-move',
      '/overlay/all',
      '/overlay/else',
    ]
    expect(paths.map((path) => reading('', path).page)).toEqual(['score', 'turn', 'log', 'last-move', 'all', null])
  })

  it('reads every option', () => {
    expect(reading('?parts=log,score&layout=tall&theme=contrast&motion=none&side=red&scale=1.5&lang=ru&setup')).toEqual(
      {
        page: 'all',
        parts: ['log', 'score'],
        layout: 'tall',
        theme: 'contrast',
        moves: false,
        side: 'red',
        scale: 1.5,
        language: 'ru',
        isSetup: true,
        faults: [],
      },
    )
  })

  it('shows the usual parts unless it names others', () => {
    expect([reading('').parts, reading('?parts=nonsense').parts]).toEqual([USUAL_PARTS, USUAL_PARTS])
  })

  it.each([
    ['?scale=no', ['no']],
    ['?scale=1e9', ['1e9']],
    ['?theme=pink&layout=round', ['pink', 'round']],
    ['?parts=score,chat', ['chat']],
    ['?lang=tlh', ['tlh']],
    ['?__proto__=1&constructor=2', ['1', '2']],
  ])('names what it does not understand, and ignores it: %s', (search, values) => {
    const { faults, theme, layout, language } = reading(search)
    expect(faults.map(({ value }) => value)).toEqual(values)
    expect([theme, layout, language]).toEqual(['dark', null, null])
  })

  it.each(['?x='.concat('y'.repeat(5000)), `?${'a=1&'.repeat(500)}`])('is read whatever its length', (search) => {
    const { faults } = reading(search)
    expect(faults.length).toBeLessThanOrEqual(4)
    expect(Math.max(...faults.map(({ value }) => value.length))).toBeLessThanOrEqual(40)
  })

  it('has short names for all parts: an address allows 16 small letters and hyphens', () => {
    expect(OVERLAY_PARTS.filter((part) => !/^[a-z-]{1,16}$/.test(part))).toEqual([])
  })
})

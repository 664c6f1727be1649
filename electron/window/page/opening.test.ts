import { describe, expect, it } from 'vitest'
import { PageOpening } from './opening.ts'

describe('what a page is to open', () => {
  it('is the match that was on the table when its predecessor crashed, until it has opened it', () => {
    const opening = new PageOpening()
    opening.keep('evening')
    opening.turn()
    expect(opening.told()).toEqual({ reopen: 'evening' })
    opening.done()
    expect(opening.told()).toEqual({})
  })

  it('is what was prepared for it, even if its predecessor opens something meanwhile', () => {
    const opening = new PageOpening()
    opening.prepare({ kind: 'watch', id: 'replay-1' })
    expect(opening.told()).toEqual({})
    opening.done()
    opening.turn()
    expect(opening.told()).toEqual({ watch: 'replay-1' })
    opening.turn()
    expect(opening.told()).toEqual({ watch: 'replay-1' })
  })

  it('is nothing when nothing was on the table', () => {
    const opening = new PageOpening()
    opening.keep(null)
    opening.turn()
    expect(opening.told()).toEqual({})
  })
})

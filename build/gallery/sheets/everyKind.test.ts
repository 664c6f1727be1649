import { describe, expect, it } from 'vitest'
import { cellNamed } from '../../../renderer/testkit/boards/jackalBoard.ts'
import { everyKind, KIND_PLACES } from './everyKind.ts'

describe('the board of every kind', () => {
  it('has the lifeboat where it is found, as in a match', () => {
    const found = KIND_PLACES.find(({ name }) => name === 'lifeboat')
    expect(everyKind().state().lifeboat).toEqual({ at: cellNamed(found?.cell ?? ''), step: 0, afloat: false })
  })
})

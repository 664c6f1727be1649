import { beforeEach, expect, it } from 'vitest'
import { pageTable } from './pageTable.ts'

const { playback } = pageTable

const COUNTING = {
  evolve: (state: number) => state,
  cues: {},
  homes: () => () => null,
}

beforeEach(() => playback.load(null))

it('a game mounted after another one took the table is not connected', () => {
  pageTable.set('admiral', 'spectator')
  playback.load(7)
  pageTable.attach('jackal', {
    ...COUNTING,
    homes: () => {
      throw new Error('not a view of this game')
    },
  })
  expect(pageTable.shown.getState().shown).toBeNull()
  pageTable.attach('admiral', COUNTING)
  expect(pageTable.shown.getState().shown).toBe(7)
})

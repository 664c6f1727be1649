import { beforeEach, expect, it } from 'vitest'
import { attachGame, playback, setTable, useShownStore } from './shownStore.ts'

const COUNTING = {
  evolve: (state: number) => state,
  cues: {},
  homes: () => () => null,
}

beforeEach(() => playback.load(null))

it('a game mounted after another one took the table is not connected', () => {
  setTable('admiral', 'spectator')
  playback.load(7)
  attachGame('jackal', {
    ...COUNTING,
    homes: () => {
      throw new Error('not a view of this game')
    },
  })
  expect(useShownStore.getState().shown).toBeNull()
  attachGame('admiral', COUNTING)
  expect(useShownStore.getState().shown).toBe(7)
})

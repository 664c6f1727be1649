import { beforeEach, expect, it } from 'vitest'
import { attachGame, playback, setTable, useShownStore } from './shownStore.ts'

const COUNTING = {
  evolve: (state: number) => state,
  cues: {},
  homes: () => () => null,
}

beforeEach(() => playback.load(null))

it('a game that is mounted when another is on the table by now is not tied to it', () => {
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

import { expect, it } from 'vitest'
import { GAME_IDS, GAMES_ELSEWHERE } from '../electron/contract/ipc.ts'
import { hasFlatTable } from './flatGames.ts'

it('the games that other screens may play are those with a flat table', () => {
  expect([...GAMES_ELSEWHERE].toSorted()).toEqual(GAME_IDS.filter(hasFlatTable).toSorted())
})

import { describe, expect, it, vi } from 'vitest'
import { go, walked } from '../../../engine/testkit/walks.ts'
import { asJson } from '../../contract/json.ts'
import { silentLog } from '../../files/log.ts'
import { gameOf } from '../../games/games.ts'
import { Analyses } from './analyses.ts'
import type { MoveJudge } from './judgePool.ts'

describe('a seat that leaves a circle', () => {
  const WAY_ROUND = go('white-1', 'f5')
  const ROUND = [WAY_ROUND, go('white-2', 'i6'), go('white-1', 'e5'), go('white-2', 'i5')]
  /** Judges the way round as the better one, whatever was played. */
  const ROUND_AGAIN: MoveJudge = {
    lanes: 1,
    judge: async () => ({
      best: 0.6,
      played: 0.57,
      other: 0.6,
      after: 0.57,
      rivals: { before: { red: 1 }, after: { red: 1 } },
      better: { move: asJson(WAY_ROUND), value: 0.6 },
    }),
    rest: async () => undefined,
  }

  /** Returns the loss of white's last step after this number of rounds without gain. */
  async function givenAway(rounds: number): Promise<number | undefined> {
    const game = gameOf('jackal')
    if (!game) throw new Error('no game')
    const match = walked([...Array.from({ length: rounds }, () => ROUND).flat(), go('white-1', 'e6')], '. .')
    const analyses = new Analyses(ROUND_AGAIN, silentLog)
    analyses.go('id', { skip: 0 }, { game, match, seats: ['white', 'red'] })
    await vi.waitFor(() => expect(analyses.go('id', { skip: 0 }, null).done).toBe(match.entries.length))
    const last = analyses.go('id', { skip: 0 }, null).judged.findLast(({ seat }) => seat === 'white')
    return last && last.best - last.played
  }

  it('is charged a mistake while it may have left too early, but not after three rounds without gain', async () => {
    expect(await givenAway(1)).toBeCloseTo(0.03)
    expect(await givenAway(4)).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { analysingHost, glancing, soon } from '../../testkit/analysingHost.ts'

describe('the analysis of a game with a glance', () => {
  it('glances at every decision, then judges those that may be moments', async () => {
    const { play, whole, moveJudge, value } = await analysingHost(glancing)
    const id = await play()
    const { done, of, judged, again, depth } = await whole(id)
    expect([done, of, depth]).toEqual([5, 5, undefined])
    const asked = moveJudge.asked.map(({ seed, rough }) => [seed, rough === true])
    expect(asked.slice(0, 4)).toEqual([
      [0, true],
      [1, true],
      [3, true],
      [4, true],
    ])
    expect(asked.slice(4).map(([seed]) => seed)).toEqual(again?.map(({ move }) => move))
    expect(again?.map(({ move }) => move)).toContain(1)
    expect(judged.find(({ move }) => move === 1)).toMatchObject({ best: 0.6, played: 0.4 })
    for (const one of judged) expect(one.rough === true).toBe(!again?.some(({ move }) => move === one.move))
    const seen = again?.length ?? 0
    expect((await value('match:analysis', { id, skip: 0, skipAgain: seen })).again).toEqual([])
  })

  it('reports how far it is', async () => {
    const { play, moveJudge, value } = await analysingHost(glancing)
    moveJudge.isPatient = true
    const id = await play()
    expect((await value('match:analysis', { id, skip: 0 })).depth).toEqual({ done: 0, of: 1 })
    for (let i = 0; i < 5; i++) {
      moveJudge.release()
      await soon()
    }
    const { done, of, depth } = await value('match:analysis', { id, skip: 0 })
    expect([done, of, depth?.done]).toEqual([5, 5, 1])
  })
})

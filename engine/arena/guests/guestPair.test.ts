import { describe, expect, it } from 'vitest'
import { toyArena } from '../../testkit/toyTable.ts'
import { Forfeit, type Usher } from './guest.ts'

const OUTSIDE = { program: 'stranger', seconds: 1 }
const call = (method: string, params?: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
const play = (usher: Usher, a: object = OUTSIDE, b: object = { level: 'easy' }) =>
  toyArena.openPairs({ table: 'four', a, b } as Parameters<typeof toyArena.openPairs>[0], usher)(3)

/** Takes the first listed card, as the easy bot does. */
const taking: Usher = (_, desk) => ({
  async decide() {
    const { moves } = JSON.parse(desk.answer(call('match.moves')).line ?? '').result
    const move = moves.find(({ kind }: { kind: string }) => kind === 'take')
    expect(desk.answer(call('match.play', { move })).fault).toBeNull()
  },
  async leave() {},
})

describe('a pair with an external program', () => {
  it('ends as one between bots that play the same', async () => {
    const easy = { level: 'easy' }
    expect(await play(taking)).toEqual({
      scores: toyArena.pairs({ table: 'four', a: easy, b: easy })(3),
      forfeits: [],
    })
  })

  it('can have one at each seat, each with its own desk', async () => {
    const seats: string[] = []
    const noting: Usher = (entrant, desk) => {
      seats.push(desk.seat)
      return taking(entrant, desk)
    }
    await play(noting, OUTSIDE, { program: 'another', seconds: 1 })
    expect(seats.toSorted()).toEqual(['left', 'left', 'right', 'right'])
  })

  it.each([
    ['first', OUTSIDE, { level: 'easy' }, [0, 0]],
    ['second', { level: 'easy' }, OUTSIDE, [1, 1]],
  ])('is lost by the %s that forfeits, with the reason', async (_, a, b, scores) => {
    let left = 0
    const late: Usher = () => ({
      decide: () => Promise.reject(new Forfeit('no move within 1 s')),
      async leave() {
        left++
      },
    })
    const report = await play(late, a, b)
    expect(report.scores).toEqual(scores)
    expect(report.forfeits).toHaveLength(2)
    expect(report.forfeits[0]).toMatch(/^deal 3: stranger lost as (left|right) by forfeit: no move within 1 s$/)
    expect(left).toBe(2)
  })

  it('does not hide failures of the arena itself', async () => {
    const broken: Usher = () => ({ decide: () => Promise.reject(new TypeError('ours')), leave: async () => {} })
    await expect(play(broken)).rejects.toThrow('ours')
  })
})

import { describe, expect, it } from 'vitest'
import type { JudgedMove } from '../../../electron/contract/ipc.ts'
import type { MomentKind } from '../../../electron/contract/moments.ts'
import type { GameCoach } from '../coach/gameCoach.ts'
import { drawnWays, trailsOf } from './drawnWays.ts'
import type { Moment } from './moments.ts'

const points = (cells: readonly number[]) => cells.map((x) => ({ x, y: 0, z: 0 }))
/** A game in which a move is the list of its cells. */
const COACH: GameCoach = {
  isLaid: () => false,
  onLaid: () => () => {},
  even: 0.01,
  tell: () => null,
  name: () => null,
  layOut: () => {},
  wayOf(_view, { move }) {
    const cells = Array.isArray(move) ? move.map(Number) : []
    return cells.length === 0 ? null : { kind: 'way', cells, points: points(cells) }
  },
}
const TOLD = { positions: ['a view'], steps: [], coach: COACH, deedText: () => '' }

function moment(kind: MomentKind, made: number[], better?: number[]): Moment {
  const judged: JudgedMove = {
    move: 0,
    count: 1,
    seat: 'white',
    made: { move: made },
    best: 0.6,
    played: 0.5,
    other: 0.6,
    after: 0.5,
    rivals: { before: {}, after: {} },
    ...(better && { better: { move: better, value: 0.6 } }),
  }
  return { kind, swing: 0.1, judged }
}

const signs = (one: Moment) => drawnWays(one, TOLD, 'spectator').map(({ sign, cells }) => [sign, ...cells])

describe('a moment on the table', () => {
  it('is the played move and the better one', () => {
    expect(signs(moment('lost', [1, 2], [1, 5]))).toEqual([
      ['worse', 1, 2],
      ['better', 1, 5],
    ])
  })

  it('is one route if both take the same one', () => {
    expect(signs(moment('lost', [1, 2], [1, 2]))).toEqual([['better', 1, 2]])
  })

  it('is the one good move, or the move that luck affected', () => {
    expect(signs(moment('found', [1, 2]))).toEqual([['better', 1, 2]])
    expect(signs(moment('unlucky', [3]))).toEqual([['played', 3]])
  })

  it('is empty if a move has no place', () => {
    expect(signs(moment('found', []))).toEqual([])
  })

  it('has its sign in a ring at its end', () => {
    const trails = trailsOf(drawnWays(moment('lost', [1, 2], [4]), TOLD, 'spectator'))
    expect(trails.map(({ kind, mark, points: [first] }) => [kind, mark, first?.x])).toEqual([
      ['way', null, 1],
      ['spot', 'worse', 2],
      ['spot', 'better', 4],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { JudgedMove } from '../../contract/ipc.ts'
import { nextForDepth } from './depth.ts'

const OF = 300
const SLACK = 0.03
const CALM = {
  count: 1,
  seat: 'white',
  made: { move: 'a step' },
  best: 0.5,
  played: 0.5,
  other: 0.5,
  after: 0.5,
  rivals: { before: { red: 1 }, after: { red: 1 } },
}
const seen = (move: number, more: Partial<JudgedMove> = {}): JudgedMove => ({ ...CALM, move, ...more })
const rough = (move: number, more: Partial<JudgedMove> = {}): JudgedMove => seen(move, { ...more, rough: true })
const lost = (move: number, by: number): JudgedMove => seen(move, { best: 0.5 + by, other: 0.5 + by })
const roughlyLost = (move: number, by: number): JudgedMove => rough(move, { other: 0.5 + by })

const nextOf = (judged: readonly JudgedMove[]) => nextForDepth(judged, OF, SLACK).map(({ move }) => move)

describe('after a glance at all decisions', () => {
  it('those that may be moments are judged first: losses, the only good moves, and luck', () => {
    const judged = [rough(0), roughlyLost(50, 0.1), rough(150, { other: 0.4 }), rough(250, { after: 0.3 })]
    expect(nextOf(judged)).toEqual([50, 150, 250])
  })

  it('a loss that may be greater than a known moment is judged, one that cannot be waits', () => {
    const known = [lost(50, 0.1), lost(150, 0.1), lost(250, 0.1)]
    expect(nextOf([...known, roughlyLost(120, 0.08), roughlyLost(180, 0.05)])).toEqual([120])
  })

  it('those that may be mistakes follow once all moments are known, the greatest first', () => {
    const known = [lost(50, 0.1), lost(150, 0.1), lost(250, 0.1)]
    expect(nextOf([...known, roughlyLost(120, 0.01), roughlyLost(180, 0.05)])).toEqual([180, 120])
  })

  it('what decides nothing is never judged', () => {
    expect(
      nextOf([rough(0), roughlyLost(50, 0.005), rough(150, { other: 0.49 }), rough(250, { after: 0.51 })]),
    ).toEqual([])
  })
})

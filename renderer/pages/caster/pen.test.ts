import { beforeEach, describe, expect, it } from 'vitest'
import { LONGEST_STROKE } from '../../../electron/contract/caster.ts'
import { choosePen, choosePlace, dropPen, liftPen, movePen, pressPen, thinned, usePen } from './pen.ts'

const at = (x: number, y: number, board?: string) => ({ x, y, ...(board !== undefined && { board }) })

beforeEach(() => usePen.setState(usePen.getInitialState()))

describe('the pen', () => {
  it('draws an arrow from where it was put down to where it is lifted', () => {
    pressPen(at(1, 1))
    movePen(at(2, 1))
    movePen(at(4.256, 1))
    expect(liftPen()).toEqual({ kind: 'mark', mark: { shape: 'arrow', from: at(1, 1), to: at(4.26, 1) } })
    expect(usePen.getState()).toMatchObject({ line: [], isDown: false })
  })

  it('draws an arrow by two touches, and begins again on another board', () => {
    pressPen(at(1, 1, 'north'))
    expect(liftPen()).toBeNull()
    pressPen(at(5, 5, 'south'))
    expect(liftPen()).toBeNull()
    pressPen(at(8, 5, 'south'))
    const arrow = { shape: 'arrow', from: at(5, 5, 'south'), to: at(8, 5, 'south') }
    expect(liftPen()).toEqual({ kind: 'mark', mark: arrow })
  })

  it('draws a ring where it is lifted, and a stroke along its way', () => {
    choosePen('ring')
    pressPen(at(1, 1))
    movePen(at(2, 2))
    expect(liftPen()).toEqual({ kind: 'mark', mark: { shape: 'ring', at: at(2, 2) } })
    choosePen('stroke')
    pressPen(at(1, 1))
    movePen(at(1, 2))
    movePen(at(2, 2))
    expect(liftPen()).toEqual({ kind: 'mark', mark: { shape: 'stroke', points: [at(1, 1), at(1, 2), at(2, 2)] } })
  })

  it('chooses the place of the picture once, then draws again', () => {
    choosePen('ring')
    choosePlace()
    pressPen(at(3, 4))
    expect(liftPen()).toEqual({ kind: 'shot', shot: { kind: 'place', at: at(3, 4) } })
    expect(usePen.getState()).toMatchObject({ choosesPlace: false, tool: 'ring' })
  })

  it('draws nothing when it is dropped, or was not put down', () => {
    movePen(at(1, 1))
    expect(liftPen()).toBeNull()
    pressPen(at(1, 1))
    movePen(at(5, 5))
    dropPen()
    expect(liftPen()).toBeNull()
  })
})

describe('a long stroke', () => {
  const long = Array.from({ length: 5000 }, (_, n) => at(n / 100, Math.sin(n / 50)))

  it('has no more points than the table takes, and keeps its ends', () => {
    const points = thinned(long)
    expect(points.length).toBeLessThanOrEqual(LONGEST_STROKE)
    expect(points.length).toBeGreaterThan(LONGEST_STROKE / 2)
    expect([points[0], points.at(-1)]).toEqual([long[0], long.at(-1)])
  })

  it('keeps every point that is far enough from the one before', () => {
    expect(thinned([at(0, 0), at(0.01, 0), at(1, 0), at(1, 1)])).toEqual([at(0, 0), at(1, 0), at(1, 1)])
  })
})

import { describe, expect, it } from 'vitest'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { IDLE_INTENT } from './intentState.ts'
import { actionsOf, type Choice, loadsOf, mayUseBottle, targetsOf } from './targets.ts'

const choices = (board: JackalBoard): { view: ReturnType<JackalBoard['state']>; moves: Choice[] } => {
  const view = board.state()
  return { view, moves: legalMoves(view, 'white').map((move) => ({ move, hint: {} })) }
}

describe('targets', () => {
  it('are fatal only if every outcome is', () => {
    const go = (carry?: 'coin'): Choice['move'] => ({
      kind: 'go',
      piece: 'white-1',
      to: cellNamed('c4'),
      ...(carry && { carry }),
    })
    const selection = (fatal: readonly boolean[]) => ({
      ...IDLE_INTENT,
      selected: { kind: 'piece', id: 'white-1' } as const,
      asked: {
        seat: 'white',
        moves: [
          { move: go(), hint: { fatal: fatal[0] ?? false } },
          { move: go('coin'), hint: { fatal: fatal[1] ?? false } },
        ],
      },
    })
    expect(targetsOf(selection([true, true]))).toMatchObject([{ fatal: true }])
    expect(targetsOf(selection([true, false]))).toMatchObject([{ fatal: false }])
  })

  it('list the loads that can be taken along', () => {
    const board = new JackalBoard().row(4, 'empty1 empty2').pirate('white', 'b4').coins('b4', 2).treasure('b4')
    const { moves } = choices(board)
    const selection = { asked: { seat: 'white', moves }, selected: { kind: 'piece', id: 'white-1' } as const }
    expect(loadsOf(selection)).toEqual(['coin', 'treasure'])
    expect(mayUseBottle(selection)).toBe(false)
  })

  it('offer reviving as a button to the piece that can, and on its own cell', () => {
    const board = new JackalBoard().row(4, 'aborigine empty1').pirate('white', 'b4').pirate('white', 'dead')
    const { view, moves } = choices(board)
    const selection = {
      ...IDLE_INTENT,
      view,
      asked: { seat: 'white', moves },
      selected: { kind: 'piece', id: 'white-1' } as const,
    }
    expect(actionsOf(selection).map(({ move }) => move)).toEqual([{ kind: 'revive', piece: 'white-1' }])
    expect(targetsOf(selection).map(({ cell }) => cell)).toContain(cellNamed('b4'))
    expect(actionsOf({ ...selection, selected: null })).toEqual([])
  })
})

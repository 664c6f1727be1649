import { describe, expect, it } from 'vitest'
import { jackal } from '../../../engine/jackal/rules.ts'
import type { JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { MotionTable, watch } from '../../testkit/jackalMotion.ts'

const at = cellNamed

/** Returns a board with gold left to win. */
const board = () => new JackalBoard().row(9, 'chest-1').coins('b9', 1)

function shown(state: JackalState, move: JackalMove) {
  const luck = openStream(1, 'swimmers')
  const { told } = watch({ state, view: jackal.view(state, 'spectator') }, 'spectator', move, luck)
  const kinds = told.map(({ event }) => event.kind).filter((kind) => !/^turn/.test(kind))
  return { kinds, jumps: new MotionTable().jumpsIn(told) }
}

const SAIL: JackalMove = { kind: 'sail', team: 'white', to: at('h1') }
const ROW: JackalMove = { kind: 'sail', team: 'white', to: at('e1'), boat: true }

describe('swimmers in the path of a vessel', () => {
  it('stay there until they drown, one after the other, under a ship', () => {
    const start = board().pirate('red', 'h1').pirate('white', 'aboard').pirate('red', 'h1')
    const { kinds, jumps } = shown(start.state(), SAIL)
    expect(kinds).toEqual(['shipSailed', 'pieceDied', 'pieceDied'])
    expect(jumps).toEqual([])
  })

  it('stay there until they drown under the boat', () => {
    const start = board().pirate('red', 'e1').pirate('white', 'd1').afloat('d1', 'white', 'S')
    const { kinds, jumps } = shown(start.state(), ROW)
    expect(kinds).toEqual(['boatRowed', 'pieceDied'])
    expect(jumps).toEqual([])
  })

  it('stay there until they drown under the boat that is launched onto them', () => {
    const start = board().row(2, 'empty1').pirate('red', 'c1').pirate('white', 'c2').boat('c2')
    const { kinds, jumps } = shown(start.state(), { kind: 'go', piece: 'white-1', to: at('c1'), carry: 'boat' })
    expect(kinds).toContain('boatLaunched')
    expect(kinds).toContain('pieceDied')
    expect(jumps).toEqual([])
  })

  it('are hauled aboard their own ship all together', () => {
    const start = board().pirate('white', 'h1').pirate('white', 'aboard').pirate('white', 'h1')
    const { kinds, jumps } = shown(start.state(), SAIL)
    expect(kinds).toEqual(['shipSailed', 'swimmerRescued', 'swimmerRescued'])
    expect(jumps).toEqual([])
  })

  it('are hauled into their own boat', () => {
    const start = board().pirate('white', 'e1').pirate('white', 'd1').afloat('d1', 'white', 'S')
    const { kinds, jumps } = shown(start.state(), ROW)
    expect(kinds).toEqual(['boatRowed', 'swimmerRescued'])
    expect(jumps).toEqual([])
  })

  it("are thrown from an enemy's deck that they climb", () => {
    const start = board().pirate('white', 'a6').pirate('red', 'aboard')
    const { kinds, jumps } = shown(start.state(), { kind: 'go', piece: 'white-1', to: at('a7') })
    expect(kinds).toEqual(['pieceMoved', 'pieceDied'])
    expect(jumps).toEqual([])
  })
})

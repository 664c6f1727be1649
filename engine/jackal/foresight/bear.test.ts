import { describe, expect, it } from 'vitest'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import { cellNamed } from '../../testkit/drawnIsland.ts'
import { type Island, island } from '../../testkit/island.ts'
import { randomIsland } from '../../testkit/randomIsland.ts'
import { printCell } from '../cells.ts'
import { parsePosition } from '../position.ts'
import { jackal } from '../rules.ts'
import type { JackalEvent, JackalMove, JackalState } from '../types.ts'
import { bearForeseen } from './bear.ts'

const ARCH = { variant: 'archipelago' } as const
const ISLANDS = [{}, { alliances: 'pairs' }, { lifeboat: true }, { players: 2, lifeboat: true }]

/** Returns the foreseen step of the bear after a move of the seat that must decide; null if none is foreseen. */
const stepAfter = ({ state }: Island, move: JackalMove): string | null => {
  const step = bearForeseen(state, move)
  return step && printCell(state.board, step.to)
}

describe('the bear’s step is foreseen before a move ends (J-ARCH)', () => {
  it('while an earthquake’s second tile is chosen, and not before', () => {
    const game = island('?earthquake', {
      options: ARCH,
      pieces: { 'white-1': 'e4', 'red-1': 'k9' },
      more: { bear: { at: 'g8', wokenBy: 'white' } },
    })
    game.go('white-1', 'e5')
    const swap = (name: string): JackalMove => ({ kind: 'swap', cell: cellNamed(game.state.board, name) })
    expect(stepAfter(game, swap('c3'))).toBeNull()
    game.kinds({ kind: 'swap', cell: 'c3' })
    expect(stepAfter(game, swap('c4'))).toBe('f7')
    game.kinds({ kind: 'swap', cell: 'c4' })
    expect(game.bear).toBe('f7')
  })

  it('while a bottle may be used, or declined', () => {
    const game = island('trap', {
      options: ARCH,
      teams: { white: { bottles: 1 } },
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g1', 'red-1': 'k9' },
      more: { bear: { at: 'g7', wokenBy: 'white' } },
    })
    game.passBy()
    expect([stepAfter(game, { kind: 'uncork', piece: 'white-1' }), stepAfter(game, { kind: 'decline' })]).toEqual([
      'f6',
      'f6',
    ])
  })

  it('and comes true on random islands', () => {
    const compared = Array.from({ length: 24 }, (_, seed) => comparedOn(seed))
    expect(compared.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(300)
  })

  /** Plays at random on a random island; returns the number of moves whose foreseen step came true. */
  function comparedOn(seed: number): number {
    const options = { ...ARCH, ...ISLANDS[seed % ISLANDS.length] }
    const read = parsePosition(randomIsland(openStream(seed, 'island'), options), openStream(seed, 'deal'))
    if (!read.ok) throw new Error(read.problem.what)
    const rng = openStream(seed, 'moves')
    let state = read.value
    let compared = 0
    for (let played = 0; played < 20; played++) {
      const [seat] = jackal.awaiting(state)
      if (seat === undefined) break
      const moves = jackal.legalMoves(state, seat)
      for (const move of moves.slice(0, 12)) if (isForetold(state, seat, move)) compared++
      const move = moves[rng.int(moves.length)]
      if (move) state = playMove(jackal, state, seat, move, rng).state
    }
    return compared
  }

  /** Compares the foreseen step with the played one, if the move turns no tile and no decision follows. */
  function isForetold(state: JackalState, seat: string, move: JackalMove): boolean {
    const foretold = bearForeseen(jackal.view(state, seat), move)
    const { events } = playMove(jackal, state, seat, move, openStream(1, 'move'))
    const isTold = (kind: JackalEvent['kind']) => events.some((event) => event.kind === kind)
    if (foretold === null || isTold('tileRevealed') || !isTold('turnPassed')) return false
    const walked = events.find((event) => event.kind === 'bearWalked')
    expect([move, walked?.to]).toEqual([move, foretold.to])
    return true
  }
})

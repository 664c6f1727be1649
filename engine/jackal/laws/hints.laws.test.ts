import { expect, it } from 'vitest'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import { batchesOf, FIRST_SEED } from '../../testkit/batches.node.ts'
import { randomIsland } from '../../testkit/randomIsland.ts'
import { parsePosition } from '../position.ts'
import { jackal } from '../rules.ts'
import type { Decision, JackalMove, JackalState, PieceId } from '../types.ts'

const LUCK = openStream(0, 'deal')
const ARCH = { variant: 'archipelago' }
const VARIANTS = [
  { alliances: 'pairs' },
  {},
  { lifeboat: true },
  ARCH,
  { ...ARCH, alliances: 'pairs' },
  { ...ARCH, players: 2 },
  { ...ARCH, lifeboat: true },
]
/** Decisions after which the bear may still come, or another tile may kill. */
const GOES_ON: readonly Decision['kind'][] = ['onward', 'arrival', 'uncork']

/**
 * Returns whether a move must kill, found by trying: the effect of a closed tile is unknown, so it counts as survival.
 */
function mustDie(state: JackalState, move: JackalMove, id: PieceId, depth = 0): boolean {
  const { state: next, events } = playMove(jackal, state, jackal.awaiting(state)[0] ?? 'nobody', move, LUCK)
  if (events.some((event) => event.kind === 'tileRevealed')) return false
  if (events.some((event) => event.kind === 'pieceDied' && event.piece === id)) return true
  const { decision } = next
  // Skips long ways: ice and airplanes make too many of them.
  if (!decision || !GOES_ON.includes(decision.kind) || depth > 5) return false
  return jackal.legalMoves(next, jackal.awaiting(next)[0] ?? 'nobody').every((way) => mustDie(next, way, id, depth + 1))
}

it.each(batchesOf(1))(
  'moves are marked fatal exactly when they must kill: islands $first to $last',
  ({ first, last }) => {
    let fatal = 0
    for (let i = FIRST_SEED + first; i <= FIRST_SEED + last; i++) {
      const read = parsePosition(randomIsland(openStream(i, 'island'), VARIANTS[i % VARIANTS.length] ?? {}), LUCK)
      if (!read.ok) throw new Error(read.problem.what)
      const state = read.value
      for (const move of jackal.legalMoves(state, jackal.awaiting(state)[0] ?? 'nobody')) {
        if (move.kind !== 'go') continue
        const marked = jackal.hint(state, move).fatal === true
        if (marked) fatal++
        expect({ island: i, move, fatal: marked }).toEqual({ island: i, move, fatal: mustDie(state, move, move.piece) })
      }
    }
    expect(fatal).toBeGreaterThan(0)
  },
)

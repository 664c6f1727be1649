import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { BOT_TEMPERS } from '../data/botTempers.ts'
import { legalMoves } from '../moves.ts'
import { parsePosition } from '../position.ts'
import type { AdmiralMove, AdmiralState } from '../types.ts'
import { fondnessOf, MOST_FONDNESS } from './tempers.ts'

interface ShipPlan {
  readonly id: string
  readonly team: 'red' | 'blue'
  readonly at: string
  readonly heading: string
}

/** Red to move, brigs without captains on an open sea. */
function sea(...ships: readonly ShipPlan[]): AdmiralState {
  const position = {
    game: 'admiral',
    options: { captains: 'none', scenario: 'custom' },
    board: {
      width: 24,
      height: 16,
      forts: [{ id: 'red-fort', team: 'red', at: 'b2', hullDamage: 0, shotsLeft: 2 }],
    },
    wind: { toward: 'E', strength: 'fresh' },
    teams: [{ id: 'red' }, { id: 'blue' }],
    ships: ships.map((ship) => ({ class: 'brig', ...ship })),
    turn: 'red',
  }
  const parsed = parsePosition(position, openStream(1, 'deal'))
  if (!parsed.ok) throw new Error(`${parsed.problem.where}: ${parsed.problem.what}`)
  return parsed.value
}

const OWN: ShipPlan = { id: 'red-brig', team: 'red', at: 'k8', heading: 'N' }
const enemy = (at: string, heading: string): ShipPlan => ({ id: 'blue-brig', team: 'blue', at, heading })

/** How much a temper likes the moves of a kind that red may play, the most of them. */
function liking(temper: string, state: AdmiralState, isMeant: (move: AdmiralMove) => boolean): number {
  const moves = legalMoves(state, 'red').filter(isMeant)
  if (moves.length === 0) throw new Error('no such move')
  const fondness = fondnessOf(temper, state)
  return Math.max(...moves.map((move) => fondness([move])))
}

const fires = ({ kind }: AdmiralMove) => kind === 'fire'
const boards = ({ kind }: AdmiralMove) => kind === 'board'
const sailsOn = (move: AdmiralMove) => move.kind === 'steer' && move.turn === 'none'

describe('what is liked for its own sake', () => {
  it('the raker fires into a stern or a bow, and thinks nothing of a broadside met by another', () => {
    expect(liking('raker', sea(OWN, enemy('m8', 'E')), fires)).toBeGreaterThan(0)
    expect(liking('raker', sea(OWN, enemy('m8', 'W')), fires)).toBeGreaterThan(0)
    expect(liking('raker', sea(OWN, enemy('m8', 'N')), fires)).toBe(0)
  })

  it('the boarder boards, and sails towards the enemy', () => {
    expect(liking('boarder', sea(OWN, enemy('l8', 'N')), boards)).toBeGreaterThan(0)
    expect(liking('boarder', sea(OWN, enemy('k14', 'N')), sailsOn)).toBeGreaterThan(0)
    expect(liking('boarder', sea(OWN, enemy('k2', 'N')), sailsOn)).toBeLessThan(0)
  })

  it('the cautious sail away from the enemy, rather than towards him', () => {
    expect(liking('cautious', sea(OWN, enemy('k14', 'N')), sailsOn)).toBeLessThan(0)
  })
})

it.each(BOT_TEMPERS)('the %s admiral likes and shuns nothing by more than his level can bear', (temper) => {
  const state = sea(OWN, enemy('m8', 'E'))
  const fondness = fondnessOf(temper, state)
  for (const move of legalMoves(state, 'red')) expect(Math.abs(fondness([move]))).toBeLessThanOrEqual(MOST_FONDNESS)
})

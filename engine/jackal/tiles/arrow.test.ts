import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'

/** The exits of each kind from e5, by facing N, E, S, W: turned clockwise (J-ARROW, J-DECK). */
const WAYS = [
  ['arrow-1', ['e6'], ['f5'], ['e4'], ['d5']],
  ['arrow-1d', ['f6'], ['f4'], ['d4'], ['d6']],
  ['arrow-2', ['e4', 'e6'], ['d5', 'f5'], ['e4', 'e6'], ['d5', 'f5']],
  ['arrow-2d', ['d4', 'f6'], ['d6', 'f4'], ['d4', 'f6'], ['d6', 'f4']],
  ['arrow-3', ['d6', 'e4', 'f5'], ['d5', 'e4', 'f6'], ['d5', 'e6', 'f4'], ['d4', 'e6', 'f5']],
  ['arrow-4', ...Array(4).fill(['d5', 'e4', 'e6', 'f5'])],
  ['arrow-4d', ...Array(4).fill(['d4', 'd6', 'f4', 'f6'])],
] as readonly [kind: string, ...ways: string[][]][]
const CASES = WAYS.flatMap(([kind, ...ways]) => ways.map((to, i) => ({ kind, facing: 'NESW'.charAt(i), to })))

describe('an arrow (J-ARROW)', () => {
  it.each(CASES)('$kind facing $facing leads to $to', ({ kind, facing, to }) => {
    const game = island(`${kind}/${facing}`, { tiles: { i9: 'airplane' }, pieces: { 'white-1': 'i9' } })
    game.go('white-1', 'e5')
    expect(to.length === 1 ? [game.at('white-1')] : game.targets('white-1')).toEqual(to)
  })

  it('asks the player only where to go on', () => {
    const game = island('arrow-2/E', { pieces: { 'white-1': 'e4', 'white-2': 'g1' } })
    game.go('white-1', 'e5')
    expect(game.moves().map((move) => move.kind)).toEqual(['go', 'go'])
    expect(game.refusal('white', { kind: 'sail', team: 'white', to: 'f1' })).toBe('finish-the-move')
    game.go('white-1', 'f5')
    expect([game.at('white-1'), game.turn]).toEqual(['f5', 'red'])
  })

  it('acts at once when it is turned', () => {
    const game = island('. ?> .', { pieces: { 'white-1': 'e5' } })
    expect(game.go('white-1', 'f5').map((event) => event.kind)).toEqual([
      'pieceMoved',
      'tileRevealed',
      'pieceMoved',
      'turnPassed',
    ])
    expect(game.at('white-1')).toBe('g5')
  })

  it('leads onto a closed tile, which is turned and acts', () => {
    const game = island('. > ?chest-2', { pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    expect(game.tile('g5')).toMatchObject({ open: true, coins: 2 })
  })

  it('leads from arrow to arrow', () => {
    const game = island(
      `. ^ .
       . > ^`,
      { pieces: { 'white-1': 'e5' } },
    )
    game.go('white-1', 'f5')
    expect(game.at('white-1')).toBe('g6')
  })

  it('makes a piece swim if it points to the water, and its load sinks (J-GOLD)', () => {
    const game = island('empty=1 v', { at: 'e2', pieces: { 'white-1': 'e2' } })
    expect(game.go('white-1', 'f2', { carry: 'coin' })).toContainEqual({
      kind: 'loadLost',
      piece: 'white-1',
      cell: 'f1',
      load: 'coin',
      to: 'sea',
    })
    expect(game.at('white-1')).toBe('f1')
  })

  it('carries a piece aboard its own ship, with its load', () => {
    const game = island('empty=T v', { at: 'f2', pieces: { 'white-1': 'f2', 'white-2': 'g1' } })
    game.go('white-1', 'g2', { carry: 'treasure' })
    expect(game.at('white-1')).toBe('g1')
    expect(game.team('white').gold).toBe(3)
  })
})

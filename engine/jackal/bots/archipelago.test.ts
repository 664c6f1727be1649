import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { cellNamed } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'
import { distanceBetween, printCell } from '../cells.ts'
import { parseOptions } from '../options.ts'
import { setup } from '../setup.ts'
import type { JackalMove } from '../types.ts'
import { viewed } from './core/thinking/viewed.ts'
import { BOTS } from './index.ts'

const ARCH = { variant: 'archipelago' } as const

describe('bots in the archipelago (J-ARCH)', () => {
  it.each(['easy', 'medium'] as const)('%s places its ship by land, away from the others', (level) => {
    const options = parseOptions({ ...ARCH, map: 'skerries' })
    if (!options.ok) throw new Error(options.problem.what)
    const dealt = setup(options.value, openStream(1, 'deal'))
    const white = dealt.board.map.length * 7 // the middle of the west
    const teams = dealt.teams.map((team) => (team.id === 'white' ? { ...team, ship: white } : team))
    const move = BOTS[level].choose({ ...dealt, teams, turn: 'red' }, 'red', openStream(1, 'bot'), { budget: 40 })
    expect(move.kind).toBe('place')
    if (move.kind === 'place') expect(distanceBetween(dealt.board, move.to, white)).toBeGreaterThan(5)
  })

  /** Two isles, the western one bare, the eastern one unknown. */
  const ISLES = `
    ~~~~~~~~~
    ~##~~~##~
    ~##~~~##~
    ~##~~~##~
    ~~~~~~~~~`
  const bare = (pieces: Record<string, string>) =>
    island('', {
      map: ISLES,
      at: 'b2',
      options: ARCH,
      teams: { white: { ship: 'd3' }, red: { ship: 'a5' } },
      pieces,
      tiles: { g2: '?rum', g3: '?chest-3', g4: '?fort', h2: '?empty', h3: '?empty', h4: '?empty' },
      farCoin: false,
      more: { idleTurns: 12 },
    })

  it('see a way over their ship from an isle without anything left to do', () => {
    const { state } = bare({ 'white-1': 'c3', 'white-2': 'd3' })
    const [errand] = viewed(state).chart.errand
    const at = (name: string) => errand?.[cellNamed(state.board, name)] ?? 0
    expect(at('d3')).toBeLessThan(at('c3'))
    expect(at('c3')).toBeLessThan(50)
    expect(at('e3')).toBeLessThan(at('d3'))
  })

  it('sail to the unknown when nothing has happened for long', () => {
    const game = bare({ 'white-1': 'd3', 'white-2': 'd3' })
    const moves = Array.from(
      { length: 8 },
      (_, i): JackalMove => BOTS.easy.choose(game.state, 'white', openStream(i, 'bot'), { budget: 40 }),
    )
    const sails = moves.flatMap((move) => (move.kind === 'sail' ? [printCell(game.state.board, move.to)] : []))
    expect(sails.length).toBeGreaterThan(3)
    for (const to of sails) expect(to).toMatch(/^[ef]/)
  })
})

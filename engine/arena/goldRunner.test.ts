import { describe, expect, it } from 'vitest'
import { printMove } from '../jackal/codec.ts'
import { jackal } from '../jackal/rules.ts'
import { openStream } from '../kernel/rng.ts'
import type { IslandPlan } from '../testkit/drawnIsland.ts'
import { island } from '../testkit/island.ts'
import { arenaGame } from './games.ts'
import { goldRunner } from './goldRunner.ts'

/** Returns the move of the gold runner, with the given luck. */
function chosen(drawing: string, plan: IslandPlan, luck = 1): object {
  const { state } = island(drawing, plan)
  const seat = jackal.awaiting(state)[0] ?? 'nobody'
  return printMove(goldRunner(jackal.view(state, seat), seat, openStream(luck, 'bot')), state)
}

describe('the gold runner', () => {
  it('brings a coin home rather than hit', () => {
    const plan = { at: 'g2', pieces: { 'white-1': 'g2', 'white-2': 'e5', 'red-1': 'e6' } } as const
    expect(chosen('empty=1', plan)).toEqual({ kind: 'go', piece: 'white-1', to: 'g1', carry: 'coin' })
  })

  it('hits with free hands rather than carry', () => {
    const plan = { at: 'g4', pieces: { 'white-1': 'g4', 'white-2': 'e7', 'red-1': 'e8' } } as const
    expect(chosen('empty=1', plan)).toEqual({ kind: 'go', piece: 'white-2', to: 'e8' })
  })

  it.each([1, 2, 3])('carries gold a step nearer home, with luck %d', (luck) => {
    const plan = { at: 'g5', pieces: { 'white-1': 'g5', 'white-2': 'c8' } } as const
    expect(chosen('empty=1', plan, luck)).toMatchObject({
      piece: 'white-1',
      to: expect.stringMatching(/^[fgh]4$/),
      carry: 'coin',
    })
  })

  it.each([1, 2, 3])('goes to the nearest gold with empty hands, with luck %d', (luck) => {
    const plan = { at: 'g3', pieces: { 'white-1': 'g3', 'white-2': 'd3' } } as const
    expect(chosen('. . empty=1', plan, luck)).toMatchObject({
      kind: 'go',
      piece: 'white-1',
      to: expect.stringMatching(/^h[234]$/),
    })
  })

  it('avoids certain death while there is another move', () => {
    const plan = {
      at: 'd4',
      pieces: { 'white-1': 'e5', 'white-2': { at: 'c9', trapped: true } },
      tiles: { c9: 'trap' },
    }
    const around = 'cannibal cannibal cannibal\n cannibal . .\n cannibal cannibal cannibal'
    expect(chosen(around, plan)).toMatchObject({ to: 'f5' })
  })

  it('swears aloud and declines an end', () => {
    const sworn = island('. caramba', { pieces: { 'white-1': 'e5' } })
    sworn.go('white-1', 'f5')
    expect(goldRunner(sworn.state, 'white', openStream(1, 'bot'))).toEqual({ kind: 'swear', loud: true })
    const offered = island('. .', { teams: { red: { gold: 9 } } })
    offered.play('white', { kind: 'offerEnd' })
    expect(goldRunner(offered.state, 'red', openStream(1, 'bot'))).toEqual({ kind: 'decline' })
  })
})

it('the gold runner beats random play', () => {
  const play = arenaGame('jackal')?.pairs({ table: '2', a: { level: 'greedy' }, b: { level: 'random' } })
  expect(play?.(1)).toEqual([1, 1])
})

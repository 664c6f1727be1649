import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../../engine/admiral/cells.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useIntent } from '../../intent/intent.ts'
import { AdmiralHud } from '../AdmiralHud.tsx'
import { AdmiralDock } from './AdmiralDock.tsx'

/** Six ships far from any enemy, some with captains: a plain turn. `red-far` is the sixth. */
const SQUADRON = {
  ships: {
    'red-line': ['b4 N', { captain: 'target' }],
    'red-galleon': ['e4 N', { captain: 'berserk' }],
    'red-frigate': ['h4 N', { captain: 'swift' }],
    'red-brig': 'k4 N',
    'red-frigate-2': 'n4 N',
  },
  options: { captains: 'all' },
} as const

describe('a plain turn of six ships', () => {
  it('takes two keys a ship', async () => {
    const table = await admiralTable(SQUADRON, { viewer: 'red' })
    const user = table.panel(<AdmiralHud />)
    let keys = 0
    while (table.view.turn === 'red' && keys < 30) {
      await user.keyboard('{Enter}')
      keys += 1
    }
    expect(table.view.turn).toBe('blue')
    expect(table.view.ships.filter(({ team, done }) => team === 'red' && done)).toHaveLength(6)
    expect(keys).toBe(12)
  })

  it('takes one click a ship; the last one, which ends the turn, takes two', async () => {
    const table = await admiralTable(SQUADRON, { viewer: 'red' })
    let clicks = 0
    const click = async (name: string) => {
      await act(async () => {
        useIntent.getState().hoverCell(parseCell(name))
        useIntent.getState().clickPointed(parseCell(name) ?? 0)
      })
      clicks += 1
    }
    // the brig stops short of its full range
    for (const cell of ['b8', 'e8', 'h9', 'k8', 'n10', 'a5', 'a5']) await click(cell)
    expect(table.view.turn).toBe('blue')
    expect(table.view.ships.find(({ id }) => id === 'red-brig')?.at).toBe(parseCell('k8'))
    expect(clicks).toBe(7)
  })
})

describe('the question that only hides whether Swift is aboard', () => {
  const attacked = {
    ships: { 'red-line': 'h8 N', 'blue-frigate': ['k8 N', { captain: 'rapid' }] },
    options: { captains: 'all' },
    dice: [2],
  } as const
  const shot = { kind: 'fire', ship: 'red-line', target: 'blue-frigate' } as const

  it('is declined automatically if all others are bots', async () => {
    const table = await admiralTable(attacked, { viewer: 'blue', bots: ['red'] })
    table.panel((view) => <AdmiralDock view={view} />)
    await table.play(shot)
    expect(table.host.asked('match:play')).toMatchObject([{ seat: 'blue', move: { kind: 'decline' } }])
    expect(table.view.offer?.kind).toBe('answer')
  })

  it('is shown if a person plays against the seat', async () => {
    const table = await admiralTable(attacked, { viewer: 'blue' })
    table.panel((view) => <AdmiralDock view={view} />)
    await table.play(shot)
    expect(table.host.asked('match:play')).toEqual([])
    expect(table.view.offer?.kind).toBe('first')
  })

  it('is shown if Swift is aboard', async () => {
    const ships = { ...attacked.ships, 'blue-frigate': ['k8 N', { captain: 'swift' }] } as const
    const table = await admiralTable({ ...attacked, ships }, { viewer: 'blue', bots: ['red'] })
    table.panel((view) => <AdmiralDock view={view} />)
    await table.play(shot)
    expect(table.host.asked('match:play')).toEqual([])
    expect(table.view.offer?.kind).toBe('first')
  })
})

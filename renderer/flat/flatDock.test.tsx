import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSkipAhead } from '../host/skipAhead.ts'
import { Dock } from '../hud/frame/Dock.tsx'
import { pageTable } from '../playback/pageTable.ts'
import { seaBattleTable } from '../testkit/seaBattle.ts'
import { FlatDock } from './FlatDock.tsx'

const { playback } = pageTable

const MOVING = { viewer: 'north', bots: ['south'], settings: { language: 'en', speed: 1 } } as const
const ASKED = <Dock prompt="asked" />

const dock = () => screen.getByTestId('flat-dock').textContent

describe('the dock', () => {
  it('lets the player skip the animations', async () => {
    const table = await seaBattleTable({}, MOVING)
    const user = table.panel(<FlatDock watched="South fires" asked={ASKED} />)
    expect(dock()).toBe('asked')
    await table.play({ kind: 'fire', at: 'j1' })
    expect(playback.isIdle).toBe(false)
    await user.click(screen.getByTestId('btn-skip'))
    expect(playback.isIdle).toBe(true)
  })

  it('skips to the player’s turn, and no further', async () => {
    const table = await seaBattleTable({ turn: 'south' }, MOVING)
    const user = table.panel(<FlatDock watched="South fires" asked={null} />)
    await user.click(screen.getByRole('button', { name: 'To my turn' }))
    expect(useSkipAhead.getState().isSkipping).toBe(true)
    await table.play({ kind: 'fire', at: 'j1' })
    expect([playback.isIdle, useSkipAhead.getState().isSkipping]).toEqual([true, false])
    await table.play({ kind: 'fire', at: 'j2' })
    expect(playback.isIdle).toBe(false)
    await act(async () => playback.skip())
  })

  it('offers no turn to onlookers', async () => {
    const table = await seaBattleTable({ turn: 'south' }, { ...MOVING, viewer: 'spectator', bots: ['north', 'south'] })
    table.panel(<FlatDock watched="South fires" asked={null} />)
    expect(dock()).toContain('thinking')
    expect(screen.queryByRole('button', { name: 'To my turn' })).toBeNull()
  })

  it('names the winner at the end, whatever was asked before', async () => {
    const allBut = (last: string) =>
      Array.from({ length: 100 }, (_, i) => `${'abcdefghij'[i % 10]}${Math.floor(i / 10) + 1}`)
        .filter((cell) => cell !== last)
        .join(' ')
    const table = await seaBattleTable({ northFired: allBut('j7') }, { ...MOVING, names: { north: 'Ann' } })
    table.panel(<FlatDock watched="South fires" asked={ASKED} reason="All sunk." />)
    await table.play({ kind: 'fire', at: 'j7' })
    await act(async () => playback.skip())
    await screen.findByText(/seed 1/)
    expect(dock()).toBe('Ann winsAll sunk.The next match begins at the table.Open deal from seed 1')
  })
})

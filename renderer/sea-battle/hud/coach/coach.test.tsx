import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cell } from '../../../../engine/testkit/fleet.ts'
import { seaBattleTable } from '../../../testkit/seaBattle.ts'
import { useAim } from '../../intent/aim.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { SeaBattleHud } from '../SeaBattleHud.tsx'

const ALONE = { viewer: 'north', bots: ['south'] } as const
const note = () => screen.getByTestId('coach').textContent ?? ''

describe('the coach of Sea Battle', () => {
  it('goes on beside a hit, says why, and aims there without firing', async () => {
    const table = await seaBattleTable({ south: 'e5 e6', northFired: 'e5' }, ALONE)
    const user = table.panel(<SeaBattleHud />)
    await user.keyboard('q')
    expect(note()).toContain('Right beside your hit')
    expect(note()).toContain('A miss gives the turn away')
    expect(['d5', 'f5', 'e4', 'e6'].map(cell)).toContain(useAim.getState().cursor)
    expect(table.host.asked('match:play')).toEqual([])
  })

  it('names the largest ship that has room where nothing was hit yet', async () => {
    const table = await seaBattleTable({}, ALONE)
    const user = table.panel(<SeaBattleHud />)
    await user.keyboard('q')
    expect(note()).toMatch(/room for the ship of four in \d+ ways/)
  })

  it('is not offered while fleets are laid out', async () => {
    const table = await seaBattleTable({ north: null, south: null }, ALONE)
    table.panel(<SeaBattleHud />)
    expect(screen.queryByTestId('btn-coach')).toBeNull()
  })

  it('lays out a whole fleet for who asks it before the battle, to be changed at will', async () => {
    const table = await seaBattleTable({ north: null, south: null }, ALONE)
    const user = table.panel(<SeaBattleHud />)
    await user.keyboard('q')
    expect(note()).toContain('Lay the fleet like this')
    expect(usePlacement.getState().slots.every(({ berth }) => berth !== null)).toBe(true)
    expect(table.host.asked('match:play')).toEqual([])
  })
})

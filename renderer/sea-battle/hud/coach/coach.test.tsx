import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type BattlePlan, battle, cell } from '../../../../engine/testkit/fleet.ts'
import { translator } from '../../../i18n/t.ts'
import { seaBattleTable } from '../../../testkit/seaBattle.ts'
import { useAim } from '../../intent/aim.ts'
import { EMPTY_FLEET } from '../../placement/berthing.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { trayOfPlace } from '../../table/places.ts'
import { SeaBattleHud } from '../SeaBattleHud.tsx'
import { reasonsFor, SEA_BATTLE_COACH } from './coach.ts'

const ALONE = { viewer: 'north', bots: ['south'] } as const
const note = () => screen.getByTestId('coach').textContent ?? ''

const reasonAt = (at: string, options: BattlePlan['options'] = {}) => {
  const view = battle({ south: 'e5 e6 e7', northFired: 'e5 e6', options })
  return reasonsFor(view, 'north', cell(at), translator('en')).for[0] ?? ''
}

describe('why a cell beside hits is good advice', () => {
  it('is that it lies in line with them, at an end alone', () => {
    expect(['e4', 'e7'].map((at) => /^In line/.test(reasonAt(at)))).toEqual([true, true])
    expect(['d5', 'f6'].map((at) => /^In line/.test(reasonAt(at)))).toEqual([false, false])
  })

  it('is only that it is beside them where ships may be bent', () => {
    const beside = ['e4', 'd5', 'f6'].map((at) => reasonAt(at, { shapes: 'bent' }))
    expect(beside.every((why) => why.startsWith('Right beside your hit'))).toBe(true)
  })
})

describe('the coach of Sea Battle', () => {
  it('goes on beside a hit, says why, and aims there without firing', async () => {
    const table = await seaBattleTable({ south: 'e5 e6', northFired: 'e5' }, ALONE)
    const user = table.panel(<SeaBattleHud />)
    await user.keyboard('q')
    expect(note()).toContain('Right beside your hit')
    expect(note()).toContain('A miss gives the turn away')
    expect(['d5', 'f5', 'e4', 'e6'].map(cell)).toContain(useAim.getState().cursor)
    expect(note()).toContain('Enter plays it')
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
    expect(note()).not.toContain('plays it')
    expect(usePlacement.getState().slots.every(({ berth }) => berth !== null)).toBe(true)
    expect(table.host.asked('match:play')).toEqual([])
  })

  it('leaves a fleet half laid out alone until its advice is pressed, and lays it out once', async () => {
    const table = await seaBattleTable({ north: null, south: null }, ALONE)
    const user = table.panel(<SeaBattleHud />)
    const own = EMPTY_FLEET.map((slot, place) => (place === 9 ? { ...slot, berth: [cell('a1')] } : slot))
    act(() => usePlacement.setState({ slots: own }))
    await user.keyboard('q')
    expect(note()).toContain('Lay the fleet like this')
    expect(usePlacement.getState().slots).toEqual(own)
    await user.click(screen.getByTestId('coach-1'))
    expect(usePlacement.getState().slots.every(({ berth }) => berth !== null)).toBe(true)
    act(() => usePlacement.getState().clear())
    cleanup()
    table.panel(<SeaBattleHud />)
    expect(note()).toContain('Lay the fleet like this')
    expect(usePlacement.getState().slots.every(({ berth }) => berth === null)).toBe(true)
  })
})

it('knows where a shot goes: into the other sea, as the table lies for whoever looks', () => {
  const view = battle({ south: 'e5 e6' })
  const fire = { move: { kind: 'fire', at: cell('e5') } }
  const trays = (['north', 'south'] as const).map((near) => {
    const [place] = SEA_BATTLE_COACH.wayOf(view, fire, near)?.cells ?? []
    return place === undefined ? null : trayOfPlace(place)
  })
  expect(view.turn).toBe('north')
  expect(trays).toEqual(['far', 'near'])
})

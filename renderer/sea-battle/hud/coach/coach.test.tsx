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

describe('the reason for a cell beside hits', () => {
  it('is that it is in line with them, only at an end', () => {
    expect(['e4', 'e7'].map((at) => /^In line/.test(reasonAt(at)))).toEqual([true, true])
    expect(['d5', 'f6'].map((at) => /^In line/.test(reasonAt(at)))).toEqual([false, false])
  })

  it('is only that it is beside them if ships may be bent', () => {
    const beside = ['e4', 'd5', 'f6'].map((at) => reasonAt(at, { shapes: 'bent' }))
    expect(beside.every((why) => why.startsWith('Beside your hit'))).toBe(true)
  })
})

describe('the reason for a cell far from any hit', () => {
  const whole = ['a1 b1 c1 d1', 'a3 b3 c3', 'a5 b5 c5', 'a7 b7', 'a9 b9', 'd7 e7']
  const fired = (sunk: readonly string[], at = 'j10') => {
    const view = battle({ south: [...whole, 'h1', 'h3', 'h5', 'h7'].join(', '), northFired: sunk.join(' ') })
    return reasonsFor(view, 'north', cell(at), translator('en'))
  }
  const files = [...'abcdefghij']
  const sea = files.flatMap((file) => Array.from({ length: 10 }, (_, rank) => `${file}${rank + 1}`))

  /** Fires at all of a sea except `length` cells of column j, which hold the ship of four. */
  const inColumn = (length: number, at: string) => {
    const isOpen = (one: string) => one.startsWith('j') && Number(one.slice(1)) <= length
    const northFired = sea.filter((one) => !isOpen(one)).join(' ')
    return reasonsFor(battle({ south: 'j2 j3 j4 j5', northFired }), 'north', cell(at), translator('en')).for
  }

  it('is in an open sea the number of the largest ship’s places there, and whether it has more elsewhere', () => {
    expect(fired([], 'e5').for).toEqual(['Most ways for the four-cell ship to fit here: 8'])
    expect(fired([], 'e3').for).toEqual(['7 ways for the four-cell ship to fit here'])
  })

  it('is about a smaller ship if the largest has many more places elsewhere', () => {
    expect(fired([], 'e2').for).toEqual(['5 ways for a three-cell ship to fit here'])
  })

  it('is at the edge, where all ships have fewer places, that people often lay ships there', () => {
    for (const at of ['j4', 'g10', 'a1']) {
      expect(fired([], at)).toEqual({ for: ['Ships often lie at the edge'], against: [] })
    }
  })

  it('is no number that is far from the highest', () => {
    expect(inColumn(10, 'j1')).toEqual([])
  })

  it('is with few places left the share of them that includes the cell', () => {
    expect(inColumn(10, 'j5')).toEqual(['4 of 7 places for the four-cell ship cover it'])
  })

  it('is that every remaining place includes the cell', () => {
    expect(inColumn(6, 'j4')).toEqual(['Wherever the four-cell ship is, it covers this cell'])
  })

  it('is about the last ship of its kind, and says so', () => {
    expect(fired(['a1 b1 c1 d1', 'a3 b3 c3'], 'h8').for).toEqual([
      expect.stringMatching(/ways? for the last three-cell ship/),
    ])
    expect(fired(['a1 b1 c1 d1'], 'h8').for).toEqual([expect.stringMatching(/ways? for a three-cell ship/)])
  })

  it('counts no place that touches a hit ship', () => {
    const view = battle({ south: whole.join(', '), northFired: 'b1' })
    const near = reasonsFor(view, 'north', cell('c4'), translator('en')).for
    const far = reasonsFor(view, 'north', cell('h4'), translator('en')).for
    expect([near, far]).toEqual([
      ['5 ways for a three-cell ship to fit here'],
      ['7 ways for the four-cell ship to fit here'],
    ])
  })

  it('is absent if no ship fits', () => {
    expect(inColumn(3, 'a1')).toEqual([])
  })

  it('is with only boats left that any cell may hold one, not that nothing fits', () => {
    expect(fired(whole)).toEqual({ for: [expect.stringMatching(/^Only boats are left/)], against: [] })
  })
})

describe('the coach of Sea Battle', () => {
  it('continues beside a hit, gives a reason, and aims there without firing', async () => {
    const table = await seaBattleTable({ south: 'e5 e6', northFired: 'e5' }, ALONE)
    const user = table.panel(<SeaBattleHud />)
    await user.keyboard('q')
    expect(note()).toContain('Beside your hit')
    expect(['d5', 'f5', 'e4', 'e6'].map(cell)).toContain(useAim.getState().cursor)
    expect(screen.getByTestId('coach-confirm').textContent).toBe('Enter')
    expect(table.host.asked('match:play')).toEqual([])
  })

  it('says of a cell at the edge, before any hit, that people often lay ships there', async () => {
    const table = await seaBattleTable({}, ALONE)
    const user = table.panel(<SeaBattleHud />)
    await user.keyboard('q')
    expect(note()).toContain('Ships often lie at the edge')
  })

  it('repeats no reason: neither the use of a hit nor the cost of a miss', async () => {
    const table = await seaBattleTable({ south: 'e5 e6', northFired: 'e5' }, ALONE)
    const user = table.panel(<SeaBattleHud />)
    await user.keyboard('q')
    expect(note()).not.toMatch(/fire again|A miss/)
  })

  it('is offered while fleets are laid out, too, but not with a ship in hand', async () => {
    const table = await seaBattleTable({ north: null, south: null }, ALONE)
    const user = table.panel(<SeaBattleHud />)
    screen.getByTestId('btn-coach')
    await user.keyboard('{Tab}')
    expect(screen.queryByTestId('btn-coach')).toBeNull()
  })

  it('lays out a whole fleet on request before the battle, which can be changed freely', async () => {
    const table = await seaBattleTable({ north: null, south: null }, ALONE)
    const user = table.panel(<SeaBattleHud />)
    await user.keyboard('q')
    expect(note()).toContain('Place the fleet like this')
    expect(screen.queryByTestId('coach-confirm')).toBeNull()
    expect(usePlacement.getState().slots.every(({ berth }) => berth !== null)).toBe(true)
    expect(table.host.asked('match:play')).toEqual([])
  })

  it('leaves a half laid fleet alone until its advice is pressed, and lays it out once', async () => {
    const table = await seaBattleTable({ north: null, south: null }, ALONE)
    const user = table.panel(<SeaBattleHud />)
    const own = EMPTY_FLEET.map((slot, place) => (place === 9 ? { ...slot, berth: [cell('a1')] } : slot))
    act(() => usePlacement.setState({ slots: own }))
    await user.keyboard('q')
    expect(note()).toContain('Place the fleet like this')
    expect(usePlacement.getState().slots).toEqual(own)
    await user.click(screen.getByTestId('coach-1'))
    expect(usePlacement.getState().slots.every(({ berth }) => berth !== null)).toBe(true)
    act(() => usePlacement.getState().clear())
    cleanup()
    table.panel(<SeaBattleHud />)
    expect(note()).toContain('Place the fleet like this')
    expect(usePlacement.getState().slots.every(({ berth }) => berth === null)).toBe(true)
  })
})

it('knows the target of a shot: the other sea, from the viewer’s side of the table', () => {
  const view = battle({ south: 'e5 e6' })
  const fire = { move: { kind: 'fire', at: cell('e5') } }
  const trays = (['north', 'south'] as const).map((near) => {
    const [place] = SEA_BATTLE_COACH.wayOf(view, fire, near)?.cells ?? []
    return place === undefined ? null : trayOfPlace(place)
  })
  expect(view.turn).toBe('north')
  expect(trays).toEqual(['far', 'near'])
})

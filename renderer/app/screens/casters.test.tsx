import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoomChannel, SeatAgreement } from '../../../electron/contract/channels.ts'
import { defaultSettings } from '../../../electron/contract/ipc.ts'
import type { Guest, Room } from '../../../electron/contract/screens.ts'
import { setHost } from '../../host/client.ts'
import { useRoom } from '../../remote/room.ts'
import { type ScriptedHost, scriptedHost } from '../../testkit/scriptedHost.ts'
import { adoptSettings } from '../../ui/settings.ts'
import { CasterNotices } from './CasterNotices.tsx'
import { Casters } from './Casters.tsx'
import { adoptScreens, useScreensStore } from './useScreensState.ts'

const ADDRESS = 'http://127.0.0.1:4173'
const WATCH: RoomChannel = { id: 'watch', kind: 'spectator', delay: 0 }
const FEED: RoomChannel = { id: 'feed', kind: 'spectator', delay: 0 }
const casterWith = (agreements: readonly SeatAgreement[]): RoomChannel => {
  return { id: 'caster', kind: 'caster', delay: 0, target: 'watch', agreements }
}
const CASTER: Guest = {
  ...{ id: 'g2', name: '', device: 'phone', address: '192.168.1.30', seat: null, connected: true, delay: null },
  channel: 'caster',
}
const NORTH: SeatAgreement = { seat: 'north', agreed: false, here: true }
const SOUTH: SeatAgreement = { seat: 'south', agreed: false, here: false }

function roomWith(channels: readonly RoomChannel[], matchId: string | null = 'match-00000001'): Room {
  const seats = [
    { seat: 'north', name: 'Nora', by: 'here', guest: null, connected: false },
    { seat: 'south', name: 'Sam', by: 'elsewhere', guest: 'g1', connected: true },
  ] as const
  return {
    reach: { kind: 'computer' },
    address: '127.0.0.1:4173',
    lobby: { game: 'sea-battle', title: 'Evening', matchId, seats },
    links: [
      { id: 'l1', channel: { kind: 'watch', id: 'caster', caster: true }, url: `${ADDRESS}/caster#1`, guest: null },
    ],
    words: null,
    guests: [CASTER],
    requests: [],
    watchDelay: 0,
    channels,
    since: 0,
    reached: true,
    problem: null,
  }
}

describe('the panel for other screens', () => {
  const actions = {
    inviteCaster: vi.fn(),
    agreeToCaster: vi.fn(),
    removeChannel: vi.fn(),
    revoke: vi.fn(),
    copy: vi.fn(),
  }
  const show = (room: Room) => {
    render(<Casters room={room} actions={actions} />)
    return userEvent.setup()
  }

  it('invites a caster for each audience without one, to a match', async () => {
    const user = show(roomWith([WATCH, FEED, casterWith([])]))
    expect(screen.queryByTestId('caster-invite-watch')).toBeNull()
    await user.click(screen.getByTestId('caster-invite-feed'))
    expect(actions.inviteCaster).toHaveBeenCalledWith('feed')
  })

  it('invites the next caster for an audience that still sees the end of an earlier match', async () => {
    const user = show(roomWith([WATCH, { ...casterWith([]), earlier: true }]))
    await user.click(screen.getByTestId('caster-invite-watch'))
    expect(actions.inviteCaster).toHaveBeenLastCalledWith('watch')
  })

  it('invites nobody without a match, and says so', () => {
    show(roomWith([WATCH], null))
    expect(screen.queryByTestId('caster-invite-watch')).toBeNull()
    expect(screen.getByText('A caster is invited for the match on the table.')).toBeDefined()
  })

  it('copies, renews and removes the address of a caster', async () => {
    const user = show(roomWith([WATCH, casterWith([])]))
    await user.click(screen.getByTestId('caster-copy-watch'))
    await user.click(screen.getByTestId('caster-renew-watch'))
    await user.click(screen.getByTestId('caster-remove-watch'))
    expect(actions.copy).toHaveBeenCalledWith(`${ADDRESS}/caster#1`)
    expect(actions.revoke).toHaveBeenCalledWith('l1')
    expect(actions.removeChannel).toHaveBeenCalledWith('caster')
  })

  it('shows what the players have answered, and changes the answers of those at this screen alone', async () => {
    const user = show(roomWith([WATCH, casterWith([NORTH, { ...SOUTH, agreed: true }])]))
    expect(screen.getByText('Sam has agreed: the caster may see hidden things.')).toBeDefined()
    expect(screen.queryByTestId('caster-agrees-south')).toBeNull()
    await user.click(screen.getByTestId('caster-agrees-north'))
    expect(actions.agreeToCaster).toHaveBeenCalledWith('north', true)
  })
})

describe('the question of a caster', () => {
  let host: ScriptedHost
  const asks = () => screen.queryAllByTestId('caster-asks').map(({ textContent }) => textContent)
  const room = (...agreements: SeatAgreement[]) => roomWith([WATCH, casterWith(agreements)])
  const tell = (...agreements: SeatAgreement[]) => act(() => adoptScreens({ networks: [], room: room(...agreements) }))

  beforeEach(() => {
    host = scriptedHost({
      'screens:agreeCaster': () => ({
        networks: [],
        room: roomWith([WATCH, casterWith([{ ...NORTH, agreed: true }])]),
      }),
    })
    setHost(host)
    adoptSettings(defaultSettings('en'))
    return () => {
      useScreensStore.setState({ state: null })
      useRoom.setState({ room: null })
    }
  })

  it('goes to the players at this screen, and ends with their consent', async () => {
    render(<CasterNotices />)
    tell(NORTH, SOUTH)
    expect(asks()).toEqual([expect.stringMatching(/^The caster asks to see hidden things/)])
    await userEvent.setup().click(screen.getByTestId('caster-agree'))
    expect(host.asked('screens:agreeCaster')).toEqual([{ seat: 'north', agreed: true }])
    expect(asks()).toEqual([])
  })

  it('waits until a caster has come', () => {
    render(<CasterNotices />)
    act(() => adoptScreens({ networks: [], room: { ...room(NORTH), guests: [] } }))
    expect(asks()).toEqual([])
    tell(NORTH)
    expect(asks()).toHaveLength(1)
  })

  it('goes to each of several players by name', () => {
    render(<CasterNotices />)
    tell(NORTH, { ...SOUTH, here: true })
    expect(asks()).toEqual([expect.stringContaining('Nora: '), expect.stringContaining('Sam: ')])
  })

  it('is put off for the match without consent', async () => {
    render(<CasterNotices />)
    tell(NORTH)
    await userEvent.setup().click(screen.getByTestId('caster-later'))
    tell(NORTH, SOUTH)
    expect([asks(), host.asked('screens:agreeCaster')]).toEqual([[], []])
  })

  it('is not in a window that an audience sees', () => {
    adoptSettings({ ...defaultSettings('en'), streamerMode: true })
    render(<CasterNotices />)
    tell(NORTH)
    expect(asks()).toEqual([])
  })

  it('goes to the player of a seat at another table', () => {
    render(<CasterNotices />)
    const guest = { id: 'g', name: 'Nora', seat: 'north', caster: 'asked' } as const
    const match = { id: 'match-00000001' } as never // only its id is looked at
    act(() => useRoom.setState({ room: { kind: 'room', guest, lobby: null, match, now: 0 } }))
    expect(asks()).toHaveLength(1)
    act(() =>
      useRoom.setState({ room: { kind: 'room', guest: { ...guest, caster: 'agreed' }, lobby: null, match, now: 0 } }),
    )
    expect(asks()).toEqual([])
  })
})

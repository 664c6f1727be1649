import { act, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { MatchClock, SeatTime } from '../../../electron/contract/ipc.ts'
import { sounds } from '../../audio/sounds.ts'
import { DecidingClock } from '../../hud/clock/SeatClock.tsx'
import { ScreenReaderRegions } from '../../hud/screenReader/ScreenReaderRegions.tsx'
import { ScorePlates } from '../../jackal/hud/crews/ScorePlates.tsx'
import { SeaCorner } from '../../sea-battle/flat/SeaCorner.tsx'
import { FleetPlates } from '../../sea-battle/hud/fleet/FleetPlates.tsx'
import { jackalTable } from '../../testkit/jackal.ts'
import type { OpenTable } from '../../testkit/openTable.tsx'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { MatchScreen } from './MatchScreen.tsx'

const BLITZ: MatchClock = { kind: 'match', seconds: 300, increment: 5, atEnd: 'loses' }
const SEATING = { names: { north: 'Anne', south: 'Bob' }, clock: BLITZ, settings: { language: 'en' } } as const
const FLEETS = { north: 'a1', south: 'j1, a1', turn: 'north' } as const

function useHands(): void {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

/** Sends the remaining times; the clock of `north` is running. */
const tell = (table: OpenTable<unknown>, north: number, rest: Partial<SeatTime> = {}) =>
  act(async () => {
    const times = [
      { seat: 'north', left: north, running: true, ...rest },
      { seat: 'south', left: 200_000, running: false },
    ]
    table.host.tell({ kind: 'clocks', matchId: table.info.id, times })
  })

const clock = (seat: string) => screen.getByTestId(`clock-${seat}`)
const sentence = () => screen.getByTestId('spoken-clock').textContent

describe('the clock beside a name', () => {
  it('counts down between the host’s messages', async () => {
    const table = await seaBattleTable(FLEETS, SEATING)
    table.panel((view) => <FleetPlates view={view} />)
    useHands()
    await tell(table, 65_500)
    expect([clock('north').textContent, clock('south').textContent]).toEqual(['1:06', '3:20'])
    await pass(6600)
    expect([clock('north').textContent, clock('south').textContent]).toEqual(['0:59', '3:20'])
    await tell(table, 61_000)
    expect(clock('north').textContent).toBe('1:01')
    expect(clock('north').getAttribute('aria-label')).toBe('Anne: 1:01 left')
    await tell(table, 40_000, { running: false })
    await pass(5000)
    expect(clock('north').textContent).toBe('0:40')
  })

  it('changes its shape when it becomes urgent', async () => {
    const table = await seaBattleTable(FLEETS, SEATING)
    table.panel((view) => <FleetPlates view={view} />)
    useHands()
    await tell(table, 21_000)
    const shape = () => clock('north').querySelector('path')?.getAttribute('d')
    const quiet = shape()
    expect(clock('north').dataset.urgent).toBe('false')
    await pass(1100)
    expect([clock('north').dataset.urgent, shape() === quiet]).toEqual(['true', false])
  })

  it('is that of the seat that decides, beside what it is asked', async () => {
    const table = await seaBattleTable(FLEETS, SEATING)
    table.panel(<DecidingClock />)
    await tell(table, 65_500)
    expect(screen.getAllByRole('timer').map((one) => one.dataset.testid)).toEqual(['clock-north'])
  })

  it('is shown once for a player of two crews', async () => {
    const table = await jackalTable('. .', {}, { clock: BLITZ })
    table.panel((view) => <ScorePlates view={view} />)
    const seats = table.info.seats.map(({ seat }) => seat)
    const times = seats.map((seat) => ({ seat, left: 60_000, running: false }))
    await act(async () => table.host.tell({ kind: 'clocks', matchId: table.info.id, times }))
    expect(screen.getAllByRole('timer')).toHaveLength(seats.length)
  })

  it('is absent in a match without one, and is never that of another match', async () => {
    const table = await seaBattleTable(FLEETS, SEATING)
    table.panel((view) => <FleetPlates view={view} />)
    expect(screen.queryByRole('timer')).toBeNull()
    await act(async () => table.host.tell({ kind: 'clocks', matchId: 'another', times: [] }))
    expect(screen.queryByRole('timer')).toBeNull()
  })
})

describe('spoken times of a clock', () => {
  it('are spoken once at 30 and at 10 seconds, and the last seconds tick', async () => {
    const play = vi.spyOn(sounds, 'play').mockImplementation(() => {})
    const table = await seaBattleTable(FLEETS, { ...SEATING, viewer: 'north' })
    table.panel(<ScreenReaderRegions chosen="" cell="" turn="" deeds={[]} />)
    useHands()
    await tell(table, 32_000)
    expect(sentence()).toBe('')
    await pass(2100)
    expect(sentence()).toBe('30 seconds left')
    await pass(15_000)
    expect([sentence(), play.mock.calls.length]).toEqual(['30 seconds left', 0])
    await pass(5000)
    expect(sentence()).toBe('10 seconds left')
    for (let second = 0; second < 4; second++) await pass(1000)
    expect(play.mock.calls.map(([name]) => name)).toEqual(Array(5).fill('click'))
    play.mockRestore()
  })

  it('are silent while others decide', async () => {
    const table = await seaBattleTable(FLEETS, { ...SEATING, bots: ['north'], viewer: 'south' })
    table.panel(<ScreenReaderRegions chosen="" cell="" turn="" deeds={[]} />)
    await tell(table, 9000)
    expect(sentence()).toBe('')
  })
})

describe('a match that is lost on time', () => {
  it('is over on the flat table', async () => {
    const table = await seaBattleTable(FLEETS, SEATING)
    table.panel((view) => <SeaCorner view={view} />)
    await act(async () => table.loseOnTime('north'))
    expect(screen.getByTestId('flat-turn').textContent).toBe('Match over')
  })

  it('shows this with the result', async () => {
    const table = await seaBattleTable(FLEETS, SEATING)
    table.panel(<MatchScreen />)
    await act(async () => table.loseOnTime('north'))
    const result = await screen.findByTestId('result-screen')
    expect(result.textContent).toContain('Bob wins')
    expect(result.textContent).toContain('Time ran out.')
    expect(screen.getByTestId('result-lost-on-time').textContent).toBe('Lost on time: Anne')
  })
})

it('reports to the host while a curtain hides the table of a match with a clock', async () => {
  const table = await seaBattleTable({ north: null, south: null }, { ...SEATING, viewer: 'spectator' })
  table.panel(<MatchScreen />)
  await screen.findByTestId('curtain')
  expect(table.host.asked('match:shown').at(-1)).toMatchObject({ id: table.info.id, moves: 0, covered: true })
})

import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { useAssigning } from '../../admiral/hud/captains/assigning.ts'
import { sounds } from '../../audio/sounds.ts'
import { INSTANT_LOOK } from '../../host/secrets.ts'
import { useSession } from '../../host/session.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { usePlacement } from '../../sea-battle/placement/placementStore.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import type { OpenTable } from '../../testkit/openTable.tsx'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { MatchScreen } from './MatchScreen.tsx'

const { playback } = pageTable

const NAMES = { north: 'Ann', south: 'Bob', red: 'Ann', blue: 'Bob' }
const MOVING = { names: NAMES, settings: { speed: 1, language: 'en' } } as const

const hud = () => document.querySelector('.hud')
const curtain = () => screen.queryByTestId('curtain')
const calls = (name: string) => curtain()?.textContent?.includes(name) === true

/** Returns the name of the player whose turn it is; empty if several players act. */
const acting = () => {
  const lit = document.querySelectorAll('.plate[data-acting="true"]')
  return (lit.length === 1 ? lit[0]?.textContent : screen.queryByTestId('hud-turn')?.textContent) ?? ''
}

/**
 * Returns a function that lists the players named as acting since this call; it checks after each change of the page.
 */
function namedSince(): () => readonly string[] {
  const named = new Set<string>()
  const observer = new MutationObserver(() => named.add(acting()))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return () => [...named].filter((text) => text !== '')
}

const pass = (ms: number) => act(async () => void playback.tick(ms))

async function hold(ms = 900): Promise<void> {
  vi.useFakeTimers()
  fireEvent.pointerDown(screen.getByTestId('curtain-hold'))
  await act(async () => void vi.advanceTimersByTime(ms))
  vi.useRealTimers()
}

const leaveWindow = (_table?: OpenTable<unknown>) => act(async () => void window.dispatchEvent(new Event('blur')))
const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')))

/** Delays the host's next view, so that a test sees what the page shows until it arrives. */
const slowHost = (table: OpenTable<unknown>) => table.host.refuse('match:look', { code: 'internal' })

beforeEach(() => {
  onTestFinished(() => void vi.useRealTimers())
})

describe('the curtain in front of a fleet', () => {
  it('falls with the answer to “To battle!”, before anything is shown or the next player is named', async () => {
    const table = await seaBattleTable({ north: null, south: null }, { ...MOVING, viewer: 'north' })
    const user = table.panel(<MatchScreen />)
    await user.click(screen.getByTestId('place-random'))
    await pass(3000)
    slowHost(table)
    const named = namedSince()
    const play = vi.spyOn(sounds, 'play').mockImplementation(() => {})
    await user.click(screen.getByTestId('place-confirm'))
    expect([calls('Bob'), hud()]).toEqual([true, null])
    expect(play.mock.calls.filter(([name]) => name === 'curtain')).toHaveLength(1)
    play.mockRestore()
    await pass(100)
    expect(hud()).toBeNull()
    expect(named().filter((text) => text.includes('Bob'))).toEqual([])
  })

  it('shows the shooter a miss, still under their own name', async () => {
    const table = await seaBattleTable({}, { ...MOVING, viewer: 'north' })
    table.panel(<MatchScreen />)
    slowHost(table)
    await table.play({ kind: 'fire', at: 'a1' })
    const named = namedSince()
    await pass(300)
    expect([acting().includes('Ann'), curtain()]).toEqual([true, null])
    for (let ms = 0; ms < 6000 && !curtain(); ms += 50) await pass(50)
    expect([calls('Bob'), hud()]).toEqual([true, null])
    expect(named().filter((text) => text.includes('Bob'))).toEqual([])
  })

  it('shows the shooter a miss even without animations', async () => {
    const table = await seaBattleTable({}, { names: NAMES, viewer: 'north' })
    table.panel(<MatchScreen />)
    slowHost(table)
    vi.useFakeTimers()
    await table.play({ kind: 'fire', at: 'a1' })
    expect(table.view.shots.north).toHaveLength(1)
    await act(async () => void vi.advanceTimersByTime(INSTANT_LOOK - 100))
    expect([acting().includes('Ann'), curtain()]).toEqual([true, null])
    await act(async () => void vi.advanceTimersByTime(200))
    expect([calls('Bob'), hud()]).toEqual([true, null])
  })

  it('stays away while the same player fires again', async () => {
    const table = await seaBattleTable({}, { ...MOVING, viewer: 'north' })
    table.panel(<MatchScreen />)
    await table.play({ kind: 'fire', at: 'a10' })
    await pass(9000)
    expect(curtain()).toBeNull()
    expect(useSession.getState()).toMatchObject({ viewer: 'north', curtain: null })
  })
})

describe('the curtain in front of captains', () => {
  const ships = { 'red-brig': 'k5 N', 'blue-brig': 'k9 S' }
  const assigning = { ships, phase: 'assign', options: { captains: 1 } }

  it('falls as soon as they are assigned', async () => {
    const table = await admiralTable(assigning, { ...MOVING, viewer: 'red' })
    const user = table.panel(<MatchScreen />)
    await user.click(screen.getByTestId('assign-random'))
    slowHost(table)
    await user.click(screen.getByTestId('assign-confirm'))
    expect(calls('Bob')).toBe(true)
    expect([hud(), useAssigning.getState().cards]).toEqual([null, {}])
  })

  it('keeps the choice when the player only leaves the window', async () => {
    const table = await admiralTable(assigning, { ...MOVING, viewer: 'red' })
    const user = table.panel(<MatchScreen />)
    await user.click(screen.getByTestId('assign-random'))
    const { cards } = useAssigning.getState()
    await leaveWindow()
    expect(screen.queryByTestId('assign')).toBeNull()
    await comeBack()
    await hold()
    expect(screen.queryByTestId('assign')).not.toBeNull()
    expect(useAssigning.getState().cards).toEqual(cards)
  })
})

describe('the lighthouse', () => {
  const climb = { tiles: { c3: '?cannibal' }, pieces: { 'white-1': 'd5', 'white-2': 'g1' } }

  it('hides the cards that one player has seen before the next is named', async () => {
    const table = await jackalTable('?lighthouse', climb, {
      ...MOVING,
      viewer: 'spectator',
      names: { white: 'Ann', red: 'Bob' },
    })
    table.panel(<MatchScreen />)
    await table.play({ kind: 'go', piece: 'white-1', to: 'e5' })
    await pass(9000)
    expect(calls('Ann')).toBe(true)
    await hold()
    await table.play({ kind: 'peek', cell: 'c3' })
    await pass(9000)
    expect([useSession.getState().viewer, hud() !== null]).toEqual(['white', true])
    slowHost(table)
    const named = namedSince()
    await table.play({ kind: 'arrange', order: ['c3'] })
    for (let ms = 0; ms < 6000 && hud(); ms += 50) await pass(50)
    expect([hud(), screen.queryByTestId('curtain-blank') !== null]).toEqual([null, true])
    expect(named().filter((text) => text.includes('Bob'))).toEqual([])
  })
})

describe('a window that is left', () => {
  it.each<[string, (table: OpenTable<unknown>) => Promise<void>]>([
    ['loses the keyboard', leaveWindow],
    ['is minimised', (table) => act(async () => table.host.tell({ kind: 'windowHidden' }))],
    [
      'is out of sight',
      async () => {
        const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
        await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
        hidden.mockRestore()
      },
    ],
  ])('hides the fleet when it %s, until the same player lifts the curtain', async (_, leave) => {
    const table = await seaBattleTable({}, { ...MOVING, viewer: 'north' })
    table.panel(<MatchScreen />)
    await leave(table)
    expect([calls('Ann'), hud()]).toEqual([true, null])
    await comeBack()
    expect(curtain()).not.toBeNull()
    await hold(500)
    expect(curtain()).not.toBeNull()
    fireEvent.pointerUp(screen.getByTestId('curtain-hold'))
    await hold()
    expect(curtain()).toBeNull()
    expect(hud()).not.toBeNull()
    expect(table.host.asked('match:look')).toEqual([])
  })

  it('keeps a half-placed fleet for its player', async () => {
    const table = await seaBattleTable({ north: null, south: null }, { ...MOVING, viewer: 'north' })
    const user = table.panel(<MatchScreen />)
    await user.click(screen.getByTestId('place-random'))
    const { slots } = usePlacement.getState()
    await leaveWindow()
    await comeBack()
    await hold()
    expect(screen.queryByTestId('placement')).not.toBeNull()
    expect(usePlacement.getState().slots).toEqual(slots)
  })

  it('needs no curtain for a single player, nor for the public view', async () => {
    const table = await seaBattleTable({}, { ...MOVING, viewer: 'north', bots: ['south'] })
    table.panel(<MatchScreen />)
    await leaveWindow()
    expect([curtain(), useSession.getState().curtain]).toEqual([null, null])
  })

  it('hides a view that was requested before', async () => {
    const table = await seaBattleTable({}, { ...MOVING, viewer: 'spectator' })
    table.panel(<MatchScreen />)
    await leaveWindow()
    await act(async () => void (await table.host.call('match:look', { id: 'sea-battle-1', viewer: 'north' })))
    expect(useSession.getState()).toMatchObject({ viewer: 'north', curtain: { seat: 'north' } })
    expect(hud()).toBeNull()
  })
})

import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSession } from '../../host/session.ts'
import { canSkipAhead, closeRecap, skipToMyTurn, useSkipAhead } from '../../host/skipAhead.ts'
import { useMarkedPlace } from '../../hud/recap/markedPlace.ts'
import { RecapPanel } from '../../hud/recap/RecapPanel.tsx'
import { pageTable } from '../../playback/pageTable.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { useCaptions, useRecap } from './useRecap.tsx'

const { playback } = pageTable

const Panel = () => <RecapPanel captions={useCaptions(useRecap())} />

/** Opens a table on which White watches red and black, whose moves take time. */
async function watching(pieces: Readonly<Record<string, string>>) {
  const plan = {
    turn: 'red',
    options: { players: 3 },
    pieces: { 'white-1': 'f5', 'black-1': 'j9', ...pieces },
  } as const
  const seating = { viewer: 'white', bots: ['red', 'black'], settings: { speed: 1 } } as const
  const table = await jackalTable('. . .', plan, seating)
  return { table, user: table.panel(<Panel />) }
}

const busy = () => pageTable.shown.getState().busy
const recap = () => screen.queryByRole('status', { name: 'What happened to you' })

describe('skipping to one’s own turn', () => {
  it('shows at once others’ moves, including later ones, and stops when this screen is asked', async () => {
    const { table } = await watching({ 'red-1': 'e5' })
    await table.play({ kind: 'go', piece: 'red-1', to: 'e6' })
    expect(busy()).toBe(true)
    await act(async () => skipToMyTurn())
    expect(busy()).toBe(false)
    expect(useSkipAhead.getState().isSkipping).toBe(true)
    await table.play({ kind: 'go', piece: 'black-1', to: 'j8' })
    expect(busy()).toBe(false)
    expect(useSession.getState().standing?.asked?.seat).toBe('white')
    expect(useSkipAhead.getState()).toMatchObject({ isSkipping: false })
    await table.play({ kind: 'go', piece: 'white-1', to: 'f6' })
    expect(busy()).toBe(true)
  })

  it('is not offered to the asked player', async () => {
    const { table } = await watching({ 'red-1': 'e5' })
    await table.play({ kind: 'go', piece: 'red-1', to: 'e6' })
    await table.play({ kind: 'go', piece: 'black-1', to: 'j8' })
    await act(async () => playback.skip())
    expect(canSkipAhead(useSession.getState(), busy())).toBe(false)
    act(() => skipToMyTurn())
    expect(useSkipAhead.getState().isSkipping).toBe(false)
  })
})

describe('the recap', () => {
  async function skipped(to: string) {
    const watched = await watching({ 'red-1': 'e5' })
    await watched.table.play({ kind: 'go', piece: 'red-1', to })
    await act(async () => skipToMyTurn())
    await watched.table.play({ kind: 'go', piece: 'black-1', to: 'j8' })
    return watched
  }

  it('lists what happened to the player and marks its place', async () => {
    const { table, user } = await skipped('f5')
    const line = within(recap() ?? document.body).getByRole('button', { name: 'White pirate is hit' })
    await user.hover(line)
    expect(useMarkedPlace.getState().place).toBe(table.view.pieces.find(({ id }) => id === 'red-1')?.at)
    await user.unhover(line)
    expect(useMarkedPlace.getState().place).toBeNull()
  })

  it('is not shown when nothing happened to the player', async () => {
    await skipped('e6')
    expect(recap()).toBeNull()
  })

  it('goes away with the next own move, and when it is closed', async () => {
    const { user } = await skipped('f5')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(recap()).toBeNull()
    expect(closeRecap()).toBe(false)
    act(() => useSkipAhead.setState({ isTold: true }))
    await act(async () => useSession.setState({ sentAfter: 2 }))
    expect(recap()).toBeNull()
  })
})

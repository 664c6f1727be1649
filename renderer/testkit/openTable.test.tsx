import { describe, expect, it } from 'vitest'
import { playMoves, useSession } from '../host/session.ts'
import { pageTable } from '../playback/pageTable.ts'
import { useToasts } from '../ui/toasts/toasts.ts'
import { admiralTable } from './admiral.ts'
import { jackalTable } from './jackal.ts'
import { seaBattleTable } from './seaBattle.ts'

const asked = () => useSession.getState().standing?.asked?.seat

describe('a table', () => {
  it('of Jackal shows the island as its viewer knows it', async () => {
    const table = await jackalTable('?chest-3 .', { pieces: { 'white-1': 'f5' } })
    expect(Object.values(table.view.tiles).filter((tile) => tile?.kind === 'closed')).toHaveLength(1)
    await table.play({ kind: 'go', piece: 'white-1', to: 'f6' })
    expect(table.view.turn).toBe('red')
    expect(asked()).toBe('red')
  })

  it('of Admiral plays a course', async () => {
    const table = await admiralTable({ ships: { 'red-frigate': 'k5 N', 'blue-frigate': 'k12 N' } })
    await table.play({ kind: 'steer', ship: 'red-frigate', turn: 'none' })
    expect(table.view.activation?.ship).toBe('red-frigate')
  })

  it('of Sea Battle hides the other fleet', async () => {
    const table = await seaBattleTable({}, { viewer: 'south', bots: ['north'] })
    expect(table.view.fleets.north?.ships).toBe('hidden')
    await table.play({ kind: 'fire', at: 'e5' })
    expect(table.view.shots.north).toHaveLength(1)
    expect(asked()).toBe('south')
  })

  it('plays the moves that the page sends', async () => {
    const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } })
    await playMoves('white', movesOf('white-1'))
    expect(table.host.asked('match:play')).toHaveLength(1)
    expect(asked()).toBe('red')
  })

  it('shows the player what the host refuses', async () => {
    const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } })
    table.host.refuse('match:play', { code: 'save-failed' })
    await playMoves('white', movesOf('white-1'))
    expect(useToasts.getState().toasts.map(({ problem }) => problem?.code)).toEqual(['save-failed'])
    expect(asked()).toBe('white')
  })

  it('is cleared after its test', () => {
    expect(useSession.getState().match).toBeNull()
    expect(pageTable.shown.getState().shown).toBeNull()
    expect(useToasts.getState().toasts).toEqual([])
  })
})

/** Returns a move that the player is offered for a piece. */
function movesOf(piece: string) {
  const { moves = [] } = useSession.getState().standing?.asked ?? {}
  return moves
    .filter(({ move }) => JSON.stringify(move).includes(piece))
    .slice(0, 1)
    .map(({ move }) => move)
}

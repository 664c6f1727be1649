import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { handOver, uncover } from '../../host/secrets.ts'
import { leaveMatch, lookAs, undo, useSession } from '../../host/session.ts'
import { playback } from '../../playback/shownStore.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { MatchScreen } from './MatchScreen.tsx'

const names = { red: 'Ann', blue: 'Rob', green: 'Bob', north: 'Ann', south: 'Bob' }
const settings = { speed: 1, language: 'en' } as const
const hud = () => document.querySelector('.hud')
const curtain = () => screen.queryByTestId('curtain')
const pass = (ms: number) => act(async () => void playback.tick(ms))

describe('two people and a bot', () => {
  const ships = {
    'red-brig': ['k5 N', { captain: 'swift' }],
    'blue-brig': ['c9 S', { captain: 'rapid' }],
    'green-brig': ['t9 S', { captain: 'target' }],
  } as const
  const more = { teams: [{ id: 'red' }, { id: 'blue' }, { id: 'green' }], options: { captains: 1 } }

  it('keep the look while the bot moves, and lose it before the other person is named', async () => {
    const table = await admiralTable({ ships, ...more }, { names, settings, viewer: 'red', bots: ['blue'] })
    table.panel(<MatchScreen />)
    table.host.refuse('match:look', { code: 'internal' })
    for (const ship of ['red-brig', 'red-far']) await table.play({ kind: 'finish', ship })
    for (let ms = 0; ms < 3000; ms += 100) await pass(100)
    expect(curtain()).toBeNull()
    expect(useSession.getState()).toMatchObject({ viewer: 'red', undo: { seat: 'red' } })
    for (const ship of ['blue-brig', 'blue-far']) await table.play({ kind: 'finish', ship })
    for (let ms = 0; ms < 6000 && !curtain(); ms += 100) {
      expect(screen.queryByTestId('hud-turn')?.textContent ?? '').not.toContain('Bob')
      await pass(100)
    }
    expect([curtain()?.textContent?.includes('Bob'), hud()]).toEqual([true, null])
  })
})

describe('the curtain', () => {
  it('cannot be lifted while the secret of the last player is still there', async () => {
    const table = await seaBattleTable({}, { names, settings, viewer: 'north' })
    table.panel(<MatchScreen />)
    table.host.refuse('match:look', { code: 'internal' })
    await act(async () => handOver('south'))
    fireEvent.pointerDown(screen.getByTestId('curtain-hold'))
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1000))))
    act(uncover)
    expect([curtain() !== null, hud()]).toEqual([true, null])
    expect(table.host.asked('match:look')).toEqual([{ id: 'sea-battle-1', viewer: 'spectator' }])
  })

  it('leaves nothing behind when the match is left under it', async () => {
    const table = await seaBattleTable({}, { names, settings, viewer: 'north' })
    table.panel(<MatchScreen />)
    await act(async () => handOver('south'))
    await act(async () => void (await leaveMatch()))
    expect(useSession.getState()).toMatchObject({ match: null, curtain: null, viewer: 'spectator' })
  })

  it('falls for the player who looks last, however often looks change', async () => {
    const table = await seaBattleTable({}, { names, settings, viewer: 'north' })
    table.panel(<MatchScreen />)
    await act(async () => {
      handOver('south')
      void lookAs('north')
      handOver('south')
    })
    expect([useSession.getState().viewer, curtain() !== null, hud()]).toEqual(['spectator', true, null])
  })

  it('lets nobody take a move back through it', async () => {
    const table = await admiralTable(
      {
        ships: { 'red-brig': ['k5 N', { captain: 'swift' }], 'blue-brig': ['c9 S', { captain: 'rapid' }] },
        options: { captains: 1 },
      },
      { names: { red: 'Ann', blue: 'Bob' }, settings, viewer: 'red' },
    )
    table.panel(<MatchScreen />)
    for (const ship of ['red-brig', 'red-far']) await table.play({ kind: 'finish', ship })
    for (let ms = 0; ms < 3000 && !curtain(); ms += 100) await pass(100)
    expect(curtain()?.textContent).toContain('Bob')
    fireEvent.keyDown(document.body, { code: 'KeyZ', key: 'z' })
    await act(async () => {})
    expect(table.host.asked('match:undo')).toEqual([])
    await act(async () => void (await lookAs('blue')))
    await act(async () => void (await undo()))
    expect(table.host.asked('match:undo')).toEqual([])
  })
})

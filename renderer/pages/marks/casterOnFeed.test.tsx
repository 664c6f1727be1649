import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { CasterState } from '../../../electron/contract/caster.ts'
import { askedOf } from '../../director/asked.ts'
import { useSession } from '../../host/session.ts'
import { shownEvent } from '../../host/shownEvents.ts'
import { BREATH } from '../../playback/again.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { receiveCaster, useCaster } from '../../remote/caster/caster.ts'
import { useOnlooker } from '../../remote/onlooker.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { tellVote } from '../../testkit/votes.ts'
import { tellGraphicsMissing, useGraphics } from '../../ui/graphics.ts'
import { goTo } from '../../ui/screens.ts'
import { WatchPage } from '../watch/WatchPage.tsx'

const LOOKING = { viewer: 'spectator', settings: { language: 'en', speed: 1 } } as const

/** Without 3D graphics the flat table is shown. */
beforeEach(() => {
  act(tellGraphicsMissing)
  useOnlooker.setState({ link: { kind: 'joined' } })
  goTo({ name: 'match' })
  onTestFinished(() => {
    useGraphics.setState(useGraphics.getInitialState())
    useOnlooker.setState(useOnlooker.getInitialState())
    useCaster.setState(useCaster.getInitialState())
    goTo({ name: 'menu' })
  })
})

const NOTHING: CasterState = { match: '', shot: { kind: 'director' }, marks: [], text: null, replays: 0 }

/** Opens a clean feed over a Sea Battle; returns its table and what takes the states of its caster. */
async function feed() {
  const table = await seaBattleTable({ northFired: 'j10' }, LOOKING)
  table.panel(<WatchPage clean />)
  await screen.findByTestId('flat-table')
  const match = useSession.getState().match?.id ?? ''
  const state = (change: Partial<CasterState> = {}) => act(() => receiveCaster({ ...NOTHING, match, ...change }))
  state()
  return { table, state }
}

const isAgain = () => pageTable.shown.getState().again

describe('the caster of a clean feed', () => {
  it('draws on the board of a seat, and on none for another match', async () => {
    const { state } = await feed()
    const ring = { id: 1, mark: { shape: 'ring', at: { x: 2.5, y: 3.5, board: 'north' } }, age: 0 } as const
    const outside = { id: 2, mark: { shape: 'ring', at: { x: 2.5, y: 3.5 } }, age: 0 } as const
    state({ marks: [ring, outside] })
    expect(screen.getAllByTestId('caster-ring').map((one) => one.closest('svg')?.dataset.board)).toEqual(['north'])
    state({ match: 'another', marks: [ring] })
    expect(screen.queryByTestId('caster-ring')).toBeNull()
  })

  it('chooses the shot of the film by a place of a board, and gives the choice back', async () => {
    const { state } = await feed()
    const asked = () => askedOf(pageTable).getState().asked
    state({ shot: { kind: 'table' } })
    expect(asked()).toEqual({ kind: 'table' })
    state({ shot: { kind: 'place', at: { x: 5, y: 5, board: 'south' } } })
    const south = asked()
    state({ shot: { kind: 'place', at: { x: 5, y: 5, board: 'north' } } })
    const north = asked()
    const middles = [south, north].map((one) => (one?.kind === 'place' ? one.at : null))
    expect([middles[0]?.x, middles[0]?.z]).toEqual([-(middles[1]?.x ?? 0), middles[1]?.z])
    expect(middles[0]?.x).toBeLessThan(0) // the southern sea is on the left
    for (const at of [
      { x: 5, y: 5 },
      { x: 11, y: 5, board: 'north' },
    ]) {
      state({ shot: { kind: 'place', at } })
      expect(asked()).toBeNull()
    }
    state()
    expect(asked()).toBeNull()
  })

  it('shows the whole table while viewers vote, unless the caster chooses', async () => {
    const { state } = await feed()
    const asked = () => askedOf(pageTable).getState().asked
    tellVote()
    expect(asked()).toEqual({ kind: 'table' })
    state({ shot: { kind: 'place', at: { x: 5, y: 5, board: 'north' } } })
    expect(asked()).toMatchObject({ kind: 'place' })
    state()
    expect(asked()).toEqual({ kind: 'table' })
    tellVote({ left: 0, chosen: 1 })
    expect(asked()).toBeNull()
  })

  it('shows the last move again with a sign, without an event that anybody would be told of', async () => {
    const { table, state } = await feed()
    state({ replays: 1 })
    expect(isAgain()).toBe(false) // nothing has happened
    await table.play({ kind: 'fire', at: 'e4' })
    act(() => void pageTable.playback.tick(20_000))
    const [event, after] = [shownEvent(), table.view]
    state({ replays: 2 })
    expect(screen.getByTestId('feed-again').textContent).toBe('Replay')
    expect(table.view).not.toEqual(after)
    expect(shownEvent()).toBe(event)
    act(() => void pageTable.playback.tick(BREATH + 20_000))
    expect(screen.queryByTestId('feed-again')).toBeNull()
    expect([table.view, shownEvent()]).toEqual([after, event])
  })

  it('repeats nothing because of a page that was loaded late', async () => {
    const { table, state } = await feed()
    useCaster.setState(useCaster.getInitialState())
    await table.play({ kind: 'fire', at: 'e4' })
    act(() => void pageTable.playback.tick(20_000))
    state({ replays: 3 })
    expect(isAgain()).toBe(false)
  })
})

import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fire } from '../../../engine/testkit/sea.ts'
import { useSession } from '../../host/session.ts'
import type { LinkState } from '../../remote/net/linkSetting.ts'
import { useOnlooker } from '../../remote/onlooker.ts'
import { receiveVote } from '../../remote/vote/vote.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { tellVote } from '../../testkit/votes.ts'
import { OVERLAY_PARTS, type OverlayPart, readAddress } from './address.ts'
import { OverlayPage } from './OverlayPage.tsx'

const SETTINGS = { viewer: 'spectator', settings: { language: 'en' } } as const

const overlay = (part: OverlayPart | 'all' | 'else', search = '') => (
  <OverlayPage address={readAddress(`/overlay/${part}`, search)} />
)
const partNames = () => [...document.querySelectorAll<HTMLElement>('[data-part]')].map((one) => one.dataset.part)
const partText = (part: OverlayPart) => document.querySelector(`[data-part="${part}"]`)?.textContent ?? ''

beforeEach(() => {
  useOnlooker.setState({ link: { kind: 'joined' } })
  onTestFinished(() => useOnlooker.setState(useOnlooker.getInitialState()))
})
afterEach(() => sessionStorage.clear())

describe('overlays of Jackal', () => {
  const names = { white: 'Anne', red: 'Silver' } as const
  const island = (plan: Parameters<typeof jackalTable>[1] = {}) =>
    jackalTable('. .', { pieces: { 'white-1': 'e5' }, ...plan }, { names, ...SETTINGS })
  const GO = { kind: 'go', piece: 'white-1', to: 'f5' } as const

  it('show the gold of each player, and whose turn it is', async () => {
    const table = await island()
    table.panel(overlay('score'))
    const white = await screen.findByTestId('score-white')
    expect([white.textContent, white.dataset.acting]).toEqual(['Anne0', 'true'])
    expect(screen.getByTestId('score-red').dataset.acting).toBe('false')
  })

  it('name the player to move, the one who is asked, and the winner', async () => {
    const table = await island({ teams: { red: { gold: 3 } }, options: { players: 2 } })
    table.panel(overlay('turn'))
    const turn = await screen.findByTestId('hud-turn')
    expect(turn.textContent).toMatch(/^Round 1 · to move.*Anne$/)
    expect(turn.querySelector('[data-team]')?.getAttribute('data-team')).toBe('white')
    await table.play({ kind: 'offerEnd' })
    expect(screen.getByTestId('hud-turn').textContent).toMatch(/decision of.*Silver$/)
    await table.play({ kind: 'acceptEnd' })
    expect(screen.getByTestId('hud-turn').textContent).toMatch(/^Match over.*Silver$/)
  })

  it('list the last moves, newest first, and name the last one with its player', async () => {
    const table = await island()
    await table.play(GO)
    table.panel(overlay('log'))
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
    table.panel(overlay('last-move'))
    await screen.findByText('moved to f5')
    expect(partText('last-move')).toBe('Annemoved to f5')
  })

  it('draw the gold of all crews over time once a move was made', async () => {
    const table = await island()
    table.panel(overlay('gold-race'))
    expect(partNames()).toEqual([])
    await table.play(GO)
    await screen.findByRole('region', { name: 'Gold' })
    expect(partText('gold-race')).toBe('Gold00')
  })

  it('give every side a chance by its gold and its crew; the winner has all', async () => {
    const table = await island({ teams: { red: { gold: 3 } }, options: { players: 2 } })
    table.panel(overlay('odds'))
    const [white = 0, red = 0] = (await screen.findAllByTestId(/^odds-/)).map((one) =>
      Number.parseInt(one.textContent ?? '', 10),
    )
    expect(red).toBeGreaterThan(white)
    await table.play({ kind: 'offerEnd' })
    await table.play({ kind: 'acceptEnd' })
    expect(partText('odds')).toContain('100')
  })

  it('show only one side if the address asks for one, by its name or its number', async () => {
    const table = await island()
    table.panel(overlay('score', '?side=red'))
    await screen.findByTestId('score-red')
    expect(screen.queryByTestId('score-white')).toBeNull()
    table.panel(overlay('score', '?side=1'))
    await screen.findByTestId('score-white')
  })
})

describe('the vote of the viewers', () => {
  it('is shown with the number, the words and the votes of each move, and the time; then the chosen move', async () => {
    const table = await jackalTable('. . .', { pieces: { 'white-1': 'e5', 'white-2': 'g5' } }, SETTINGS)
    table.panel(overlay('vote'))
    expect(partNames()).toEqual([])
    tellVote()
    const vote = await screen.findByTestId('overlay-vote')
    expect(vote.textContent).toMatch(/^Move for .+12 s1.+f5.*32.+f5.*1$/)
    tellVote({ left: 0, chosen: 2 })
    const options = [...vote.querySelectorAll<HTMLElement>('.overlay-option')].map(({ dataset }) => dataset.chosen)
    expect(options).toEqual(['false', 'true'])
    expect(vote.textContent).toMatch(/^The viewers chose: .*f5/)
    expect(vote.textContent).not.toContain('12 s')
    await table.play({ kind: 'go', piece: 'white-2', to: 'f5' })
    tellVote({ moves: 0, left: 0, chosen: 2, byLot: true })
    expect(screen.getByTestId('overlay-vote').textContent).toMatch(/^The viewers chose, by lot: .*f5/)
  })

  it('has room in the usual picture while it is open, and takes none before', async () => {
    const table = await jackalTable('. . .', { pieces: { 'white-1': 'e5', 'white-2': 'g5' } }, SETTINGS)
    table.panel(overlay('all'))
    await screen.findByTestId('score-white')
    const before = partNames()
    expect(before).not.toContain('vote')
    tellVote()
    await screen.findByTestId('overlay-vote')
    expect(partNames()).toContain('score')
    act(() => receiveVote({ state: null }))
    expect(partNames()).toEqual(before)
  })
})

describe('overlays of Sea Battle', () => {
  const names = { north: 'Grace', south: 'Drake' } as const

  it('count the ships afloat by public knowledge', async () => {
    const table = await seaBattleTable({ south: 'j1, a1', turn: 'north' }, { names, ...SETTINGS })
    table.panel(overlay('score'))
    const before = (await screen.findByTestId('score-south')).textContent
    await table.play({ kind: 'fire', at: 'j1' })
    const after = screen.getByTestId('score-south').textContent
    expect([before, after].map((text) => text?.includes('Drake'))).toEqual([true, true])
    expect(after).not.toBe(before)
  })

  it('name the player who fires, the number of the shot, and the winner', async () => {
    const table = await seaBattleTable({ south: 'j1', northFired: 'a5', turn: 'north' }, { names, ...SETTINGS })
    table.panel(overlay('turn'))
    expect((await screen.findByTestId('hud-turn')).textContent).toBe('Shot 2Grace')
    await table.play({ kind: 'fire', at: 'j1' })
    expect(screen.getByTestId('hud-turn').textContent).toBe('Match overGrace')
  })

  it('name one player while both place their fleets: two long names have no room', async () => {
    const table = await seaBattleTable({ north: null, south: null }, { names, ...SETTINGS })
    table.panel(overlay('turn'))
    expect((await screen.findByTestId('hud-turn')).textContent).toBe('Placing the fleetGrace')
  })

  it('show the clock of each side as the table sends it', async () => {
    const clock = { kind: 'match', seconds: 300, increment: 5, atEnd: 'loses' } as const
    const table = await seaBattleTable({ south: 'j1, a1', turn: 'north' }, { clock, ...SETTINGS })
    const tell = (matchId: string) =>
      act(async () => {
        const times = [
          { seat: 'north', left: 65_000, running: true },
          { seat: 'south', left: 200_000, running: false },
        ]
        table.host.tell({ kind: 'clocks', matchId, times })
      })
    table.panel(overlay('score'))
    await screen.findByTestId('score-south')
    await tell(table.info.id)
    const clocks = ['north', 'south'].map((seat) => within(screen.getByTestId(`score-${seat}`)).getByRole('timer'))
    expect(clocks.map((one) => one.textContent)).toEqual(['1:05', '3:20'])
    table.panel(overlay('clock'))
    expect(screen.getAllByRole('timer').map((one) => one.textContent)).toEqual(['1:05', '3:20'])
  })

  it('have no wind, and draw nothing in its place', async () => {
    const table = await seaBattleTable({ south: 'j1, a1', turn: 'north' }, SETTINGS)
    table.panel(overlay('wind'))
    await act(async () => {})
    expect(document.body.textContent).toBe('')
  })
})

describe('overlays of Admiral', () => {
  const battle = (plan: Partial<Parameters<typeof admiralTable>[0]> = {}) =>
    admiralTable(
      { ships: { 'red-brig': 'k5 N', 'blue-brig': 'm5 N' }, dice: [2], ...plan },
      { names: { red: 'Anne', blue: 'Drake' }, ...SETTINGS },
    )

  it('count the ships afloat of each squadron, and mark whose turn it is', async () => {
    const table = await battle()
    table.panel(overlay('score'))
    const red = await screen.findByTestId('score-red')
    expect(red.dataset.acting).toBe('true')
    expect(screen.getByTestId('score-blue').dataset.acting).toBe('false')
    expect(red.textContent).toMatch(/\d+ \/ \d+/)
  })

  it('name the player in turn, and the one asked during it', async () => {
    const table = await battle()
    table.panel(overlay('turn'))
    expect((await screen.findByTestId('hud-turn')).textContent).toMatch(/^Round 1\/\d+ · to move.*Anne$/)
    await table.play(fire('red-brig', 'blue-brig'))
    expect(screen.getByTestId('hud-turn').textContent).toMatch(/decision of.*Drake$/)
  })

  it('name the first who assigns captains', async () => {
    const table = await battle({ options: { captains: 'all' }, phase: 'assign', assigning: ['red', 'blue'] })
    table.panel(overlay('turn'))
    expect((await screen.findByTestId('hud-turn')).textContent).toBe('Assigning captainsAnne')
  })

  it('show the wind in words beside its rose', async () => {
    const table = await battle()
    table.panel(overlay('wind'))
    await screen.findByText('Fresh wind')
    expect(partText('wind')).toBe('Fresh windto the north')
  })
})

describe('all overlays on one page', () => {
  it('show the asked parts in their places, and draw nothing that the game lacks', async () => {
    const table = await seaBattleTable({ south: 'j1, a1', turn: 'north' }, SETTINGS)
    table.panel(overlay('all', '?parts=wind,turn,score,nonsense'))
    await screen.findByTestId('hud-turn')
    expect(partNames()).toEqual(['score', 'turn'])
    const places = [...document.querySelectorAll<HTMLElement>('[data-part]')].map(
      (one) => one.closest<HTMLElement>('[data-place]')?.dataset.place,
    )
    expect(places).toEqual(['top-left', 'top-right'])
  })
})

describe('a change', () => {
  const lit = () => document.querySelectorAll('[data-lit="true"]').length
  const shoot = async (act: (table: Awaited<ReturnType<typeof seaBattleTable>>) => Promise<unknown>) => {
    const table = await seaBattleTable({ south: 'j1, a1 a2', turn: 'north' }, SETTINGS)
    table.panel(overlay('score'))
    await screen.findByTestId('score-south')
    await act(table)
    return lit()
  }
  const FIRE = { kind: 'fire', at: 'j1' } as const

  it('lights up once, when it happens', async () => {
    expect(await shoot((table) => table.play(FIRE))).toBe(1)
  })

  it('is not news on a page that is loaded later', async () => {
    const table = await seaBattleTable({ south: 'j1, a1 a2', turn: 'north' }, SETTINGS)
    await table.play(FIRE)
    table.panel(overlay('score'))
    await screen.findByTestId('score-south')
    expect(lit()).toBe(0)
  })

  it('is not shown later if it happened while the source was hidden', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    expect(await shoot((table) => table.play(FIRE))).toBe(0)
    hidden.mockReturnValue(false)
    act(() => useSession.setState({}))
    expect(lit()).toBe(0)
    hidden.mockRestore()
  })
})

describe('the players', () => {
  const plan = [
    { south: 'j1, a1', turn: 'north' },
    { names: { north: 'Grace', south: 'Drake' }, ...SETTINGS },
  ] as const

  it('are introduced at the start of a match, once, and not after a reload', async () => {
    const table = await seaBattleTable(...plan)
    table.panel(overlay('lower-third'))
    await screen.findByText('Grace')
    expect(partText('lower-third')).toContain('Drake')
    document.body.replaceChildren()
    render(overlay('lower-third'))
    await act(async () => {})
    expect(partNames()).toEqual([])
  })

  it('are introduced again when the table goes on after a pause', async () => {
    const table = await seaBattleTable(...plan)
    sessionStorage.setItem('overlay.introduced', table.info.id)
    table.panel(overlay('lower-third'))
    await act(async () => {})
    expect(partNames()).toEqual([])
    const pause = (paused: boolean) =>
      act(async () =>
        useSession.setState(({ match }) => ({
          match: match && { ...match, ...(paused ? { paused: true as const } : { paused: undefined as never }) },
        })),
      )
    await pause(true)
    expect(partNames()).toEqual([])
    await pause(false)
    expect(partNames()).toEqual(['lower-third'])
  })
})

it('names the match that is being prepared', () => {
  const seats = [
    { seat: 'south', name: 'Drake', by: 'here', guest: null, connected: true },
    { seat: 'north', name: 'Grace', by: 'elsewhere', guest: null, connected: false },
  ] as const
  const lobby = { game: 'sea-battle', title: 'Next', matchId: null, seats } as const
  const guest = { id: '1', name: '', seat: null, role: 'watcher' } as const
  useOnlooker.setState({ room: { guest, lobby, match: null, now: 0 } as never })
  render(overlay('next-match'))
  expect(partText('next-match')).toBe('Next matchSea BattleDrake, Grace')
})

describe('the page of an overlay', () => {
  it('says what is wrong only to the person who sets up the stream', () => {
    const { rerender } = render(overlay('else', '?setup'))
    expect(screen.getByRole('alert').textContent).toContain(OVERLAY_PARTS.join(', '))
    act(() => useOnlooker.setState({ link: null }))
    rerender(overlay('score', '?setup'))
    expect(screen.getByRole('alert').textContent).toContain('Phones and other screens')
    act(() => useOnlooker.setState({ link: { kind: 'closed', reason: 'revoked' } }))
    expect(screen.getByRole('alert').textContent).toContain('withdrawn')
    act(() => useOnlooker.setState({ link: { kind: 'joined' } }))
    expect(screen.getByRole('alert').textContent).toContain('No match')
    act(() => useOnlooker.setState({ link: { kind: 'lost' } }))
    expect(screen.getByRole('alert').textContent).toContain('Connection lost')
  })

  it('names options that it does not understand, and goes on without them', async () => {
    const table = await seaBattleTable({ south: 'j1, a1', turn: 'north' }, SETTINGS)
    table.panel(overlay('score', '?setup&scale=huge&theme=pink&colour=red'))
    await screen.findByTestId('score-south')
    const said = screen.getByRole('alert').textContent
    for (const one of ['huge', 'pink', 'colour']) expect(said).toContain(one)
  })

  it('names the parts that have no room in one picture', async () => {
    const table = await seaBattleTable({ south: 'j1, a1', turn: 'north' }, SETTINGS)
    table.panel(overlay('all', `?setup&parts=${OVERLAY_PARTS.join(',')}`))
    await screen.findByTestId('score-south')
    expect(screen.getByRole('alert').textContent).toContain('No room for')
  })

  it.each([
    null,
    { kind: 'closed', reason: 'revoked' },
    { kind: 'closed', reason: 'stopped' },
    { kind: 'lost' },
  ] as const)('is empty for viewers whatever happens to its address: %o', (link) => {
    useOnlooker.setState({ link })
    const { rerender } = render(overlay('score'))
    expect(document.body.textContent).toBe('')
    rerender(overlay('else'))
    expect(document.body.textContent).toBe('')
  })

  it('keeps its picture over a short interruption, and clears it from the close of the table until its return', async () => {
    const table = await seaBattleTable({ south: 'j1, a1', turn: 'north' }, SETTINGS)
    table.panel(overlay('score'))
    await screen.findByTestId('score-south')
    const shownIn = (link: LinkState) => {
      act(() => useOnlooker.setState({ link }))
      return partNames().length
    }
    expect([shownIn({ kind: 'lost' }), shownIn({ kind: 'connecting' }), shownIn({ kind: 'joined' })]).toEqual([1, 1, 1])
    expect(shownIn({ kind: 'closed', reason: 'stopped' })).toBe(0)
    expect([shownIn({ kind: 'connecting' }), shownIn({ kind: 'lost' }), shownIn({ kind: 'joined' })]).toEqual([0, 0, 1])
  })
})

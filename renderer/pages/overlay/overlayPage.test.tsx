import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { useOnlooker } from '../../remote/onlooker.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { OverlayPage, overlayPartIn } from './OverlayPage.tsx'

const SETTINGS = { settings: { language: 'en' } } as const

beforeEach(() => {
  useOnlooker.setState({ link: { kind: 'joined' } })
  onTestFinished(() => useOnlooker.setState(useOnlooker.getInitialState()))
})

describe('overlays of Jackal', () => {
  const island = () => jackalTable('. .', { pieces: { 'white-1': 'e5' } }, { names: { white: 'Anne' }, ...SETTINGS })

  it('show the gold of each crew, and whose turn it is', async () => {
    const table = await island()
    table.panel(<OverlayPage part="score" />)
    const white = await screen.findByTestId('score-white')
    expect([white.textContent, white.dataset.acting]).toEqual(['Anne0', 'true'])
    expect(screen.getByTestId('score-red').dataset.acting).toBe('false')
  })

  it('name the crew and its player', async () => {
    const table = await island()
    table.panel(<OverlayPage part="turn" />)
    expect((await screen.findByTestId('hud-turn')).textContent).toMatch(/White.*Anne/)
  })

  it('list the last moves, newest first', async () => {
    const table = await island()
    await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
    table.panel(<OverlayPage part="log" />)
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  })
})

describe('overlays of Sea Battle', () => {
  it('count the ships afloat by public knowledge', async () => {
    const table = await seaBattleTable(
      { south: 'j1, a1', turn: 'north' },
      { names: { north: 'Grace', south: 'Drake' }, viewer: 'spectator', ...SETTINGS },
    )
    table.panel(<OverlayPage part="score" />)
    const before = (await screen.findByTestId('score-south')).textContent
    await table.play({ kind: 'fire', at: 'j1' })
    const after = screen.getByTestId('score-south').textContent
    expect([before, after].map((text) => text?.includes('Drake'))).toEqual([true, true])
    expect(after).not.toBe(before)
  })

  it('show the clock of each side as the table sends it', async () => {
    const clock = { kind: 'match', seconds: 300, increment: 5, atEnd: 'loses' } as const
    const table = await seaBattleTable({ south: 'j1, a1', turn: 'north' }, { viewer: 'spectator', clock, ...SETTINGS })
    table.panel(<OverlayPage part="score" />)
    await screen.findByTestId('score-south')
    await act(async () => {
      const times = [
        { seat: 'north', left: 65_000, running: true },
        { seat: 'south', left: 200_000, running: false },
      ]
      table.host.tell({ kind: 'clocks', matchId: table.info.id, times })
    })
    const clocks = ['north', 'south'].map((seat) => screen.getByTestId(`score-${seat}`).querySelector('[role=timer]'))
    expect(clocks.map((one) => one?.textContent)).toEqual(['1:05', '3:20'])
  })
})

describe('overlays of Admiral', () => {
  const battle = () =>
    admiralTable(
      { ships: { 'red-brig': 'e5 N', 'red-frigate': 'g5 N', 'blue-brig': 'e10 S' } },
      { names: { red: 'Anne' }, viewer: 'spectator', ...SETTINGS },
    )

  it('count the ships afloat of each squadron, and mark whose turn it is', async () => {
    const table = await battle()
    table.panel(<OverlayPage part="score" />)
    const red = await screen.findByTestId('score-red')
    expect(red.dataset.acting).toBe('true')
    expect(screen.getByTestId('score-blue').dataset.acting).toBe('false')
    expect(red.textContent).toMatch(/\d+ \/ \d+/)
  })

  it('name the squadron and its player', async () => {
    const table = await battle()
    table.panel(<OverlayPage part="turn" />)
    expect((await screen.findByTestId('hud-turn')).textContent).toMatch(/Red.*Anne/)
  })
})

describe('the page of an overlay', () => {
  it('finds its parts by their addresses', () => {
    expect(['/overlay/score', '/overlay/turn', '/overlay/log', '/overlay/else'].map(overlayPartIn)).toEqual([
      'score',
      'turn',
      'log',
      null,
    ])
  })

  it('says what is wrong only to the person who sets up the stream', () => {
    const { rerender } = render(<OverlayPage part={null} isSetup />)
    expect(screen.getByRole('alert').textContent).toContain('score, turn, log')
    act(() => useOnlooker.setState({ link: null }))
    rerender(<OverlayPage part="score" isSetup />)
    expect(screen.getByRole('alert').textContent).toContain('Phones and other screens')
    act(() => useOnlooker.setState({ link: { kind: 'closed', reason: 'revoked' } }))
    expect(screen.getByRole('alert').textContent).toContain('withdrawn')
    act(() => useOnlooker.setState({ link: { kind: 'joined' } }))
    expect(screen.getByRole('alert').textContent).toContain('No match')
  })

  it.each([
    null,
    { kind: 'closed', reason: 'revoked' },
    { kind: 'closed', reason: 'stopped' },
    { kind: 'lost' },
  ] as const)('is empty for viewers whatever happens to its address: %o', (link) => {
    useOnlooker.setState({ link })
    const { rerender } = render(<OverlayPage part="score" />)
    expect(document.body.textContent).toBe('')
    rerender(<OverlayPage part={null} />)
    expect(document.body.textContent).toBe('')
  })
})

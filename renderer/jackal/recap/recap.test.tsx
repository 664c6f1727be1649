import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { printCell } from '../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import type { IslandPlan } from '../../../engine/testkit/drawnIsland.ts'
import { useSession } from '../../host/session.ts'
import { Captions } from '../../hud/recap/Captions.tsx'
import { lookbackOf } from '../../hud/recap/lookback.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { isJackalView, readEvents } from '../view.ts'
import { type Recap, recapOf } from './recap.ts'
import { useCaptions, useRecap } from './useRecap.tsx'

const BOTS = { viewer: 'white', bots: ['red', 'black', 'yellow'] }

/** Opens a match of a human White against bots, red to move. */
const againstBots = (drawing: string, plan: IslandPlan) =>
  jackalTable(drawing, { turn: 'red', options: { players: 4 }, teams: { black: {}, yellow: {} }, ...plan }, BOTS)

function recap(): Recap {
  const session = useSession.getState()
  if (!isJackalView(session.start)) throw new Error('no match')
  const steps = session.steps.map(({ by, events }) => ({ by, events: readEvents(events) }))
  return recapOf(session.start, steps, lookbackOf(session))
}

const named = (cell: number) => printCell(CLASSIC_ISLAND, cell)
const ways = () =>
  recap().ways.map(({ team, cells, flies, mine }) =>
    [team, cells.map(named).join(' '), flies && 'flies', mine && 'mine'].filter(Boolean).join(' '),
  )
const deeds = () =>
  recap().deeds.map(({ told, team, cell, mine }) => `${team} ${told.event.kind} ${named(cell)}${mine ? ' mine' : ''}`)

function RecapEvents() {
  return <Captions captions={useCaptions(useRecap())} />
}

describe('the recap', () => {
  it('traces every step of a chain from origin to end', async () => {
    const table = await againstBots('. > .', { pieces: { 'red-1': 'e5', 'white-1': 'k9' } })
    await table.play({ kind: 'go', piece: 'red-1', to: 'f5' })
    expect(ways()).toEqual(['red e5 f5 g5'])
  })

  it('traces ships', async () => {
    const table = await againstBots('.', { pieces: { 'white-1': 'k9' } })
    await table.play({ kind: 'sail', team: 'red', to: 'a8' })
    expect(ways()).toEqual(['red a7 a8'])
  })

  it('marks what happens to the own pieces', async () => {
    const table = await againstBots('. .', { pieces: { 'red-1': 'e5', 'white-1': 'f5' } })
    await table.play({ kind: 'go', piece: 'red-1', to: 'f5' })
    expect(ways()).toEqual(['red e5 f5', 'white f5 g1 flies mine'])
    expect(deeds()).toEqual(['red pieceStruck f5 mine'])
  })

  it('traces the bear, and marks the own pieces that it sends home', async () => {
    const table = await againstBots('. .', {
      options: { players: 4, variant: 'archipelago' },
      pieces: { 'red-1': 'k9', 'white-1': 'f6' },
      more: { bear: { at: 'e5', wokenBy: 'red' } },
    })
    await table.play({ kind: 'go', piece: 'red-1', to: 'k8' })
    expect(ways()).toEqual(['red k9 k8', 'red e5 f6', 'white f6 g1 flies mine'])
    expect(deeds()).toEqual(['red pieceMauled f6 mine'])
  })

  it('mentions gold that is taken up, not every step with it', async () => {
    const table = await againstBots('empty=1 . .', { pieces: { 'red-1': 'e5', 'white-1': 'k9', 'black-1': 'j9' } })
    await table.play({ kind: 'go', piece: 'red-1', to: 'f5', carry: 'coin' })
    await table.play({ kind: 'go', piece: 'black-1', to: 'j8' })
    await table.play({ kind: 'sail', team: 'yellow', to: 'm8' })
    await table.play({ kind: 'go', piece: 'white-1', to: 'k8' })
    await table.play({ kind: 'go', piece: 'red-1', to: 'g5', carry: 'coin' })
    expect(useSession.getState().steps).toHaveLength(5)
    expect(deeds()).toEqual([])
    expect(ways()).toEqual(['red f5 g5'])
  })

  it('marks the own gold that an enemy takes from where an own piece left it', async () => {
    const plan = {
      turn: 'white',
      pieces: { 'white-1': 'e5', 'red-1': 'f6', 'black-1': 'j9', 'yellow-1': 'k3' },
    } as const
    const table = await againstBots('. . .\nempty=1 . .', plan)
    await table.play({ kind: 'go', piece: 'white-1', to: 'f5', carry: 'coin' })
    await table.play({ kind: 'go', piece: 'red-1', to: 'f5' })
    await table.play({ kind: 'go', piece: 'black-1', to: 'j8' })
    await table.play({ kind: 'go', piece: 'yellow-1', to: 'k4' })
    await table.play({ kind: 'go', piece: 'white-1', to: 'g2' })
    await table.play({ kind: 'go', piece: 'red-1', to: 'g5', carry: 'coin' })
    expect(deeds()).toEqual(['red loadLifted f5 mine'])
  })

  it('omits others who cannot move, but not the own crew', async () => {
    const plan = { 'red-1': 'a7', 'black-1': 'dead', 'white-1': { at: 'e5', trapped: true }, 'yellow-1': 'm7' }
    const table = await againstBots('trap', { pieces: plan })
    await table.play({ kind: 'sail', team: 'red', to: 'a8' })
    await table.play({ kind: 'sail', team: 'yellow', to: 'm8' })
    const skipped = useSession.getState().steps.flatMap(({ events }) => readEvents(events))
    expect(skipped.flatMap((event) => (event.kind === 'turnSkipped' ? [event.team] : [])).sort()).toEqual([
      'black',
      'white',
    ])
    expect(deeds()).toEqual([expect.stringMatching(/^white turnSkipped g1 mine$/)])
  })

  it('goes away with the next own move', async () => {
    const table = await againstBots('. . ?rum', { pieces: { 'red-1': 'e5', 'white-1': 'k9', 'black-1': 'j9' } })
    await table.play({ kind: 'go', piece: 'red-1', to: 'f5' })
    await table.play({ kind: 'go', piece: 'black-1', to: 'j8' })
    await table.play({ kind: 'sail', team: 'yellow', to: 'm8' })
    expect(ways()).toHaveLength(3)
    await table.play({ kind: 'go', piece: 'white-1', to: 'k8' })
    expect(recap()).toEqual({ ways: [], deeds: [] })
  })

  it('puts captions at the places, in the language of the settings', async () => {
    const table = await jackalTable(
      'empty=1 .',
      { turn: 'red', pieces: { 'red-1': 'e5', 'white-1': 'k9' } },
      { viewer: 'white', bots: ['red'], names: { red: 'Мэри Рид' }, settings: { language: 'ru' } },
    )
    table.panel(<RecapEvents />)
    await table.play({ kind: 'go', piece: 'red-1', to: 'f5', carry: 'coin' })
    screen.getByText('Мэри Рид берёт монету')
  })
})

import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { printCell } from '../../../engine/admiral/cells.ts'
import { finish, fire, steer } from '../../../engine/testkit/sea.ts'
import { useSession } from '../../host/session.ts'
import { Captions } from '../../hud/recap/Captions.tsx'
import { lookbackOf } from '../../hud/recap/lookback.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { isAdmiralView, readEvents } from '../view.ts'
import { type Recap, recapOf } from './recap.ts'
import { useCaptions, useRecap } from './useRecap.tsx'

const BLUE = { viewer: 'blue', bots: ['red'], names: { red: 'Bob' } }

function recap(): Recap {
  const session = useSession.getState()
  if (!isAdmiralView(session.start)) throw new Error('no match')
  const steps = session.steps.map(({ by, events }) => ({ by, events: readEvents(events) }))
  return recapOf(session.start, steps, lookbackOf(session))
}

const courses = () => recap().courses.map(({ team, cells }) => `${team} ${cells.map(printCell).join(' ')}`)
const shots = () =>
  recap().shots.map(({ team, from, to, hit, mine }) => {
    const words = [team, printCell(from), printCell(to), hit ? 'hits' : 'misses', mine && 'mine']
    return words.filter(Boolean).join(' ')
  })

function AdmiralEventBefore() {
  return <Captions captions={useCaptions(useRecap())} />
}

/**
 * Finishes all ships, round after round, until red has had two turns in succession; returns the team of each turn.
 *
 * @param begin the first moves of red when the turn before was not its own
 */
async function finishUntilRedTwice(
  table: Awaited<ReturnType<typeof admiralTable>>,
  begin: () => Promise<unknown> = async () => {},
): Promise<readonly string[]> {
  const squadron = { red: ['red-brig', 'red-frigate', 'red-far'], blue: ['blue-far'], green: [], gold: [] }
  const turns: string[] = []
  while (turns.slice(-2).join() !== 'red,red') {
    const { turn } = table.view
    if (turn === 'red' && turns.at(-1) !== 'red') await begin()
    for (const ship of squadron[turn]) await table.play(finish(ship))
    turns.push(turn)
  }
  return turns
}

describe('the recap', () => {
  it('draws the manoeuvres of a ship as one course', async () => {
    const table = await admiralTable({ ships: { 'red-brig': 'k4 N' } }, BLUE)
    await table.play(steer('red-brig'))
    await table.play(steer('red-brig'))
    expect(courses()).toEqual(['red k4 k5 k6'])
  })

  it('sums up the damage of one ship and marks it as one’s own', async () => {
    const table = await admiralTable(
      {
        ships: { 'red-line': ['k5 N', { shotsLeft: 2 }], 'blue-galleon': ['l5 N', { shotsLeft: 0 }] },
        dice: [6, 1, 6, 1],
      },
      BLUE,
    )
    table.panel(<AdmiralEventBefore />)
    await table.play(fire('red-line', 'blue-galleon'))
    await table.play(fire('red-line', 'blue-galleon', { aim: 'sails' }))
    expect(shots()).toEqual(['red k5 l5 hits mine', 'red k5 l5 hits mine'])
    expect(screen.getByText('Blue galleon: hull −1, sails −4').className).toContain('is-mine')
  })

  it('leaves a mark of a volley that missed, unless the same guns hit the ship as well', async () => {
    const table = await admiralTable(
      { ships: { 'red-line': 'k5 N', 'blue-galleon': ['p5 N', { shotsLeft: 0 }] }, dice: [2, 1] },
      BLUE,
    )
    table.panel(<AdmiralEventBefore />)
    await table.play(fire('red-line', 'blue-galleon'))
    expect(shots()).toEqual(['red k5 p5 misses mine'])
    expect(screen.getByText('Blue galleon: missed').className).toContain('is-mine')
    await table.play(fire('red-line', 'blue-galleon'))
    expect(screen.queryByText('Blue galleon: missed')).toBeNull()
    expect(screen.getByText('Blue galleon: hull −1')).not.toBeNull()
  })

  it('reports the result of one’s own shot and the answer to it, and draws only the answer', async () => {
    const table = await admiralTable(
      {
        ships: { 'blue-frigate': ['k5 N', { shotsLeft: 1 }], 'red-galleon': ['l5 N', { shotsLeft: 1 }] },
        turn: 'blue',
        options: { autoReply: { red: 'hull' } },
        dice: [6, 1, 6, 1],
      },
      BLUE,
    )
    await table.play(fire('blue-frigate', 'red-galleon'))
    expect(shots()).toEqual(['red l5 k5 hits mine'])
    expect(recap().deeds.map(({ team, mine, damage }) => [team, mine, damage])).toEqual([
      ['blue', false, { unit: 'red-galleon', hull: 1, sails: 0 }],
      ['red', true, { unit: 'blue-frigate', hull: 1, sails: 0 }],
    ])
  })

  it('reports one’s own volley that missed', async () => {
    const ships = { 'blue-line': 'k5 N', 'red-galleon': ['p5 N', { shotsLeft: 0 }] } as const
    const table = await admiralTable({ ships, turn: 'blue', dice: [2] }, BLUE)
    table.panel(<AdmiralEventBefore />)
    await table.play(fire('blue-line', 'red-galleon'))
    expect(screen.getByText('Red galleon: missed').className).not.toContain('is-mine')
  })

  it('reports of a ship without a trail whether it turned or waited', async () => {
    const table = await admiralTable({ ships: { 'red-brig': 'k4 N', 'red-frigate': 'h4 N' } }, BLUE)
    table.panel(<AdmiralEventBefore />)
    const captions = () => screen.getByTestId('captions').textContent
    await table.play({ kind: 'turn', ship: 'red-brig', heading: 'NE' })
    expect(captions()).toContain('Red brig turns north-east')
    await table.play(finish('red-frigate'))
    expect(captions()).toContain('Red frigate waits')
    expect(captions()).not.toContain('Red brig waits')
  })

  it('reports all waiting ships of a squadron once', async () => {
    const ships = { 'red-brig': 'k4 N', 'red-frigate': 'h4 N', 'red-galleon': 'e4 N' }
    const table = await admiralTable({ ships }, BLUE)
    table.panel(<AdmiralEventBefore />)
    for (const ship of Object.keys(ships)) await table.play(finish(ship))
    expect(screen.getByTestId('captions').textContent).toBe('3 ships wait')
  })

  it('counts a ship once that waited in two rounds in succession', async () => {
    const table = await admiralTable({ ships: { 'red-brig': 'k4 N', 'red-frigate': 'h4 N' } }, BLUE)
    table.panel(<AdmiralEventBefore />)
    const turns = await finishUntilRedTwice(table)
    expect(turns).toContain('blue')
    expect(screen.getByTestId('captions').textContent).toBe('3 ships wait')
  })

  it('does not report as waiting a ship that sailed in the round before, within the recap', async () => {
    const table = await admiralTable({ ships: { 'red-brig': 'k4 N', 'red-frigate': 'h4 N' } }, BLUE)
    table.panel(<AdmiralEventBefore />)
    await finishUntilRedTwice(table, () => table.play(steer('red-brig')))
    expect(courses()).toHaveLength(1)
    expect(screen.getByTestId('captions').textContent).toBe('2 ships wait')
  })

  it('does not report as waiting a ship that has sailed or fired', async () => {
    const table = await admiralTable({ ships: { 'red-brig': 'k4 N' } }, BLUE)
    await table.play(steer('red-brig'))
    await table.play(finish('red-brig'))
    expect(recap().deeds).toEqual([])
  })
})

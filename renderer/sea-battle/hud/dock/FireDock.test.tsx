import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cell } from '../../../../engine/testkit/fleet.ts'
import { seaBattleTable } from '../../../testkit/seaBattle.ts'
import { useAim } from '../../intent/aim.ts'
import { SeaBattleHud } from '../SeaBattleHud.tsx'

const ALONE = { viewer: 'north', bots: ['south'] } as const
const prompt = () => screen.getByTestId('hud-hint').textContent
const fire = () => screen.queryByTestId('btn-fire')

async function battle(plan: Parameters<typeof seaBattleTable>[0], seating: object = ALONE) {
  useAim.getState().forget()
  const table = await seaBattleTable(plan, { viewer: 'north', ...seating })
  return { table, user: table.panel(<SeaBattleHud />) }
}

it('asks for another shot after a hit, and for a first one after the enemy’s turn', async () => {
  const { table } = await battle({})
  expect(prompt()).toBe('Choose where to fire')
  await table.play({ kind: 'fire', at: 'a10' })
  expect(prompt()).toBe('A hit! Fire again')
  await table.play({ kind: 'fire', at: 'j1' })
  expect(prompt()).not.toMatch(/Choose where|Fire again/)
})

it('announces no shot from before the start of the match', async () => {
  const { table } = await battle({ northFired: 'j7 a10' })
  expect(table.view.shots.north.map(({ result }) => result)).toContain('sunk')
  expect(prompt()).toBe('Choose where to fire')
})

it('has the golden button only for a cell that keys aim at and that may be fired at', async () => {
  const { table, user } = await battle({ northFired: 'j1' })
  expect(fire()).toBeNull()
  act(() => useAim.setState({ cursor: cell('j1') }))
  expect(fire()).toBeNull()
  await user.keyboard('{ArrowDown}')
  expect(fire()?.textContent).toBe('Fire at J2Enter')
  await user.click(screen.getByTestId('btn-fire'))
  expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'fire', at: cell('j2') } }])
})

it('turns to a question for a shot at sure water: Enter is the golden button, Esc the way back', async () => {
  const { table, user } = await battle({ options: { autoMark: true }, northFired: 'j7' })
  act(() => void useAim.getState().fire(cell('j8')))
  expect(screen.getByTestId('asked-again').className).toContain('parchment')
  expect(prompt()).toBe('Must be water. Fire anyway?')
  await user.click(screen.getByTestId('btn-no-fire'))
  expect(screen.queryByTestId('asked-again')).toBeNull()
  expect(table.host.asked('match:play')).toEqual([])
  act(() => void useAim.getState().fire(cell('j8')))
  await user.keyboard('{Enter}')
  expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'fire', at: cell('j8') } }])
})

it('lets a player who shares the screen hide the fleet', async () => {
  const { table, user } = await battle({}, {})
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(table.host.asked('match:look')).toEqual([{ id: 'sea-battle-1', viewer: 'spectator' }])
})

it('offers no curtain against a bot', async () => {
  await battle({})
  expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull()
})

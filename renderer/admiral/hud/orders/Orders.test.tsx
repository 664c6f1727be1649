import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { board, fire, steer } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import type { Seating } from '../../../testkit/openTable.tsx'
import { useScreen } from '../../../ui/screens.ts'
import { useIntent } from '../../intent/intent.ts'
import { Orders } from './Orders.tsx'

async function commanding(battle: Parameters<typeof admiralTable>[0], selected: string | null, seating: Seating = {}) {
  const table = await admiralTable(battle, seating)
  const user = table.panel(<Orders />)
  if (selected !== null) act(() => useIntent.getState().select(selected))
  const sent = () => table.host.asked('match:play').map(({ move }) => move)
  return { table, user, sent }
}

const order = (name: RegExp) => within(screen.getByRole('region', { name: 'Orders' })).getByRole('button', { name })
const panel = (name: string) => within(screen.getByRole('region', { name }))
const facts = (name: string) =>
  panel(name)
    .getAllByRole('listitem')
    .map((fact) => fact.textContent)

const ALONE = { ships: { 'red-brig': 'k5 N', 'blue-brig': 's9 N' } } as const
const ALONGSIDE = {
  ships: { 'red-brig': 'k5 N', 'blue-brig': ['l5 N', { hullDamage: 1, shotsLeft: 0 }] },
} as const
const IN_PORT = {
  ships: { 'red-frigate': ['k8 N', { hullDamage: 1, sailDamage: 1, captain: 'swift' }] },
  board: { forts: [{ id: 'red-fort', team: 'red', at: 'j7' }] },
  options: { captains: 'all' },
} as const

it('tells how far a ship can still sail and how many shots she has', async () => {
  const { table } = await commanding(ALONE, 'red-brig')
  expect(order(/^Sail/).textContent).toContain('5 points')
  await table.play(steer('red-brig'))
  expect(order(/^Sail/).textContent).toContain('4 points')
})

it('tells how many shots a ship has where she can fire', async () => {
  await commanding({ ships: { 'red-brig': 'k5 N', 'blue-brig': 'l5 N' } }, 'red-brig')
  expect(order(/^Fire/).textContent).toContain('1 shot')
})

it('tells on each greyed order why it is', async () => {
  await commanding(ALONE, 'red-brig')
  expect(order(/^Fire/).textContent).toContain('8 cells off')
  expect(order(/^Board/).textContent).toContain('none alongside')
  expect(order(/^Repair/).textContent).toContain('not in port')
})

it('tells of a ship that is sailing that she no longer turns on the spot, and may sail on', async () => {
  const { table } = await commanding(ALONE, 'red-brig')
  await table.play(steer('red-brig'))
  expect(order(/^Turn/).textContent).toContain('already moved')
  expect(order(/^Sail/).textContent).toContain('4 points')
})

it('tells of a ship in port that she repairs only before all else', async () => {
  const { table } = await commanding(IN_PORT, 'red-frigate')
  await table.play(steer('red-frigate'))
  expect(order(/^Repair/).textContent).toContain('already acting')
})

it('tells on the orders what the weather forbids', async () => {
  await commanding({ ...ALONE, wind: 'N storm' }, 'red-brig')
  expect([order(/^Sail/).textContent, order(/^Turn/).textContent]).toEqual(['Sailstorm↑', 'TurnstormR'])
})

it('offers no orders to an enemy’s ship', async () => {
  await commanding(ALONE, 'blue-brig')
  expect(screen.queryByRole('region', { name: 'Orders' })).toBeNull()
})

it('says why an order cannot be given, with the rule behind it, until it is dismissed', async () => {
  const { user } = await commanding(ALONE, 'red-brig')
  expect(order(/^Fire/).getAttribute('aria-disabled')).toBe('true')
  await user.click(order(/^Fire/))
  const why = panel("Why can't I?")
  why.getByText('Nearest enemy: s9. Out of range: 8 cells away, these guns reach 4.')
  await user.click(why.getByRole('button', { name: 'Rule: Gunnery' }))
  expect(useScreen.getState()).toMatchObject({ sheet: { name: 'rules', query: 'A-FIRE' } })
  await user.click(why.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: "Why can't I?" })).toBeNull()
})

it('leaves a reason to slow readers, until the next deed or another choice', async () => {
  await commanding(ALONE, 'red-brig')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    for (const goOn of [
      () => void useIntent.getState().cancel(),
      () => useIntent.getState().fullAhead(),
      () => useIntent.getState().select('red-brig'),
    ]) {
      act(() => useIntent.getState().order('fire'))
      act(() => void vi.advanceTimersByTime(600_000))
      expect(screen.queryByTestId('why')).not.toBeNull()
      act(goOn)
      expect(screen.queryByTestId('why')).toBeNull()
    }
  } finally {
    vi.useRealTimers()
  }
})

it('asks before a ship ends without having done anything', async () => {
  const { user, sent } = await commanding(ALONE, 'red-brig')
  await user.click(order(/^Finish/))
  await user.click(panel('End the turn of the red brig?').getByRole('button', { name: /Go back/ }))
  expect([screen.queryByRole('region', { name: 'End the turn of the red brig?' }), sent()]).toEqual([null, []])
  await user.click(order(/^Finish/))
  await user.click(panel('End the turn of the red brig?').getByRole('button', { name: /Finish/ }))
  expect(sent()).toEqual([{ kind: 'finish', ship: 'red-brig' }])
})

it('tells what awaits a ship on a course, and sails it', async () => {
  const { user, sent } = await commanding(ALONE, 'red-brig')
  await user.click(order(/^Sail/))
  const course = screen.getByRole('region', { name: /^Course to k6/i })
  expect(course.textContent).toContain('4 points left there')
  expect(course.textContent).toContain('No enemy can fire at her there')
  await user.click(within(course).getByRole('button', { name: /Sail/ }))
  expect(sent()).toMatchObject([{ kind: 'steer', ship: 'red-brig', turn: 'none' }])
})

it('turns a ship on the spot to the chosen heading', async () => {
  const { table, user, sent } = await commanding(ALONE, 'red-brig')
  await user.click(order(/^Turn/))
  const course = panel('Turn on the spot')
  await user.click(course.getByRole('button', { name: 'Heading north-east' }))
  await user.click(course.getByRole('button', { name: /Turn to the north-east/ }))
  expect(sent()).toMatchObject([{ kind: 'turn', ship: 'red-brig' }])
  expect(table.view.ships.find(({ id }) => id === 'red-brig')).toMatchObject({ heading: 'NE' })
})

it('weighs a boarding before it is sent', async () => {
  const { user, sent } = await commanding(ALONGSIDE, 'red-brig')
  await user.click(order(/^Board/))
  expect(facts('Board the blue brig')).toContain('Your die + 3 against their die + 2; a tie goes to the defender')
  expect(facts('Board the blue brig')).toContain('They cannot fire before the fight')
  await user.click(panel('Board the blue brig').getByRole('button', { name: /Board!/ }))
  expect(sent()).toMatchObject([{ kind: 'board', ship: 'red-brig', target: 'blue-brig' }])
})

it('leads from boarding to gunnery and back', async () => {
  const { user } = await commanding(ALONGSIDE, 'red-brig')
  await user.click(order(/^Board/))
  await user.click(screen.getByRole('button', { name: /Fire instead/ }))
  await user.click(panel('Fire at the blue brig').getByRole('button', { name: /Board instead/ }))
  panel('Board the blue brig')
})

it('shifts the captain and part of the gold to a prize', async () => {
  const battle = {
    ships: { ...ALONGSIDE.ships, 'red-brig': ['k5 N', { captain: 'rapid', gold: 2 }] },
    options: { captains: 'all' },
    dice: [6, 1],
  } as const
  const { table, user, sent } = await commanding(battle, null, { viewer: 'red' })
  await table.play(board('red-brig', 'blue-brig'))
  const loot = panel('The prize is yours')
  const captain = loot.getByRole<HTMLInputElement>('checkbox', { name: /Captain Rapid/ })
  if (!captain.checked) await user.click(captain)
  await user.click(loot.getByRole('button', { name: 'Gold: one less' }))
  expect(loot.getByRole('status').textContent).toBe('1')
  await user.click(loot.getByRole('button', { name: /Move/ }))
  expect(sent()).toMatchObject([{ kind: 'loot', ship: 'blue-brig', captain: true, gold: 1 }])
})

it('shares a repair between hull and sails', async () => {
  const { user, sent } = await commanding(IN_PORT, 'red-frigate')
  await user.click(order(/^Repair/))
  const repair = panel('Repair in port')
  await user.click(repair.getByRole('button', { name: 'Hull: one less' }))
  await user.click(repair.getByRole('button', { name: /Repair/ }))
  expect(sent()).toEqual([{ kind: 'repair', ship: 'red-frigate', hull: 0, sails: 1 }])
})

it('sends a captain ashore in port', async () => {
  const { user, sent } = await commanding(IN_PORT, 'red-frigate')
  await user.click(order(/^Captain/))
  await user.click(panel('Captain').getByRole('button', { name: /Swift goes ashore/ }))
  expect(sent()).toMatchObject([{ kind: 'captain', ship: 'red-frigate', do: 'ashore' }])
})

it('asks whoever was fired at, who may hold fire', async () => {
  const battle = { ships: { 'red-line': 'k5 N', 'blue-galleon': 'm5 N' }, dice: [2] } as const
  const { table, user, sent } = await commanding(battle, null, { viewer: 'blue' })
  expect(screen.queryByRole('region', { name: 'Return fire?' })).toBeNull()
  await table.play(fire('red-line', 'blue-galleon'))
  const offer = panel('Return fire?')
  offer.getByText('The red ship of the line no. 1 has fired at you.')
  offer.getByRole('button', { name: /Fire!/ })
  await user.click(offer.getByRole('button', { name: /Hold fire/ }))
  expect(sent()).toEqual([{ kind: 'decline' }])
  expect(screen.queryByRole('region', { name: 'Return fire?' })).toBeNull()
})

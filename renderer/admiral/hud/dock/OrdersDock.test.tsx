import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { board, fire, steer } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import type { Seating } from '../../../testkit/openTable.tsx'
import { useScreen } from '../../../ui/screens.ts'
import { useSettings } from '../../../ui/settings.ts'
import { useIntent } from '../../intent/intent.ts'
import { AdmiralDock } from './AdmiralDock.tsx'

async function commanding(battle: Parameters<typeof admiralTable>[0], selected: string | null, seating: Seating = {}) {
  const table = await admiralTable(battle, seating)
  const user = table.panel((view) => <AdmiralDock view={view} />)
  if (selected !== null) act(() => useIntent.getState().select(selected))
  const sent = () => table.host.asked('match:play').map(({ move }) => move)
  return { table, user, sent }
}

const order = (name: string) => screen.getByTestId(`order-${name}`)
const question = (name: string) => within(screen.getByTestId(name))
const prompt = () => screen.getByTestId('hud-hint').textContent

const MARKS = [1, 2, 3].map((n) => `admiral/captions-${n}`)
const ALONE = { ships: { 'red-brig': 'k5 N', 'blue-brig': 's9 N' } } as const
const ALONGSIDE = {
  ships: { 'red-brig': 'k5 N', 'blue-brig': ['l5 N', { hullDamage: 1, shotsLeft: 0 }] },
} as const
const IN_PORT = {
  ships: { 'red-frigate': ['k8 N', { hullDamage: 1, sailDamage: 1, captain: 'swift' }] },
  board: { forts: [{ id: 'red-fort', team: 'red', at: 'j7' }] },
  options: { captains: 'all' },
} as const

it('gives the reason on each impossible order', async () => {
  await commanding(ALONE, 'red-brig')
  expect(order('fire').getAttribute('aria-label')).toBe('Fire: 8 cells off')
  expect(order('board').getAttribute('aria-label')).toBe('Board: none alongside')
  expect(order('repair').getAttribute('aria-label')).toBe('Repair: not in port')
})

it('writes the order under the pointer in the prompt, with the reason against it', async () => {
  const { user } = await commanding(ALONE, 'red-brig')
  expect(prompt()).toBe('Sail, or choose an order')
  await user.hover(order('repair'))
  expect(prompt()).toBe('Repair: not in port')
  await user.unhover(order('repair'))
  expect(prompt()).toBe('Sail, or choose an order')
})

it('says that a sailing ship can no longer turn on the spot, but may sail on', async () => {
  const { table } = await commanding(ALONE, 'red-brig')
  await table.play(steer('red-brig'))
  expect(order('turn').getAttribute('aria-label')).toBe('Turn: already moved')
  expect(order('sail').getAttribute('aria-disabled')).toBe('false')
})

it('shows on the orders what the weather forbids', async () => {
  await commanding({ ...ALONE, wind: 'N storm' }, 'red-brig')
  expect(['sail', 'turn'].map((name) => order(name).getAttribute('aria-label'))).toEqual(['Sail: storm', 'Turn: storm'])
})

it('offers no orders to an enemy’s ship', async () => {
  await commanding(ALONE, 'blue-brig')
  expect(screen.queryByTestId('orders')).toBeNull()
})

it('captions the orders in the first three matches alone', async () => {
  const captions = () => document.querySelectorAll('.token-caption').length
  await commanding(ALONE, 'red-brig', { settings: { tipsTold: [] } })
  expect(captions()).toBeGreaterThan(0)
  act(() => useSettings.setState(({ settings }) => ({ settings: { ...settings, tipsTold: MARKS } })))
  expect(captions()).toBe(0)
})

it.each([
  ['N fresh', false],
  ['N storm', true],
])('ends the turn with a golden button only if no unit can act: %s', async (wind, isGolden) => {
  await commanding({ ...ALONE, wind }, 'red-brig')
  expect(screen.getByTestId('end-turn').className.includes('is-main')).toBe(isGolden)
})

it('shows why an order cannot be given, with its rule, until it is dismissed', async () => {
  const { user } = await commanding(ALONE, 'red-brig')
  await user.click(order('fire'))
  const why = within(screen.getByTestId('why'))
  why.getByText('Nearest enemy: s9. Out of range: 8 cells away, these guns reach 4.')
  await user.click(why.getByRole('button', { name: 'Rule: Gunnery' }))
  expect(useScreen.getState()).toMatchObject({ sheet: { name: 'rules', query: 'A-FIRE' } })
  act(() => void useIntent.getState().cancel())
  expect(screen.queryByTestId('why')).toBeNull()
})

it('keeps a reason for slow readers, until the next action or choice', async () => {
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

it('asks before a ship ends without any action; Enter is the golden button', async () => {
  const { user, sent } = await commanding(ALONE, 'red-brig')
  await user.click(order('finish'))
  expect(prompt()).toContain('End the turn of the red brig?')
  await user.click(question('end').getByRole('button', { name: /Go back/ }))
  expect([screen.queryByTestId('end'), sent()]).toEqual([null, []])
  await user.click(order('finish'))
  await act(async () => useIntent.getState().confirm())
  expect(sent()).toEqual([{ kind: 'finish', ship: 'red-brig' }])
})

it('chooses a ship that can still act instead of ending the turn', async () => {
  const { user, sent } = await commanding(ALONE, null)
  await user.click(screen.getByTestId('end-turn'))
  await user.click(question('end').getByRole('button', { name: 'Brig' }))
  expect([useIntent.getState().selected, sent()]).toEqual(['red-brig', []])
})

it('asks whether to sail a course, and sails it', async () => {
  const { user, sent } = await commanding(ALONE, 'red-brig')
  await user.click(order('sail'))
  expect(prompt()).toMatch(/^Course to k6/)
  await user.click(question('course').getByRole('button', { name: /Sail/ }))
  expect(sent()).toMatchObject([{ kind: 'steer', ship: 'red-brig', turn: 'none' }])
})

it('turns a ship on the spot to the chosen heading', async () => {
  const { table, user, sent } = await commanding(ALONE, 'red-brig')
  await user.click(order('turn'))
  await user.click(screen.getByTestId('heading-NE'))
  await user.click(screen.getByTestId('btn-sail'))
  expect(sent()).toMatchObject([{ kind: 'turn', ship: 'red-brig' }])
  expect(table.view.ships.find(({ id }) => id === 'red-brig')).toMatchObject({ heading: 'NE' })
})

it('shows the odds of a boarding before it is sent', async () => {
  const { user, sent } = await commanding(ALONGSIDE, 'red-brig')
  await user.click(order('board'))
  question('board').getByText('Your die + 3 against their die + 2; a tie goes to the defender')
  await user.click(question('board').getByRole('button', { name: /Board!/ }))
  expect(sent()).toMatchObject([{ kind: 'board', ship: 'red-brig', target: 'blue-brig' }])
})

it('shifts the captain and part of the gold to a prize', async () => {
  const battle = {
    ships: { ...ALONGSIDE.ships, 'red-brig': ['k5 N', { captain: 'rapid', gold: 2 }] },
    options: { captains: 'all' },
    dice: [6, 1],
  } as const
  const { table, user, sent } = await commanding(battle, null, { viewer: 'red' })
  await table.play(board('red-brig', 'blue-brig'))
  const loot = question('loot')
  const captain = loot.getByRole('button', { name: /Captain Rapid/ })
  if (captain.getAttribute('aria-pressed') !== 'true') await user.click(captain)
  await user.click(loot.getByRole('button', { name: 'Gold: one less' }))
  expect(screen.getByTestId('loot-gold').textContent).toBe('1')
  await user.click(loot.getByRole('button', { name: /Move/ }))
  expect(sent()).toMatchObject([{ kind: 'loot', ship: 'blue-brig', captain: true, gold: 1 }])
})

it('shares a repair between hull and sails', async () => {
  const { user, sent } = await commanding(IN_PORT, 'red-frigate')
  await user.click(order('repair'))
  const repair = question('repair')
  await user.click(repair.getByRole('button', { name: 'Hull: one less' }))
  await user.click(repair.getByRole('button', { name: /Repair/ }))
  expect(sent()).toEqual([{ kind: 'repair', ship: 'red-frigate', hull: 0, sails: 1 }])
})

it('sends a captain ashore in port', async () => {
  const { user, sent } = await commanding(IN_PORT, 'red-frigate')
  await user.click(order('captain'))
  await user.click(question('captain').getByRole('button', { name: /Swift goes ashore/ }))
  expect(sent()).toMatchObject([{ kind: 'captain', ship: 'red-frigate', do: 'ashore' }])
})

it('asks the player who was fired at, and accepts to hold fire', async () => {
  const battle = { ships: { 'red-line': 'k5 N', 'blue-galleon': 'm5 N' }, dice: [2] } as const
  const { table, user, sent } = await commanding(battle, null, { viewer: 'blue' })
  expect(screen.queryByTestId('offer')).toBeNull()
  await table.play(fire('red-line', 'blue-galleon'))
  expect(prompt()).toBe('Return fire? The red ship of the line no. 1 has fired at you.')
  question('offer').getByRole('button', { name: /Fire!/ })
  await user.click(question('offer').getByRole('button', { name: /Hold fire/ }))
  expect(sent()).toEqual([{ kind: 'decline' }])
  expect(screen.queryByTestId('offer')).toBeNull()
})

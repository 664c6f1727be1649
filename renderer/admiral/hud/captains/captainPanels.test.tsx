import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cellAt } from '../../../../engine/admiral/cells.ts'
import { fire } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useIntent } from '../../intent/intent.ts'
import { ADMIRAL_COMMANDS } from '../gameCommands.ts'
import { AssignDock } from './AssignDock.tsx'
import { CaptainsSheet } from './CaptainsSheet.tsx'

async function assigning() {
  const table = await admiralTable(
    {
      ships: { 'red-brig': 'k5 N', 'blue-brig': 'p9 N' },
      options: { captains: 1 },
      phase: 'assign',
      assigning: ['red', 'blue'],
    },
    { viewer: 'red', bots: ['blue'] },
  )
  return { table, user: table.panel((view) => <AssignDock view={view} />) }
}

const K6 = cellAt(10, 5)
const prompt = () => screen.getByTestId('hud-hint').textContent
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

it('gives a card to a ship and sends the captains', async () => {
  const { table, user } = await assigning()
  expect(prompt()).toContain('1 card to assign')
  await user.click(button(/Swift/))
  await user.click(button(/^Brig:/i))
  expect(prompt()).toContain('All cards are assigned.')
  expect(screen.queryByRole('button', { name: /As suggested/ })).toBeNull()
  await user.click(button(/Confirm/))
  const [sent] = table.host.asked('match:play')
  expect(sent).toMatchObject({ seat: 'red', move: { kind: 'assign' } })
  expect(JSON.stringify(sent?.move)).toMatch(/red-brig.*swift|swift.*red-brig/)
  expect(screen.queryByTestId('assign')).toBeNull()
})

it('assigns the suggested captains in one press', async () => {
  const { table, user } = await assigning()
  await user.click(button(/As suggested/))
  expect(table.host.asked('match:play')[0]).toMatchObject({ seat: 'red', move: { kind: 'assign' } })
})

describe('a player who has just confirmed the captains', () => {
  const { confirm } = ADMIRAL_COMMANDS
  async function confirmed() {
    const { table } = await assigning()
    act(confirm)
    await table.play({ kind: 'assign', cards: { 'blue-brig': 'swift' } })
    const moves = () => table.host.asked('match:play').filter(({ move }) => JSON.stringify(move).includes('steer'))
    return { moves }
  }

  it('gives no order by pressing once more', async () => {
    const { moves } = await confirmed()
    act(confirm)
    act(confirm)
    expect([useIntent.getState().course, moves()]).toEqual([null, []])
  })

  it('gives one at once after aiming at a cell', async () => {
    const { moves } = await confirmed()
    act(() => ADMIRAL_COMMANDS.aiming.aimAt(K6))
    act(confirm)
    await vi.waitFor(() => expect(moves()).toHaveLength(1))
  })
})

it('explains in the prompt the card under the pointer or the focus, else the card in hand', async () => {
  const { user } = await assigning()
  const told = () => screen.getByTestId('hud-hint').textContent
  await user.hover(button(/Berserk/))
  expect(told()).toContain('Berserk: +1 to the boarding die')
  await user.unhover(button(/Berserk/))
  act(() => button(/Target/).focus())
  expect(told()).toContain('Target: All guns of his ship also hit on a 2')
  act(() => button(/Target/).blur())
  await user.click(button(/Swift/))
  await user.unhover(button(/Swift/))
  act(() => button(/Swift/).blur())
  expect(told()).toMatch(/^Swift: Fires first/)
})

it('deals at random and takes all back', async () => {
  const { user } = await assigning()
  await user.click(button(/At random/))
  expect(button(/Confirm/).disabled).toBe(false)
  await user.click(button(/Clear/))
  expect(prompt()).toContain('1 card to assign')
})

it('shows what each captain may be, and its face once seen', async () => {
  const table = await admiralTable(
    {
      ships: {
        'red-brig': ['k5 N', { captain: 'target' }],
        'blue-brig': ['l5 N', { captain: 'swift', shotsLeft: 0 }],
      },
      options: { captains: 1 },
      dice: [1, 2],
    },
    { viewer: 'blue' },
  )
  const onClose = vi.fn()
  const user = table.panel(<CaptainsSheet onClose={onClose} />)
  const sheet = within(screen.getByRole('dialog', { name: 'Captains' }))
  const told = (team: string) =>
    sheet.getByRole('heading', { name: new RegExp(team) }).closest('section')?.textContent ?? ''
  expect(told('blue')).toMatch(/Brig l5Swift/i)
  expect(told('red')).toMatch(/Brig k5may be Rapid, Swift, Target, Berserk/i)
  await table.play(fire('red-brig', 'blue-brig', { captain: true }))
  expect(told('red')).toMatch(/Brig k5Target/i)
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalled()
})

import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fire } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { AssignPanel } from './AssignPanel.tsx'
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
  return { table, user: table.panel((view) => <AssignPanel view={view} />) }
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

it('gives a card to a ship and sends the captains', async () => {
  const { table, user } = await assigning()
  expect(screen.getByRole('status').textContent).toBe('1 card to give')
  await user.click(button(/Swift/))
  await user.click(button(/^Brig k5/i))
  expect(screen.getByRole('status').textContent).toBe('All cards have been given out.')
  expect(screen.queryByRole('button', { name: /As suggested/ })).toBeNull()
  await user.click(button(/Confirm/))
  const [sent] = table.host.asked('match:play')
  expect(sent).toMatchObject({ seat: 'red', move: { kind: 'assign' } })
  expect(JSON.stringify(sent?.move)).toMatch(/red-brig.*swift|swift.*red-brig/)
  expect(screen.queryByRole('region', { name: 'Assign your captains' })).toBeNull()
})

it('gives the captains as suggested in one press', async () => {
  const { table, user } = await assigning()
  await user.click(button(/As suggested/))
  expect(table.host.asked('match:play')[0]).toMatchObject({ seat: 'red', move: { kind: 'assign' } })
})

it('says of each captain whom he helps, marks who suits a first match, and chooses nobody', async () => {
  const table = await admiralTable(
    {
      ships: { 'red-brig': 'k5 N', 'red-line': 'm5 N', 'blue-brig': 'p9 N', 'blue-line': 'q9 N' },
      options: { captains: 1 },
      phase: 'assign',
      assigning: ['red', 'blue'],
    },
    { viewer: 'red', bots: ['blue'] },
  )
  table.panel((view) => <AssignPanel view={view} />)
  expect(button(/Target/).textContent).toMatch(/most shots: ship of the line m5good for a first match/)
  expect(button(/Rapid/).textContent).toContain('gives chase: brig')
  const marked = screen.getAllByRole('button').filter(({ textContent }) => textContent?.includes('first match'))
  expect(marked).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toBe('1 card to give')
})

it('tells what a card does that the pointer or the focus is on, else the one in hand or given', async () => {
  const { user } = await assigning()
  const told = () => screen.getByTestId('captain-told').textContent
  await user.hover(button(/Berserk/))
  expect(told()).toContain('Berserk: +1 to the die in boarding')
  await user.unhover(button(/Berserk/))
  act(() => button(/Target/).focus())
  expect(told()).toContain('Target: All guns of his ship hit on a rolled 2 as well')
  act(() => button(/Target/).blur())
  await user.click(button(/Swift/))
  await user.unhover(button(/Swift/))
  expect(told()).toMatch(/^Swift: Fires first/)
  await user.click(button(/^Brig k5/i))
  await user.hover(button(/Rapid/))
  await user.hover(button(/^Brig k5/i))
  expect(told()).toMatch(/^Swift: Fires first/)
})

it('deals at random and takes all back', async () => {
  const { user } = await assigning()
  await user.click(button(/At random/))
  expect(button(/Confirm/).disabled).toBe(false)
  await user.click(button(/Clear/))
  expect(screen.getByRole('status').textContent).toBe('1 card to give')
})

it('tells who each captain may be, and who he is once seen', async () => {
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

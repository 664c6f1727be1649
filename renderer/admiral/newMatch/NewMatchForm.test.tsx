import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { setHost } from '../../host/client.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { NewMatchForm } from './NewMatchForm.tsx'

function form(host = scriptedHost({})) {
  setHost(host)
  const onStart = vi.fn()
  render(<NewMatchForm onStart={onStart} />)
  return { onStart, host, user: userEvent.setup() }
}

const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start' })
const choose = (group: RegExp, name: RegExp) => {
  const found = screen.getAllByRole('radio', { name }).find((one) => {
    const label = one.closest('[role=radiogroup]')?.getAttribute('aria-label') ?? ''
    return group.test(label)
  })
  if (!found) throw new Error(`no ${name} in ${group}`)
  return found
}

it('starts a match with the chosen scenario, squadrons and captains', async () => {
  const { onStart, user } = form()
  await user.click(choose(/Scenario/, /^Treasure/))
  await user.click(choose(/Squadrons/, /4/))
  await user.click(choose(/Alliances/, /Pairs/))
  await user.click(choose(/Captains/, /All/))
  await user.click(start())
  expect(onStart).toHaveBeenCalledTimes(1)
  const setup = onStart.mock.calls[0]?.[0]
  expect(setup).toMatchObject({ game: 'admiral', options: { scenario: 'treasure', captains: 'all' } })
  expect(Object.keys(setup.seats).sort()).toEqual(['blue', 'gold', 'green', 'red'])
})

it('asks only for a treasure hunt whether the hull decides if the gold is equal', async () => {
  const { onStart, user } = form()
  await user.click(choose(/Scenario/, /^Duel/))
  expect(screen.queryByTestId('option-tieByHull')).toBeNull()
  await user.click(choose(/Scenario/, /^Treasure/))
  await user.click(screen.getByTestId('option-tieByHull'))
  await user.click(start())
  expect(onStart.mock.lastCall?.[0].options.tieByHull).toBe(false)
})

it('lets each squadron name its ships, and marks a name that is too long', async () => {
  const { onStart, user } = form()
  await user.click(screen.getByText('Names of ships'))
  await user.type(screen.getByLabelText('Ships of Blue'), 'Old Boot, Pearl')
  await user.type(screen.getByLabelText('Ships of Red'), 'x'.repeat(25))
  expect(screen.getByTestId('new-fault').textContent).toBe('A ship’s name can have at most 24 characters')
  await user.clear(screen.getByLabelText('Ships of Red'))
  await user.click(start())
  expect(onStart.mock.calls[0]?.[0].options.shipNames).toEqual({ blue: ['Old Boot', 'Pearl'] })
})

it('begins in a fresh wind unless unchecked', async () => {
  const { onStart, user } = form()
  screen.getByText('No storm or calm in the first two rounds')
  await user.click(start())
  expect(onStart.mock.lastCall?.[0].options.freshStart).toBe(true)
  await user.click(screen.getByTestId('option-freshStart'))
  await user.click(start())
  expect(onStart.mock.lastCall?.[0].options.freshStart).toBe(false)
})

it('explains captains and clocks in a line', () => {
  form()
  screen.getByText(/^How many each player secretly assigns to their ships/)
  screen.getByText(/^How long a player may think/)
})

it('needs a position file for an own position, and shows its problem', async () => {
  const { onStart, host, user } = form()
  await user.click(choose(/Scenario/, /^Custom/))
  screen.getByText('A position file is needed')
  expect(screen.queryByTestId('option-freshStart')).toBeNull()
  expect(screen.getByTestId('new-fault').textContent).toBe('Choose a position file')
  await user.click(start())
  expect([onStart.mock.calls.length, document.activeElement]).toEqual([0, screen.getByTestId('choose-position')])
  host.refuse('files:choose', { code: 'file-invalid', file: 'sea.json', where: 'ships.0', detail: 'x' })
  const [position] = screen.getAllByRole('button', { name: /^Choose a file…/ })
  if (!position) throw new Error('a position can be chosen')
  await user.click(position)
  expect(host.asked('files:choose')).toEqual([{ game: 'admiral', kind: 'position' }])
  expect(screen.getByRole('alert').textContent).toContain('“sea.json” cannot be used, at ships.0')
})

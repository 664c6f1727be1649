import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fire } from '../../../engine/testkit/sea.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { AdmiralResult } from './ResultSheet.tsx'

const nothing = () => {}
/** The table of the squadrons' remaining forces. */
const squadrons = () => screen.getByRole('table', { name: 'Squadron' })

it('shows the winner, the reason, and what each squadron has left', async () => {
  const table = await admiralTable(
    { ships: { 'red-brig': 'k5 N', 'blue-galleon': ['l5 N', { shotsLeft: 0 }] }, dice: [1, 2] },
    { names: { red: 'Grace', blue: 'Drake' } },
  )
  await table.play(fire('red-brig', 'blue-galleon'))
  const onAgain = vi.fn()
  const outcome = { winners: ['red'], scores: { red: 10, blue: 10 }, reason: 'round-limit' }
  const user = table.panel(
    <AdmiralResult
      outcome={outcome}
      onAgain={onAgain}
      onSwap={null}
      onReplay={nothing}
      onMenu={nothing}
      onClose={nothing}
    />,
  )
  expect(document.body.textContent).toContain('The last round is over. 1 round.')
  const cells = (name: RegExp) =>
    [...within(squadrons()).getByRole('row', { name }).querySelectorAll('td')].map((cell) => cell.textContent?.trim())
  expect(cells(/Grace/)).toEqual(['10', '2', '–', '100%'])
  expect(cells(/Drake/)).toEqual(['10', '2', '–', '–'])
  await user.click(screen.getByRole('button', { name: 'Play again' }))
  expect(onAgain).toHaveBeenCalled()
})

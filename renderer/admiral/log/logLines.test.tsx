import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fire, steer } from '../../../engine/testkit/sea.ts'
import { MatchLog } from '../../hud/LogPages.tsx'
import { admiralTable } from '../../testkit/admiral.ts'
import { useMatchLines } from './logLines.tsx'

function Log() {
  return <MatchLog lines={useMatchLines()} />
}

it('shows the moves and shots of a ship in one line, with the thrown dice', async () => {
  const table = await admiralTable({
    ships: { 'red-brig': 'k4 N', 'blue-galleon': ['l5 N', { shotsLeft: 0 }] },
    dice: [1, 2],
  })
  table.panel(<Log />)
  await table.play(steer('red-brig'))
  await table.play(fire('red-brig', 'blue-galleon'))
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent ?? '')
  expect(lines).toEqual([
    expect.stringMatching(
      /Red brig .*heading north.*Red brig k5 fires at the blue galleon l5 .*: a hit.*Blue galleon: hull −1/i,
    ),
  ])
  screen.getByRole('img', { name: 'Hits on 1, 3, 4, 5, 6, rolled 1' })
  screen.getByRole('img', { name: 'Critical on 6, rolled 2' })
})

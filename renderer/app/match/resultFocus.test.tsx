import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSession } from '../../host/session.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { goTo } from '../../ui/screens.ts'
import { MatchScreen } from './MatchScreen.tsx'

it('focuses the way to the menu in the result of a match that ended before its first move', async () => {
  goTo({ name: 'match' })
  const table = await jackalTable(
    'empty=1',
    { at: 'g2', pieces: { 'white-1': 'g2', 'red-1': 'a7' } },
    { viewer: 'white' },
  )
  table.panel(<MatchScreen />)
  const outcome = { winners: [], scores: { white: 0, red: 0 }, reason: 'agreement' }
  await act(async () =>
    useSession.setState(({ standing }) => ({
      steps: [],
      standing: standing && { ...standing, asked: null, awaiting: [], outcome },
    })),
  )
  await screen.findByTestId('result-screen')
  expect(screen.queryByTestId('analysis-start')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(screen.getByTestId('result-menu'))
})

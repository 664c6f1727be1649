import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sounds } from '../../audio/sounds.ts'
import { useSession } from '../../host/session.ts'
import { CLOSED } from '../../host/sessionState.ts'
import { useFirstShowing } from './useFirstShowing.ts'

function End() {
  return <p>{useFirstShowing('pour') ? 'pours' : 'lies'}</p>
}

/** Shows the end of a match and closes it again. */
function shownFor(id: string): string {
  useSession.setState({
    match: {
      id,
      game: 'jackal',
      title: '',
      createdAt: 0,
      updatedAt: 0,
      moves: 1,
      seats: [],
      outcome: null,
    },
  })
  const { unmount } = render(
    <StrictMode>
      <End />
    </StrictMode>,
  )
  const told = screen.getByText(/pours|lies/).textContent
  unmount()
  return told
}

it('pours the end of each match out once, with one sound', () => {
  onTestFinished(() => useSession.setState(CLOSED))
  const play = vi.spyOn(sounds, 'play')
  expect([shownFor('one'), shownFor('one'), shownFor('two')]).toEqual(['pours', 'lies', 'pours'])
  expect(play.mock.calls).toEqual([['pour'], ['pour']])
})

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NewMatchForm } from './NewMatchForm.tsx'

it('starts a match with the chosen players and options', async () => {
  const onStart = vi.fn()
  render(<NewMatchForm onStart={onStart} />)
  const user = userEvent.setup()
  const [first] = screen.getAllByRole('textbox')
  if (!first) throw new Error('the first captain has a name')
  await user.clear(first)
  await user.type(first, 'Anne')
  await user.click(screen.getByRole('radio', { name: 'Second captain' }))
  await user.click(screen.getByRole('switch', { name: /Bent ships/ }))
  await user.click(screen.getByRole('button', { name: /Set sail|Begin|Start|Deal|To sea/ }))
  expect(onStart).toHaveBeenCalledTimes(1)
  expect(onStart.mock.calls[0]?.[0]).toMatchObject({
    game: 'sea-battle',
    options: { first: 'south', shapes: 'bent', touch: 'none' },
    seats: { north: { name: 'Anne' }, south: { name: 'Francis Drake', player: { kind: 'bot' } } },
  })
})

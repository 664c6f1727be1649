import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { usedPad, useLastDevice } from '../pad/lastDevice.ts'
import { keepFocus } from './keepFocus.ts'

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 10))
  onTestFinished(keepFocus())
})
afterEach(() => {
  vi.restoreAllMocks()
  useLastDevice.setState({ hand: { device: 'keys' } })
})

const Saves = ({ names }: { readonly names: readonly string[] }) => (
  <ScreenFrame title="Saves" testId="saves" onBack={() => undefined}>
    {names.map((name) => (
      <p key={name}>
        <button type="button">Rename {name}</button>
        <button type="button" className="button is-main">
          Play {name}
        </button>
      </p>
    ))}
  </ScreenFrame>
)

it('starts a screen that a pad opens on its golden button, as soon as there is one', async () => {
  usedPad(0, 'xbox')
  const { rerender } = render(<Saves names={[]} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('saves')))
  rerender(<Saves names={['Jackal', 'Admiral']} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Play Jackal')))
})

it('leaves the focus on a screen that keys open', async () => {
  render(<Saves names={['Jackal']} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('saves')))
})

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { openContext } from '../contexts.ts'
import { MOVES } from './moves.ts'

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(4000)
})
afterEach(() => vi.restoreAllMocks())
beforeEach(() => onTestFinished(openContext({ kind: 'page', tables: [MOVES] })))

const scrolled = () => document.querySelector('.screen-body')?.scrollTop

it('scrolls by keys from its title and buttons', async () => {
  render(
    <ScreenFrame title="Screen" testId="screen" onBack={() => undefined}>
      <input aria-label="Name" />
    </ScreenFrame>,
  )
  // No stylesheet is loaded here.
  document.querySelector('.screen-body')?.setAttribute('style', 'overflow-y: auto')
  const user = userEvent.setup()
  await user.keyboard('{PageDown}{PageDown}')
  expect(scrolled()).toBe(1400)
  await user.keyboard('{PageUp}')
  expect(scrolled()).toBe(700)
  screen.getByRole('button', { name: 'Back' }).focus()
  await user.keyboard('{End}')
  expect(scrolled()).toBe(4000)
  await user.keyboard('{Home}')
  expect(scrolled()).toBe(0)
})

it('leaves these keys to its content', async () => {
  render(
    <ScreenFrame title="Screen" testId="screen" onBack={() => undefined}>
      <input aria-label="Name" />
    </ScreenFrame>,
  )
  screen.getByRole('textbox').focus()
  await userEvent.setup().keyboard('{End}')
  expect(scrolled()).toBe(0)
})

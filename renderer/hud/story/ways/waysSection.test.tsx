import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { setHost } from '../../../host/client.ts'
import { useLanguage } from '../../../i18n/useText.ts'
import { keptPen } from '../../../testkit/keptPen.ts'
import { scriptedHost } from '../../../testkit/scriptedHost.ts'
import { useToasts } from '../../../ui/toasts/toasts.ts'
import type { Ways } from '../picture/ways.ts'
import { WaysSection } from './WaysSection.tsx'

const LOOKS = [
  { name: 'Silver', colour: '#b5251b', flag: null },
  { name: 'Flint', colour: '#f7f2e4', flag: null },
]
const ENDED = { title: 'Silver wins', reason: 'There is no gold left to win.', game: 'Jackal' }

let shown: (number | null)[] = []
const ways: Ways = {
  about: 'The more often, the larger.',
  lines: ['Steps: 7', 'Steps: 3'],
  shape: 1,
  draw: (_pen, _box, side) => void shown.push(side),
}
const load = async () => ways

const letters = (drawn: readonly string[]) => drawn.filter((one) => one.startsWith('fillText')).join(' ')

function open() {
  const { pen, drawn } = keptPen()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,iVBORw0KGgoAAAAN')
  const host = scriptedHost({ 'pictures:export': () => ({ path: '/home/ann/ways.png' }) })
  setHost(host)
  render(<WaysSection load={load} looks={LOOKS} ended={ENDED} />)
  return { host, drawn, user: userEvent.setup() }
}

beforeEach(() => {
  shown = []
  useLanguage.setState({ language: 'en' })
  useToasts.setState({ toasts: [] })
})

it('shows everyone first, and one side after a press, with what each did in words', async () => {
  const { user } = open()
  expect(await screen.findByText('Steps: 3')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'The more often, the larger.' })).toBeTruthy()
  await user.click(screen.getByTestId('ways-side-1'))
  expect(screen.getByTestId('ways-side-1').getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByTestId('ways-all'))
  expect(shown).toEqual([null, 1, null])
})

it('saves the side that is shown, with the winner, the heading and what each did', async () => {
  const { user, host, drawn } = open()
  await screen.findByText('Steps: 3')
  await user.click(screen.getByTestId('ways-side-0'))
  await user.click(screen.getByTestId('ways-picture'))
  await vi.waitFor(() => expect(host.asked('pictures:export')).toHaveLength(1))
  expect(host.asked('pictures:export')).toEqual([{ name: 'Silver wins. Where everyone went', png: 'iVBORw0KGgoAAAAN' }])
  expect(shown.at(-1)).toBe(0)
  for (const said of ['Silver wins', 'Where everyone went', 'Flint', 'Steps: 7', 'Jackal'])
    expect(letters(drawn)).toContain(said)
})

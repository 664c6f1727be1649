import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { defaultSettings } from '../../../electron/contract/ipc.ts'
import type { Profile } from '../../../electron/contract/people.ts'
import { setHost } from '../../host/client.ts'
import { PersonSetting } from '../../shell/settings/PersonSetting.tsx'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { forgetPeople } from '../../ui/people/people.ts'
import { useSettings } from '../../ui/settings.ts'
import { PlayingNow } from './PlayingNow.tsx'

const profile = (digit: string, name: string): Profile => ({
  id: digit.repeat(24),
  name,
  colour: 'red',
  flag: 'plain',
  glyph: 'star',
})
const [ANN, BOB] = [profile('a', 'Ann'), profile('b', 'Bob')]
const DEFAULTS = defaultSettings('en')

beforeEach(forgetPeople)

/** Opens a host with these people, who have larger texts than the guest. */
function withPeople(profiles: readonly Profile[], first: string | null = null) {
  let playing = first
  onTestFinished(() => useSettings.setState({ settings: DEFAULTS }))
  setHost(
    scriptedHost({
      'people:list': () => ({ profiles, results: 0, playing }),
      'people:play': ({ profile: chosen }) => {
        playing = chosen
        return { ...DEFAULTS, textScale: chosen === null ? 1 : 1.5 }
      },
    }),
  )
  return { playing: () => playing, user: userEvent.setup() }
}

const textScale = () => useSettings.getState().settings.textScale

it('the menu shows the motto while there are no people', () => {
  withPeople([])
  render(<PlayingNow />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.querySelector('.menu-motto')).not.toBeNull()
})

it('each press in the menu lets the next person play, and the guest after the last', async () => {
  const { user } = withPeople([ANN, BOB])
  render(<PlayingNow />)
  for (const [name, scale] of [
    ['Ann', 1.5],
    ['Bob', 1.5],
    ['Guest', 1],
    ['Ann', 1.5],
  ] as const) {
    await user.click(await screen.findByTestId('menu-playing'))
    expect(await screen.findByText(`Playing now: ${name}`)).toBeTruthy()
    expect(textScale()).toBe(scale)
  }
})

it('the guest stands in for a person whose profile was lost, and one press chooses another', async () => {
  const { user, playing } = withPeople([ANN], 'f'.repeat(24))
  render(<PlayingNow />)
  expect(await screen.findByText('Playing now: Guest')).toBeTruthy()
  await user.click(screen.getByTestId('menu-playing'))
  expect(playing()).toBe(ANN.id)
})

it('the settings offer each person and the guest, one press away', async () => {
  const { user, playing } = withPeople([ANN, BOB], ANN.id)
  render(<PersonSetting />)
  const ann = await screen.findByTestId('setting-person-Ann')
  expect(ann.getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByTestId('setting-person-Bob'))
  expect([playing(), textScale()]).toEqual([BOB.id, 1.5])
  await user.click(screen.getByTestId('setting-person-guest'))
  expect([playing(), textScale()]).toEqual([null, 1])
})

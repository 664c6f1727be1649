import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { MAPS } from '../../../engine/jackal/data/maps.ts'
import { jackalNewMatch as english } from '../../i18n/en/jackal/newMatch.ts'
import { jackalNewMatch as russian } from '../../i18n/ru/jackal/newMatch.ts'
import { useLanguage } from '../../i18n/useText.ts'
import { useScreen } from '../../ui/screens.ts'
import { useSettings } from '../../ui/settings.ts'
import { playNext } from '../workshop/ownMaps.ts'
import { minutesOf } from './maps/mapChoice.ts'
import { NewMatchForm } from './NewMatchForm.tsx'
import { lengthTable, MODES } from './newMatch.ts'

const onStart = vi.fn()
beforeEach(() => onStart.mockReset())

function form() {
  render(<NewMatchForm onStart={onStart} />)
  return userEvent.setup()
}

const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start' })

it('starts a match with the chosen mode, players and options', async () => {
  const user = form()
  await user.click(screen.getByRole('radio', { name: /3 players/ }))
  const name = screen.getByRole('textbox', { name: 'Player’s name: White' })
  await user.clear(name)
  await user.type(name, 'Grace')
  await user.click(screen.getByRole('switch', { name: /Lifeboat/ }))
  await user.click(screen.getByRole('switch', { name: /End when decided/ }))
  await user.clear(screen.getByRole('textbox', { name: /Idle rounds/ }))
  await user.type(screen.getByRole('textbox', { name: /Idle rounds/ }), '9')
  await user.click(start())
  expect(onStart.mock.calls).toEqual([
    [
      expect.objectContaining({
        game: 'jackal',
        options: {
          players: 3,
          alliances: 'none',
          shipPicksUpSwimmers: true,
          lifeboat: true,
          endWhenDecided: true,
          idleRounds: 9,
        },
        seats: {
          white: { name: 'Grace', player: { kind: 'human' } },
          red: { name: 'Henry Morgan', player: { kind: 'bot', level: 'medium' } },
          black: { name: 'Edward Teach', player: { kind: 'bot', level: 'medium' } },
        },
      }),
    ],
  ])
})

it('seats the number of players of the mode', async () => {
  const user = form()
  await user.click(screen.getByRole('radio', { name: /2 against 2/ }))
  expect(screen.getAllByRole('textbox', { name: /^Player’s name/ })).toHaveLength(4)
  await user.click(screen.getByRole('radio', { name: /Two crews each/ }))
  expect(screen.getAllByRole('textbox', { name: /^Player’s name/ })).toHaveLength(2)
  screen.getByText('and Black')
})

it.each([
  ['English', english],
  ['Russian', russian],
])('names each way to share the crews out: %s', (_, texts) => {
  const headings = MODES.map((mode) => texts[`mode.${mode}`])
  expect(new Set(headings).size).toBe(MODES.length)
})

it('starts nothing with a fault, and shows the fault', async () => {
  const user = form()
  const rounds = screen.getByRole('textbox', { name: /Idle rounds/ })
  await user.clear(rounds)
  expect(start().getAttribute('aria-description')).toBe('From 1 to 1000 rounds')
  await user.type(rounds, '5{Enter}')
  expect(onStart).toHaveBeenCalledTimes(1)
  const name = screen.getByRole('textbox', { name: 'Player’s name: White' })
  await user.clear(name)
  screen.getByText('Enter a name')
  await user.type(name, '{Enter}')
  expect(onStart).toHaveBeenCalledTimes(1)
})

it('gives default names in the language, until the player has typed their own', async () => {
  const user = form()
  const nameOf = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
  const white = nameOf(/Player’s name: White/)
  await user.clear(white)
  await user.type(white, 'Anne Bonny')
  await user.clear(nameOf(/Player’s name: Red/))
  await user.type(nameOf(/Player’s name: Red/), 'Grace')
  act(() => useLanguage.setState({ language: 'ru' }))
  onTestFinished(() => useLanguage.setState({ language: 'en' }))
  const names = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  expect(names).toContain('Энн Бонни')
  expect(names).toContain('Grace')
  expect(names).not.toContain('Anne Bonny')
})

it('shows how long a match lasts with the chosen number of players and crews', async () => {
  const user = form()
  for (const mode of MODES) {
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${english[`mode.${mode}`]}`) }))
    await user.click(screen.getByRole('button', { name: /^Map:/ }))
    const { low, high } = minutesOf('island', 'classic', lengthTable({ mode }))
    screen.getByRole('radio', { name: new RegExp(`Treasure island.* tiles, about ${low}–${high} min`) })
    await user.click(screen.getByRole('button', { name: 'Done' }))
  }
})

it('offers maps and the way of play, with the facts of each', async () => {
  const user = form()
  await user.click(screen.getByRole('button', { name: /Map: Treasure island/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Map and way of play' }))
  await user.click(dialog.getByRole('radio', { name: /^Archipelago/ }))
  await user.click(dialog.getByRole('radio', { name: /Atoll.*105 tiles, about \d+–\d+ min.*best for 3.*4/ }))
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  screen.getByRole('button', { name: /Map: Atoll.*Archipelago · 105 tiles/ })
  await user.click(start())
  expect(onStart.mock.lastCall?.[0].options).toMatchObject({ variant: 'archipelago', map: 'atoll' })
})

it('offers no map in the classic way of play that its ships could not sail round, and shows why', async () => {
  const user = form()
  await user.click(screen.getByRole('button', { name: /^Map:/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Map and way of play' }))
  const radio = (name: RegExp) => dialog.getByRole<HTMLInputElement>('radio', { name })
  await user.click(radio(/^Classic/))
  expect(radio(/Atoll.*Archipelago only: .*ships cannot reach every island/).disabled).toBe(true)
  expect(radio(/Clover/).disabled).toBe(false)
  await user.click(radio(/^Archipelago/))
  expect(radio(/Atoll/).disabled).toBe(false)
  await user.click(radio(/Atoll/))
  await user.click(radio(/^Classic/))
  expect(radio(/Treasure island/).checked).toBe(true)
})

it('draws the map from the name of the deal, and then offers no other one', async () => {
  const user = form()
  await user.type(screen.getByRole('textbox', { name: 'Deal name' }), 'Amber reef')
  await user.click(screen.getByRole('button', { name: /^Map:/ }))
  await user.click(screen.getByRole('radio', { name: /Drawn at random/ }))
  screen.getByText('Drawn from the name of the deal, “Amber reef”')
  expect(screen.queryByRole('button', { name: 'Draw another' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.clear(screen.getByRole('textbox', { name: 'Deal name' }))
})

it('draws another map on request, of the chosen size', async () => {
  const user = form()
  await user.click(screen.getByRole('button', { name: /^Map:/ }))
  await user.click(screen.getByRole('radio', { name: /Drawn at random/ }))
  const size = screen.getByRole('textbox', { name: 'Cells along a side' })
  await user.clear(size)
  expect(start().getAttribute('aria-description')).toBe('From 9 to 25 cells along a side')
  await user.type(size, '11')
  const drawn = () => screen.getByTestId('map-drawn').querySelector('.is-land')?.getAttribute('d')
  const before = drawn()
  await user.click(screen.getByRole('button', { name: 'Draw another' }))
  expect(drawn()).not.toBe(before)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(start())
  expect(onStart.mock.lastCall?.[0].options.map.map).toHaveLength(11)
})

it('opens with the map of the workshop, and leads there', async () => {
  const island = { variant: 'classic', rows: MAPS.island, deck: null } as const
  const ownMaps = [
    { id: 'bay', name: 'The bay', ...island },
    { id: 'cove', name: 'The cove', ...island },
  ]
  useSettings.setState(({ settings }) => ({ settings: { ...settings, ownMaps } }))
  playNext('cove')
  const user = form()
  await user.click(screen.getByRole('button', { name: /The cove/ }))
  await user.click(screen.getByRole('button', { name: 'Island workshop' }))
  expect(useScreen.getState().screen.name).toBe('workshop')
})

it('gives a bot a personality by name, and its character’s name with it', async () => {
  const user = form()
  await user.click(screen.getByRole('radio', { name: /^Duel/ }))
  const personality = screen.getByRole('button', { name: /Style: plain/ })
  expect(screen.queryByRole('radio', { name: 'raider' })).toBeNull()
  await user.click(personality)
  await user.click(screen.getByRole('radio', { name: 'raider' }))
  expect(screen.getByRole('button', { name: /Style: raider/ })).toBeTruthy()
  await user.click(start())
  expect(onStart.mock.calls[0]?.[0].seats.black).toEqual({
    name: 'Roaring Rob',
    player: { kind: 'bot', level: 'medium', temper: 'raider' },
  })
})

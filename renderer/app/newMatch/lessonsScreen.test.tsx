import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { GAME_IDS, type MatchInfo, type SaveInfo, type Settings } from '../../../electron/contract/ipc.ts'
import { setHost } from '../../host/client.ts'
import { RulesScreen } from '../../shell/rules/RulesScreen.tsx'
import { listedSaves } from '../../testkit/listedSaves.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import { loadSettings, useSettings } from '../../ui/settings.ts'
import { LessonsScreen } from './LessonsScreen.tsx'
import { NewMatchScreen } from './NewMatchScreen.tsx'

const left = (id: string, lesson: string, outcome: MatchInfo['outcome'] = null): SaveInfo => ({
  id,
  game: 'jackal',
  title: lesson,
  createdAt: 0,
  updatedAt: 0,
  moves: 2,
  seats: [],
  outcome,
  lesson,
  condition: 'whole',
})

async function list(settings: Partial<Settings>, saves: readonly SaveInfo[] = [], at?: string) {
  const host = scriptedHost({
    'settings:get': () => ({ ...useSettings.getInitialState().settings, ...settings }),
    'saves:list': (request) => listedSaves(saves, request),
    'saves:remove': () => null,
    'match:open': ({ id }) => left(id, 'tiles'),
    'match:create': () => left('begun-1', 'carry'),
  })
  setHost(host)
  await loadSettings()
  goTo({ name: 'lessons', ...(at !== undefined && { at }) })
  render(<LessonsScreen />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 10))) // waits for the saves
  return { host, user: userEvent.setup() }
}

const card = (testId: string): HTMLElement => {
  const item = screen.getByTestId(testId).closest('li')
  if (!item) throw new Error(`${testId} stands in no list`)
  return item
}

it('says of each passed lesson that it is passed, and of no other', async () => {
  await list({ lessonsPassed: ['ashore', 'shots'] })
  const passed = screen
    .getAllByText('Passed')
    .map((mark) => mark.closest('li')?.querySelector('button')?.dataset.testid)
  expect(passed).toEqual(['lesson-ashore', 'lesson-shots'])
})

it('scrolls to the lessons of a game on request', async () => {
  const { user } = await list({})
  const shown: string[] = []
  Element.prototype.scrollIntoView = function () {
    shown.push(this.id)
  }
  await user.click(screen.getByRole('button', { name: 'Sea Battle' }))
  expect(shown).toEqual(['course-sea-battle'])
  expect(document.getElementById('course-sea-battle')?.contains(screen.getByTestId('lesson-shots'))).toBe(true)
})

it('continues a lesson that was left, and starts the others', async () => {
  const { host, user } = await list({}, [left('left-1', 'tiles')])
  expect(within(card('lesson-crews')).getByRole('button').textContent).toBe('Begin')
  await user.click(screen.getByRole('button', { name: 'Continue lesson: Tiles that act' }))
  expect(host.asked('match:open')).toEqual([{ id: 'left-1' }])
  expect([host.asked('match:create'), useScreen.getState().screen.name]).toEqual([[], 'match'])
})

it.each([
  ['a lesson that is passed', 'lesson-tiles', { lessonsPassed: ['tiles'] }],
  ['a puzzle', 'puzzle-carry', {}],
])('restarts without anything of an earlier attempt: %s', async (_, testId, settings) => {
  const lesson = testId.replace('lesson-', '')
  const { host, user } = await list(settings, [left('left-1', lesson), left('other-1', 'crews')])
  await user.click(screen.getByTestId(testId))
  expect(host.asked('saves:remove')).toEqual([{ id: 'left-1' }])
  expect(host.asked('match:create')).toMatchObject([{ game: 'jackal', lesson }])
})

it('opens at the lesson or puzzle that the player comes from', async () => {
  await list({}, [], 'puzzle-line')
  expect(document.activeElement).toBe(screen.getByTestId('puzzle-line'))
})

it.each(GAME_IDS)('leads from the lessons of %s to its new match, and back', async (game) => {
  const { user } = await list({})
  await user.click(screen.getByTestId(`lessons-new-${game}`))
  expect(useScreen.getState().screen).toEqual({ name: 'new', game })
  cleanup()
  render(<NewMatchScreen />)
  const chosen = () => screen.getByTestId(`game-${game}`).querySelector('input')?.checked
  expect(chosen()).toBe(true)
  await user.click(screen.getByTestId('back'))
  expect(useScreen.getState().screen.name).toBe('lessons')
})

it('a new match and the book of rules open at the game of the lesson that was taken last', async () => {
  const { user } = await list({ lastMatch: { game: 'jackal', drafts: {} } })
  await user.click(screen.getByTestId('lesson-fleet'))
  cleanup()
  goTo({ name: 'menu' })
  goTo({ name: 'new' })
  render(<NewMatchScreen />)
  expect(screen.getByTestId('game-sea-battle').querySelector('input')?.checked).toBe(true)
  cleanup()
  goTo({ name: 'rules' })
  render(<RulesScreen />)
  expect(screen.getByTestId<HTMLInputElement>('rules-sea-battle').checked).toBe(true)
})

it('keeps its scroll position after a lesson, and starts at the top otherwise', async () => {
  const body = () => screen.getByTestId('screen-lessons').querySelector('.screen-body') ?? document.body
  await list({})
  body().scrollTop = 430
  cleanup()
  await list({}, [], 'gunnery')
  expect(body().scrollTop).toBe(430)
  cleanup()
  await list({})
  expect(body().scrollTop).toBe(0)
})

it('scrolls to the lesson that the player comes back to if it would be hidden', async () => {
  const shown: unknown[] = []
  Element.prototype.scrollIntoView = function () {
    if (this instanceof HTMLElement) shown.push(this.dataset.testid)
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.classList.contains('screen-body') ? new DOMRect(0, 0, 900, 600) : new DOMRect(0, 700, 80, 30)
  })
  await list({})
  cleanup()
  await list({}, [], 'gunnery')
  expect(shown).toEqual(['lesson-gunnery'])
  vi.restoreAllMocks()
})

describe('the first easy match', () => {
  const kind = (game: string) => screen.getByTestId(`first-match-${game}`).className

  it.each(GAME_IDS)('is at the end of the lessons of %s, against the weakest bots', async (game) => {
    const { host, user } = await list({})
    await user.click(screen.getByTestId(`first-match-${game}`))
    const [setup] = host.asked('match:create')
    const levels = Object.values(setup?.seats ?? {}).flatMap(({ player }) => ('level' in player ? [player.level] : []))
    expect([setup?.game, setup?.lesson, [...new Set(levels)]]).toEqual([game, undefined, ['easy']])
  })

  it('is the next step once enough lessons of its game are passed: one of Jackal, two of Admiral', async () => {
    await list({ lessonsPassed: ['ashore', 'sailing'] })
    expect(kind('jackal')).not.toBe(kind('admiral'))
  })

  it('is called short only if it is: Sea Battle has all its ships', async () => {
    await list({})
    const told = (game: string) => screen.getByTestId(`first-match-${game}`).closest('li')?.textContent
    expect(told('jackal')).toMatch(/Short, and against the weakest bot/)
    expect(told('sea-battle')).toMatch(/A whole battle, but against the weakest bot/)
  })

  const offered = async (saves: readonly SaveInfo[]) => {
    await list({}, saves)
    cleanup()
    goTo({ name: 'new', game: 'jackal' })
    render(<NewMatchScreen />)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10))) // waits for the saves
    return screen.queryByTestId('first-match-jackal') !== null
  }

  it('is offered above the form of a new match to a player who has not started a match of the game', async () => {
    const { lesson, ...match } = left('match-1', '')
    expect(await offered([left('lesson-1', 'tiles')])).toBe(true)
    cleanup()
    expect(await offered([match])).toBe(false)
    cleanup()
    expect(await offered([{ ...match, game: 'admiral' }])).toBe(true)
  })
})

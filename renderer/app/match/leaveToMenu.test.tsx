import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { JACKAL_COURSE } from '../../jackal/lessons/lessons.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { goTo, openSheet, useScreen } from '../../ui/screens.ts'
import { leaveToMenu } from './leaveToMenu.ts'
import { MatchScreen } from './MatchScreen.tsx'

afterEach(() => vi.restoreAllMocks())

const [ASHORE] = JACKAL_COURSE
if (!ASHORE) throw new Error('Jackal has lessons')
const doneAfter = () => vi.spyOn(ASHORE, 'doneAfter')

/** Opens a lesson or a puzzle of Jackal. `done` is the number of completed steps, of the first lesson's five. */
async function opened(lesson: string, done = 0) {
  doneAfter().mockReturnValue(Array.from({ length: done }, () => 1))
  return jackalTable('. .', {}, { lesson, viewer: 'white', settings: { language: 'en' } })
}

async function leftForMenu(lesson: string, done = 0) {
  const { host } = await opened(lesson, done)
  await act(leaveToMenu)
  return host.asked('saves:remove')
}

describe('leaving for the menu', () => {
  it('leaves no save of a passed lesson, as nothing is to be continued', async () => {
    expect(await leftForMenu('ashore', 5)).toEqual([{ id: 'jackal-1' }])
  })

  it('keeps a lesson that is not passed', async () => {
    expect(await leftForMenu('ashore', 4)).toEqual([])
  })

  it('leaves no save of a puzzle, which always starts at its beginning', async () => {
    expect(await leftForMenu('puzzle-carry')).toEqual([{ id: 'jackal-1' }])
  })

  it('leaves even a save that cannot be read', async () => {
    const { host } = await opened('ashore')
    doneAfter().mockImplementation(() => {
      throw new Error('unreadable')
    })
    await act(leaveToMenu)
    expect([host.asked('match:leave').length, useScreen.getState().screen.name]).toEqual([1, 'menu'])
  })
})

describe('the pause menu', () => {
  async function paused(lesson?: string) {
    const table = await jackalTable('. .', {}, { ...(lesson && { lesson }), viewer: 'white' })
    goTo({ name: 'match' })
    const user = table.panel(<MatchScreen />)
    await act(async () => openSheet({ name: 'pause' }))
    return {
      user,
      items: [...screen.getByTestId('pause').querySelectorAll('nav button')].map((one) => one.textContent),
    }
  }

  it('offers only useful items in a lesson, and leads to its place in the list', async () => {
    const { user, items } = await paused('ashore')
    expect(items).toEqual(['Resume', 'Rules', 'Settings', 'Flat table', 'To the lessons', 'Main menu'])
    await user.click(screen.getByTestId('pause-lessons'))
    await vi.waitFor(() => expect(useScreen.getState().screen).toEqual({ name: 'lessons', at: 'ashore' }))
  })

  it('leads from a puzzle to the list of puzzles', async () => {
    const { user, items } = await paused('puzzle-carry')
    expect(items).toContain('To the puzzles')
    await user.click(screen.getByTestId('pause-lessons'))
    await vi.waitFor(() => expect(useScreen.getState().screen).toEqual({ name: 'lessons', at: 'puzzle-carry' }))
  })

  it('offers in a match the items about others and saves, and no lessons', async () => {
    const { items } = await paused()
    expect(items).toEqual(expect.arrayContaining(['Save as…', 'Goal of the match', 'Phones and other screens']))
    expect(items).not.toContain('To the lessons')
  })
})

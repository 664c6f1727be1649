import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultSettings, type Settings } from '../../../electron/contract/ipc.ts'
import { setHost } from '../../host/client.ts'
import { DRAFT_READERS, type Draft, FIRST_DRAFT } from '../../jackal/newMatch/newMatch.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { changeSettings, useSettings } from '../settings.ts'
import { createDraftStore, readDraft } from './keptDraft.ts'

const DEFAULTS = defaultSettings('en')

/** Returns a host that keeps settings as the program does. */
function host() {
  const scripted = scriptedHost({ 'settings:change': (change) => ({ ...useSettings.getState().settings, ...change }) })
  setHost(scripted)
  return scripted
}

afterEach(() => changeSettings({ lastMatch: null }))

/** Returns the form's draft in a program that was started with these settings. */
function started(lastMatch: Settings['lastMatch']) {
  useSettings.setState({ settings: { ...DEFAULTS, lastMatch } })
  const store = createDraftStore('jackal', FIRST_DRAFT, DRAFT_READERS)
  return { store, draft: renderHook(() => store.use()).result }
}

describe('the draft of a new match', () => {
  it("begins with the settings of the game's last match after a restart", () => {
    const asked = host()
    const { store, draft } = started(null)
    act(() => store.change({ mode: 'pairs', idleRounds: '9', dealName: '77' }))
    act(() => store.change({ seats: { ...draft.current.seats, white: { name: 'Grace', kind: 'easy' } } }))
    store.keep()
    const { lastMatch } = asked.asked('settings:change')[0] ?? {}
    const again = started(JSON.parse(JSON.stringify(lastMatch))).draft.current
    expect(again).toEqual({ ...draft.current, dealName: '' })
    expect(again).toMatchObject({ mode: 'pairs', idleRounds: '9', seats: { white: { name: 'Grace', kind: 'easy' } } })
  })

  it('is not kept before a match is started from it', () => {
    const asked = host()
    const { store } = started(null)
    act(() => store.change({ mode: 'pairs' }))
    expect(asked.asked('settings:change')).toEqual([])
  })

  it('leaves the drafts of other games unchanged', () => {
    host()
    const other = { 'sea-battle': { first: 'north' } }
    started({ game: 'sea-battle', drafts: other }).store.keep()
    expect(useSettings.getState().settings.lastMatch).toMatchObject({ game: 'jackal', drafts: other })
  })

  it.each<[string, unknown, Partial<Draft>]>([
    ['nothing', undefined, {}],
    ['a list', [], {}],
    ['a mode that is none', { mode: 'solo9', idleRounds: '7' }, { idleRounds: '7' }],
    ['an option that is no flag', { endWhenDecided: 'yes', mode: 'duel1' }, { mode: 'duel1' }],
    ['an endless number', { idleRounds: '1'.repeat(99) }, {}],
    ['an unknown field', { __proto__: { mode: 'duel1' }, gold: 9 }, {}],
    ['no seats', { seats: 7 }, {}],
    [
      'one damaged seat',
      { seats: { white: { name: 'x'.repeat(99), kind: 'human' }, red: { name: 'Mary', kind: 'human' } } },
      { seats: { ...FIRST_DRAFT.seats, red: { name: 'Mary', kind: 'human' } } },
    ],
    ['a bot of no level', { seats: { white: { name: null, kind: 'godlike' } } }, {}],
  ])('takes the default for damaged fields: %s', (_, kept, read) => {
    expect(readDraft(FIRST_DRAFT, DRAFT_READERS, kept)).toEqual({ ...FIRST_DRAFT, ...read })
  })
})

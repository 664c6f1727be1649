import { describe, expect, it } from 'vitest'
import { BOT_PERSONALITIES_OF, GAME_IDS } from '../../../electron/contract/ipc.ts'
import { LONGEST_NAME } from '../../../electron/contract/plainText.ts'
import '../../i18n/all.ts'
import { LANGUAGES, translator } from '../../i18n/t.ts'
import type { SeatDraft, SeatDrafts } from './draft.ts'
import { checkSeated, seatedSetup } from './draft.ts'
import { readDraft, seatDrafts } from './keptDraft.ts'
import { characterNames, drawPersonalities, personalityChoices } from './personalities.ts'

type Team = 'white' | 'red' | 'black'
const TEAMS = ['white', 'red', 'black'] as const
const t = translator('en')
const usual = (team: Team) => `Captain of ${team}`

const person: SeatDraft = { name: null, kind: 'human' }
const bot = (personality?: SeatDraft['temper'], name: string | null = null): SeatDraft => ({
  name,
  kind: 'medium',
  ...(personality !== undefined && { temper: personality }),
})

const setupOf = (seats: SeatDrafts<Team>) =>
  seatedSetup(
    { seats, dealName: '', clock: { kind: 'none', move: 30, match: 600, increment: 0, atEnd: 'bot' } },
    TEAMS,
    characterNames('jackal', seats, TEAMS, usual, t),
  ).seats

describe('a chosen personality', () => {
  it('goes into the match with the name of its character, unless another was typed', () => {
    expect(setupOf({ white: person, red: bot('raider'), black: bot('cautious', 'Grace') })).toEqual({
      white: { name: 'Captain of white', player: { kind: 'human' } },
      red: { name: 'Roaring Rob', player: { kind: 'bot', level: 'medium', temper: 'raider' } },
      black: { name: 'Grace', player: { kind: 'bot', level: 'medium', temper: 'cautious' } },
    })
  })

  it('does not apply to a person at the same seat', () => {
    expect(setupOf({ white: { ...person, temper: 'raider' }, red: bot(), black: bot() })).toMatchObject({
      white: { name: 'Captain of white', player: { kind: 'human' } },
      red: { player: { kind: 'bot', level: 'medium' } },
    })
  })

  it('gives its name to one seat only, so that no name is there twice', () => {
    const seats = { white: bot('raider'), red: bot('raider'), black: bot('raider') }
    const names = characterNames('jackal', seats, TEAMS, usual, t)
    expect(TEAMS.map(names)).toEqual(['Roaring Rob', 'Captain of red', 'Captain of black'])
    expect(checkSeated({ seats, dealName: '' }, TEAMS, names).names).toEqual({})
  })

  it('leaves its name to the player for whom it was typed, so that no draw can give it twice', () => {
    const person: SeatDraft = { name: ' Roaring Rob ', kind: 'human' }
    const seats = drawPersonalities(
      'jackal',
      { white: person, red: bot('any'), black: bot('cautious') },
      TEAMS,
      () => 0.999,
    )
    expect(seats.red.temper).toBe('raider')
    const names = characterNames('jackal', seats, TEAMS, usual, t)
    expect(TEAMS.map(names)).toEqual(['Captain of white', 'Captain of red', 'Tiptoe Tim'])
    expect(checkSeated({ seats, dealName: '' }, TEAMS, names).names).toEqual({})
  })
})

describe('a random personality', () => {
  const any = { white: bot('any'), red: bot('raider'), black: bot('any') }

  it.each([0, 0.5, 0.999])('is drawn from those that no other bot has, with luck %d', (luck) => {
    const seats = drawPersonalities('jackal', any, TEAMS, () => luck)
    expect(TEAMS.map((team) => seats[team].temper).toSorted()).toEqual(['cautious', 'gold-hunter', 'raider'])
    expect(seats.red).toEqual(any.red)
  })

  it('is drawn by luck, and goes into the match once it is drawn', () => {
    const first = (luck: number) => drawPersonalities('jackal', { ...any, red: bot() }, TEAMS, () => luck).white.temper
    expect([first(0), first(0.5), first(0.999)]).toEqual(['gold-hunter', 'raider', 'cautious'])
    expect(setupOf(any).white?.player).toEqual({ kind: 'bot', level: 'medium' })
  })
})

describe('a kept draft', () => {
  const first = { seats: { white: person, red: bot(), black: bot() } }
  const kept = (personality: unknown) =>
    readDraft(
      first,
      { seats: seatDrafts('jackal', first.seats) },
      { seats: { red: { name: null, kind: 'easy', temper: personality } } },
    ).seats.red

  it('has the personality, and none if it is missing, damaged or of another game', () => {
    expect(kept('raider')).toEqual({ name: null, kind: 'easy', temper: 'raider' })
    expect(kept('any')).toEqual({ name: null, kind: 'easy', temper: 'any' })
    for (const other of [undefined, null, 7, 'raker', 'poet']) expect(kept(other)).toEqual({ name: null, kind: 'easy' })
  })
})

it('every personality of a game has a word and a name of its own that fits, in each language', () => {
  for (const language of LANGUAGES) {
    for (const game of GAME_IDS) {
      const seats = { white: person, red: person, black: person }
      const names = BOT_PERSONALITIES_OF[game].map((personality) =>
        characterNames(game, { ...seats, red: bot(personality) }, TEAMS, usual, translator(language))('red'),
      )
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect([...name].length).toBeLessThanOrEqual(LONGEST_NAME)
    }
  }
  expect(GAME_IDS.map((game) => personalityChoices(game).length)).toEqual([4, 4, 0])
})

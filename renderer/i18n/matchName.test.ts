import { describe, expect, it } from 'vitest'
import type { MatchInfo } from '../../electron/contract/match.ts'
import { seatsIn } from './lessonMatch.ts'
import { matchName, type NamedMatch, titleOfCopy, titleToEdit } from './matchName.ts'
import { translator } from './t.ts'

const human = { kind: 'human' } as const
const bot = { kind: 'bot', level: 'easy' } as const
const SEATS = ['white', 'red', 'black', 'yellow']

/** Returns a match of these players; '-' stands for a bot. */
function match(players: readonly string[], more: Partial<NamedMatch> = {}): NamedMatch {
  const seats = players.map((name, index) => ({
    seat: SEATS[index] ?? '',
    name: name === '-' ? 'Francis' : name,
    player: name === '-' ? bot : human,
  }))
  return { game: 'jackal', title: '2026-11-20 18:05', seats, outcome: null, ...more }
}

const wonBy = (...winners: readonly string[]): Partial<NamedMatch> => ({
  outcome: { winners, scores: {}, reason: 'no-gold-left' } satisfies MatchInfo['outcome'],
})

describe('the name of a match', () => {
  it.each([
    [match(['Ann', 'Bob', '-', '-']), 'Jackal: Ann, Bob and 2 bots'],
    [match(['Ann', '-']), 'Jackal: Ann and Francis (bot)'],
    [match(['-', '-', '-']), 'Jackal: 3 bots'],
    [match(['Ann', 'Bob'], { game: 'sea-battle', ...wonBy('white') }), 'Sea Battle: Ann beat Bob'],
    [match(['Ann', '-', '-'], wonBy('red')), 'Jackal: Francis (bot) beat Ann and Francis (bot)'],
    [match(['Ann', 'Bob', '-', '-'], wonBy('white', 'red')), 'Jackal: Ann and Bob beat 2 bots'],
    [match(['Ann', 'Bob'], wonBy('white', 'red')), 'Jackal: Ann and Bob, a draw'],
    [match(['Ann', 'Bob'], wonBy()), 'Jackal: Ann and Bob, a draw'],
  ])('is made of the game, the players and the result', (named, name) => {
    expect(matchName(named, 'en')).toBe(name)
  })

  it.each([
    [match(['Анна', 'Боб', '-', '-']), 'Шакал: Анна, Боб и 2 бота'],
    [match(['Анна', 'Боб'], { game: 'sea-battle', ...wonBy('white') }), 'Морской бой: Анна (победа), Боб'],
    [match(['Анна', '-'], wonBy('red')), 'Шакал: бот Francis (победа), Анна'],
  ])('is in the reader’s language', (named, name) => {
    expect(matchName(named, 'ru')).toBe(name)
  })

  it('is the player’s own if they gave one', () => {
    expect(matchName(match(['Ann'], { title: 'The long evening' }), 'ru')).toBe('The long evening')
    expect(matchName(match(['Ann'], { title: '2026-11-20 18:05 with Ann' }), 'en')).toBe('2026-11-20 18:05 with Ann')
  })

  it('of a copy differs from the match’s by its time', () => {
    const now = new Date(2026, 10, 28, 20, 30)
    expect(titleOfCopy(match(['Ann', '-']), 'en', now)).toBe('Jackal, Nov 28, 2026, 8:30 PM')
    expect(titleOfCopy(match(['Ann'], { title: 'The long evening' }), 'ru', now)).toBe(
      'The long evening, 28 нояб. 2026 г., 20:30',
    )
    expect([...titleOfCopy(match(['Ann'], { title: 'x'.repeat(60) }), 'ru', now)]).toHaveLength(60)
  })

  it('fits a field for titles', () => {
    const long = match(['A'.repeat(24), 'B'.repeat(24), 'C'.repeat(24), '-'])
    expect([...titleToEdit(long, 'en')].length).toBeLessThanOrEqual(60)
  })
})

describe('a lesson', () => {
  const begun = match(['Ученик', '-'], { game: 'admiral', lesson: 'sailing', title: 'Под парусом' })

  it('has its title in the current language, whatever the language in which it was started', () => {
    expect([matchName(begun, 'en'), matchName(begun, 'ru')]).toEqual(['Sailing', 'Под парусом'])
    expect(seatsIn(begun, translator('en')).map(({ name }) => name)).toEqual(['Pupil', 'Rival'])
  })

  it('keeps the player’s own name', () => {
    expect(matchName({ ...begun, title: 'Моё' }, 'en')).toBe('Моё')
  })

  it('that this version does not have keeps its title', () => {
    expect(matchName({ ...begun, lesson: 'boarding' }, 'en')).toBe('Под парусом')
  })
})

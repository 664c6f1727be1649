import { describe, expect, it } from 'vitest'
import { ADMIRAL_COURSE } from '../admiral/lessons/lessons.ts'
import { book as english } from '../i18n/en/book.ts'
import { book as russian } from '../i18n/ru/book.ts'
import { translator } from '../i18n/t.ts'
import { goalOf as jackalGoal } from '../jackal/goal.ts'
import { JACKAL_COURSE } from '../jackal/lessons/lessons.ts'
import { SEA_BATTLE_COURSE } from '../sea-battle/lessons/lessons.ts'

/** The largest number of words in a step of a lesson, in a tip, and in a reason that the coach gives. */
const STEP = 25
const TIP = 14
const REASON = 10
/** The largest number of words in the goal of a match, and in the name of an order that the coach advises. */
const GOAL = 14
const ORDER = 6
/** The largest number of words in the name that the coach of Jackal gives a move. */
const TITLE = 6

/** The coach's texts about courses are in the same file as the names of orders. */
const REASONS =
  /^(coach\.(jackal|adm|sea)|course\.(blocked|stuck|loads|lands|crossing|swift|bearers|targets|quiet|comers))/
const ORDERS =
  /^coach\.adm\.(sail|on|turn|fire|board|repair|finish|stay|hold|end|loot|ashore|aboard|faceUp|faceDown|assign)\b/

const STEPS = [JACKAL_COURSE, ADMIRAL_COURSE, SEA_BATTLE_COURSE].flat().flatMap(({ steps }) => steps)

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word)).length

describe.each([
  ['English', english],
  ['Russian', russian],
])('in %s', (_language, texts: Readonly<Record<string, unknown>>) => {
  const textOf = (key: string | undefined) => (key === undefined ? '' : String(texts[key]))

  it(`a step of a lesson has at most ${STEP} words`, () => {
    const long = STEPS.map(({ text, tableText }) => `${textOf(text)} ${textOf(tableText)}`).filter(
      (told) => wordsIn(told) > STEP,
    )
    expect(STEPS.length).toBeGreaterThan(60)
    expect(long).toEqual([])
  })

  it(`a tip has at most ${TIP} words`, () => {
    const tips = Object.entries(texts).filter(([key]) => /^tip\.(jackal|admiral|sea-battle)\./.test(key))
    expect(tips.length).toBeGreaterThan(30)
    expect(tips.filter(([, text]) => wordsIn(String(text)) > TIP)).toEqual([])
  })

  it(`a reason of the coach has at most ${REASON} words`, () => {
    const lines = Object.entries(texts).filter(([key]) => REASONS.test(key))
    const reasons = lines.flatMap(([, text]) => (typeof text === 'string' ? text : Object.values(text as object)))
    expect(reasons.length).toBeGreaterThan(90)
    expect(reasons.filter((reason) => wordsIn(String(reason)) > REASON)).toEqual([])
  })

  it(`the goal of Admiral has at most ${GOAL} words, and an advised order ${ORDER}`, () => {
    const long = (keys: RegExp, most: number) =>
      Object.entries(texts).filter(([key, text]) => keys.test(key) && wordsIn(String(text)) > most)
    expect(long(/^goal\.admiral\./, GOAL)).toEqual([])
    expect(Object.keys(texts).filter((key) => ORDERS.test(key)).length).toBeGreaterThan(15)
    expect(long(ORDERS, ORDER)).toEqual([])
  })

  it(`the name of a move has at most ${TITLE} words`, () => {
    const names = Object.entries(texts).flatMap(([key, text]) => (TITLES.test(key) ? [String(text)] : []))
    expect(names.length).toBeGreaterThan(20)
    const filled = names.map((name) => name.replace('{who}', WHO).replace('{ship}', SHIP))
    expect(filled.filter((name) => wordsIn(name) > TITLE)).toEqual([])
  })
})

/** Texts of the coach that name a move. */
const TITLES = /^coach\.jackal\.(go|on|sail|row|place|revive|peek|swap|uncork|arrange)($|\.)/
/** The longest names in a list of moves. */
const [WHO, SHIP] = ['White pirate', 'the white ship']

it.each(['en', 'ru'] as const)(`the goal of a match of Jackal has at most ${GOAL} words: %s`, (language) => {
  const goal = (deck: object, endWhenDecided: boolean) =>
    jackalGoal(translator(language), { board: { deck }, pieces: [], tiles: [], teams: [], options: { endWhenDecided } })
  const goals = [
    goal({ 'chest-1': 1, 'chest-2': 5 }, true),
    goal({ 'chest-1': 1, 'chest-2': 5 }, false),
    goal({ 'chest-5': 7, galleon: 1 }, false),
    goal({ 'chest-5': 7, galleon: 2 }, false),
  ].map(String)
  expect(goals.filter((text) => wordsIn(text) > GOAL)).toEqual([])
  expect(goals.every((text) => wordsIn(text) > 5)).toBe(true)
})

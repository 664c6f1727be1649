import { describe, expect, it } from 'vitest'
import { isSetting, SETTING_CHECKS } from './settingChecks.ts'

/** A list of `count` different ids, such as `tip-1`. */
const ids = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}-${n}`)
const solved = (...puzzles: string[]) => Object.fromEntries(puzzles.map((id) => [id, 1]))
/** A list of `count` lessons, with the shortest and the longest ids. */
const lessons = (count: number) => Array.from({ length: count }, (_, n) => 'a'.repeat(1 + (n % 32)))
/** A form of the last match whose JSON has `length` characters. */
const draftOf = (length: number) => ({ jackal: { mode: 'x'.repeat(length - '{"jackal":{"mode":""}}'.length) } })

describe('the check of a setting', () => {
  it.each([
    ['tips', true],
    ['fullscreen', false],
    ['updates', true],
    ['tipsTold', []],
    ['tipsTold', ['table/log', 'jackal/ship']],
    ['tipsTold', ids('table/tip', 200)],
    ['stars', {}],
    ['stars', { 'puzzle-carry': 1, 'puzzle-2': 2, 'puzzle-gold-3': 3 }],
    ['stars', solved(`puzzle-${'a'.repeat(40)}`)],
    ['stars', solved(...ids('puzzle', 500))],
    ['lessonsPassed', []],
    ['lessonsPassed', ['ashore', 'first-fleet']],
    ['lessonsPassed', lessons(200)],
    ['padButtons', { 'table/coach': ['west', 'left-bumper'] }],
    ['padMappings', { 'USB Gamepad': { south: 'b2', up: 'h9@-0.71', 'look-left': 'a2-' } }],
    ['lastMatch', null],
    ['lastMatch', { game: 'jackal', drafts: {} }],
    ['lastMatch', { game: 'admiral', drafts: { jackal: {}, 'sea-battle': {} } }],
    ['lastMatch', { game: 'jackal', drafts: draftOf(10_000) }],
  ] as const)('accepts %s: %j', (name, value) => {
    expect(SETTING_CHECKS[name](value)).toBe(true)
  })

  it.each([
    ['tips', 'yes'],
    ['fullscreen', 1],
    ['updates', null],
    ['tipsTold', 'table/log'],
    ['tipsTold', ['table/log', 'a b']],
    ['tipsTold', ids('table/tip', 201)],
    ['stars', null],
    ['stars', []],
    ['stars', 'puzzle-carry'],
    ['stars', { 'puzzle-carry': 0 }],
    ['stars', { 'puzzle-carry': 4 }],
    ['stars', { 'puzzle-carry': 3, 'puzzle-2': '3' }],
    ['stars', solved('my-puzzle-carry')],
    ['stars', solved('puzzle-')],
    ['stars', solved('puzzle-Carry')],
    ['stars', solved('puzzle-carry!')],
    ['stars', solved(`puzzle-${'a'.repeat(41)}`)],
    ['stars', solved(...ids('puzzle', 501))],
    ['padButtons', { coach: ['west'] }],
    ['padButtons', { 'table/coach': ['west '] }],
    ['padButtons', { 'table/coach': ['west', 'east', 'north', 'south', 'view'] }],
    ['padMappings', []],
    ['padMappings', { ['x'.repeat(161)]: {} }],
    ['padMappings', { 'USB Gamepad': { south: 'button 2' } }],
    ['padMappings', { 'USB Gamepad': { south: 2 } }],
    ['padMappings', Object.fromEntries(ids('pad', 33).map((id) => [id, {}]))],
    ['lessonsPassed', 'ashore'],
    ['lessonsPassed', ['ashore', 7]],
    ['lessonsPassed', ['-ashore']],
    ['lessonsPassed', ['ashore!']],
    ['lessonsPassed', ['']],
    ['lessonsPassed', ['a'.repeat(33)]],
    ['lessonsPassed', [...lessons(200), 'ashore']],
    ['lastMatch', undefined],
    ['lastMatch', 'jackal'],
    ['lastMatch', { game: 'jackal', drafts: null }],
    ['lastMatch', { game: 'jackal', drafts: [] }],
    ['lastMatch', { game: 'jackal', drafts: 'jackal' }],
    ['lastMatch', { game: 'chess', drafts: {} }],
    ['lastMatch', { game: 'jackal', drafts: { jackal: {}, chess: {} } }],
    ['lastMatch', { game: 'jackal', drafts: {}, more: 1 }],
    ['lastMatch', { game: 'jackal', drafts: draftOf(10_001) }],
  ] as const)('refuses %s: %j', (name, value) => {
    expect(SETTING_CHECKS[name](value)).toBe(false)
  })
})

it('knows its settings by name, and nothing that objects inherit', () => {
  expect(['volume', 'lastMatch', 'toString', 'colour'].map(isSetting)).toEqual([true, true, false, false])
})

import { expect, it } from 'vitest'
import { END_REASONS } from '../../../engine/admiral/types.ts'
import { LANGUAGES, translator } from '../../i18n/t.ts'
import { battle } from '../../testkit/boards/admiralBoard.ts'
import { endReasonText } from './endReason.ts'
import { tell } from './sentences.ts'

const state = battle({ ships: ['line red m5 N', 'galleon blue t9 S'] })
const hunt = { ...state, options: { ...state.options, scenario: 'treasure', tieByHull: true } } as const
const even = { winners: ['red'], scores: { red: 6, blue: 6 }, reason: 'all-landed' } as const

it('the hull decides only if a hunt was set up so and another player has equal gold', () => {
  const said = (...[terms, outcome]: [typeof state, Parameters<typeof endReasonText>[2]]) =>
    /hull/.test(endReasonText(translator('en'), terms, outcome))
  expect(said(hunt, even)).toBe(true)
  expect(said(hunt, { ...even, scores: { red: 6, blue: 3 } })).toBe(false)
  expect(said(hunt, { ...even, winners: ['red', 'blue'] })).toBe(false)
  expect(said({ ...hunt, options: { ...hunt.options, tieByHull: false } }, even)).toBe(false)
})

it.each(LANGUAGES)('the last line of the log gives the same end as the page, in %s', (language) => {
  const words = { t: translator(language), nameOf: (seat: string) => seat }
  const ended = { kind: 'matchEnded', ...even, winners: ['red'] } as const
  expect(tell(ended, { ...words, before: hunt })).toContain(endReasonText(words.t, hunt, ended))
  const reasons = END_REASONS.map((reason) => endReasonText(words.t, state, { ...even, reason }))
  expect(new Set(reasons).size).toBe(END_REASONS.length)
  expect(reasons).not.toContain('')
})

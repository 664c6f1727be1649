import { describe, expect, it } from 'vitest'
import { translator } from '../../i18n/t.ts'
import { problemDetails } from './problemText.ts'

const reason = { code: 'off-field', facts: { cell: 'z9' } }

describe('the text of a problem', () => {
  it('has the place untranslated, and the reason in words with its rule', () => {
    const problem = { code: 'file-invalid', file: 'mine.json', where: 'ships.0.at', reason, rule: 'A-FIELD' } as const
    expect(problemDetails(translator('en'), problem)).toEqual({
      place: 'mine.json: ships.0.at',
      reason: 'cell z9 is off the field (A-FIELD)',
    })
    expect(problemDetails(translator('ru'), problem).reason).toBe('клетка z9 за краем поля (A-FIELD)')
  })

  it('does not contain the English details of the log', () => {
    const problem = { code: 'bad-request', detail: 'position.ships.0.at: z9 is off the field' } as const
    expect(problemDetails(translator('ru'), problem)).toEqual({ place: '', reason: '' })
  })

  it('is general for a reason without its own text', () => {
    const problem = { code: 'file-invalid', reason: { code: 'of-tomorrow' } } as const
    expect(problemDetails(translator('ru'), problem).reason).toBe('это не подходит к игре')
  })
})

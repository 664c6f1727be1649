import { describe, expect, it } from 'vitest'
import { translator } from '../../i18n/t.ts'
import { problemDetails } from './problemText.ts'

const reason = { code: 'off-field', facts: { cell: 'z9' } }

describe('what is told of a problem', () => {
  it('is the place as it is, and the fault in words with its rule', () => {
    const problem = { code: 'file-invalid', file: 'mine.json', where: 'ships.0.at', reason, rule: 'A-FIELD' } as const
    expect(problemDetails(translator('en'), problem)).toEqual({
      place: 'mine.json: ships.0.at',
      fault: 'cell z9 is off the field (A-FIELD)',
    })
    expect(problemDetails(translator('ru'), problem).fault).toBe('клетка z9 за краем поля (A-FIELD)')
  })

  it('is never what the log is told in English', () => {
    const problem = { code: 'bad-request', detail: 'position.ships.0.at: z9 is off the field' } as const
    expect(problemDetails(translator('ru'), problem)).toEqual({ place: '', fault: '' })
  })

  it('is said in general where a fault has no words', () => {
    const problem = { code: 'file-invalid', reason: { code: 'of-tomorrow' } } as const
    expect(problemDetails(translator('ru'), problem).fault).toBe('это не подходит игре')
  })
})

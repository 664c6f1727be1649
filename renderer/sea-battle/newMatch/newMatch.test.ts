import { describe, expect, it } from 'vitest'
import { parseOptions } from '../../../engine/sea-battle/options.ts'
import { isFaultless, playerKinds } from '../../ui/newMatch/draft.ts'
import { readDraft } from '../../ui/newMatch/keptDraft.ts'
import { checkDraft, DRAFT_READERS, type Draft, FIRST_DRAFT, rematchOf, setupOf } from './newMatch.ts'

const name = (seat: string) => `Captain ${seat}`
const draft = (part: Partial<Draft>): Draft => ({ ...FIRST_DRAFT, ...part })

describe('a new battle', () => {
  it('asks for seats and options that the rules accept', () => {
    const setup = setupOf(draft({ touch: 'corners', shapes: 'bent', first: 'south', autoMark: false }), name)
    expect(parseOptions(setup.options)).toEqual({
      ok: true,
      value: { touch: 'corners', shapes: 'bent', first: 'south', autoMark: false },
    })
    expect(setup).toMatchObject({ game: 'sea-battle', seats: { north: { player: { kind: 'human' } } } })
    expect(setup.seats.south).toEqual({ name: 'Captain south', player: { kind: 'bot', level: 'medium' } })
  })

  it('leaves the deal to the host when none is named', () => {
    expect(setupOf(FIRST_DRAFT, name)).not.toHaveProperty('dealName')
    expect(setupOf(draft({ dealName: '42' }), name).dealName).toBe('42')
  })

  it('is played against three levels of bots, a person on another screen, or viewers', () => {
    expect(playerKinds('sea-battle')).toEqual(['human', 'elsewhere', 'viewers', 'easy', 'medium', 'hard'])
  })

  it('requires two different names and a valid deal name', () => {
    expect(isFaultless(checkDraft(FIRST_DRAFT, name))).toBe(true)
    expect(checkDraft(FIRST_DRAFT, () => 'Ann').names).toEqual({ north: 'name-twice', south: 'name-twice' })
    expect(isFaultless(checkDraft(draft({ dealName: '9007199254740992' }), name))).toBe(false)
  })
})

describe('a rematch', () => {
  it('seats the same players under the same options', () => {
    const first = setupOf(draft({ shapes: 'bent', dealName: '7' }), name)
    const options = parseOptions(first.options)
    if (!options.ok) throw new Error(options.problem.what)
    const seats = Object.entries(first.seats).map(([seat, plan]) => ({ seat, ...plan }))
    const { dealName: _, ...again } = first
    expect(rematchOf(seats, options.value)).toEqual(again)
  })
})

describe('a kept draft', () => {
  it('is read back unchanged, field by field', () => {
    const changed = draft({ touch: 'corners', shapes: 'bent', first: 'south', autoMark: false })
    expect(readDraft(FIRST_DRAFT, DRAFT_READERS, changed)).toEqual(changed)
    expect(readDraft(FIRST_DRAFT, DRAFT_READERS, { ...changed, first: 'east' })).toEqual({ ...changed, first: 'draw' })
  })
})

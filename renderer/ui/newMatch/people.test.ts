import { describe, expect, it } from 'vitest'
import type { SeatDraft, SeatDrafts } from './draft.ts'
import { peopleAt, seatsWithPeople } from './people.ts'

const PLAYING = ['north', 'south'] as const
const person = (name: string | null = null): SeatDraft => ({ name, kind: 'human' })
const BOT: SeatDraft = { name: null, kind: 'easy' }
const seats = (north: SeatDraft, south: SeatDraft): SeatDrafts<'north' | 'south'> => ({ north, south })

describe('the people of a form', () => {
  it('are those here whose name was typed or chosen, not bots, guests or usual names', () => {
    const away: SeatDraft = { name: 'Ben', kind: 'elsewhere' }
    expect(peopleAt(seats(person('Ann'), away), PLAYING)).toEqual([{ name: 'Ann' }])
    expect(peopleAt(seats(person(), { ...BOT, name: 'Bot' }), PLAYING)).toEqual([])
    const known: SeatDraft = { ...person('Ann'), profile: 'ann-1' }
    expect(peopleAt(seats(BOT, known), PLAYING)).toEqual([{ name: 'Ann', profile: 'ann-1' }])
  })

  it('sit in the form of another game on the seats of people without a name, in order', () => {
    const both = [{ name: 'Ann', profile: 'ann-1' }, { name: 'Ben' }]
    expect(seatsWithPeople(seats(person(), person()), PLAYING, both)).toEqual({
      north: { ...person('Ann'), profile: 'ann-1' },
      south: person('Ben'),
    })
    expect(seatsWithPeople(seats(BOT, person()), PLAYING, both).south.name).toBe('Ann')
  })

  it('leave names alone that the other form has, and sit nowhere twice', () => {
    const named = seats(person('Ann'), person())
    expect(seatsWithPeople(named, PLAYING, [{ name: 'Ann' }])).toBe(named)
    expect(seatsWithPeople(named, PLAYING, [{ name: 'Ben' }]).north.name).toBe('Ann')
    expect(seatsWithPeople(seats(BOT, BOT), PLAYING, [{ name: 'Ben' }])).toEqual(seats(BOT, BOT))
  })
})

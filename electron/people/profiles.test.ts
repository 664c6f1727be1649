import { describe, expect, it } from 'vitest'
import { MOST_PROFILES, PROFILE_ID, type ProfileLook } from '../contract/people.ts'
import { problemOf } from '../contract/refused.ts'
import { freeName, lookFor, type Profiles, requireProfile, withChange, withNew } from './profiles.ts'

const look = (name: string): ProfileLook => ({ name, colour: 'teal', flag: 'cross', glyph: 'gull' })
const people = (...names: readonly string[]): Profiles =>
  names.reduce<Profiles>((profiles, name) => withNew(profiles, look(name)).profiles, [])

/** Returns the problem that a change is refused with. */
function problemWith(change: () => unknown) {
  try {
    change()
  } catch (error) {
    return problemOf(error)
  }
  return null
}

describe('a new profile', () => {
  it('has a random id, and its name without spaces at the ends', () => {
    const { made } = withNew([], look('  Ann '))
    expect(made.name).toBe('Ann')
    expect(made.id).toMatch(PROFILE_ID)
    expect(withNew([], look('Ann')).made.id).not.toBe(made.id)
  })

  it.each([
    ['empty', '   ', 'name: empty'],
    ['invisible', '\u200b\u2800', 'name: empty'],
    ['too long', 'x'.repeat(25), 'name: long'],
    ['unprintable', 'An\u202en', 'name: unprintable'],
  ])('is refused with an %s name, and the problem says what and where', (_, name, detail) => {
    expect(problemWith(() => withNew([], look(name)))).toMatchObject({ code: 'bad-request', detail })
  })

  it.each(['Ann', 'ANN', 'Аnn', 'A\u200bnn', 'Ann '])('is refused with a name that looks like Ann: %j', (name) => {
    expect(problemWith(() => withNew(people('Ann'), look(name)))?.code).toMatch(/^(name-taken|bad-request)$/)
  })

  it('names the person whose name is taken', () => {
    expect(problemWith(() => withNew(people('Ann'), look('ann')))).toMatchObject({
      code: 'name-taken',
      where: 'name',
      reason: { code: 'name-taken', facts: { name: 'Ann' } },
    })
  })

  it('is refused beyond the most', () => {
    const crowd = people(...Array.from({ length: MOST_PROFILES }, (_, index) => `P${index}`))
    expect(problemWith(() => withNew(crowd, look('Ann')))).toMatchObject({ code: 'too-many-people' })
  })
})

describe('a change of a profile', () => {
  it('keeps its id and its place', () => {
    const [ann, bob] = people('Ann', 'Bob')
    const after = withChange(
      [ann, bob].filter((one) => one !== undefined),
      ann?.id ?? '',
      look('Anna'),
    )
    expect(after.map(({ id, name }) => [id, name])).toEqual([
      [ann?.id, 'Anna'],
      [bob?.id, 'Bob'],
    ])
  })

  it('may keep its own name in another case, and not take another person’s', () => {
    const profiles = people('Ann', 'Bob')
    const id = profiles[0]?.id ?? ''
    expect(withChange(profiles, id, look('ANN'))[0]?.name).toBe('ANN')
    expect(problemWith(() => withChange(profiles, id, look('Bob')))).toMatchObject({ code: 'name-taken' })
  })

  it('is refused for a person who was removed', () => {
    expect(problemWith(() => requireProfile([], 'f'.repeat(24)))).toMatchObject({ code: 'no-such-person' })
  })
})

it('gives people of whom only the name is known names and looks of their own', () => {
  expect(freeName('Ann', people('Ann', 'Ann 2'))).toBe('Ann 3')
  expect(lookFor('Ann', 1)).not.toEqual(lookFor('Ann', 2))
})

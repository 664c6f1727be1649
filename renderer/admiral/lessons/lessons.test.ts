import { describe, expect, it } from 'vitest'
import { BOTS } from '../../../engine/admiral/bots/index.ts'
import { cellAt } from '../../../engine/admiral/cells.ts'
import { legalMoves } from '../../../engine/admiral/moves.ts'
import { parsePosition } from '../../../engine/admiral/position.ts'
import { admiral } from '../../../engine/admiral/rules.ts'
import type { AdmiralMove, AdmiralShape, AdmiralState, TeamId } from '../../../engine/admiral/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { type Match, matchFrom } from '../../../engine/match/match.ts'
import { ADMIRAL } from '../../../engine/protocol/games.ts'
import { translator } from '../../i18n/t.ts'
import { doneAfter } from '../../school/lesson.ts'
import { GUNNERY } from './gunnery.ts'
import type { AdmiralDeed, AdmiralLesson } from './lesson.ts'
import { ADMIRAL_COURSE, LESSONS } from './lessons.ts'
import { SAILING } from './sailing.ts'

function begun({ position }: AdmiralLesson, seed = 1): Match<AdmiralShape> {
  const state = parsePosition(position, openStream(seed, 'deal'))
  if (!state.ok) throw new Error(`${state.problem.where}: ${state.problem.what}`)
  return matchFrom(ADMIRAL, { options: state.value.options, seed, state: state.value })
}

function play(match: Match<AdmiralShape>, seat: TeamId, move: AdmiralMove): void {
  const played = match.play(seat, move)
  if (!played.ok) throw new Error(`${seat} ${JSON.stringify(move)}: ${played.refusal}`)
}

const doneIn = ({ id }: AdmiralLesson, { start, entries }: Match<AdmiralShape>): number => {
  const lesson = ADMIRAL_COURSE.find((one) => one.id === id)
  const steps = entries.map(({ seat, events }) => ({ by: seat, events }))
  return lesson?.doneAfter(start.state, steps).length ?? 0
}

const shownSteps = (lesson: AdmiralLesson, deeds: readonly AdmiralDeed[]): number =>
  doneAfter(
    lesson,
    deeds.map((deed, index) => ({ ...deed, move: index + 1 })),
  ).length

/** Lets the other side finish its moves. */
function letBlueGo(match: Match<AdmiralShape>): void {
  const rng = openStream(7, 'bot')
  while (admiral.awaiting(match.state)[0] === 'blue') {
    play(match, 'blue', BOTS.easy.choose(match.view('blue'), 'blue', rng))
  }
}

describe('every lesson', () => {
  it.each(LESSONS)('$id begins with no step done, the pupil to move', (lesson) => {
    const match = begun(lesson)
    expect(doneIn(lesson, match)).toBe(0)
    expect(admiral.awaiting(match.state)).toEqual(['red'])
  })

  it.each(ADMIRAL_COURSE)('$id is set up under its own id, with a person on the red ships', (lesson) => {
    const { lesson: id, seats, options, seed } = lesson.setup(translator('en'))
    expect([id, seats.red?.player.kind, seats.blue?.player.kind, options]).toEqual([lesson.id, 'human', 'bot', {}])
    expect(seed).toBe(lesson.setup(translator('ru')).seed)
    expect(seed).toBeTypeOf('number')
  })

  it('is followed by the next one, the last by none', () => {
    expect(ADMIRAL_COURSE.map(({ next }) => next?.id)).toEqual([
      'gunnery',
      'boarding',
      'fort',
      'captains',
      'weather',
      'skirmish',
      undefined,
    ])
  })
})

describe('the sailing lesson', () => {
  it('waits at a step whose deed was not done, through any number of rounds', () => {
    const match = begun(SAILING)
    play(match, 'red', { kind: 'steer', ship: 'red-brig', turn: 'none' })
    for (let round = 1; round < 4; round++) {
      play(match, 'red', { kind: 'finish', ship: 'red-brig' })
      letBlueGo(match)
    }
    expect(doneIn(SAILING, match)).toBe(1)
  })

  it('keeps the wind against the pupil in every round', () => {
    const match = begun(SAILING)
    for (let round = 1; round < 8; round++) {
      expect(match.state.wind).toEqual({ toward: 'S', strength: 'fresh' })
      play(match, 'red', { kind: 'finish', ship: 'red-brig' })
      letBlueGo(match)
    }
  })

  it('locks in the other brig', () => {
    const match = begun(SAILING)
    play(match, 'red', { kind: 'finish', ship: 'red-brig' })
    const kinds = new Set(legalMoves(match.state, 'blue').map((move) => move.kind))
    expect(kinds).toEqual(new Set(['turn', 'finish']))
  })
})

describe('the gunnery lesson', () => {
  const alongside = (state: AdmiralState, file: number, rank: number): AdmiralState => ({
    ...state,
    ships: state.ships.map((ship) => (ship.id === 'red-line' ? { ...ship, at: cellAt(file, rank) } : ship)),
  })
  const hulkWith = (state: AdmiralState, sailDamage: number): AdmiralState => ({
    ...state,
    ships: state.ships.map((ship) => (ship.id === 'blue-hulk' ? { ...ship, sailDamage } : ship)),
  })

  it('wants the hulk on the beam, its sails shot away, and then the broadside at close range', () => {
    const { state } = begun(GUNNERY)
    const beam = alongside(state, 2, 4)
    const close = alongside(state, 5, 4)
    const shown = (...states: readonly AdmiralState[]): readonly AdmiralDeed[] =>
      states.map((after) => ({
        event: { kind: 'activationEnded', ship: 'red-line' },
        before: state,
        after,
        earlier: [],
        next: null,
      }))
    expect(shownSteps(GUNNERY, shown(beam))).toBe(1)
    expect(shownSteps(GUNNERY, shown(beam, close))).toBe(1)
    expect(shownSteps(GUNNERY, shown(beam, hulkWith(beam, 4)))).toBe(2)
    expect(shownSteps(GUNNERY, shown(beam, hulkWith(beam, 4), hulkWith(close, 4)))).toBe(3)
    expect(shownSteps(GUNNERY, shown(hulkWith(state, 4)))).toBe(0)
  })

  it('lets the hulk’s guns reach one cell only', () => {
    const { state } = begun(GUNNERY)
    expect(state.options.ruleset?.classes.galleon.range.value).toBe(1)
  })
})

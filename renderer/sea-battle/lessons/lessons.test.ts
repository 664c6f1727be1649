import { describe, expect, it } from 'vitest'
import { openStream } from '../../../engine/kernel/rng.ts'
import { type Match, matchFrom } from '../../../engine/match/match.ts'
import { SEA_BATTLE } from '../../../engine/protocol/games.ts'
import { ALL_CELLS, fileOf, rankOf } from '../../../engine/sea-battle/cells.ts'
import { marksOf } from '../../../engine/sea-battle/marks.ts'
import { parsePosition } from '../../../engine/sea-battle/position.ts'
import type { SeaBattleShape, SeaSeat } from '../../../engine/sea-battle/types.ts'
import { translator } from '../../i18n/t.ts'
import { WAY_OF_SHOTS } from '../../testkit/ways/seaBattle.ts'
import { FLEET_LESSON } from './fleet.ts'
import { cellsNamed, type SeaBattleLesson } from './lesson.ts'
import { SEA_BATTLE_COURSE } from './lessons.ts'
import { SHOTS_LESSON } from './shots.ts'

function begun({ position }: SeaBattleLesson): Match<SeaBattleShape> {
  const state = parsePosition(position, openStream(1, 'deal'))
  if (!state.ok) throw new Error(`${state.problem.where}: ${state.problem.what}`)
  return matchFrom(SEA_BATTLE, { options: state.value.options, seed: 1, state: state.value })
}

function play(match: Match<SeaBattleShape>, seat: SeaSeat, move: object): void {
  const parsed = SEA_BATTLE.parseMove(move, match.state)
  if (!parsed.ok) throw new Error(`${JSON.stringify(move)}: ${parsed.problem.what}`)
  const played = match.play(seat, parsed.value)
  if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.refusal}`)
}

/** Lets the rival fire until it misses: at the last cells, where none of the pupil's ships is. */
function letRivalFire(match: Match<SeaBattleShape>): void {
  while (match.awaiting()[0] === 'north') play(match, 'north', { kind: 'fire', at: 'c9' })
}

function doneIn(id: string, { start, entries }: Match<SeaBattleShape>): number {
  const steps = entries.map(({ seat, events }) => ({ by: seat, events }))
  const lesson = SEA_BATTLE_COURSE.find((one) => one.id === id)
  return lesson?.doneAfter(start.state, steps).length ?? 0
}

/** Returns the places where a straight ship of a given length may still lie, as far as the south knows. */
function berthsLeft({ state }: Match<SeaBattleShape>, length: number): readonly (readonly number[])[] {
  const { hits, misses, sunk, empty } = marksOf(state, 'south')
  const known = new Set([...hits, ...misses, ...sunk.flat(), ...empty])
  const runs = ALL_CELLS.flatMap((first) => [1, 10].map((step) => Array.from({ length }, (_, i) => first + i * step)))
  const isStraight = (run: readonly number[]) =>
    run.every((cell) => cell < ALL_CELLS.length) &&
    new Set(run.map((run[1] ?? 0) - (run[0] ?? 0) === 1 ? rankOf : fileOf)).size === 1
  return runs.filter((run) => isStraight(run) && run.every((cell) => !known.has(cell)))
}

it.each([FLEET_LESSON, SHOTS_LESSON])('$id begins with no step done, and the pupil to move', (lesson) => {
  const match = begun(lesson)
  expect(doneIn(lesson.id, match)).toBe(0)
  expect(match.awaiting()).toEqual(['south'])
})

it('calls only steps short that one shot does', () => {
  const shots = SHOTS_LESSON.steps.map(
    (_, step) => WAY_OF_SHOTS.filter((_shot, n) => (WAY_OF_SHOTS[n - 1]?.done ?? 0) === step).length,
  )
  expect(SHOTS_LESSON.steps.flatMap(({ short }, step) => (short ? [shots[step]] : []))).toEqual([1, 1])
})

it('seats the pupil in the south, against a bot', () => {
  const [fleet] = SEA_BATTLE_COURSE
  const seats = fleet?.setup(translator('en')).seats
  expect([seats?.south?.player.kind, seats?.north?.player.kind, fleet?.next?.id]).toEqual(['human', 'bot', 'shots'])
})

describe('the lesson of fleets', () => {
  it('counts a fleet put to sea as everything laid, and ends with the first shot', () => {
    const match = begun(FLEET_LESSON)
    play(match, 'south', { kind: 'placeRandom', flag: 'royal' })
    expect(match.awaiting()).toEqual(['south'])
    expect(doneIn('fleet', match)).toBe(5)
    play(match, 'south', { kind: 'fire', at: 'e5' })
    expect(doneIn('fleet', match)).toBe(6)
  })
})

describe('the lesson of shots', () => {
  it('can be passed, its steps one after the other', () => {
    const match = begun(SHOTS_LESSON)
    const done = WAY_OF_SHOTS.map(({ at }) => {
      play(match, 'south', { kind: 'fire', at })
      letRivalFire(match)
      return doneIn('shots', match)
    })
    expect(done).toEqual(WAY_OF_SHOTS.map((shot) => shot.done))
    expect(match.outcome()?.winners).toEqual(['south'])
  })

  it('points only at the next cell of a ship and the ends of its line', () => {
    const match = begun(SHOTS_LESSON)
    const pointed = (done: number) => SEA_BATTLE_COURSE[1]?.pointsAt(match.view('south'), done)
    const far = (...names: readonly string[]) => cellsNamed(...names).map((cell) => cell + ALL_CELLS.length)
    expect(pointed(0)).toEqual(far('d3', 'f3'))
    for (const at of ['d3', 'f3']) play(match, 'south', { kind: 'fire', at })
    expect(pointed(1)).toEqual(far('c3', 'g3'))
    expect([pointed(2), pointed(3)]).toEqual([far('h10'), far('a5')])
  })

  it('leaves the hits one way to continue, and the last ship one place', () => {
    const match = begun(SHOTS_LESSON)
    for (const at of ['d3', 'c3', 'f3']) play(match, 'south', { kind: 'fire', at })
    const { empty, misses } = marksOf(match.state, 'south')
    const water = new Set([...empty, ...misses])
    expect(cellsNamed('g9', 'i9', 'h8', 'h10').map((cell) => water.has(cell))).toEqual([true, true, true, false])
    play(match, 'south', { kind: 'fire', at: 'h10' })
    expect(berthsLeft(match, 3)).toEqual([cellsNamed('a5', 'a6', 'a7')])
  })

  it('is passed in any order of sinking', () => {
    const match = begun(SHOTS_LESSON)
    for (const at of ['a5', 'a6', 'a7', 'h10', 'd3', 'c3', 'f3']) play(match, 'south', { kind: 'fire', at })
    expect(doneIn('shots', match)).toBe(4)
  })
})

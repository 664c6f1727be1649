import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../engine/jackal/position.ts'
import { jackal } from '../../../engine/jackal/rules.ts'
import type { JackalShape } from '../../../engine/jackal/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { type Match, matchFrom } from '../../../engine/match/match.ts'
import { JACKAL } from '../../../engine/protocol/games.ts'
import { cellsNamed, type JackalLesson } from './lesson.ts'
import { JACKAL_COURSE, LESSONS } from './lessons.ts'
import { WAYS, type WayMove } from './ways.ts'

const NUMBERED = LESSONS.map((lesson, index) => ({ id: lesson.id, lesson, index }))

function begun({ position }: JackalLesson): Match<JackalShape> {
  const state = parsePosition(position, openStream(1, 'deal'))
  if (!state.ok) throw new Error(`${state.problem.where}: ${state.problem.what}`)
  return matchFrom(JACKAL, { options: state.value.options, seed: 1, state: state.value })
}

/** Plays a move of the pupil, in the game's public form. */
function play(match: Match<JackalShape>, move: object): void {
  const parsed = JACKAL.parseMove(move, match.state)
  if (!parsed.ok) throw new Error(`${JSON.stringify(move)}: ${parsed.problem.what}`)
  const played = match.play('white', parsed.value)
  if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.refusal}`)
}

/** The other crew stays aboard: its ship goes to and fro. */
function letOthersSail(match: Match<JackalShape>): void {
  for (let [seat] = match.awaiting(); seat === 'black'; [seat] = match.awaiting()) {
    const [move] = jackal.legalMoves(match.view(seat), seat).filter(({ kind }) => kind === 'sail')
    if (!move) throw new Error('the black ship cannot sail')
    match.play(seat, move)
  }
}

const doneIn = (index: number, { start, entries }: Match<JackalShape>): number => {
  const steps = entries.map(({ seat, events }) => ({ by: seat, events }))
  return JACKAL_COURSE[index]?.doneAfter(start.state, steps).length ?? 0
}

/** A move of a way in the game's public form. */
function moveOf({ by, to, carry }: WayMove): object {
  if (by === 'white') return { kind: 'sail', team: 'white', to }
  if (by === 'lifeboat') return { kind: 'sail', team: 'white', to, boat: true }
  return { kind: 'go', piece: by, to, ...(carry && { carry }) }
}

describe.each(NUMBERED)('the lesson $id', ({ id, lesson, index }) => {
  it('begins with nothing done, the pupil to move, and its finger at a legal move', () => {
    const match = begun(lesson)
    expect(doneIn(index, match)).toBe(0)
    expect(match.awaiting()).toEqual(['white'])
    const pointed = JACKAL_COURSE[index]?.pointsAt(match.view('white'), 0) ?? []
    const targets = jackal.legalMoves(match.view('white'), 'white').map((move) => ('to' in move ? move.to : null))
    expect(targets).toEqual(expect.arrayContaining([...pointed]))
    expect(pointed).not.toEqual([])
  })

  it('can be passed, its steps one after the other', () => {
    const match = begun(lesson)
    const done = (WAYS[id] ?? []).map((move) => {
      play(match, moveOf(move))
      letOthersSail(match)
      return doneIn(index, match)
    })
    expect(done).toEqual((WAYS[id] ?? []).map((move) => move.done))
    expect(done.at(-1)).toBe(lesson.steps.length)
  })

  it('calls only steps short that one move does', () => {
    const moves = lesson.steps.map(
      (_, step) => (WAYS[id] ?? []).filter((_move, n) => doneBefore(id, n) === step).length,
    )
    expect(lesson.steps.flatMap(({ short }, step) => (short && moves[step] !== 1 ? [step] : []))).toEqual([])
  })
})

it('points the rower at the water first, and ashore once she lies beside the islet', () => {
  const index = LESSONS.findIndex(({ id }) => id === 'waters')
  const [lesson, course] = [LESSONS[index], JACKAL_COURSE[index]]
  if (!lesson || !course) throw new Error('no such lesson')
  const match = begun(lesson)
  const pointed = WAYS.waters?.slice(0, 7).map((move) => {
    play(match, moveOf(move))
    letOthersSail(match)
    return course.pointsAt(match.view('white'), 4)
  })
  expect(pointed?.slice(-2)).toEqual([cellsNamed(match.state, 'h4'), cellsNamed(match.state, 'i4')])
})

it('lets the pupil get away from the bear at sea as well, but not by being caught', () => {
  const index = LESSONS.findIndex(({ id }) => id === 'waters')
  const lesson = LESSONS[index]
  if (!lesson) throw new Error('no such lesson')
  const before = WAYS.waters?.slice(0, -1) ?? []
  const last = (move: WayMove) => {
    const match = begun(lesson)
    for (const one of [...before, move]) {
      play(match, moveOf(one))
      letOthersSail(match)
    }
    return doneIn(index, match)
  }
  expect([last({ by: 'white', to: 'f1', done: 8 }), last({ by: 'white-1', to: 'e4', done: 7 })]).toEqual([8, 7])
})

/** How many steps are done before the n-th move of a way. */
const doneBefore = (id: string, n: number): number => (n === 0 ? 0 : (WAYS[id]?.[n - 1]?.done ?? 0))

/** The lesson of tiles after the cannon, with the swimmer at e1 beside the ship. */
function shotIntoTheSea() {
  const index = LESSONS.findIndex(({ id }) => id === 'tiles')
  const [lesson] = LESSONS.slice(index)
  if (!lesson) throw new Error('there is no lesson of tiles')
  const match = begun(lesson)
  for (const move of (WAYS.tiles ?? []).slice(0, 4)) play(match, moveOf(move))
  return {
    match,
    done: () => doneIn(index, match),
    pointed: () => JACKAL_COURSE[index]?.pointsAt(match.view('white'), 5),
  }
}

describe('the swimmer is home', () => {
  it('once he swims to the ship', () => {
    const { match, done } = shotIntoTheSea()
    expect(done()).toBe(4)
    play(match, { kind: 'go', piece: 'white-1', to: 'd1' })
    expect(done()).toBe(5)
  })

  it('once the ship sails onto him, too', () => {
    const { match, done } = shotIntoTheSea()
    play(match, { kind: 'sail', team: 'white', to: 'e1' })
    expect(done()).toBe(5)
  })

  it('and the arrow leads on to the horse over the other one', () => {
    const { match, pointed } = shotIntoTheSea()
    play(match, { kind: 'go', piece: 'white-1', to: 'd1' })
    expect(pointed()).toEqual(cellsNamed(match.state, 'd2'))
    play(match, { kind: 'go', piece: 'white-2', to: 'd2' })
    expect(pointed()).toEqual(cellsNamed(match.state, 'f2'))
  })
})

it('the second coin is pointed out all the way: to it, and home with it', () => {
  const [lesson] = LESSONS
  if (!lesson) throw new Error('there is no first lesson')
  const match = begun(lesson)
  const pointed = (WAYS.ashore ?? []).map((move) => {
    play(match, moveOf(move))
    return JACKAL_COURSE[0]?.pointsAt(match.view('white'), 4)
  })
  const cells = ['d2', 'd3', 'd2', 'd1'].map((name) => cellsNamed(match.state, name))
  expect(pointed.slice(3, 7)).toEqual(cells)
})

import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../engine/jackal/position.ts'
import { jackal } from '../../../engine/jackal/rules.ts'
import type { JackalShape } from '../../../engine/jackal/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { type Match, matchFrom } from '../../../engine/match/match.ts'
import { JACKAL } from '../../../engine/protocol/games.ts'
import type { GuidedLesson } from '../../school/course.ts'
import { LessonMatch } from '../../testkit/lessonMatch.ts'
import { WAYS, type WayMove } from '../../testkit/ways/jackal.ts'
import { cellsNamed, type JackalLesson } from './lesson.ts'
import { JACKAL_COURSE, LESSONS } from './lessons.ts'

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

/** Keeps the other crew aboard: its ship goes to and fro. */
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

/** Returns a move of a way in the game's public form. */
function moveOf({ by, to, carry }: WayMove): object {
  if (by === 'white') return { kind: 'sail', team: 'white', to }
  if (by === 'lifeboat') return { kind: 'sail', team: 'white', to, boat: true }
  return { kind: 'go', piece: by, to, ...(carry && { carry }) }
}

function courseLesson(index: number): GuidedLesson {
  const lesson = JACKAL_COURSE[index]
  if (!lesson) throw new Error(`there is no lesson ${index}`)
  return lesson
}

describe.each(NUMBERED)('the lesson $id', ({ id, lesson, index }) => {
  it('begins with no step done, the pupil to move, and its finger at a legal move', () => {
    const match = begun(lesson)
    expect(doneIn(index, match)).toBe(0)
    expect(match.awaiting()).toEqual(['white'])
    const pointed = JACKAL_COURSE[index]?.pointsAt(match.view('white'), 0) ?? []
    const targets = jackal.legalMoves(match.view('white'), 'white').map((move) => ('to' in move ? move.to : null))
    expect(targets).toEqual(expect.arrayContaining([...pointed]))
    expect(pointed).not.toEqual([])
  })

  it('can be passed, its steps one after the other, against its bots', () => {
    const lessonMatch = new LessonMatch(courseLesson(index))
    const done = (WAYS[id] ?? []).map((move) => {
      lessonMatch.play(moveOf(move))
      lessonMatch.letBotsPlay()
      return lessonMatch.done.length
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

it('points the rower at the water first, and ashore once the boat lies beside the islet', () => {
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

describe('the bear of the waters', () => {
  const index = LESSONS.findIndex(({ id }) => id === 'waters')
  const awake = WAYS.waters?.slice(0, -1) ?? []

  /** Returns the lesson after the moves up to the waking of the bear, and some further moves. */
  function taken(...moves: readonly Omit<WayMove, 'done'>[]) {
    const match = new LessonMatch(courseLesson(index))
    for (const move of [...awake, ...moves]) {
      match.play(moveOf({ ...move, done: 0 }))
      match.letBotsPlay()
    }
    return match
  }
  it('counts as escaped after a turn in which it walks and catches no piece, at sea as well', () => {
    expect(taken({ by: 'white', to: 'f1' }).done).toHaveLength(8)
    expect(taken({ by: 'white-1', to: 'e4' }).done).toHaveLength(7)
  })

  it('does not count as escaped while all are aboard, as it stands still then; the finger shows where to go ashore', () => {
    const match = taken({ by: 'white-1', to: 'e4' }, { by: 'white', to: 'f1' })
    expect(match.done).toHaveLength(7)
    expect(match.next.cells).toHaveLength(1)
    const [cell = -1] = match.next.cells
    expect(match.moves).toContainEqual(expect.objectContaining({ kind: 'go', to: cell }))
    const lander = match.moves.find((move) => 'to' in move && move.to === cell)
    if (lander) match.choose(lander)
    expect(match.done).toHaveLength(8)
  })

  it('gets a remark that it stays in place after a turn with no piece on its island, and only then', () => {
    const astray = (...moves: readonly Omit<WayMove, 'done'>[]) => {
      const { match } = taken(...moves)
      const steps = match.entries.map(({ seat, events }) => ({ by: seat, events }))
      return JACKAL_COURSE[index]?.astray(match.start.state, steps, steps.length - 1, 7)
    }
    expect(astray({ by: 'white-1', to: 'e4' })).toBeNull()
    expect(astray({ by: 'white-1', to: 'e4' }, { by: 'white', to: 'f1' })).toBe('lesson.waters.astray')
  })
})

/** Returns the number of steps done before the n-th move of a way. */
const doneBefore = (id: string, n: number): number => (n === 0 ? 0 : (WAYS[id]?.[n - 1]?.done ?? 0))

/** Returns the lesson of tiles after the cannon, with the swimmer at e1 beside the ship. */
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
  it('once it swims to the ship', () => {
    const { match, done } = shotIntoTheSea()
    expect(done()).toBe(4)
    play(match, { kind: 'go', piece: 'white-1', to: 'd1' })
    expect(done()).toBe(5)
  })

  it('once the ship sails onto it, too', () => {
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

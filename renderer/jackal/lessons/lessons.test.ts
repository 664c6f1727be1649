import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../engine/jackal/position.ts'
import { jackal } from '../../../engine/jackal/rules.ts'
import type { JackalShape } from '../../../engine/jackal/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { type Match, matchFrom } from '../../../engine/match/match.ts'
import { JACKAL } from '../../../engine/protocol/games.ts'
import type { JackalLesson } from './lesson.ts'
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

const go = (piece: string, to: string, carry?: string) => ({ kind: 'go', piece, to, ...(carry && { carry }) })
const sail = (to: string) => ({ kind: 'sail', team: 'white', to })

/** A pupil's ways through the lessons: each move, and how many steps are done after it. */
const WAYS: Readonly<Record<string, readonly (readonly [move: object, done: number])[]>> = {
  ashore: [
    [go('white-1', 'd2'), 1],
    [go('white-1', 'd3'), 2],
    [go('white-1', 'd2', 'coin'), 3],
    [go('white-1', 'd1', 'coin'), 4],
    [go('white-2', 'd2'), 4],
    [go('white-2', 'd3'), 4],
    [go('white-2', 'd2', 'coin'), 4],
    [go('white-2', 'd1', 'coin'), 5],
  ],
  tiles: [
    [go('white-1', 'd2'), 1],
    [go('white-1', 'e3'), 2],
    [go('white-1', 'd4'), 3],
    [go('white-1', 'e5'), 4],
    [go('white-1', 'd1'), 5],
    [go('white-2', 'd2'), 5],
    [go('white-2', 'f2'), 5],
    [go('white-2', 'g4'), 6],
  ],
  crews: [
    [sail('f1'), 1],
    [sail('g1'), 2],
    [go('white-1', 'g2'), 2],
    [go('white-1', 'g3'), 2],
    [go('white-1', 'g4'), 3],
    [go('white-2', 'g2'), 3],
    [go('white-2', 'g3'), 3],
    [go('white-2', 'g4'), 4],
  ],
  waters: [
    [sail('f2'), 1],
    [go('white-1', 'e3'), 1],
    [go('white-1', 'e5'), 2],
    [go('white-2', 'f3'), 2],
    [go('white-2', 'f4'), 3],
    [go('white-2', 'g4', 'boat'), 4],
    [{ kind: 'sail', team: 'white', to: 'h4', boat: true }, 4],
    [go('white-2', 'i4'), 5],
    [go('white-2', 'h4', 'coin'), 6],
  ],
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
    const done = (WAYS[id] ?? []).map(([move]) => {
      play(match, move)
      letOthersSail(match)
      return doneIn(index, match)
    })
    expect(done).toEqual((WAYS[id] ?? []).map(([, count]) => count))
    expect(done.at(-1)).toBe(lesson.steps.length)
  })
})

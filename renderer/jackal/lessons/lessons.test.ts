import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../engine/jackal/position.ts'
import { jackal } from '../../../engine/jackal/rules.ts'
import type { JackalShape } from '../../../engine/jackal/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { type Match, matchFrom } from '../../../engine/match/match.ts'
import { JACKAL } from '../../../engine/protocol/games.ts'
import type { JackalLesson } from './lesson.ts'
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
})

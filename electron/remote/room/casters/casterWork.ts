import {
  type CasterCommand,
  type CasterShot,
  type CasterState,
  MARK_FADES,
  type MarkShape,
  MOST_MARKS,
  MOST_POINTS,
} from '../../../contract/caster.ts'
import { pointsOf } from './casterCommands.ts'

interface Mark {
  readonly id: number
  readonly mark: MarkShape
  readonly drawn: number
}

/** The work of a caster for an audience. */
export interface Shown {
  shot: CasterShot
  marks: readonly Mark[]
  text: string | null
  replays: number
  lastMark: number
}

/** The work without a caster. */
export const NOTHING_SHOWN = { shot: { kind: 'director' }, marks: [], text: null } as const

/** Returns the state that an audience is sent. */
export function stateOf(shown: Shown, match: string, now: number): CasterState {
  const { shot, text, replays } = shown
  const marks = aliveIn(shown, now).map(({ id, mark, drawn }) => ({ id, mark, age: Math.round(now - drawn) }))
  return { match, shot, marks, text, replays }
}

/** Returns the marks that have not faded. */
export function aliveIn({ marks }: Shown, now: number): readonly Mark[] {
  return marks.filter(({ drawn }) => now - drawn < MARK_FADES)
}

/** Carries out a command. */
export function apply(shown: Shown, command: CasterCommand, now: number): void {
  switch (command.kind) {
    case 'shot':
      shown.shot = command.shot
      return
    case 'mark':
      shown.marks = newest([...aliveIn(shown, now), { id: ++shown.lastMark, mark: command.mark, drawn: now }])
      return
    case 'clear':
      shown.marks = []
      return
    case 'text':
      shown.text = command.text
      return
    case 'replay':
      shown.replays++
      return
    default:
      return command satisfies never
  }
}

/** Returns the newest marks, as many as may be alive together. */
function newest(marks: readonly Mark[]): readonly Mark[] {
  let points = 0
  const first = marks.findLastIndex(({ mark }, n) => {
    points += pointsOf(mark).length
    return points > MOST_POINTS || marks.length - n > MOST_MARKS
  })
  return marks.slice(first + 1)
}

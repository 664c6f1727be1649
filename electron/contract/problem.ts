import type { Reason } from '../../engine/kernel/parsed.ts'

export const PROBLEM_CODES = [
  'bad-request',
  'illegal-move',
  'not-your-turn',
  'no-such-match',
  'no-such-save',
  'cannot-undo',
  'not-your-seat',
  'not-allowed',
  'save-failed',
  'file-unreadable',
  'file-too-new',
  'file-too-long',
  'file-invalid',
  'folder-not-shown',
  'match-on-table',
  'cancelled',
  'internal',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** A refusal or failure: the code is for the program, the rest says what and where. */
export interface Problem {
  readonly code: ProblemCode
  /** The game's refusal code behind `illegal-move`. */
  readonly refusal?: string
  /** Rule id behind the refusal. */
  readonly rule?: string
  /** The file or folder that it is about, and the place in it, such as `ships.0.at`. */
  readonly file?: string
  readonly where?: string
  /** What exactly is wrong, in code: `fault.<code>` are the words. */
  readonly reason?: Reason
  /** The same in English, for the log and bug reports only. */
  readonly detail?: string
}

/** The host's answer to a request. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

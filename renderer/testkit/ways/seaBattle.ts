/** A shot of the pupil, and the number of the lesson's steps done after it. */
export interface WayShot {
  readonly at: string
  readonly done: number
}

/** A way through the lesson of shots, including a miss, for tests that take it as a pupil would. */
export const WAY_OF_SHOTS: readonly WayShot[] = [
  { at: 'd3', done: 1 },
  { at: 'g3', done: 1 },
  { at: 'f3', done: 1 },
  { at: 'c3', done: 2 },
  { at: 'h10', done: 3 },
  { at: 'a6', done: 3 },
  { at: 'a5', done: 3 },
  { at: 'a7', done: 4 },
]

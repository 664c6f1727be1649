/** A move of the pupil: its destination, the steps of the lesson done after it, its mover, and its load. */
export interface WayMove {
  readonly to: string
  readonly done: number
  /** A pirate, `white` for the ship, or `lifeboat`. */
  readonly by: string
  readonly carry?: 'coin' | 'boat'
}

const going =
  (by: string) =>
  (to: string, done: number, carry?: 'coin' | 'boat'): WayMove => ({ to, done, by, ...(carry && { carry }) })

const first = going('white-1')
const second = going('white-2')
const third = going('white-3')
const friday = going('friday')
const missionary = going('missionary')
const rival = going('black-1')
const ship = going('white')
const boat = going('lifeboat')

/** A way through each lesson, by its id, for tests that take it as a pupil would. */
export const WAYS: Readonly<Record<string, readonly WayMove[]>> = {
  ashore: [
    first('d2', 1),
    first('d3', 2),
    first('d2', 3, 'coin'),
    first('d1', 4, 'coin'),
    second('d2', 4),
    second('d3', 4),
    second('d2', 4, 'coin'),
    second('d1', 5, 'coin'),
  ],
  tiles: [
    first('d2', 1),
    first('e3', 2),
    first('d4', 3),
    first('e5', 4),
    first('d1', 5),
    second('d2', 5),
    second('f2', 5),
    second('g4', 6),
  ],
  crews: [
    ship('f1', 1),
    ship('g1', 2),
    first('g2', 2),
    first('g3', 2),
    first('g4', 3),
    second('g2', 3),
    second('g3', 3),
    second('g4', 4),
  ],
  residents: [
    first('d2', 1),
    first('d2', 2),
    first('d3', 3),
    friday('c2', 3),
    friday('d1', 4, 'coin'),
    first('d4', 5),
    first('d5', 6),
    missionary('e6', 7),
    first('c6', 8),
    rival('d8', 9),
  ],
  waters: [
    ship('f2', 1),
    first('e3', 1),
    first('e5', 2),
    second('f3', 2),
    second('f4', 3),
    second('g4', 4, 'boat'),
    boat('h4', 4),
    second('i4', 5),
    second('h4', 6, 'coin'),
    third('e2', 7),
    first('e6', 8),
  ],
}

/** A player's order to a ship in Admiral, in the form of the table. */
export type Order =
  /** `way` has a sign for each manoeuvre: `^` ahead, `<` and `>` to a side. It leads to a cell with a heading. */
  | (Ordered & { readonly sail: string; readonly way: string })
  | (Ordered & { readonly turn: string })
  /** `together`: a salvo with all others that bear, each with all its shots. */
  | (Ordered & {
      readonly fire: string
      readonly shots: number
      readonly aim?: 'hull' | 'sails'
      readonly together?: true
    })
  | (Ordered & { readonly board: string })
  | (Ordered & { readonly repair: true })
  /** The answer to an offer to fire: fire with the laid guns, or hold the fire. */
  | { readonly answer: 'fire' | 'hold' }
  /** The end of the turn, whatever actions are left. */
  | { readonly end: true }

interface Ordered {
  readonly ship: string
  /** With the help of the ship's captain. */
  readonly captain?: true
}

/** An order of the pupil, and the number of lesson steps that are done after it and its consequences. */
export type WayOrder = Order & { readonly done: number }

const BRIG = 'red-brig'
const LINE = 'red-line'
const FRIGATE = 'red-frigate'

/**
 * A way through each lesson, by its id, for tests that play it like a pupil: by keys or with the mouse. Dice and the
 * rival follow from the luck of the lesson and from the number of moves.
 */
export const WAYS: Readonly<Record<string, readonly WayOrder[]>> = {
  sailing: [
    { ship: BRIG, sail: 'h3 E', way: '^^', done: 1 },
    { ship: BRIG, sail: 'i4 NE', way: '<', done: 2 },
    { ship: BRIG, sail: 'j5 NE', way: '^', done: 3 },
    { ship: BRIG, sail: 'k6 NE', way: '^', done: 3 },
    { ship: BRIG, sail: 'l7 NE', way: '^', done: 4 },
  ],
  gunnery: [
    { ship: LINE, sail: 'c5 N', way: '^^', done: 1 },
    { ship: LINE, fire: 'blue-hulk', shots: 3, aim: 'sails', done: 2 },
    { ship: LINE, sail: 'd7 NE', way: '^>', done: 2 },
    { ship: LINE, sail: 'e8 NE', way: '^', done: 3 },
    { ship: LINE, fire: 'blue-hulk', shots: 3, done: 3 },
    { ship: LINE, fire: 'blue-hulk', shots: 1, done: 4 },
  ],
  boarding: [
    { ship: LINE, sail: 'g6 E', way: '^^^^', done: 1 },
    { ship: LINE, board: 'blue-brig', done: 2 },
    { ship: 'blue-brig', turn: 'NE', done: 3 },
    { ship: LINE, sail: 'j6 E', way: '^^^', done: 3 },
    { ship: LINE, board: 'blue-galleon', done: 4 },
  ],
  fort: [
    { ship: LINE, fire: 'blue-fort', shots: 3, together: true, done: 2 },
    { ship: LINE, sail: 'i5 NE', way: '<', done: 3 },
    { ship: LINE, board: 'blue-fort', done: 4 },
  ],
  captains: [
    { ship: BRIG, sail: 'c8 E', way: '^', captain: true, done: 1 },
    { ship: LINE, fire: 'blue-hulk', shots: 3, captain: true, done: 2 },
    { ship: FRIGATE, sail: 'j5 E', way: '^', done: 2 },
    { ship: FRIGATE, board: 'blue-brig', captain: true, done: 3 },
  ],
  weather: [
    { ship: BRIG, sail: 'e5 E', way: '^', done: 1 },
    { end: true, done: 2 },
    { ship: BRIG, sail: 'k5 E', way: '^^^', done: 3 },
    { ship: BRIG, repair: true, done: 4 },
  ],
  skirmish: [
    { ship: LINE, sail: 'g5 E', way: '^^^^', done: 0 },
    { ship: LINE, fire: 'blue-galleon', shots: 1, done: 0 },
    { ship: FRIGATE, sail: 'g10 NE', way: '^<^^', done: 0 },
    { ship: FRIGATE, fire: 'blue-galleon', shots: 1, done: 1 },
    { answer: 'fire', done: 1 },
    { ship: FRIGATE, fire: 'blue-galleon', shots: 1, done: 1 },
    { ship: LINE, sail: 'j6 SE', way: '<>>', done: 1 },
    { ship: LINE, fire: 'blue-brig', shots: 1, done: 1 },
    { ship: LINE, fire: 'blue-brig', shots: 1, done: 2 },
    { ship: FRIGATE, fire: 'blue-galleon', shots: 1, done: 2 },
    { ship: LINE, sail: 'k5 SE', way: '^', done: 2 },
    { ship: LINE, board: 'blue-galleon', done: 3 },
  ],
}

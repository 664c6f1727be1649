import type { MatchSetup } from '../../contract/ipc.ts'
import { ADMIRAL_MOMENTS } from '../layout/admiral.ts'
import { JACKAL_MOMENTS } from '../layout/jackal.ts'
import type { Moment } from '../layout/moment.ts'
import { SEA_BATTLE_MOMENTS } from '../layout/seaBattle.ts'

/** A decision on a phone, and the touches that lead to it. */
export interface PhoneMoment {
  /** In words. */
  readonly name: string
  readonly setup: MatchSetup
  /** Test ids and cells to touch, one after the other: `order-turn`, `k5`. */
  readonly touches: readonly string[]
  /** True if each run of the tests tries it; the others share their panels with one of these. */
  readonly isUsual: boolean
}

const USUAL: ReadonlySet<string> = new Set([
  'Jackal: who is to act',
  'Jackal: several outcomes at g3',
  'Jackal: death confirmed at l3',
  'Jackal: the lighthouse, swapping',
  'Jackal: Caramba',
  'Admiral: captains are given to ships',
  'Admiral: a course under fire',
  'Admiral: boarding',
  'Admiral: a salvo',
  'Admiral: the turn ended while some have not acted',
  'Admiral: the offer answer',
  'Sea Battle: nothing placed',
  'Sea Battle: a ship in hand',
  'Sea Battle: the fleet placed',
  'Sea Battle: a later shot',
])

/** The cells and buttons to touch, for each moment whose own cells do not name them. */
const TOUCHES: Readonly<Record<string, readonly string[]>> = {
  'Jackal: who is to act': ['g2', 'g3'],
  'Jackal: the ship chosen': ['g1', 'f1'],
  'Jackal: a man of red chosen aboard': ['a7', 'b7'],
  'Jackal: the lighthouse, swapping': ['seen-0'],
  'Jackal: the end offered': [],
  'Jackal: Caramba': [],
  'Admiral: captains are given to ships': ['captain-rapid'],
  'Admiral: a turn on the spot': ['l3', 'order-turn'],
  'Admiral: a salvo': ['k8', 'l8', 'salvo-all'],
  'Admiral: boarding': ['m3', 'order-board'],
  'Admiral: repair': ['d9', 'order-repair'],
  'Admiral: a captain sent ashore': ['d9', 'order-captain'],
  'Admiral: the turn ended while some have not acted': ['flat-end'],
  'Admiral: why something cannot be done': ['u4', 'order-board'],
  'Admiral: the offer answer': [],
  'Admiral: the offer first': [],
  'Admiral: the offer ready': [],
  'Admiral: the offer boarding': [],
  'Admiral: the offer loot': [],
  'Sea Battle: nothing placed': [],
  'Sea Battle: a ship in hand': ['harbour-0'],
  'Sea Battle: the fleet placed': ['place-random'],
  'Sea Battle: the first shot': [],
  'Sea Battle: a later shot': ['e5'],
  'Sea Battle: a cell fired at already': ['a1'],
}

function onPhone({ name, match, people, seats, cells }: Moment): PhoneMoment {
  const [own] = people
  const setup: MatchSetup = {
    ...match,
    seats: Object.fromEntries(
      seats.map((seat) => [
        seat,
        seat === own
          ? { name: 'Masha', player: { kind: 'human', elsewhere: true } }
          : { name: 'Drake', player: { kind: 'bot', level: 'easy' } },
      ]),
    ),
  }
  return { name, setup, touches: TOUCHES[name] ?? cells.slice(0, 2), isUsual: USUAL.has(name) }
}

/** Every kind of decision of the three games, without those that the same panels ask elsewhere on the board. */
export const PHONE_MOMENTS: readonly PhoneMoment[] = [...JACKAL_MOMENTS, ...ADMIRAL_MOMENTS, ...SEA_BATTLE_MOMENTS]
  .filter(({ isAgain }) => !isAgain)
  .map(onPhone)

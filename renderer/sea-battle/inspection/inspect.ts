import type { Json } from '../../../electron/contract/ipc.ts'
import { textDigest } from '../../../engine/kernel/jointSeed.ts'
import { parseCell } from '../../../engine/sea-battle/cells.ts'
import { canonicalText, parseOpening } from '../../../engine/sea-battle/inspection/commitment.ts'
import { type Answer, type Foul, judge } from '../../../engine/sea-battle/inspection/judge.ts'
import {
  type Cell,
  SEATS,
  type SeaBattleState,
  type SeaSeat,
  SHOT_RESULTS,
  type Ship,
} from '../../../engine/sea-battle/types.ts'
import type { Testimony } from '../../host/heard/witnessBook.ts'
import { answersOf } from './witness.ts'

/** Both fleets are placed by now; a commitment heard later was told after the first shot. */
const PLACEMENTS = 2

export interface Inspection {
  readonly kind: 'inspected'
  /** Null for a side that was honest. */
  readonly fouls: Readonly<Record<SeaSeat, Foul | null>>
  /** Whether the commitments were heard before the first shot, as far as this screen knows. */
  readonly isWhole: boolean
}

/** No commitment to any fleet was told: there is nothing to check. */
export interface Unpromised {
  readonly kind: 'unpromised'
}

/**
 * Checks what was opened at the end against what this screen heard during the match (S-INSPECT).
 *
 * @param view the end of the match, as the table shows it
 */
export function inspect(
  view: SeaBattleState,
  testimony: Testimony | null,
  openings: Readonly<Record<string, Json>>,
): Inspection | Unpromised {
  const promised = SEATS.map((seat) => testimony?.commitments[seat])
  if (!testimony || promised.every((one) => one === undefined)) return { kind: 'unpromised' }
  const find = (seat: SeaSeat) => findingAt(seat, view, testimony, openings[seat])
  return {
    kind: 'inspected',
    fouls: { north: find('north'), south: find('south') },
    isWhole: promised.every((one) => one !== undefined && one.moves <= PLACEMENTS),
  }
}

function findingAt(seat: SeaSeat, view: SeaBattleState, testimony: Testimony, opened: Json | undefined): Foul | null {
  if (testimony.retold.includes(seat)) return { reason: 'retold' }
  const heard = testimony.answers[seat] ?? []
  const told = answersOf(view, seat)
  if (heard.some((answer, i) => i < told.length && told[i] !== answer)) return { reason: 'retold' }
  const opening = parseOpening(opened)
  const answers = (told.length > heard.length ? told : heard).map(readAnswer)
  const foul = judge(
    { options: view.options, commitment: testimony.commitments[seat]?.hash ?? '', answers },
    opening,
    textDigest,
  )
  if (foul) return foul
  const shown = view.fleets[seat]?.ships
  return opening && Array.isArray(shown) && !isSameFleet(opening.ships, shown) ? { reason: 'moved-ship' } : null
}

function isSameFleet(one: readonly Ship[], other: readonly Ship[]): boolean {
  const print = (ships: readonly Ship[]) => canonicalText({ salt: '', ships })
  return print(one) === print(other)
}

/** Reads a line of `answersOf`. */
function readAnswer(line: string): Answer {
  const [at = '', result, ...ship] = line.split(' ')
  const cells = ship.map(cellOf)
  return {
    at: cellOf(at),
    result: SHOT_RESULTS.find((one) => one === result) ?? 'miss',
    ship: ship.length > 0 ? cells : null,
  }
}

const cellOf = (name: string): Cell => parseCell(name) ?? -1

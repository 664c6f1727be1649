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
import type { Testimony } from '../../host/received/witnessBook.ts'
import { answersOf } from './witness.ts'

/** The number of moves after which both fleets are placed; a commitment received later came after the first shot. */
const PLACEMENTS = 2

/** The part that is missing for the check of a fleet: the host sent no commitment to it, or does not open it. */
export type Gap = 'unpromised' | 'unopened'

export interface Inspection {
  readonly kind: 'inspected'
  /** Null for a side that was honest, or could not be checked. */
  readonly fouls: Readonly<Record<SeaSeat, Foul | null>>
  /** Why a fleet could not be checked; null for one that was. */
  readonly unchecked: Readonly<Record<SeaSeat, Gap | null>>
  /** True if the commitments were received before the first shot, as far as this screen knows. */
  readonly isWhole: boolean
}

/** The host sent no commitment to any fleet: there is nothing to check. */
export interface Unpromised {
  readonly kind: 'unpromised'
}

/**
 * Checks the openings at the end against the messages that this screen received during the match (S-INSPECT).
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
  const find = (seat: SeaSeat) => foulAt(seat, view, testimony, openings[seat])
  const fouls = { north: find('north'), south: find('south') }
  const gapOf = (seat: SeaSeat): Gap | null => {
    if (fouls[seat]) return null
    if (!testimony.commitments[seat]) return 'unpromised'
    return isOpened(openings[seat]) ? null : 'unopened'
  }
  return {
    kind: 'inspected',
    fouls,
    unchecked: { north: gapOf('north'), south: gapOf('south') },
    isWhole: promised.every((one) => one !== undefined && one.moves <= PLACEMENTS),
  }
}

const isOpened = (opened: Json | undefined): boolean => opened !== undefined && opened !== null

/**
 * Returns the foul of a side, as far as its fleet was committed to and opened: only the host can cause missing parts.
 */
function foulAt(seat: SeaSeat, view: SeaBattleState, testimony: Testimony, opened: Json | undefined): Foul | null {
  if (testimony.retold.includes(seat)) return { reason: 'retold' }
  const received = testimony.answers[seat] ?? []
  const told = answersOf(view, seat)
  if (received.some((answer, i) => i < told.length && told[i] !== answer)) return { reason: 'retold' }
  const commitment = testimony.commitments[seat]?.hash
  if (commitment === undefined || !isOpened(opened)) return null
  const opening = parseOpening(opened)
  const answers = (told.length > received.length ? told : received).map(readAnswer)
  const foul = judge({ options: view.options, commitment, answers }, opening, textDigest)
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

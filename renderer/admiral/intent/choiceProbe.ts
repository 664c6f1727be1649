import { printCell } from '../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { Berth } from '../../../engine/admiral/foresight.ts'
import type { AdmiralMove, AdmiralState, Aim, Cell, UnitId } from '../../../engine/admiral/types.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import { isProbed } from '../../table/probed.ts'
import { aimedText } from './aimedText.ts'
import { berthsOf } from './courseRules.ts'
import { salvoMates } from './gunneryRules.ts'
import { useIntent } from './intent.ts'
import { type Asked, offerOf, unitsToAct } from './targets.ts'

/** A legal move as tests read it, with the cells to click for it. */
export interface ProbedMove {
  readonly move: AdmiralMove
  /** The cell of the ship or fort that acts (`k5`); null for moves without one. */
  readonly unit: string | null
  /** The cell of the unit that is fired at or boarded. */
  readonly target: string | null
}

/** A berth to which the selected ship can be sent. */
export interface ProbedBerth {
  readonly cell: string
  readonly heading: string
  readonly left: number
}

/** The question to the player at this screen, and the choices made so far. */
export interface ProbedChoice {
  readonly seat: string | null
  /** Distinguishes this question from all others, even if they are equal in everything else. */
  readonly question: number | null
  readonly offer: string | null
  readonly assigning: boolean
  readonly moves: readonly ProbedMove[]
  /** Ships and forts with more moves than `finish`, by name, with their cells. */
  readonly able: readonly { readonly unit: UnitId; readonly cell: string | null }[]
  readonly selected: UnitId | null
  readonly target: UnitId | null
  readonly prompt: string | null
  readonly aim: Aim
  readonly shots: number
  readonly withCaptain: boolean
  readonly course: ProbedBerth | null
  readonly berths: readonly ProbedBerth[]
  /** The ships and forts that can join the prepared salvo. */
  readonly mates: readonly UnitId[]
  readonly why: string | null
  /** The choice that directions of a pad change, as a text. */
  readonly aimed: string
}

declare global {
  interface Window {
    /** Present only if the page was opened with `?probe`: what can be chosen now, for tests that click. */
    admiralProbe?: () => ProbedChoice
  }
}

let counted = 0

/** The number of a question, from 1, so that tests recognize a new one. */
const questionOf = memoizePerObject((_question: Asked) => ++counted)

const nameOf = (cell: Cell | null | undefined): string | null => (typeof cell === 'number' ? printCell(cell) : null)

function cellOf(view: AdmiralState | null, id: UnitId | undefined): string | null {
  return view && id !== undefined ? nameOf(unitNamed(view, id)?.at) : null
}

function probe(): ProbedChoice {
  const state = useIntent.getState()
  const { asked, view, selected, target, prompt, aim, shots, withCaptain, course, why } = state
  return {
    seat: asked?.seat ?? null,
    question: asked && questionOf(asked),
    offer: offerOf(state)?.kind ?? null,
    assigning: asked !== null && view !== null && view.assigning.length > 0,
    moves: (asked?.moves ?? []).map(({ move }) => ({
      move,
      unit: cellOf(view, 'ship' in move ? move.ship : undefined),
      target: cellOf(view, 'target' in move ? move.target : undefined),
    })),
    able: unitsToAct(asked).map((unit) => ({ unit, cell: cellOf(view, unit) })),
    selected,
    target,
    prompt: prompt?.kind ?? null,
    aim,
    shots,
    withCaptain,
    course: course && printBerth(course),
    berths: berthsOf(state).map(printBerth),
    mates: salvoMates(state).map((mate) => mate.ship),
    why: why?.refusal ?? null,
    aimed: aimedText(state),
  }
}

const printBerth = ({ at, heading, left }: Berth): ProbedBerth => ({ cell: printCell(at), heading, left })

/** Keeps `window.admiralProbe` up to date while a match is shown. Returns the function that removes it. */
export function showChoices(): () => void {
  if (!isProbed(window.location.search)) return () => {}
  window.admiralProbe = probe
  return () => {
    delete window.admiralProbe
  }
}

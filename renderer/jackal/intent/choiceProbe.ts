import { printCell } from '../../../engine/jackal/cells.ts'
import type { Cell, JackalMove, Load } from '../../../engine/jackal/types.ts'
import { useSession } from '../../host/session.ts'
import { isProbed } from '../../table/probed.ts'
import { aimedText } from './aimedText.ts'
import { useIntent } from './intent.ts'
import { decisionOf } from './intentState.ts'
import { cellOf, type Selected } from './targets.ts'

/** A legal move for tests: what to select, where to click, and the whole move to distinguish outcomes. */
export interface ProbedMove {
  readonly move: JackalMove
  /** The cell to click (`g2`); null for moves chosen by a button. */
  readonly cell: string | null
}

/** The question to the player at this screen, and the choices so far. */
export interface ProbedChoice {
  readonly seat: string | null
  /** The number of moves of the match so far: the same question may be asked again. */
  readonly played: number
  readonly decision: string | null
  /** None while the position is not shown yet. */
  readonly moves: readonly ProbedMove[]
  readonly selected: string | null
  /** True if the selected one moved last, and the player has not chosen it. */
  readonly kept: boolean
  /** The load that the chosen piece takes along. */
  readonly carry: Load | null
  /** The keyboard's cell. */
  readonly cursor: string | null
  /** Outcomes offered beside a cell, in the order of their buttons. */
  readonly prompt: readonly JackalMove[]
  /** First tile of an earthquake, chosen already. */
  readonly first: string | null
  /** The cell that a pad aims at, as a text. */
  readonly aimed: string
}

declare global {
  interface Window {
    /** Present only on a page opened with `?probe`: the possible choices, for tests that click. */
    choiceProbe?: () => ProbedChoice
  }
}

function nameOfActor(one: Selected): string {
  if (one.kind === 'piece') return one.id
  return one.boat ? 'lifeboat' : one.team
}

function probe(): ProbedChoice {
  const state = useIntent.getState()
  const { asked, view, selected, kept, carry, cursor, prompt, first } = state
  const nameOf = (cell: Cell | null) => (cell === null || !view ? null : printCell(view.board, cell))
  return {
    seat: asked?.seat ?? null,
    played: useSession.getState().match?.moves ?? 0,
    decision: decisionOf(state)?.kind ?? null,
    moves: (view && asked ? asked.moves : []).map(({ move }) => ({ move, cell: nameOf(cellOf(move, view)) })),
    selected: selected && nameOfActor(selected),
    kept,
    carry,
    cursor: nameOf(cursor),
    prompt: (prompt?.moves ?? []).map(({ move }) => move),
    first: nameOf(first),
    aimed: aimedText(state),
  }
}

/** Keeps `window.choiceProbe` while a match is shown; returns a function that removes it. */
export function showChoices(): () => void {
  if (!isProbed(window.location.search)) return () => {}
  window.choiceProbe = probe
  return () => {
    delete window.choiceProbe
  }
}

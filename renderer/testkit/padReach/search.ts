import { type Aiming, nextTarget, STEPS } from '../../input/pad/aiming.ts'
import { DIRECTIONS, type Direction } from '../../input/pad/buttons.ts'
import { quarterOf, stepFrom } from '../../table/camera/quarter.ts'

/** The buttons that act at a table. */
export type ActingButton = 'south' | 'west' | 'left-bumper' | 'right-bumper'

/**
 * A part of a plan: a button pressed once; a direction, held until the game's choice reads as a text; or a control of the
 * dock, which is gone to and pressed.
 */
export type PadStep =
  | { readonly button: ActingButton }
  | { readonly held: Direction; readonly until: string }
  | { readonly dock: string }

/** The presses from the start of a decision to one of its moves. */
export interface PadPlan<State> {
  readonly presses: number
  readonly steps: readonly PadStep[]
  /** The first move that is sent, as JSON. */
  readonly sends: string
  /** The state after it was sent. */
  readonly end: State
}

/** A move that was sent. */
export interface SentMove {
  /** The wanted move that it makes, as a text. */
  readonly text: string
  /** The move itself, as JSON. */
  readonly sends: string
}

/** A control of the dock, and the effect of pressing it. */
export interface DockControl {
  readonly testId: string
  readonly press: () => void
  /** The presses to it, with its own; 3 if this is left out: into the dock, along its row, and its own. */
  readonly presses?: number
}

/** A game as the search plays it: its intent, which the search sets back again and again. */
export interface PadGame<State> {
  readonly aiming: Aiming
  state(): State
  restore(state: State): void
  /** Returns a text for a state: two states with one text lead to the same moves. */
  key(state: State): string
  /** Returns the choice that directions change, as a text; the window's probe gives the same one. */
  choice(state: State): string
  buttons: Readonly<Record<ActingButton, () => void>>
  dock(state: State): readonly DockControl[]
  /**
   * Returns the first move that was sent since the last call; null for none.
   * @param before the state in which it was sent
   */
  sent(before: State): SentMove | null
}

const DOCK = 3
/** The most steps of a held direction. */
const LONGEST = 24

interface Branch<State> {
  readonly state: State
  readonly presses: number
  readonly steps: readonly PadStep[]
}

interface Act {
  readonly presses: number
  readonly step: PadStep
  readonly run: () => void
}

/**
 * Returns the fewest presses to each wanted move from the present state of a game; moves out of reach are missing.
 * @param wanted the moves as texts
 * @param azimuth the direction from which the camera looks, in radians from the south
 * @param most the presses after which the search ends
 */
export function searchPlans<State>(
  game: PadGame<State>,
  wanted: ReadonlySet<string>,
  azimuth: number,
  most: number,
): ReadonlyMap<string, PadPlan<State>> {
  const start = game.state()
  const found = new Map<string, PadPlan<State>>()
  const seen = new Set<string>([game.key(start)])
  const waiting: Branch<State>[][] = [[{ state: start, presses: 0, steps: [] }]]
  for (let presses = 0; presses < most && found.size < wanted.size; presses++) {
    for (const { state, steps } of waiting[presses] ?? []) {
      for (const act of actsIn(game, state, azimuth)) {
        const next = { presses: presses + act.presses, steps: [...steps, act.step] }
        if (next.presses > most) continue
        game.restore(state)
        act.run()
        const end = game.state()
        const move = game.sent(state)
        if (move) keepFewest(found, wanted, move, { ...next, end })
        else if (!seen.has(game.key(end))) {
          // a control of the dock takes several presses: it must not shut out a shorter way to the same state
          if (act.presses === 1) seen.add(game.key(end))
          waiting[next.presses] = [...(waiting[next.presses] ?? []), { state: end, ...next }]
        }
      }
    }
  }
  game.restore(start)
  return found
}

function keepFewest<State>(
  found: Map<string, PadPlan<State>>,
  wanted: ReadonlySet<string>,
  { text, sends }: SentMove,
  plan: Omit<PadPlan<State>, 'sends'>,
): void {
  const known = found.get(text)
  if (wanted.has(text) && (!known || known.presses > plan.presses)) found.set(text, { ...plan, sends })
}

function actsIn<State>(game: PadGame<State>, state: State, azimuth: number): readonly Act[] {
  game.restore(state)
  const acts: Act[] = []
  for (const direction of DIRECTIONS) acts.push(...heldIn(game, state, direction, azimuth))
  for (const [button, run] of Object.entries(game.buttons) as [ActingButton, () => void][])
    acts.push({ presses: 1, step: { button }, run })
  game.restore(state)
  for (const { testId, press, presses = DOCK } of game.dock(state))
    acts.push({ presses, step: { dock: testId }, run: press })
  return acts
}

/** Returns the choices that a direction leads to, released sooner or later. */
function heldIn<State>(game: PadGame<State>, state: State, direction: Direction, azimuth: number): readonly Act[] {
  const { aiming } = game
  game.restore(state)
  const aims = aiming.aims()
  if (aims === 'panel') return []
  const [right, up] = STEPS[direction]
  const step = stepFrom(quarterOf(azimuth), right, -up)
  const [east, north] = [step.x, -step.z]
  const from = aiming.from()
  const target = aims === 'cursor' || !from ? null : nextTarget(from, aims, direction, azimuth)
  // below the last target a press goes to the dock
  if (aims !== 'cursor' && !target && direction === 'down') return []
  const first = () => {
    if (aims === 'cursor') aiming.change?.(right, up)
    else if (target) aiming.aimAt(target.cell)
  }
  const on = () => (aims === 'cursor' ? aiming.change?.(right, up) : aiming.step(east, north))
  /** Returns whether a press may end here: at a target, or at any choice of a question. */
  const isTarget = () => {
    const at = aiming.from()
    return aims === 'cursor' || aims.some(({ x, z }) => at?.x === x && at.z === z)
  }
  const acts: Act[] = []
  const texts = new Set<string>([game.choice(state)])
  for (let steps = 0; steps < LONGEST; steps++) {
    if (steps === 0) first()
    else on()
    const until = game.choice(game.state())
    if (texts.has(until)) {
      if (steps === 0 && !target) continue
      break
    }
    texts.add(until)
    const reached = game.state()
    if (isTarget()) acts.push({ presses: 1, step: { held: direction, until }, run: () => game.restore(reached) })
  }
  return acts
}

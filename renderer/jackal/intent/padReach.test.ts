import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import { loadMatch } from '../../../engine/match/load.ts'
import { createMatch } from '../../../engine/match/match.ts'
import { JACKAL } from '../../../engine/protocol/games.ts'
import { nextTarget, stepOnTable } from '../../input/pad/aiming.ts'
import { DIRECTIONS } from '../../input/pad/buttons.ts'
import { JACKAL_AIMING } from './aiming.ts'
import { confirmChoice, goldenChoice } from './confirmChoice.ts'
import { sendMovesTo, useIntent } from './intent.ts'
import { IDLE_INTENT } from './intentState.ts'
import { actionsOf, type Choice } from './targets.ts'

/** The most presses to a legal move from the start of its decision. */
const MOST = 8
/** The most presses to half of the legal moves. */
const USUAL = 3
/** The number of moves between two positions that are tried. */
const EVERY = 100

let sent: readonly JackalMove[] = []
sendMovesTo((moves) => {
  sent = moves
})

const intent = () => useIntent.getState()

/** The effects that one press can have in the present state, each as a function that does it. */
function pressesFrom(azimuth: number): readonly (() => void)[] {
  const acts: (() => void)[] = [confirmChoice, () => next(1), () => next(-1), () => intent().toggleCarry()]
  const aims = JACKAL_AIMING.aims()
  const from = JACKAL_AIMING.from()
  if (typeof aims === 'string' || !from) return acts
  for (const direction of DIRECTIONS) {
    const target = nextTarget(from, aims, direction, azimuth)
    const step = stepOnTable(direction, azimuth)
    for (let held = 0; held < 12; held++)
      acts.push(() => {
        if (target) JACKAL_AIMING.aimAt(target.cell)
        for (let n = 0; n < held; n++) JACKAL_AIMING.step(Math.round(step.x), -Math.round(step.z))
      })
  }
  return acts
}

function next(step: 1 | -1): void {
  JACKAL_AIMING.forget()
  intent().nextPiece(step)
}

/** The choices of the dock, with the presses to each: into the dock, along it, and the press. */
function dockChoices(): readonly (readonly [number, JackalMove])[] {
  const state = intent()
  const moves = state.prompt?.moves ?? actionsOf(state)
  const golden = goldenChoice(moves)
  const from = golden ? moves.indexOf(golden) : 0
  return moves.map(({ move }, index) => [2 + Math.abs(index - from), move])
}

/** Returns the fewest presses to each legal move of a position, by its text. */
function reach(
  view: JackalState,
  moves: readonly Choice[],
  seat: string,
  azimuth: number,
): ReadonlyMap<string, number> {
  const asked = { seat, moves }
  const wanted = new Set(asked.moves.map(({ move }) => JSON.stringify(move)))
  const found = new Map<string, number>()
  const reached = (moves: readonly JackalMove[], presses: number) => {
    for (const move of moves) {
      const text = JSON.stringify(move)
      if (wanted.has(text)) found.set(text, Math.min(presses, found.get(text) ?? presses))
    }
  }
  useIntent.setState(IDLE_INTENT)
  intent().ask(asked, view)
  let states = [intent()]
  const seen = new Set<string>()
  for (let presses = 1; presses <= MOST && states.length > 0 && found.size < wanted.size; presses++) {
    const later: ReturnType<typeof intent>[] = []
    for (const state of states) {
      useIntent.setState(state)
      for (const [cost, move] of dockChoices()) reached([move], presses - 1 + cost)
      for (const press of pressesFrom(azimuth)) {
        useIntent.setState(state)
        sent = []
        press()
        reached(sent, presses)
        const { selected, cursor, prompt, carry, bottle, first, order, picked } = intent()
        const key = JSON.stringify([
          selected,
          cursor,
          prompt && [prompt.cell, prompt.who],
          carry,
          bottle,
          first,
          order,
          picked,
        ])
        if (sent.length > 0 || seen.has(key)) continue
        seen.add(key)
        later.push(intent())
      }
    }
    states = later
  }
  for (const text of wanted) if (!found.has(text)) found.set(text, Number.POSITIVE_INFINITY)
  return found
}

const SIDES = [0, Math.PI / 2, Math.PI, -Math.PI / 2]

it.each(['bots-duel', 'archipelago-two'])(
  'a pad reaches every legal move of %s in few presses, whichever side the camera faces',
  { timeout: 120_000 },
  (name) => {
    const record = JSON.parse(
      readFileSync(join(import.meta.dirname, `../../../engine/jackal/golden/${name}.json`), 'utf8'),
    )
    const loaded = loadMatch(JACKAL, record)
    if (!loaded.ok) throw new Error(loaded.problem.what)
    const twin = createMatch(JACKAL, loaded.match.start)
    const counts: number[] = []
    const far: string[] = []
    for (const [n, { seat, move }] of loaded.match.entries.entries()) {
      if (n % EVERY === 0) {
        const found = reach(twin.view(seat), twin.moves(seat), seat, SIDES[(n / EVERY) % 4] ?? 0)
        counts.push(...found.values())
        for (const [text, presses] of found) if (presses > MOST) far.push(`${n} ${seat} ${text}`)
      }
      twin.play(seat, move)
    }
    expect(far).toEqual([])
    expect(counts.toSorted((a, b) => a - b)[counts.length >> 1]).toBeLessThanOrEqual(USUAL)
  },
)

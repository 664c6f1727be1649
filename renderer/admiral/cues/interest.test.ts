import { expect, it } from 'vitest'
import { evolve } from '../../../engine/admiral/evolve.ts'
import { admiral } from '../../../engine/admiral/rules.ts'
import { setup } from '../../../engine/admiral/setup.ts'
import type { AdmiralEvent, AdmiralMove, AdmiralState } from '../../../engine/admiral/types.ts'
import { playMove } from '../../../engine/kernel/play.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { cuesFor, lengthOf } from '../../playback/cue.ts'
import { tempoOf } from '../../playback/interest.ts'
import { admiralCues } from './cues.ts'
import { admiralInterests } from './interest.ts'

/** Four squadrons before their first round. */
const fourSquadrons = (): AdmiralState =>
  setup(
    {
      players: 4,
      alliances: [],
      scenario: 'duel',
      captains: 'none',
      roundLimit: 40,
      autoReply: 'ask',
      rememberCaptains: false,
    },
    openStream(3, 'deal'),
  )

type Kind = AdmiralMove['kind']

/** The moves of ships that fire and sail as long as possible. */
const FIGHT: readonly Kind[] = ['fire', 'steer', 'decline', 'finish']
/** The moves of ships that only sail. */
const SAIL: readonly Kind[] = ['steer', 'turn', 'decline', 'finish']

function choose(moves: readonly AdmiralMove[], wanted: readonly Kind[]): AdmiralMove | undefined {
  const plain = moves.filter((move) => !('captain' in move && move.captain))
  return wanted.map((kind) => plain.find((move) => move.kind === kind)).find((move) => move !== undefined)
}

interface Round {
  readonly before: number
  readonly after: number
}

/**
 * Returns the time to watch rounds of four squadrons, milliseconds: at one tempo, and with dull events played faster.
 */
function watched(rounds: number, wanted: readonly Kind[]): Round {
  let state = fourSquadrons()
  const luck = openStream(5, 'play')
  let [before, after] = [0, 0]
  while (state.round <= rounds && !state.result) {
    const seat = admiral.awaiting(state)[0]
    const move = seat && choose([...admiral.legalMoves(state, seat)], wanted)
    if (!seat || !move) break
    for (const event of playMove(admiral, state, seat, move, luck).events as readonly AdmiralEvent[]) {
      const next = evolve(state, event)
      const length = lengthOf(cuesFor(admiralCues, event, { before: state, after: next }))
      before += length
      after += length / tempoOf(admiralInterests, event)
      state = next
    }
  }
  return { before, after }
}

it('takes little more than half the time to watch four squadrons sail', () => {
  const { before, after } = watched(8, SAIL)
  expect(before).toBeGreaterThan(60_000)
  expect(after / before).toBeLessThan(0.66)
})

it('takes a fifth less to watch them fight, as shots and hits keep their time', () => {
  const { before, after } = watched(8, FIGHT)
  expect(before).toBeGreaterThan(120_000)
  expect(after / before).toBeLessThan(0.8)
  expect(after / before).toBeGreaterThan(0.6)
})

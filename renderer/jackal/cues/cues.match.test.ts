import { describe, expect, it } from 'vitest'
import { evolve } from '../../../engine/jackal/evolve.ts'
import { jackal } from '../../../engine/jackal/rules.ts'
import type { JackalEvent, JackalState } from '../../../engine/jackal/types.ts'
import { playMove } from '../../../engine/kernel/play.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { JackalBoard } from '../../gallery/jackalBoard.ts'
import { type Cue, lengthOf } from '../../playback/cue.ts'
import { Playback } from '../../playback/playback.ts'
import { homesOf, layoutOf } from '../table/layout.ts'
import { jackalCues } from './cues.ts'

const MOVES = 400
/** What keeps its place between events; the rest may appear and vanish. */
const STEADY = /^(piece|ship|load)\//
/** Cells within which two places count as the same. */
const NEAR = 0.05

/** Every event of a random match as a viewer hears it, with the views on both sides. */
function* told(
  seed: number,
  viewer: string,
): Generator<{ event: JackalEvent; before: JackalState; after: JackalState }> {
  const { options } = new JackalBoard().state()
  let state = jackal.setup(options, openStream(seed, 'deal'))
  let view = jackal.view(state, viewer)
  const luck = openStream(seed, 'play')
  for (let n = 0; n < MOVES; n++) {
    const seat = jackal.awaiting(state)[0]
    const moves = seat ? jackal.legalMoves(state, seat) : []
    const move = moves[luck.int(Math.max(1, moves.length))]
    if (!seat || !move) return
    for (const event of playMove(jackal, state, seat, move, luck).events) {
      const heard = jackal.redact(event, viewer, state)
      state = evolve(state, event)
      if (!heard) continue
      const after = evolve(view, heard)
      yield { event: heard, before: view, after }
      view = after
    }
  }
}

function jumps(playback: Playback<JackalState, JackalEvent>, state: JackalState): string[] {
  return [...layoutOf(state)].flatMap(([target, home]) => {
    const pose = playback.poses.get(target)
    if (!STEADY.test(target) || !pose || home.opacity === 0 || pose.opacity === 0) return []
    const far = Math.hypot(pose.x - home.x, pose.y - home.y, pose.z - home.z) > NEAR
    return far || Math.abs(pose.scale - home.scale) > NEAR ? [target] : []
  })
}

describe.each([
  [11, 'spectator'],
  [12, 'white'],
  [13, 'red'],
])('a random match of seed %i seen by %s', (seed, viewer) => {
  it('is shown from beginning to end without a piece that jumps', () => {
    const playback = new Playback<JackalState, JackalEvent>(
      () => {},
      (error) => {
        throw error
      },
    )
    playback.attach({ evolve, cues: jackalCues, homes: homesOf })
    for (const { event, before, after } of told(seed, viewer)) {
      playback.load(before)
      const cue = jackalCues[event.kind] as (event: JackalEvent, scene: object) => readonly Cue[] // of its kind
      const lasts = lengthOf(cue(event, { before, after }))
      playback.enqueue([event])
      if (lasts > 1) {
        playback.tick(0.01)
        expect(jumps(playback, before), `${JSON.stringify(event)} begins`).toEqual([])
        playback.tick(lasts - 0.02)
        expect(jumps(playback, after), `${JSON.stringify(event)} ends`).toEqual([])
      }
      playback.tick(1)
      expect(playback.isIdle).toBe(true)
    }
  })
})

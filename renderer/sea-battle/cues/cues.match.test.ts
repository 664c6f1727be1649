import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../engine/kernel/game.ts'
import { playMove } from '../../../engine/kernel/play.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import { seaBattle } from '../../../engine/sea-battle/rules.ts'
import { SEATS, type SeaBattleEvent, type SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { type Cue, lengthOf } from '../../playback/cue.ts'
import { Playback } from '../../playback/playback.ts'
import { homesFor, layoutOf } from '../table/layout.ts'
import { nearSeatOf } from '../view.ts'
import { seaBattleCues } from './cues.ts'

/** The distance in cells within which two places count as the same. */
const NEAR = 0.05

interface PlayedEvent {
  readonly event: SeaBattleEvent
  readonly before: SeaBattleState
  readonly after: SeaBattleState
}

/** Yields every event of a random match as a viewer receives it, with the views before and after. */
function* told(seed: number, viewer: Viewer, options: SeaBattleState['options']): Generator<PlayedEvent> {
  let state = seaBattle.setup(options, openStream(seed, 'deal'))
  let view = seaBattle.view(state, viewer)
  const luck = openStream(seed, 'play')
  for (let seat = seaBattle.awaiting(state)[0]; seat; seat = seaBattle.awaiting(state)[0]) {
    const moves = [...seaBattle.legalMoves(state, seat)]
    const move = moves[luck.int(Math.max(1, moves.length))]
    if (!move) return
    for (const event of playMove(seaBattle, state, seat, move, luck).events) {
      const received = seaBattle.redact(event, viewer, state)
      state = seaBattle.evolve(state, event)
      if (!received) continue
      const after = seaBattle.evolve(view, received)
      yield { event: received, before: view, after }
      view = after
    }
  }
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)

describe.each([
  [1, 'south', 'straight'],
  [2, 'north', 'bent'],
  [3, 'spectator', 'straight'],
  [4, 'open', 'bent'],
] as const)('a random match of seed %i seen by %s with %s ships', (seed, viewer, shapes) => {
  const near = nearSeatOf(viewer)
  const cues = seaBattleCues(near, () => [])
  const options = { touch: 'none', shapes, first: 'draw', autoMark: true } as const
  const cuesOf = ({ event, before, after }: PlayedEvent) => {
    const cue = cues[event.kind] as (event: SeaBattleEvent, scene: object) => readonly Cue[] // of its kind
    return cue(event, { before, after })
  }

  it('is shown from beginning to end without jumps', () => {
    const playback = new Playback<SeaBattleState, SeaBattleEvent>(
      () => {},
      (error) => {
        throw error
      },
    )
    playback.attach({ evolve: seaBattle.evolve, cues, homes: homesFor(near, () => null) })
    const jumps = (state: SeaBattleState) =>
      [...layoutOf(state, near)].flatMap(([target, home]) => {
        const pose = playback.poses.get(target)
        if (!pose || home.opacity === 0 || pose.opacity === 0) return []
        return Math.hypot(pose.x - home.x, pose.y - home.y, pose.z - home.z) > NEAR ? [target] : []
      })
    for (const moment of told(seed, viewer, options)) {
      playback.load(moment.before)
      const lasts = lengthOf(cuesOf(moment))
      expect(lasts, moment.event.kind).toBeGreaterThan(0)
      playback.enqueue([moment.event])
      playback.tick(0.01)
      expect(jumps(moment.before), `${JSON.stringify(moment.event)} begins`).toEqual([])
      playback.tick(lasts - 0.02)
      expect(jumps(moment.after), `${JSON.stringify(moment.event)} ends`).toEqual([])
      playback.tick(1)
      expect(playback.isIdle).toBe(true)
    }
  })

  it('shows a miss for a shorter time than a hit, and a hit for a shorter time than a sinking', () => {
    const lasts = { miss: [] as number[], hit: [] as number[], sunk: [] as number[] }
    for (const moment of told(seed, viewer, options)) {
      if (moment.event.kind === 'shotFired') lasts[moment.event.result].push(lengthOf(cuesOf(moment)))
    }
    const [miss, hit, sunk] = [mean(lasts.miss), mean(lasts.hit), mean(lasts.sunk)]
    expect(miss).toBeLessThan(2000)
    expect(miss).toBeLessThan(hit - 200)
    expect(hit).toBeLessThan(sunk)
  })

  it('moves no ship that the viewer does not know', () => {
    for (const moment of told(seed, viewer, options)) {
      const known = new Set(
        SEATS.flatMap((owner) => {
          const { fleets, sunk } = moment.after
          const ships = fleets[owner]?.ships
          return (ships && ships !== 'hidden' ? ships : sunk[opponentOf(owner)]).map(
            (ship) => `ship/${owner}/${ship[0]}`,
          )
        }),
      )
      const moved = cuesOf(moment).flatMap((cue) => (cue.kind === 'motion' ? [cue.target] : []))
      for (const target of moved.filter((one) => one.startsWith('ship/'))) expect(known.has(target)).toBe(true)
    }
  })
})

describe('fleets opened with the end (S-INSPECT)', () => {
  const fleets = { north: [[0, 1], [30]], south: [[55], [99]] } as const
  const afloat = (viewer: Viewer): SeaBattleState =>
    seaBattle.view(
      {
        options: { touch: 'none', shapes: 'straight', first: 'draw', autoMark: true },
        fleets: { north: { flag: 'pirates', ships: fleets.north }, south: { flag: 'royal', ships: fleets.south } },
        shots: { north: [{ at: 55, result: 'sunk' }], south: [{ at: 0, result: 'hit' }] },
        sunk: { north: [[55]], south: [] },
        turn: 'north',
        result: null,
      },
      viewer,
    )
  const event: SeaBattleEvent = { kind: 'fleetsOpened', fleets, reveals: true }
  const movedFor = (viewer: Viewer) => {
    const before = afloat(viewer)
    const after = seaBattle.evolve(before, event)
    const cues = seaBattleCues(nearSeatOf(viewer), () => []).fleetsOpened(
      { kind: 'fleetsOpened', fleets, reveals: true },
      { before, after },
    )
    return cues.flatMap((cue) => (cue.kind === 'motion' ? [cue.target] : []))
  }

  it('raises the ships that the viewer has not seen, and puts the pegs of hit ships aside', () => {
    expect(movedFor('north')).toEqual(['ship/south/99'])
    expect(movedFor('south')).toEqual(['ship/north/0', 'peg/north/0', 'ship/north/30'])
    expect(movedFor('spectator')).toEqual(['ship/north/0', 'peg/north/0', 'ship/north/30', 'ship/south/99'])
  })

  it('moves nothing if everything was seen', () => {
    expect(movedFor('open')).toEqual([])
  })
})

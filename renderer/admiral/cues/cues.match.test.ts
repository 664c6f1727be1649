import { describe, expect, it } from 'vitest'
import { evolve } from '../../../engine/admiral/evolve.ts'
import { parsePosition } from '../../../engine/admiral/position.ts'
import { admiral } from '../../../engine/admiral/rules.ts'
import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import { playMove } from '../../../engine/kernel/play.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { randomSea } from '../../../engine/testkit/randomSea.ts'
import { type Cue, foldTime, lengthOf } from '../../playback/cue.ts'
import type { Pose } from '../../playback/motion/poses.ts'
import { Playback } from '../../playback/playback.ts'
import { BORROWED, dieTarget } from '../table/anchors.ts'
import { homesOf, layoutOf } from '../table/layout.ts'
import { admiralCues } from './cues.ts'
import { usualCues } from './usualCues.ts'

const MOVES = 320
/** The distance within which two places count as the same, in cells. */
const NEAR = 0.05
/** The turn within which two headings count as the same, in radians. */
const STRAIGHT = 0.06
/** Targets that must be at home after an event; things that only a cue shows are exempt. */
const STEADY = /^(ship|sails|fort|fortFlag|flag|vane|wind|card|treasure|gold|ashore)(\/|$)/

interface PlayedEvent {
  readonly event: AdmiralEvent
  readonly before: AdmiralState
  readonly after: AdmiralState
}

/** Yields every event of random play as a viewer receives it, with the views on both sides. */
function* told(start: AdmiralState, seed: number, viewer: string): Generator<PlayedEvent> {
  let state = start
  let view = admiral.view(state, viewer)
  const luck = openStream(seed, 'play')
  for (let n = 0; n < MOVES; n++) {
    const seat = admiral.awaiting(state)[0]
    const moves = seat ? [...admiral.legalMoves(state, seat)] : []
    const lively = moves.filter((move) => move.kind !== 'finish' && move.kind !== 'decline')
    const choice = lively.length > 0 && luck.int(6) > 0 ? lively : moves
    const move = choice[luck.int(Math.max(1, choice.length))]
    if (!seat || !move) return
    for (const event of playMove(admiral, state, seat, move, luck).events) {
      const received = admiral.redact(event, viewer, state)
      state = evolve(state, event)
      if (!received) continue
      const after = evolve(view, received)
      yield { event: received, before: view, after }
      view = after
    }
  }
}

const cuesOf = ({ event, before, after }: PlayedEvent): readonly Cue[] => {
  const cue = admiralCues[event.kind] as (event: AdmiralEvent, scene: object) => readonly Cue[] // the entry of its kind
  return cue(event, { before, after })
}

const angle = (a: number, b: number): number => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)))

/** A card on its way between ship and shore is one thing under two names; it arrives under either of them. */
const PASSED_ON = /^(card|ashore)\//

/** Returns the targets that are not where the state says, given the names of moved ones. */
function jumps(
  { poses }: Playback<AdmiralState, AdmiralEvent>,
  state: AdmiralState,
  moved: readonly string[],
): string[] {
  return [...layoutOf(state)].flatMap(([target, home]) => {
    const others = PASSED_ON.test(target) ? moved.filter((name) => PASSED_ON.test(name)) : []
    const near = [target, ...others].some((name) => isAt(poses.get(name), home))
    return near || !STEADY.test(target) ? [] : [target]
  })
}

function isAt(pose: Readonly<Pose> | null, home: Readonly<Pose>): boolean {
  if (!pose) return false
  const far = Math.hypot(pose.x - home.x, pose.y - home.y, pose.z - home.z)
  const turned = Math.max(angle(pose.yaw, home.yaw), angle(pose.tiltX, home.tiltX), angle(pose.tiltZ, home.tiltZ))
  const changed = Math.abs(pose.scale - home.scale) + Math.abs(pose.squash - home.squash)
  return far < NEAR && turned < STRAIGHT && changed < NEAR && pose.opacity > home.opacity - 0.05
}

/** Events that add new things to the table. */
const BRINGS: readonly AdmiralEvent['kind'][] = ['captainsAssigned']

function seaOf(seed: number): AdmiralState {
  const options = { scenario: 'treasure', captains: 'all', rememberCaptains: seed % 2 === 0, roundLimit: 3 }
  const parsed = parsePosition(randomSea(openStream(seed, 'sea'), options, 2 + (seed % 3)), openStream(seed, 'deal'))
  if (!parsed.ok) throw new Error(`sea ${seed}: ${parsed.problem.where}: ${parsed.problem.what}`)
  return laden(parsed.value)
}

/** Gold aboard every ship, so that some of it is landed. */
function laden(state: AdmiralState): AdmiralState {
  return { ...state, ships: state.ships.map((ship) => ({ ...ship, gold: ship.gold + 1 })) }
}

function matchOf(seed: number, scenario: 'duel' | 'treasure'): AdmiralState {
  const options = {
    players: 2,
    alliances: [],
    scenario,
    captains: 'all',
    roundLimit: 40,
    autoReply: 'ask',
    rememberCaptains: false,
  } as const
  return admiral.setup(options, openStream(seed, 'deal'))
}

const PLAYS = [
  ['a duel seen by its spectators', () => matchOf(21, 'duel'), 21, 'spectator'],
  ['a hunt for treasure seen by red', () => matchOf(22, 'treasure'), 22, 'red'],
  ...Array.from({ length: 18 }, (_, i) => 31 + i).map(
    (seed) => [`crowded sea ${seed}`, () => seaOf(seed), seed, seed % 2 ? 'blue' : 'spectator'] as const,
  ),
] as const

describe.each(PLAYS)('%s', (_name, start, seed, viewer) => {
  it('is shown from beginning to end without a jump', () => {
    const playback = new Playback<AdmiralState, AdmiralEvent>(
      () => {},
      (error) => {
        throw error
      },
    )
    playback.attach({ evolve, cues: admiralCues, homes: homesOf })
    for (const moment of told(start(), seed, viewer)) {
      const { event, before, after } = moment
      playback.load(before)
      const cues = cuesOf(moment)
      const moved = cues.flatMap((cue) => (cue.kind === 'motion' ? [cue.target] : []))
      const lasts = lengthOf(cues)
      expect(lasts, event.kind).toBeGreaterThan(0)
      playback.enqueue([event])
      playback.tick(0.01)
      if (!BRINGS.includes(event.kind))
        expect(jumps(playback, before, moved), `${JSON.stringify(event)} begins`).toEqual([])
      playback.tick(lasts - 0.02)
      expect(jumps(playback, after, moved), `${JSON.stringify(event)} ends`).toEqual([])
      playback.tick(1)
      expect(playback.isIdle).toBe(true)
    }
  })

  it('has finite cues of a sensible length, on the table', () => {
    for (const moment of told(start(), seed, viewer)) {
      const cues = cuesOf(moment)
      const what = JSON.stringify(moment.event)
      expect(lengthOf(cues), what).toBeLessThan(4500)
      for (const cue of cues) {
        expect(cue.at >= 0 && Number.isFinite(cue.at), what).toBe(true)
        if ('lasts' in cue) expect(cue.lasts >= 0 && Number.isFinite(cue.lasts), what).toBe(true)
        if (cue.kind !== 'effect') continue
        const { from, to, size } = cue
        expect(Number.isFinite(from.x + from.y + from.z + to.x + to.y + to.z + size), what).toBe(true)
        expect(Math.abs(from.x), what).toBeLessThan(moment.before.board.width / 2 + 3)
        expect(Math.abs(from.z), what).toBeLessThan(moment.before.board.height / 2 + 3)
      }
    }
  })
})

it('shows every kind of event in these matches', () => {
  const seen = new Set<string>()
  for (const [, start, seed, viewer] of PLAYS) for (const { event } of told(start(), seed, viewer)) seen.add(event.kind)
  expect([...Object.keys(admiralCues)].filter((kind) => !seen.has(kind))).toEqual([])
})

it('fades every event when motion is reduced, and leaves nothing behind', () => {
  const playback = new Playback<AdmiralState, AdmiralEvent>(
    () => {},
    (error) => {
      throw error
    },
  )
  playback.attach({ evolve, cues: admiralCues, homes: homesOf })
  playback.setPace({ speed: 1, reducedMotion: true })
  for (const moment of told(seaOf(31), 31, 'spectator')) {
    playback.load(moment.before)
    playback.enqueue([moment.event])
    playback.tick(121)
    expect(playback.isIdle, moment.event.kind).toBe(true)
    expect(jumps(playback, moment.after, [])).toEqual([])
    expect(playback.effects.alive).toEqual([])
  }
})

it('can be skipped at any moment', () => {
  for (const moment of told(seaOf(32), 32, 'spectator')) {
    const shown: (AdmiralState | null)[] = []
    const playback = new Playback<AdmiralState, AdmiralEvent>((state) => shown.push(state.shown))
    playback.attach({ evolve, cues: admiralCues, homes: homesOf })
    playback.load(moment.before)
    playback.enqueue([moment.event])
    playback.tick(lengthOf(cuesOf(moment)) * 0.37)
    playback.skip()
    expect(shown.at(-1), moment.event.kind).toEqual(moment.after)
    expect(jumps(playback, moment.after, [])).toEqual([])
  }
})

it('borrows no more dice, balls, barrels and grapnels than exist', () => {
  const lent = new Set([...Array(BORROWED.dice).keys()].map(dieTarget))
  for (const [, start, seed, viewer] of PLAYS)
    for (const moment of told(start(), seed, viewer))
      for (const cue of cuesOf(moment))
        if (cue.kind === 'motion' && cue.target.startsWith('die/')) expect(lent).toContain(cue.target)
})

it('takes about the usual time of its kind for most events, as overlays expect', () => {
  const times = new Map<string, { readonly folds: number; readonly lasts: number }[]>()
  for (const [, start, seed, viewer] of PLAYS)
    for (const moment of told(start(), seed, viewer)) {
      const cues = cuesOf(moment)
      const known = times.get(moment.event.kind) ?? []
      times.set(moment.event.kind, [...known, { folds: foldTime(cues), lasts: lengthOf(cues) }])
    }
  const median = (all: readonly number[]) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0
  for (const [kind, usual] of Object.entries(usualCues)) {
    const seen = times.get(kind) ?? []
    const cues = usual({} as never, {} as never) // the same for all events of a kind
    expect(Math.abs(foldTime(cues) - median(seen.map(({ folds }) => folds))), kind).toBeLessThan(50)
    expect(Math.abs(lengthOf(cues) - median(seen.map(({ lasts }) => lasts))), kind).toBeLessThan(50)
  }
})

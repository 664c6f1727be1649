import { describe, expect, it } from 'vitest'
import { CAMERA_PRESETS } from '../table/camera/cameraPresets.ts'
import { positionOf } from '../table/camera/pose.ts'
import type { Point } from '../table/spot.ts'
import { planShots, SLOW } from './plan.ts'
import { SHORTEST } from './planning/choice.ts'
import type { FilmedShot, TimedEvent } from './planning/film.ts'
import { sizeOf, stageOf } from './planning/frames.ts'
import type { Weight } from './shot.ts'

const STAGE = stageOf(CAMERA_PRESETS['jackal/play'], 16 / 9)
const at = (x: number, z: number): Point => ({ x, y: 0, z })

/** Returns an event at some places. */
function happens(from: number, weight: Weight, points: readonly Point[], change: Partial<TimedEvent> = {}): TimedEvent {
  const shot = { points, weight, lasts: 2000 }
  return { kind: 'deed', from, lasts: 800, moves: 800, shot, endsTurn: false, isDecisive: false, ...change }
}

const passes = (from: number): TimedEvent => ({
  kind: 'turnPassed',
  from,
  lasts: 100,
  moves: 0,
  shot: null,
  endsTurn: true,
  isDecisive: false,
})

const reasons = (film: readonly FilmedShot[]) => film.map(({ reason }) => reason)
const takesOf = (film: readonly FilmedShot[]) => film.flatMap(({ takes }) => takes)
const CORNER = [at(4, -4), at(5, -4)]
const OTHER_CORNER = [at(-4, 4), at(-5, 4)]

describe('a film', () => {
  it('goes near before a great event, and from a delayed channel does not hold it up', () => {
    const [, near] = planShots([happens(9000, 'great', CORNER)], STAGE, 5000)
    const [take] = near?.takes ?? []
    expect(near?.at).toBeLessThan(take?.at ?? 0)
    expect([(near?.at ?? 0) + (near?.glide ?? 0), take?.at]).toEqual([9000, 9000])
    expect(sizeOf(near?.pose ?? STAGE.whole, 1)).toBeLessThan(sizeOf(STAGE.whole, 1) / 2)
  })

  it('holds a great event up for its shot if it did not know of it', () => {
    const [, near] = planShots([happens(9000, 'great', CORNER)], STAGE, 0)
    expect(near?.at).toBe(9000)
    expect(near?.takes[0]?.at).toBe(9000 + (near?.glide ?? 0))
  })

  it('does not cut where the shot shows the next event as well', () => {
    const film = planShots([happens(5000, 'telling', CORNER), happens(9000, 'telling', CORNER)], STAGE, 0)
    expect(reasons(film)).toEqual(['opening', 'action'])
  })

  it('slows the decisive blow down, and what follows waits for its end', () => {
    const blow = happens(5000, 'great', CORNER, { isDecisive: true })
    const [first, second] = takesOf(planShots([blow, happens(5000, 'quiet', CORNER)], STAGE, 0))
    expect(first?.tempo).toBe(SLOW)
    expect(second?.at).toBeCloseTo((first?.at ?? 0) + 800 / SLOW)
  })

  it('shows the whole table before the fourth turn', () => {
    const turns = [0, 1, 2, 3].flatMap((n) => [happens(5000 * n + 5000, 'telling', CORNER), passes(5000 * n + 5000)])
    const film = planShots(turns, STAGE, 0)
    expect(reasons(film)).toEqual(['opening', 'action', 'turns'])
    expect(takesOf(film.slice(1, 2)).filter(({ event }) => event.endsTurn)).toHaveLength(3)
  })

  it('returns to the whole table when nothing happens for a while', () => {
    const film = planShots([happens(5000, 'telling', CORNER), happens(40_000, 'quiet', CORNER)], STAGE, 0)
    expect(film[2]).toMatchObject({ reason: 'rest', isTable: true })
    expect(film[2]?.at).toBeLessThan(13_000)
  })

  it('lets quiet events at the other end of the table pass in a wide shot rather than delay them', () => {
    const film = planShots([happens(5000, 'telling', CORNER), happens(5800, 'quiet', OTHER_CORNER)], STAGE, 0)
    expect(reasons(film)).toEqual(['opening', 'action', 'wide'])
  })

  it('catches up with a match that is faster than its shots: small events do not delay it without end', () => {
    const fast = Array.from({ length: 60 }, (_, n) => happens(900 * n, 'passing', n % 2 ? CORNER : OTHER_CORNER))
    const last = takesOf(planShots(fast, STAGE, 0)).at(-1)
    expect((last?.at ?? 0) - (last?.event.from ?? 0)).toBeLessThan(5000)
  })

  it('looks at a line that runs away from the viewer from the side of the table’s middle', () => {
    const away = happens(5000, 'great', [at(5, -4), at(5, 2)])
    const [, near] = planShots([away], STAGE, 0)
    expect(positionOf(near?.pose ?? STAGE.whole).x).toBeLessThan(5)
  })
})

describe('a shot that a caster asks for', () => {
  const PLACE = { kind: 'place', at: at(4, -4) } as const
  const TABLE = { kind: 'table' } as const

  it('begins while nothing happens, and stays whatever happens elsewhere', () => {
    const events = [happens(9000, 'great', OTHER_CORNER), happens(20_000, 'great', CORNER)]
    const film = planShots(events, STAGE, 0, [{ from: 4000, asked: PLACE }])
    expect(reasons(film)).toEqual(['opening', 'caster'])
    expect(film[1]?.at).toBe(4000)
    expect(takesOf(film).map((take) => take.at)).toEqual([9000, 20_000])
    expect(sizeOf(film[1]?.pose ?? STAGE.whole, 1)).toBeLessThan(sizeOf(STAGE.whole, 1) * 0.6)
  })

  it('waits until the running one has been seen, and until nothing flies', () => {
    const [early] = [planShots([happens(9000, 'quiet', CORNER)], STAGE, 0, [{ from: 1000, asked: PLACE }])]
    expect(early[1]).toMatchObject({ reason: 'caster', at: SHORTEST })
    const busy = [happens(5000, 'great', OTHER_CORNER, { lasts: 4000 }), happens(30_000, 'quiet', CORNER)]
    const [, action, asked] = planShots(busy, STAGE, 0, [{ from: 6000, asked: PLACE }])
    const [take] = action?.takes ?? []
    expect(asked).toMatchObject({ reason: 'caster', at: (take?.at ?? 0) + 4000 })
  })

  it('holds an event up that would begin before it, for no longer than a shot lasts', () => {
    const film = planShots([happens(1000, 'quiet', CORNER)], STAGE, 0, [{ from: 900, asked: PLACE }])
    expect(film[1]).toMatchObject({ reason: 'caster', at: SHORTEST })
    expect(takesOf(film)[0]?.at).toBe(SHORTEST + (film[1]?.glide ?? 0))
  })

  it('is the whole table on request, which no turn interrupts', () => {
    const turns = [0, 1, 2, 3].flatMap((n) => [happens(5000 * n + 9000, 'great', CORNER), passes(5000 * n + 9000)])
    const film = planShots(turns, STAGE, 0, [{ from: 4000, asked: TABLE }])
    expect(film.map(({ isTable }) => isTable)).toEqual([true])
  })

  it('gives the choice back to the director, who does not count the turns in between', () => {
    const turns = [0, 1, 2, 3].flatMap((n) => [happens(5000 * n + 9000, 'great', CORNER), passes(5000 * n + 9000)])
    const wishes = [
      { from: 4000, asked: { kind: 'place', at: at(-4, 4) } },
      { from: 30_000, asked: null },
    ] as const
    const film = planShots([...turns, happens(40_000, 'great', CORNER)], STAGE, 0, wishes)
    expect(reasons(film)).toEqual(['opening', 'caster', 'rest', 'action'])
  })
})

import { planShots, type TimedWish } from '../director/plan.ts'
import { MOST_TURNS, SHORTEST } from '../director/planning/choice.ts'
import type { FilmedShot, Take, TimedEvent } from '../director/planning/film.ts'
import { axisOf, pointsOf, type Stage, sideOf, stageOf, surroundingsOf } from '../director/planning/frames.ts'
import type { CameraPreset } from '../table/camera/cameraPresets.ts'
import { pictureOf, positionOf } from '../table/camera/pose.ts'

/** The shapes of pictures that a film must suit. */
export const SHAPES = { '16:9': 16 / 9, '9:16': 9 / 16, '4:3': 4 / 3 } as const

/**
 * The time for which coming events are known, in milliseconds: in a delayed channel, and live, where only the move that
 * is played is known.
 */
const KNOWLEDGE = { delayed: 15_000, live: 0 } as const

/** Returns every rule that the films of some events break, with its place: none if all is well. */
export function brokenRules(events: readonly TimedEvent[], table: CameraPreset): readonly string[] {
  const wishesOf = { 'no caster': [], 'a caster': wishesDuring(events, table) } as const
  return Object.entries(SHAPES).flatMap(([shape, aspect]) => {
    const stage = stageOf(table, aspect)
    return Object.entries(KNOWLEDGE).flatMap(([channel, ahead]) =>
      Object.entries(wishesOf).flatMap(([caster, wishes]) => {
        const film = planShots(events, stage, ahead, wishes)
        const broken = [
          ...brokenIn(film, stage),
          ...brokenCausality({ events, wishes }, film, stage, ahead),
          ...brokenWishes(film, wishes, stage),
        ]
        return broken.map((one) => `${shape}, ${channel}, ${caster}: ${one}`)
      }),
    )
  })
}

/** Returns a caster’s wishes in the first half of a match: places at the edge and in the middle, the table, then none. */
function wishesDuring(events: readonly TimedEvent[], table: CameraPreset): readonly TimedWish[] {
  const { middleX = 0, halfX, halfZ } = table.cells ?? { halfX: 5, halfZ: 5 }
  const end = (events.at(-1)?.from ?? 0) / 2
  const asked = [
    { kind: 'place', at: { x: middleX + halfX - 0.5, y: 0, z: 0.5 - halfZ } },
    { kind: 'place', at: { x: middleX, y: 0, z: 1 } },
    { kind: 'table' },
    { kind: 'place', at: { x: middleX - halfX / 2, y: 0, z: halfZ / 2 } },
    null,
  ] as const
  return asked.map((one, index) => ({ from: (end * (index + 1)) / asked.length, asked: one }))
}

/**
 * A wish is granted: a shot of a caster is what was asked for, with the place and its surroundings inside the middle
 * 80 %, and no other shot begins before the wish is withdrawn, except one that had been chosen before.
 */
function brokenWishes(film: readonly FilmedShot[], wishes: readonly TimedWish[], stage: Stage): readonly string[] {
  return film.flatMap((shot) => {
    const wish = wishes.findLast(({ from }) => from <= shot.at)
    const asked = wish?.asked ?? null
    if (shot.reason !== 'caster') {
      const isLate = wish && asked && shot.at > wish.from + SHORTEST
      return isLate ? [`${shot.reason} at ${shot.at} in place of the caster’s shot`] : []
    }
    const known = wishes.some((one) => one.asked && one.from <= shot.at)
    if (!known) return [`a caster’s shot at ${shot.at} that no caster asked for`]
    if (shot.isTable || asked?.kind !== 'place') return []
    const isOut = [asked.at, ...surroundingsOf(asked.at, stage)].some((point) => {
      const { x, y } = pictureOf(shot.pose, stage.aspect, point)
      return !(Math.max(Math.abs(x), Math.abs(y)) <= 0.8)
    })
    return isOut ? [`the caster’s place is outside at ${shot.at}`] : []
  })
}

/** Returns the rules that a film breaks. */
function brokenIn(film: readonly FilmedShot[], stage: Stage): readonly string[] {
  const takes = film.flatMap((shot) => shot.takes)
  return film.flatMap((shot, index) => [
    ...brokenByCut(shot, film[index + 1], takes),
    ...shot.takes.flatMap((take) => brokenByTake(take, shot, stage)),
    ...tooManyTurns(film.slice(0, index + 1)),
  ])
}

/** A shot lasts, and neither it nor the flight to it begins while something moves. */
function brokenByCut(shot: FilmedShot, next: FilmedShot | undefined, takes: readonly Take[]): readonly string[] {
  const broken = next && next.at - shot.at < SHORTEST - 1 ? [`a shot of ${next.at - shot.at} ms at ${shot.at}`] : []
  const flying = takes.filter(
    ({ at, tempo, event }) => at < shot.at + shot.glide && shot.at < at + event.moves / tempo && event.moves > 0,
  )
  return [...broken, ...flying.map(({ event }) => `cut during ${event.kind} at ${shot.at}`)]
}

/** Actor and target are inside the middle 80 %, the camera on the table's near side of their line; not where a caster chose. */
function brokenByTake(
  { event, at, tempo }: Take,
  { pose, reason }: FilmedShot,
  { aspect, whole }: Stage,
): readonly string[] {
  const broken = event.isDecisive && tempo >= 1 ? [`${event.kind} at ${at} is not slow`] : []
  if (!event.shot || reason === 'caster') return broken
  const outside = pointsOf(event.shot).some((point) => {
    const { x, y } = pictureOf(pose, aspect, point)
    return !(Math.max(Math.abs(x), Math.abs(y)) <= 0.8)
  })
  const axis = axisOf(event.shot)
  const sides = axis && [whole, pose].map((one) => Math.sign(sideOf(axis, positionOf(one))))
  const isOver = axis && Math.abs(sideOf(axis, positionOf(whole))) > 0.5 && sides?.[0] !== sides?.[1]
  return [
    ...broken,
    ...(outside ? [`${event.kind} at ${at} is outside`] : []),
    ...(isOver ? [`${event.kind} at ${at} is seen across the axis`] : []),
  ]
}

/** No more than three turns pass without the whole table, and it does not come again for that reason any earlier. */
function tooManyTurns(film: readonly FilmedShot[]): readonly string[] {
  const shot = film.at(-1)
  if (!shot) return []
  const last = film.slice(0, -1).findLastIndex(({ isTable }) => isTable)
  const turns = film
    .slice(last + 1, shot.isTable ? -1 : undefined)
    .filter(({ reason }) => reason !== 'caster')
    .flatMap(({ takes }) => takes)
    .filter(({ event }) => event.endsTurn).length
  if (turns > MOST_TURNS) return [`${turns} turns without the whole table at ${shot.at}`]
  return shot.reason === 'turns' && turns !== MOST_TURNS ? [`the whole table after ${turns} turns at ${shot.at}`] : []
}

/** A film does not depend on what is not known yet: it begins as that of the events known so far. */
function brokenCausality(
  { events, wishes }: { readonly events: readonly TimedEvent[]; readonly wishes: readonly TimedWish[] },
  film: readonly FilmedShot[],
  stage: Stage,
  ahead: number,
): readonly string[] {
  const now = (events.at(Math.floor(events.length / 2))?.from ?? 0) + 1
  const known = events.filter(({ from }) => from - ahead < now)
  const beginning = (shots: readonly FilmedShot[]) =>
    JSON.stringify(shots.map(({ takes: _, ...shot }) => shot).filter(({ at }) => at < now))
  const asked = wishes.filter(({ from }) => from < now)
  const isSame = beginning(planShots(known, stage, ahead, asked)) === beginning(film)
  return isSame ? [] : [`the film knows what comes after ${now}`]
}

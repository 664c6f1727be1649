import { planShots } from '../director/plan.ts'
import { MOST_TURNS, SHORTEST } from '../director/planning/choice.ts'
import type { FilmedShot, Take, TimedEvent } from '../director/planning/film.ts'
import { axisOf, pointsOf, type Stage, sideOf, stageOf } from '../director/planning/frames.ts'
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
  return Object.entries(SHAPES).flatMap(([shape, aspect]) => {
    const stage = stageOf(table, aspect)
    return Object.entries(KNOWLEDGE).flatMap(([channel, ahead]) => {
      const film = planShots(events, stage, ahead)
      return [...brokenIn(film, stage), ...brokenCausality(events, film, stage, ahead)].map(
        (broken) => `${shape}, ${channel}: ${broken}`,
      )
    })
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

/** Actor and target are inside the middle 80 %, the camera on the table's near side of their line. */
function brokenByTake({ event, at, tempo }: Take, { pose }: FilmedShot, { aspect, whole }: Stage): readonly string[] {
  const broken = event.isDecisive && tempo >= 1 ? [`${event.kind} at ${at} is not slow`] : []
  if (!event.shot) return broken
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
    .flatMap(({ takes }) => takes)
    .filter(({ event }) => event.endsTurn).length
  if (turns > MOST_TURNS) return [`${turns} turns without the whole table at ${shot.at}`]
  return shot.reason === 'turns' && turns !== MOST_TURNS ? [`the whole table after ${turns} turns at ${shot.at}`] : []
}

/** A film does not depend on what is not known yet: it begins as that of the events known so far. */
function brokenCausality(
  events: readonly TimedEvent[],
  film: readonly FilmedShot[],
  stage: Stage,
  ahead: number,
): readonly string[] {
  const now = (events.at(Math.floor(events.length / 2))?.from ?? 0) + 1
  const known = events.filter(({ from }) => from - ahead < now)
  const beginning = (shots: readonly FilmedShot[]) =>
    JSON.stringify(shots.map(({ takes: _, ...shot }) => shot).filter(({ at }) => at < now))
  const isSame = beginning(planShots(known, stage, ahead)) === beginning(film)
  return isSame ? [] : [`the film knows what comes after ${now}`]
}

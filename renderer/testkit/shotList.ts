import { planShots } from '../director/plan.ts'
import type { FilmedShot, Take, TimedEvent } from '../director/planning/film.ts'
import { pointsOf, sizeOf, stageOf } from '../director/planning/frames.ts'
import type { CameraPreset } from '../table/camera/cameraPresets.ts'
import type { Spot } from '../table/spot.ts'
import { SHAPES } from './filmLaw.ts'

/** The delay of the channel whose film is recorded, milliseconds. */
const DELAY = 10_000

/**
 * Returns the shots of a film, one paragraph for each: its time, duration, reason and size in cells, then the events in
 * it, each with its time and the places of actor and target.
 * @param nameOf returns the name of a place on the table
 */
export function printShots(events: readonly TimedEvent[], table: CameraPreset, nameOf: (spot: Spot) => string): string {
  const stage = stageOf(table, SHAPES['16:9'])
  const film = planShots(events, stage, DELAY)
  const printed = film.map((shot, index) => {
    const until = film[index + 1]?.at
    const lasts = until === undefined ? 'to the end' : `${seconds(until - shot.at)} s`
    const swing = Math.round(((shot.pose.azimuth - stage.whole.azimuth) * 180) / Math.PI)
    const size = shot.isTable ? 'table' : `${sizeOf(shot.pose, stage.aspect).toFixed(1)} cells, ${swing}°`
    const way = shot.glide > 0 ? 'flight' : 'cut'
    return [`${seconds(shot.at)}  ${shot.reason}, ${way}, ${lasts}, ${size}`, ...takesOf(shot, nameOf)].join('\n')
  })
  return `${printed.join('\n')}\n`
}

function takesOf({ takes }: FilmedShot, nameOf: (spot: Spot) => string): readonly string[] {
  return takes.flatMap((take) => (take.event.shot || take.event.endsTurn ? [`    ${printTake(take, nameOf)}`] : []))
}

function printTake({ at, tempo, event: { kind, shot } }: Take, nameOf: (spot: Spot) => string): string {
  const points = shot ? pointsOf(shot) : []
  const [actor, target] = [points[0], points.at(-1)].map((point) => point && nameOf(point))
  const places = actor === target ? actor : `${actor} → ${target}`
  return [seconds(at), kind, places, shot?.weight, tempo < 1 && 'slow'].filter(Boolean).join('  ')
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

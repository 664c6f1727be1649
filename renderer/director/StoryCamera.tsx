import { useFrame } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import type { Seat } from '../../engine/kernel/game.ts'
import { useSession } from '../host/session.ts'
import { isPlayedHere, seatsHere } from '../host/viewer.ts'
import { type Picture, usePicture } from '../picture/picture.ts'
import type { ShownTable } from '../playback/ShownTable.ts'
import { useShownTable } from '../playback/useShownTable.ts'
import { prefersReducedMotion, useSettings } from '../ui/settings.ts'
import { cameraOf } from '../ui/TableCamera.ts'
import { FilmCamera } from './FilmCamera.ts'
import { StoryLens } from './StoryLens.tsx'
import { framingOf, type Shot, strengthOf, type Weight } from './shot.ts'
import { focusOn } from './storyFocus.ts'

/** Durations of the flights to a shot and back, milliseconds at speed 1. */
const THERE = 650
const BACK = 800
/** The time that a shot may outlast its event, so that the next player sees the whole table, milliseconds. */
const AFTERGLOW = 450
/** The time without new shots after the player has moved the camera, milliseconds. */
const HAND = 6000

/** Returns the shot of an event that is about to be played on a shown view; null for none. */
export type ShotFinder = (shown: unknown, event: { readonly kind: string }) => Shot | null

/**
 * Moves a table's camera along with the events played there, as closely as the settings say. Returns a function that
 * stops this.
 * @param isHere returns whether a seat is played at this screen; shots of its moves that only others follow are left
 * out
 */
export function followStory(
  find: ShotFinder,
  table: ShownTable,
  { clock }: Picture,
  isHere: (seat: Seat) => boolean = () => false,
): () => void {
  const { director } = cameraOf(table)
  let running: { readonly weight: Weight; readonly callOff: () => void } | null = null
  let handUntil = 0
  const end = () => {
    if (!running) return
    running.callOff()
    running = null
    focusOn(table, null)
    director.endShot(BACK / pace().speed)
  }
  const endIn = (ms: number) => clock.after(ms, end)
  const begin = (shown: unknown, event: { readonly kind: string }) => {
    const { strength, speed } = pace()
    const shot = strength === 'off' || clock.now() < handUntil ? null : find(shown, event)
    const framing = shot && framingOf(shot, strength, running?.weight ?? null)
    if (
      !shot ||
      !framing ||
      (shot.by !== undefined && isHere(shot.by)) ||
      !director.shoot(shot.points, framing, THERE / speed)
    )
      return
    if (running) running.callOff()
    running = { weight: shot.weight, callOff: endIn(shot.lasts / speed) }
    focusOn(table, shot)
  }
  const stopFollowing = table.shown.subscribe((now, before) => {
    if (now.current && now.current !== before.current) begin(before.shown, now.current)
    if (now.busy || !before.busy || !running) return
    running.callOff()
    running = { ...running, callOff: endIn(AFTERGLOW) }
  })
  director.onHand = () => {
    handUntil = clock.now() + HAND
    if (running) running.callOff()
    running = null
    focusOn(table, null)
  }
  return () => {
    stopFollowing()
    end()
    director.onHand = () => {}
  }
}

function pace() {
  const { settings } = useSettings.getState()
  const speed = settings.speed === 0 ? 1 : settings.speed
  const reducedMotion = prefersReducedMotion(settings)
  return { speed, strength: strengthOf(settings.storyCamera, { speed: settings.speed, reducedMotion }) }
}

const isSeatHere = (seat: Seat): boolean => isPlayedHere(useSession.getState().match?.seats ?? [], seat)

/** Returns the speed at which a film can follow the table; 0 where it cannot. */
function filmSpeed(): number {
  const { speed, strength } = pace()
  return strength === 'off' ? 0 : speed
}

/** Returns whether a person at this screen plays the open match. */
const isPlayed = (): boolean => seatsHere(useSession.getState().match?.seats ?? []).length > 0

/** Leaves out the shots of moves that only others follow. */
function asSeenHere(find: ShotFinder): ShotFinder {
  return (shown, event) => {
    const shot = find(shown, event)
    return shot?.by !== undefined && isSeatHere(shot.by) ? null : shot
  }
}

/** The camera that follows the events on a game's table. Mounted inside the canvas of a match. */
export function StoryCamera({ find }: { readonly find: ShotFinder }) {
  const table = useShownTable()
  const picture = usePicture()
  const films = useSettings(({ settings }) => settings.storyCamera === 'film')
  const film = useRef<FilmCamera | null>(null)
  useEffect(() => {
    if (!films) return followStory(find, table, picture, isSeatHere)
    const camera = new FilmCamera({ table, clock: picture.clock, find: asSeenHere(find), speed: filmSpeed, isPlayed })
    film.current = camera
    return () => {
      film.current = null
      camera.stop()
    }
  }, [films, find, table, picture])
  useFrame(() => film.current?.keep())
  return <StoryLens />
}

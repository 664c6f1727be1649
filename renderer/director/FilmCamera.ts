import type { PictureClock } from '../picture/pictureClock.ts'
import type { Start } from '../playback/eventStart.ts'
import type { ShownTable } from '../playback/ShownTable.ts'
import type { CameraDirector } from '../table/camera/CameraDirector.ts'
import { isSame } from '../table/camera/pose.ts'
import { cameraOf } from '../ui/TableCamera.ts'
import { askedOf } from './asked.ts'
import { filmAsked, filmNext, openFilm, rested } from './plan.ts'
import { SHORTEST } from './planning/choice.ts'
import type { Filming, FilmShot, TimedEvent } from './planning/film.ts'
import { type Stage, stageOf } from './planning/frames.ts'
import { timedEvents } from './planning/timedEvents.ts'
import type { Shot } from './shot.ts'
import { focusOn } from './storyFocus.ts'

/** The time without the film after the player has moved the camera, milliseconds. */
const HAND = 6000
/** The duration of the flight back to the film, or from it to the player's own view, milliseconds. */
const BACK = 800
/** The number of waiting events that the film looks at. */
const AHEAD = 8

type AnyEvent = { readonly kind: string }

/** The things that a film follows. */
export interface Followed {
  readonly table: ShownTable
  readonly clock: PictureClock
  /** Returns the shot of an event on a view; null for none. */
  readonly find: (shown: unknown, event: AnyEvent) => Shot | null
  /** Returns the speed of the table; 0 if it is too fast for a film. */
  readonly speed: () => number
  /** Returns whether a person plays at this screen: then the film ends whenever the table is at rest. */
  readonly isPlayed: () => boolean
}

/** The camera that films a table by the plan: each event waits for its shot. */
export class FilmCamera {
  private readonly followed: Followed
  private readonly director: CameraDirector
  private stage: Stage
  private filming: Filming | null = null
  private handUntil = Number.NEGATIVE_INFINITY
  private callOff: () => void = () => {}
  private readonly stops: readonly (() => void)[]

  constructor(followed: Followed) {
    const { table } = followed
    this.followed = followed
    this.director = cameraOf(table).director
    this.stage = this.stageNow()
    table.playback.start.decide = (waiting) => this.start(waiting)
    this.director.onHand = () => this.yieldToHand()
    this.stops = [
      table.shown.subscribe((now, before) => {
        const isOther = now.position < before.position // a recording is at another move, or a move was taken back
        if (isOther) this.filming = null
        if (isOther || (before.busy && !now.busy)) this.rest()
      }),
      table.game.subscribe((now, before) => {
        if (now.setFor !== before.setFor) this.filming = null
      }),
      askedOf(table).subscribe(({ asked }) => {
        if (this.filming) this.filming = filmAsked(this.filming, { from: this.now, asked })
        if (table.playback.isIdle) this.rest()
      }),
    ]
    this.rest()
  }

  /** Leaves the camera where the player had it. */
  stop(): void {
    const { playback } = this.followed.table
    for (const stop of this.stops) stop()
    this.callOff()
    playback.start.decide = () => ({ waits: 0, tempo: 1 })
    this.director.onHand = () => {}
    this.leave()
  }

  /** Returns to the film's shot if something else has moved the camera, or the window has another shape. */
  keep(): void {
    const { preset, aspect } = this.director.scene
    if (preset !== this.stage.table || aspect !== this.stage.aspect) this.reopen()
    if (!this.filming || this.director.moving || this.now < this.handUntil) return
    const { pose } = this.filming.running
    const { pose: shown } = this.director
    if (!isSame(shown, pose) || shown.distance !== pose.distance) this.director.show(pose, BACK)
  }

  private get now(): number {
    return this.followed.clock.now()
  }

  private stageNow(): Stage {
    const { preset, aspect } = this.director.scene
    return stageOf(preset, aspect)
  }

  private reopen(): void {
    this.stage = this.stageNow()
    if (!this.filming) return
    this.filming = this.opened()
    if (this.followed.table.playback.isIdle) this.rest()
  }

  private opened(): Filming {
    return openFilm(this.stage, this.now, this.asked)
  }

  private get asked(): Filming['asked'] {
    return askedOf(this.followed.table).getState().asked
  }

  /** Decides how the first of the waiting events starts, and begins its shot. */
  private start(waiting: readonly AnyEvent[]): Start {
    this.callOff()
    const speed = this.followed.speed()
    const now = this.now
    const [event, ...later] = speed > 0 && now >= this.handUntil ? this.timed(waiting, now, speed) : []
    if (!event) return { waits: 0, tempo: 1 }
    const { cuts, take, filming } = filmNext({ ...this.resumed(), now }, now, [event, ...later], this.stage)
    this.filming = filming
    const cut = cuts.at(-1)
    if (cut) this.callOff = this.followed.clock.after(cut.at - now, () => this.show(cut, event))
    else focusOn(this.followed.table, filming.running.isTable ? null : event.shot)
    return { waits: (take.at - now) * speed, tempo: take.tempo }
  }

  private timed(waiting: readonly AnyEvent[], now: number, speed: number): readonly TimedEvent[] {
    const { table, find } = this.followed
    const { game } = table.playback
    const { shown } = table.shown.getState()
    if (!game || shown === null) return []
    try {
      const filmed = { binding: game, find }
      const { events } = timedEvents(filmed, shown, [{ from: now, events: waiting.slice(0, AHEAD) }])
      return events.map((event) => ({ ...event, lasts: event.lasts / speed, moves: event.moves / speed }))
    } catch {
      return [] // the playback reports a cue that fails when its event is played
    }
  }

  /** Returns the running film; where there is none, one that begins with what the camera shows. */
  private resumed(): Filming {
    if (this.filming) return this.filming
    const at = this.now - SHORTEST
    const running: FilmShot = { at, glide: 0, pose: this.director.pose, isTable: false, reason: 'opening' }
    return { now: this.now, running, turns: 0, asked: this.asked }
  }

  private show({ pose, glide, isTable }: FilmShot, event: TimedEvent | null): void {
    this.director.show(pose, glide)
    focusOn(this.followed.table, isTable ? null : (event?.shot ?? null))
  }

  /** Nothing happens: players get their own view back, all others the whole table after a while. */
  private rest(): void {
    this.callOff()
    if (this.followed.isPlayed()) return this.leave()
    if (this.now < this.handUntil) return this.restIn(this.handUntil - this.now)
    if (!this.filming) {
      this.filming = this.opened()
      this.show(this.filming.running, null)
    }
    this.filming = { ...this.filming, now: this.now }
    const { rest, filming } = rested(this.filming, Number.POSITIVE_INFINITY, this.stage)
    if (!rest) return
    this.callOff = this.followed.clock.after(rest.at - this.now, () => {
      this.filming = filming
      this.show(rest, null)
    })
  }

  private restIn(ms: number): void {
    this.callOff = this.followed.clock.after(ms, () => this.rest())
  }

  private leave(): void {
    this.filming = null
    focusOn(this.followed.table, null)
    this.director.endShot(BACK)
  }

  private yieldToHand(): void {
    this.callOff()
    this.handUntil = this.now + HAND
    this.filming = null
    focusOn(this.followed.table, null)
    this.restIn(HAND)
  }
}

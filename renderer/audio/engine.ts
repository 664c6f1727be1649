import { type Ambience, type Later, startAmbience } from './ambience.ts'
import { buildDesk, type Desk } from './desk.ts'
import type { AmbienceName, SoundName } from './names.ts'
import { type Plan, planLength } from './plan.ts'
import { RECIPES } from './recipes/recipes.ts'
import { type Luck, makeVary } from './vary.ts'
import { startVoice } from './voice.ts'
import { Voices } from './voices.ts'

/** What the engine needs of the machine it runs on. */
export interface AudioHost {
  /** A new context; null, or an error, where there is no audio. */
  makeContext(): AudioContext | null
  readonly luck: Luck
  readonly later: Later
}

export interface PlayOptions {
  /** 0–1 of the sound's own loudness; 1 if left out. */
  readonly volume?: number
  /** −1 left, 0 middle (if left out), 1 right. */
  readonly pan?: number
  /** Milliseconds from now, kept on the audio clock. */
  readonly delayMs?: number
}

/** Knob turns are spread over about this many seconds, so that they do not click. */
const SMOOTH = 0.03
/** A context that is still waking may hold this many sounds (the click that woke it), not a backlog. */
const MOST_WAITING = 2

interface Running {
  readonly context: AudioContext
  readonly desk: Desk
}

/**
 * The one audio context of the window, made at the first gesture of the user. Without audio, or before that
 * gesture, everything here does nothing; nothing here throws.
 */
export class AudioEngine {
  readonly #host: AudioHost
  readonly #voices = new Voices()
  #running: Running | null = null
  #gestured = false
  /** No audio here, or disposed: never tried again. */
  #closed = false
  #volume = 1
  #muted = false
  #wanted: AmbienceName | null = null
  #ambience: Ambience | null = null
  #duckedUntil = 0

  constructor(host: AudioHost) {
    this.#host = host
  }

  /** Called at each gesture of the user: only from then on may a page sound. */
  wake(): void {
    if (this.#gestured && this.#running?.context.state === 'running') return
    this.#gestured = true
    this.#settle()
  }

  play(name: SoundName, options: PlayOptions = {}): void {
    const running = this.#running
    if (!running || this.#silent || this.#waitingFull(running)) return
    const now = running.context.currentTime
    const at = now + Math.max(0, finite(options.delayMs, 0)) / 1000
    const volume = within(finite(options.volume, 1), 0, 1)
    if (volume === 0 || this.#voices.doubles(name, at)) return
    this.#start(running, name, { at, volume, pan: within(finite(options.pan, 0), -1, 1) })
  }

  /** Ends every sound that is playing or due; the background goes on. */
  hush(): void {
    if (this.#running) this.#voices.cutAll(this.#running.context.currentTime)
  }

  /** The background to play from now on; null stops it. */
  setAmbience(name: AmbienceName | null): void {
    this.#wanted = name
    this.#settle()
  }

  /** Loudness of everything, 0–1 as on a slider. */
  setVolume(volume: number): void {
    this.#volume = within(finite(volume, 1), 0, 1)
    this.#settle()
  }

  mute(muted: boolean): void {
    this.#muted = muted
    this.#settle()
  }

  /** Ends all sound for good and gives the context back. */
  dispose(): void {
    this.#wanted = null
    this.#settle()
    this.hush()
    this.#closed = true
    const context = this.#running?.context
    this.#running = null
    context?.close().catch(ignore)
  }

  get #silent(): boolean {
    return this.#muted || this.#volume === 0
  }

  /** Brings context, master level and background to where the wishes are. */
  #settle(): void {
    if (this.#gestured && !this.#silent) this.#open()
    if (!this.#running) return
    const { context, desk } = this.#running
    if (context.state === 'suspended' && this.#gestured) context.resume().catch(ignore)
    desk.master.setTargetAtTime(this.#silent ? 0 : loudness(this.#volume), context.currentTime, SMOOTH)
    if (this.#silent) this.#voices.cutAll(context.currentTime)
    this.#settleAmbience(desk)
  }

  #settleAmbience(desk: Desk): void {
    const wanted = this.#silent ? null : this.#wanted
    if ((this.#ambience?.name ?? null) === wanted) return
    this.#ambience?.stop()
    this.#ambience = wanted === null ? null : startAmbience(desk, wanted, this.#host.later)
  }

  #open(): void {
    if (this.#running || this.#closed) return
    try {
      const context = this.#host.makeContext()
      if (context) this.#running = { context, desk: buildDesk(context, this.#host.luck) }
    } catch {
      // No audio device, or no audio at all: the table is silent, and nothing else changes.
    }
    this.#closed = this.#running === null
    this.#running?.desk.master.setValueAtTime(0, 0)
  }

  #waitingFull({ context }: Running): boolean {
    return context.state !== 'running' && this.#voices.count >= MOST_WAITING
  }

  #start({ context, desk }: Running, name: SoundName, place: { at: number; volume: number; pan: number }): void {
    const plan = RECIPES[name](makeVary(this.#host.luck))
    const voice = startVoice(desk, plan, { ...place, into: desk.effects }, () => this.#voices.remove(voice))
    this.#voices.add(name, voice, context.currentTime)
    this.#duck(desk, plan, place.at, place.volume)
  }

  /** The background gives way to a loud sound, and comes back after the last of them. */
  #duck(desk: Desk, plan: Plan, at: number, volume: number): void {
    if (plan.duck === undefined) return
    this.#duckedUntil = Math.max(this.#duckedUntil, at + planLength(plan) * 0.7)
    desk.duck.cancelScheduledValues(at)
    desk.duck.setTargetAtTime(1 - plan.duck * volume, at, 0.05)
    desk.duck.setTargetAtTime(1, this.#duckedUntil, 0.7)
  }
}

/** A slider moves evenly when the level follows its square: the ear hears ratios. */
const loudness = (volume: number): number => volume ** 2

const finite = (value: number | undefined, otherwise: number): number =>
  value !== undefined && Number.isFinite(value) ? value : otherwise

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** A context that is already closed, or whose device is gone, may refuse: there is nothing left to do. */
const ignore = (): void => undefined

import { type Ambience, type Later, startAmbience } from './ambience.ts'
import { createMixer, type Mixer } from './mixer.ts'
import { type AmbienceName, SOUND_BUSES, type SoundBus, type SoundMeaning, type SoundName } from './names.ts'
import { type Plan, planLength } from './plan.ts'
import { RECIPES } from './recipes/recipes.ts'
import { type Luck, makeVary } from './vary.ts'
import { startVoice, type VoicePlace } from './voice.ts'
import { Voices } from './voices.ts'

/** The platform services that the engine needs. */
export interface AudioHost {
  /** Creates a context; returns null or throws where there is no audio. */
  makeContext(): AudioContext | null
  readonly luck: Luck
  readonly later: Later
}

export interface PlayOptions {
  /** 0–1 of the sound's own loudness; 1 by default. */
  readonly volume?: number
  /** −1 left, 0 centre (default), 1 right. */
  readonly pan?: number
  /** 'effects' by default. */
  readonly bus?: Exclude<SoundBus, 'ambience'>
  /** Milliseconds from now, scheduled on the audio clock. */
  readonly delayMs?: number
  /** Its place on the table, cells; null or missing if it has none. Only captions use it. */
  readonly where?: { readonly x: number; readonly z: number } | null
  /** Its meaning, if the sound is used for several things. Only captions use it. */
  readonly means?: SoundMeaning
}

/** Time constant of level changes, seconds, so that they do not click. */
const SMOOTH = 0.03
/** The largest number of sounds that wait for a context to resume: the click that resumes it, but no backlog. */
const MOST_WAITING = 2

interface Running {
  readonly context: AudioContext
  readonly mixer: Mixer
}

/**
 * The one audio context of the window, created at the first user gesture. Without audio, or before that gesture, all
 * methods do nothing. They never throw.
 */
export class AudioEngine {
  private readonly host: AudioHost
  private readonly voices = new Voices()
  private running: Running | null = null
  private gestured = false
  /** True without audio or after disposal: no context is created any more. */
  private closed = false
  private volume = 1
  private readonly levels: Record<SoundBus, number> = { ambience: 1, effects: 1, interface: 1 }
  private muted = false
  private wanted: AmbienceName | null = null
  private ambience: Ambience | null = null
  private duckedUntil = 0

  constructor(host: AudioHost) {
    this.host = host
  }

  /** Call at each user gesture: browsers allow sound only after one. */
  wake(): void {
    if (this.gestured && this.running?.context.state === 'running') return
    this.gestured = true
    this.settle()
  }

  play(name: SoundName, options: PlayOptions = {}): void {
    const running = this.running
    const { bus = 'effects' } = options
    if (!running || this.silent || this.levels[bus] === 0 || this.waitingFull(running)) return
    const now = running.context.currentTime
    const at = now + Math.max(0, finite(options.delayMs, 0)) / 1000
    const volume = within(finite(options.volume, 1), 0, 1)
    if (volume === 0 || this.voices.doubles(name, at)) return
    this.start(running, name, { at, volume, bus, pan: within(finite(options.pan, 0), -1, 1) })
  }

  /** Stops every sound that is playing or scheduled; the background continues. */
  hush(): void {
    if (this.running) this.voices.cutAll(this.running.context.currentTime)
  }

  /** Sets the background; null stops it. */
  setAmbience(name: AmbienceName | null): void {
    this.wanted = name
    this.settle()
  }

  /** Overall volume, 0–1 on a slider. */
  setVolume(volume: number): void {
    this.volume = within(finite(volume, 1), 0, 1)
    this.settle()
  }

  /** Volume of one bus, 0–1 on a slider, below the overall one. */
  setBusVolume(bus: SoundBus, volume: number): void {
    this.levels[bus] = within(finite(volume, 1), 0, 1)
    this.settle()
  }

  mute(muted: boolean): void {
    this.muted = muted
    this.settle()
  }

  /** Stops all sound for good and closes the context. */
  dispose(): void {
    this.wanted = null
    this.settle()
    this.hush()
    this.closed = true
    const context = this.running?.context
    this.running = null
    context?.close().catch(ignore)
  }

  private get silent(): boolean {
    return this.muted || this.volume === 0
  }

  /** Applies the requested volume and background to the context. */
  private settle(): void {
    if (this.gestured && !this.silent) this.open()
    if (!this.running) return
    const { context, mixer } = this.running
    if (context.state === 'suspended' && this.gestured) context.resume().catch(ignore)
    mixer.master.setTargetAtTime(this.silent ? 0 : loudness(this.volume), context.currentTime, SMOOTH)
    for (const bus of SOUND_BUSES) {
      mixer.buses[bus].gain.setTargetAtTime(loudness(this.levels[bus]), context.currentTime, SMOOTH)
    }
    if (this.silent) this.voices.cutAll(context.currentTime)
    this.settleAmbience(mixer)
  }

  private settleAmbience(mixer: Mixer): void {
    const wanted = this.silent || this.levels.ambience === 0 ? null : this.wanted
    if ((this.ambience?.name ?? null) === wanted) return
    this.ambience?.stop()
    this.ambience = wanted === null ? null : startAmbience(mixer, wanted, this.host.later)
  }

  private open(): void {
    if (this.running || this.closed) return
    try {
      const context = this.host.makeContext()
      if (context) this.running = { context, mixer: createMixer(context, this.host.luck) }
    } catch {
      // No audio device or no audio support: stay silent.
    }
    this.closed = this.running === null
    this.running?.mixer.master.setValueAtTime(0, 0)
  }

  private waitingFull({ context }: Running): boolean {
    return context.state !== 'running' && this.voices.count >= MOST_WAITING
  }

  private start({ context, mixer }: Running, name: SoundName, place: VoicePlace): void {
    const plan = RECIPES[name](makeVary(this.host.luck))
    const voice = startVoice(mixer, plan, place, () => this.voices.remove(voice))
    this.voices.add(name, voice, context.currentTime)
    this.duck(mixer, plan, place.at, place.volume)
  }

  /** Lowers the background under a loud sound, and raises it again after the last loud one. */
  private duck(mixer: Mixer, plan: Plan, at: number, volume: number): void {
    if (plan.duck === undefined) return
    this.duckedUntil = Math.max(this.duckedUntil, at + planLength(plan) * 0.7)
    mixer.duck.cancelScheduledValues(at)
    mixer.duck.setTargetAtTime(1 - plan.duck * volume, at, 0.05)
    mixer.duck.setTargetAtTime(1, this.duckedUntil, 0.7)
  }
}

/** Converts a slider to a level: squared, because loudness is perceived as a ratio. */
const loudness = (volume: number): number => volume ** 2

const finite = (value: number | undefined, otherwise: number): number =>
  value !== undefined && Number.isFinite(value) ? value : otherwise

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Handles promises of a context that is closed or has lost its device. */
const ignore = (): void => undefined

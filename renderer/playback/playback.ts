import type { Again, Batch } from './again.ts'
import type { GameBinding, Origin, Pace, Shown } from './binding.ts'
import { type Cue, cuesFor, type Scene, type SoundPlayer, withRest } from './cue.ts'
import { LiveEffects } from './effects/liveEffects.ts'
import { EventQueue, type Queued } from './eventQueue.ts'
import { EventStart } from './eventStart.ts'
import { tempoOf } from './interest.ts'
import { Poses } from './motion/poses.ts'
import { reduceCues } from './reducedMotion.ts'
import { type CueContext, Running } from './running.ts'

/**
 * Shows a view that lags behind the host's: plays the cues of each event, then folds the event into the shown state.
 * Events are never lost or reordered: an event is folded even when its cues throw.
 */
export class Playback<S, E extends { readonly kind: string }> {
  readonly poses = new Poses()
  readonly effects = new LiveEffects()
  readonly start = new EventStart<E>()
  /** The part that shows events again; null without one. Set by pages that need it: others do without its weight. */
  again: Again<S, E> | null = null
  private binding: GameBinding<S, E> | null = null
  private pace: Pace = { speed: 1, reducedMotion: false }
  private isHurried = false
  private ofOthers = false
  private sounds: SoundPlayer | null = null
  private isSkipping = false
  private readonly queue = new EventQueue<E>()
  private running: Running<E> | null = null
  private next: S | null = null
  /** A view loaded while no game was attached. */
  private pendingView: S | null = null
  private state: Shown<S, E> = { shown: null, busy: false, current: null, position: 0, again: false }
  private readonly waiting: (() => void)[] = []
  private readonly publish: (state: Shown<S, E>) => void
  private readonly report: (error: unknown) => void
  private readonly context: CueContext

  /** `publish` receives every change of the shown state; `report` receives errors of cues and folds. */
  constructor(publish: (state: Shown<S, E>) => void, report: (error: unknown) => void = () => {}) {
    this.publish = publish
    this.report = report
    this.context = { poses: this.poses, effects: this.effects, play: (cue) => this.sounds?.play(cue.name, cue) }
  }

  /** Called when there is something new to draw. Set by the canvas, which draws on demand. */
  requestFrame: () => void = () => {}

  /** The game on the table; null while none is connected. */
  get game(): GameBinding<S, E> | null {
    return this.binding
  }

  /** Connects a game to the table and shows the view and the events that were pending before. */
  attach(binding: GameBinding<S, E>): void {
    this.binding = binding
    const { pendingView } = this
    this.pendingView = null
    if (pendingView !== null) this.show({ ...this.state, shown: pendingView, position: 0 })
    else if (this.state.shown !== null) this.poses.setHomes(binding.homes(this.state.shown))
    if (this.isInstant) this.skip()
    this.requestFrame()
  }

  /** Clears the table for another game: nothing is shown until that game is attached. */
  detach(): void {
    this.binding = null
    this.load(null)
  }

  setSounds(sounds: SoundPlayer | null): void {
    this.sounds = sounds
  }

  /** Takes effect at once; a running event continues at the new speed. */
  setPace(pace: Pace): void {
    this.pace = pace
    if (pace.speed === 0) this.skip()
  }

  /** Shows everything at once, at any pace, until it is set to false. */
  setHurried(isHurried: boolean): void {
    this.isHurried = isHurried
    if (isHurried) this.skip()
  }

  /** Shows a whole view without motion and clears the queue; null shows nothing. */
  load(view: S | null): void {
    this.queue.clear()
    this.again?.forget()
    this.drop()
    this.effects.clear()
    this.pendingView = this.binding ? null : view
    this.show({ shown: this.binding ? view : null, busy: false, current: null, position: 0, again: false })
    this.settle()
  }

  /** Returns to a start view, folds past events without showing them, and plays the recent ones as deeds of others. */
  replay(start: S, past: readonly E[], recent: readonly E[]): void {
    if (!this.binding) return
    this.load(past.reduce(this.binding.evolve, start))
    this.enqueue(recent, { ofOthers: true })
  }

  /** Queues events in order; at speed 0 folds them before it returns. */
  enqueue(events: readonly E[], origin?: Origin): void {
    if (events.length === 0) return
    this.queue.add(events, origin)
    if (this.isInstant) return this.skip()
    if (!this.state.busy) this.show({ ...this.state, busy: true })
    this.requestFrame()
  }

  /**
   * Shows the events that were queued together last once more, before those that wait. Does nothing without events, and
   * where events are shown at once.
   * @param known returns the last events if none have been shown since the view was loaded; null if there are none
   */
  playAgain(known: () => Batch<S, E> | null = () => null): void {
    if (this.state.again || this.isInstant || !this.binding) return
    this.again?.want(known)
    if (!this.running) this.beginAgain()
    this.requestFrame()
  }

  /** Returns the view after everything queued and then these events are folded; shows nothing of it. */
  foresee(events: readonly E[]): S | null {
    const begun = this.running?.folded === false ? [this.running.event] : []
    const ahead = [...begun, ...this.queue.events, ...events]
    return ahead.reduce((state, event) => this.stateAfter(event, state), this.state.shown)
  }

  /** Folds all queued events without playing their cues. */
  skip(): void {
    this.isSkipping = true
    this.start.cancel()
    this.foldTo(Number.POSITIVE_INFINITY)
    this.effects.clear()
    this.isSkipping = false
  }

  /** Folds queued events until this many are folded since the view was loaded, without the rest of their cues. */
  foldTo(position: number): void {
    if (!this.binding) return
    const isBehind = () => this.state.position < position
    if (this.running && (this.running.folded || isBehind())) this.end(this.running)
    for (let next = this.queue.next; next && isBehind(); next = this.queue.next) {
      this.fold(next, this.take().after)
    }
    if (this.isIdle) this.settle()
  }

  /** True if the published state was skipped, not seen. */
  get isUnseen(): boolean {
    return this.isSkipping
  }

  /** Resolves when nothing is queued or running. */
  whenIdle(): Promise<void> {
    if (this.isIdle) return Promise.resolve()
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  /** True if deeds of others are being played, or are next. */
  get isShowingOthers(): boolean {
    return this.running ? this.ofOthers : (this.queue.next?.ofOthers ?? false)
  }

  private get isInstant(): boolean {
    return this.isHurried || this.pace.speed === 0
  }

  get isIdle(): boolean {
    return this.queue.isEmpty && this.running === null
  }

  /** Advances by `ms` of real time; returns whether another frame is needed. */
  tick(ms: number): boolean {
    const passed = ms * this.pace.speed
    this.effects.pass(passed)
    let left = passed
    while (this.binding && !this.isIdle) {
      const started = this.running ? left : this.startNext(left)
      if (started === null) return true
      left = started
      const running = this.running ?? this.begin()
      left = running.pass(left * running.tempo) / running.tempo
      if (running.elapsed >= running.foldsAt) this.foldRunning(running)
      this.pose(running)
      if (!running.isOver) return true
      this.end(running)
      this.beginAgain()
    }
    if (this.isIdle) this.settle()
    return this.effects.alive.length > 0
  }

  /** Waits for the start of the next event; returns the milliseconds left over, null if it does not start yet. */
  private startNext(ms: number): number | null {
    const left = this.again ? this.again.pass(ms) : ms
    return left === null ? null : this.start.pass(left, this.queue.events)
  }

  private begin(): Running<E> {
    const { queued, after } = this.take()
    const { event, ofOthers, rest, isAgain } = queued
    const { interests } = this.binding ?? {}
    this.ofOthers = ofOthers
    this.next = after
    const tempo = this.start.tempo * (ofOthers && interests ? tempoOf(interests, event) : 1)
    this.running = new Running(event, withRest(this.cuesOf(event), rest), this.context, tempo)
    this.show({ ...this.state, busy: true, current: event, again: isAgain })
    return this.running
  }

  /** Takes the next event of the queue, which is not empty; returns it with the view after it. */
  private take(): { readonly queued: Queued<E>; readonly after: S | null } {
    const queued = this.queue.take() as Queued<E> // the callers have checked that events are queued
    this.again?.note(queued, this.state.shown)
    const after = this.stateAfter(queued.event)
    return { queued, after: this.again ? this.again.after(queued, this.queue, after) : after }
  }

  private beginAgain(): void {
    const before = this.again?.begin(this.queue, this.state.shown) ?? null
    if (before === null) return
    this.start.cancel()
    this.show({ ...this.state, shown: before, busy: true, current: null, again: true })
  }

  /** Returns the cues of an event; none when the game's cue throws. */
  private cuesOf(event: E): readonly Cue[] {
    const scene = { before: this.state.shown, after: this.next }
    if (!this.binding || scene.before === null || scene.after === null) return []
    const { cues: table } = this.binding
    const cues = this.attempt(() => cuesFor(table, event, scene as Scene<S>), []) // neither side is null: checked above
    return this.pace.reducedMotion ? reduceCues(cues) : cues
  }

  private pose(running: Running<E>): void {
    try {
      running.pose()
    } catch (error) {
      this.report(error)
      this.end(running)
    }
  }

  private foldRunning(running: Running<E>): void {
    if (running.folded) return
    running.folded = true
    this.fold({ event: running.event, isAgain: this.state.again }, this.next)
  }

  private end(running: Running<E>): void {
    this.foldRunning(running)
    running.elapsed = running.length
    this.drop()
    this.show({ ...this.state, current: null, again: this.queue.next?.isAgain ?? false })
  }

  private drop(): void {
    this.start.cancel()
    this.running = null
    this.next = null
    this.poses.release()
  }

  /** Returns the state after an event; the state before it when the fold throws. */
  private stateAfter(event: E, before: S | null = this.state.shown): S | null {
    const { binding } = this
    return binding && before !== null ? this.attempt(() => binding.evolve(before, event), before) : before
  }

  private attempt<T>(act: () => T, instead: T): T {
    try {
      return act()
    } catch (error) {
      this.report(error)
      return instead
    }
  }

  private fold({ event, isAgain }: Pick<Queued<E>, 'event' | 'isAgain'>, after: S | null): void {
    const position = this.state.position + Number(!isAgain)
    this.show({ ...this.state, shown: after, current: event, position, again: isAgain })
  }

  private show(state: Shown<S, E>): void {
    if (state.shown === null) this.poses.setHomes(() => null)
    else if (state.shown !== this.state.shown && this.binding) this.poses.setHomes(this.binding.homes(state.shown))
    this.state = state
    this.publish(state)
    this.requestFrame()
  }

  private settle(): void {
    if (this.state.busy || this.state.current) this.show({ ...this.state, busy: false, current: null, again: false })
    for (const resolve of this.waiting.splice(0)) resolve()
  }
}

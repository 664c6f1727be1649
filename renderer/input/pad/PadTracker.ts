import { repeatNow } from '../ease.ts'
import { DIRECTIONS, type Direction, PAD_BUTTONS, type PadButton } from './buttons.ts'
import { type Mapped, mapped, type Taught } from './mapping.ts'
import type { PadReading } from './reading.ts'
import { AT_REST, beyondDeadZone, DEAD_ZONE, directionOf, type Stick } from './sticks.ts'

/** A button of a pad that was pressed, is still held, or was released. */
export interface PadEvent {
  readonly kind: 'press' | 'repeat' | 'release'
  /** The pad's index. */
  readonly pad: number
  readonly button: PadButton
}

interface Held {
  readonly button: PadButton
  next: number
}

/** The state of one connected pad. */
interface Tracked {
  readonly id: string
  /** The buttons that were already down at the first look: they may be stuck, and count after their release. */
  readonly stuck: Set<PadButton>
  held: readonly Held[]
  direction: Direction | null
  /** False until the right stick has been at rest: an axis may be stuck. */
  hasRested: boolean
  right: Stick
  /** True after the first press: drivers also report pads that no player holds. */
  isUsed: boolean
  /** True if a part of a pad with an unknown mapping was down at the last look. */
  isPressedUnmapped: boolean
}

/** The results of one look at all pads. */
export interface PadLook {
  readonly events: readonly PadEvent[]
  /** The pads whose mapping is unknown and on which something was just pressed. */
  readonly unmapped: readonly PadReading[]
}

/** Follows the buttons of all pads from look to look. */
export class PadTracker {
  private readonly pads = new Map<number, Tracked>()

  /**
   * @param readings the connected pads
   * @param now milliseconds
   * @param taughtOf returns the mapping that a player has taught for an id
   */
  look(readings: readonly PadReading[], now: number, taughtOf: (id: string) => Taught | undefined): PadLook {
    const events = this.drop(({ index, id }) => !readings.some((one) => one.index === index && one.id === id))
    const unmapped: PadReading[] = []
    for (const reading of readings) {
      const state = mapped(reading, taughtOf(reading.id))
      if (state) events.push(...this.follow(reading, state, now))
      else if (this.wakes(reading)) unmapped.push(reading)
    }
    return { events, unmapped }
  }

  /** Releases all buttons and forgets what is held, as when the window loses the focus. */
  releaseAll(): readonly PadEvent[] {
    return this.drop(() => true)
  }

  /** Returns the right stick of a pad beyond its dead zone. */
  rightStick(pad: number): Stick {
    return this.pads.get(pad)?.right ?? AT_REST
  }

  isHeld(pad: number, button: PadButton): boolean {
    return this.pads.get(pad)?.held.some((one) => one.button === button) ?? false
  }

  /** Returns the pads that were pressed at least once, by index. */
  get used(): readonly { readonly index: number; readonly id: string }[] {
    return [...this.pads].filter(([, pad]) => pad.isUsed).map(([index, { id }]) => ({ index, id }))
  }

  private drop(isGone: (pad: { readonly index: number; readonly id: string }) => boolean): PadEvent[] {
    const events: PadEvent[] = []
    for (const [index, { id, held }] of this.pads) {
      if (!isGone({ index, id })) continue
      this.pads.delete(index)
      events.push(...held.map(({ button }): PadEvent => ({ kind: 'release', pad: index, button })))
    }
    return events
  }

  private follow({ index, id }: PadReading, { pressed, left, right }: Mapped, now: number): readonly PadEvent[] {
    const known = this.pads.get(index)
    const pad = known ?? newPad(id)
    this.pads.set(index, pad)
    pad.direction = directionOf(left, pad.direction)
    const down = new Set(pressed)
    if (pad.direction) down.add(pad.direction)
    if (!known) for (const button of down) pad.stuck.add(button)
    for (const button of pad.stuck) {
      if (down.has(button)) continue
      pad.stuck.delete(button)
      pad.isUsed = true
    }
    const isAtRest = Math.hypot(right.x, right.y) <= DEAD_ZONE
    pad.hasRested ||= isAtRest
    pad.right = pad.hasRested ? beyondDeadZone(right) : AT_REST
    return changes(pad, index, down, now)
  }

  /** Returns whether something was just pressed on a pad with an unknown mapping. */
  private wakes({ index, id, pressed }: PadReading): boolean {
    const known = this.pads.get(index)
    const pad = known ?? newPad(id)
    this.pads.set(index, pad)
    const isPressed = pressed.some(Boolean)
    const isNew = isPressed && known !== undefined && !pad.isPressedUnmapped
    pad.isPressedUnmapped = isPressed
    return isNew
  }
}

const newPad = (id: string): Tracked => ({
  id,
  stuck: new Set(),
  held: [],
  direction: null,
  hasRested: false,
  right: AT_REST,
  isUsed: false,
  isPressedUnmapped: false,
})

/** Updates the held buttons, and returns what has changed: releases first. Of several directions only the last repeats. */
function changes(pad: Tracked, index: number, down: ReadonlySet<PadButton>, now: number): readonly PadEvent[] {
  const event = (kind: PadEvent['kind'], button: PadButton): PadEvent => ({ kind, pad: index, button })
  const events = pad.held.filter(({ button }) => !down.has(button)).map(({ button }) => event('release', button))
  pad.held = pad.held.filter(({ button }) => down.has(button))
  const last = pad.held.findLast(({ button }) => DIRECTIONS.some((one) => one === button))
  const repeat = repeatNow()
  for (const held of repeat ? pad.held : []) {
    if (now < held.next) continue
    held.next = now + (repeat?.every ?? 0)
    if (held === last || !DIRECTIONS.some((one) => one === held.button)) events.push(event('repeat', held.button))
  }
  for (const button of PAD_BUTTONS) {
    if (!down.has(button) || pad.stuck.has(button) || pad.held.some((held) => held.button === button)) continue
    pad.held = [...pad.held, { button, next: now + (repeat?.after ?? 0) }]
    pad.isUsed = true
    events.push(event('press', button))
  }
  return events
}

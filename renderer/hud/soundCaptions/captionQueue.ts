import type { CaptionText } from './captionTable.ts'
import type { Heading } from './heading.ts'

/** A sound in words. */
export interface SoundCaption {
  readonly text: CaptionText
  /** The direction of the sound; null for a sound without a place. */
  readonly heading: Heading | null
}

export interface ShownCaption extends SoundCaption {
  readonly id: number
  /** When it appeared and when it goes, milliseconds. */
  readonly since: number
  readonly until: number
}

/** The captions that are shown, the oldest first, and those that wait for room. */
export interface CaptionQueue {
  readonly shown: readonly ShownCaption[]
  readonly waiting: readonly SoundCaption[]
}

export const NO_CAPTIONS: CaptionQueue = { shown: [], waiting: [] }

/** The most captions at once, and the most that wait. */
export const MOST = 3
/** The time for which a caption is shown at least, while others wait, and the usual time; milliseconds. */
export const LEAST = 2000
export const USUAL = 3500

const isSame = (a: SoundCaption, b: SoundCaption): boolean => a.text === b.text && a.heading?.side === b.heading?.side

/** Adds a caption. The same caption again stays longer instead. */
export function withCaption({ shown, waiting }: CaptionQueue, caption: SoundCaption, now: number): CaptionQueue {
  if (shown.some((one) => isSame(one, caption))) {
    const longer = shown.map((one) => (isSame(one, caption) ? { ...one, ...caption, until: now + USUAL } : one))
    return { shown: longer, waiting }
  }
  const queued = waiting.some((one) => isSame(one, caption)) ? waiting : [...waiting, caption].slice(-MOST)
  return atTime({ shown, waiting: queued }, now)
}

let nextId = 1

/** Returns the queue at a time: old captions go, waiting ones take their places. */
export function atTime({ shown, waiting }: CaptionQueue, now: number): CaptionQueue {
  const fresh = shown.filter(({ until }) => until > now)
  const needed = Math.max(0, fresh.length + waiting.length - MOST)
  const replaced = fresh.filter(({ since }) => since + LEAST <= now).slice(0, needed)
  const kept = fresh.filter((one) => !replaced.includes(one))
  const taken = waiting.slice(0, MOST - kept.length)
  const added = taken.map((one) => ({ ...one, id: nextId++, since: now, until: now + USUAL }))
  return { shown: [...kept, ...added], waiting: waiting.slice(taken.length) }
}

/** Returns the time of the next change; null if nothing is shown. */
export function nextChange({ shown, waiting }: CaptionQueue): number | null {
  if (shown.length === 0) return null
  return Math.min(...shown.map(({ since, until }) => (waiting.length > 0 ? since + LEAST : until)))
}

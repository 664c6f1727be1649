import { pageTable } from '../playback/pageTable.ts'

/** The number of the last event before and after each event that was queued since the last snapshot. */
let numbers: number[] = [0]

/** Begins with a view after this event. */
export function beginNumbers(lastEvent: number): void {
  numbers = [lastEvent]
}

/** Adds events that follow all others. */
export function addNumbers(events: readonly { readonly n: number }[]): void {
  for (const { n } of events) numbers.push(n)
}

/** Notes that the last events are shown again, from an earlier view on: none of them is new. */
export function repeatNumbers(count: number): void {
  const last = numbers.at(-1) ?? 0
  numbers = Array.from({ length: count + 1 }, () => last)
}

/** Returns the number of the last event that the table shows. */
export const shownEvent = (): number => numbers[pageTable.shown.getState().position] ?? numbers.at(-1) ?? 0

/** The time between two reports of a table that is still showing the same event, in milliseconds. */
const BEAT = 1000

/**
 * Calls `report` soon after the last shown event has changed, once for events that are shown together, and every second
 * while the next one is drawn: a page without frames is silent.
 */
export function followShownEvents(report: (lastEvent: number) => void): () => void {
  let isDue = false
  let beat: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    isDue = false
    clearTimeout(beat)
    report(shownEvent())
    if (!pageTable.playback.isIdle) beat = setTimeout(() => requestAnimationFrame(tell), BEAT)
  }
  const stop = pageTable.shown.subscribe(({ position, busy }, before) => {
    if (isDue || (position === before.position && busy === before.busy)) return
    isDue = true
    queueMicrotask(tell)
  })
  return () => {
    stop()
    clearTimeout(beat)
  }
}

/** Calls `act` with each change of what the table shows, and whether it shows something for the first time. */
export function followShown(act: (isFirst: boolean) => void): () => void {
  return pageTable.shown.subscribe(({ shown }, before) => act(shown !== null && before.shown === null))
}

/** The table of a page that shows each event on request. */
export const steppedTable = {
  /** Returns whether events wait to be shown. */
  isBehind: (): boolean => !pageTable.playback.isIdle,
  /** Shows the events up to a number. */
  showTo: (lastEvent: number): void => pageTable.playback.foldTo(numbers.findLastIndex((n) => n <= lastEvent)),
  /** Goes on by the events' usual lengths. */
  pass: (milliseconds: number): void => void pageTable.playback.tick(milliseconds),
  /** Shows all events at once. */
  skip: (): void => pageTable.playback.skip(),
} as const

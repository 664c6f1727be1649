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

/** Calls `report` soon after the last shown event has changed, once for events that are shown together. */
export function followShownEvents(report: (lastEvent: number) => void): () => void {
  let isDue = false
  return pageTable.shown.subscribe(({ position }, before) => {
    if (isDue || position === before.position) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      report(shownEvent())
    })
  })
}

/** Calls `act` with each change of what the table shows, and whether it shows something for the first time. */
export function followShown(act: (isFirst: boolean) => void): () => void {
  return pageTable.shown.subscribe(({ shown }, before) => act(shown !== null && before.shown === null))
}

/** The table of a page that shows each event when it is told to. */
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

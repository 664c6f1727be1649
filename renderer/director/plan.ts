import { askedShot, SHORTEST, wholeTable, wishedShot } from './planning/choice.ts'
import type { Asked, FilmedShot, Filming, FilmShot, Take, TimedEvent } from './planning/film.ts'
import type { Stage } from './planning/frames.ts'

/** The pace of the decisive blow, as a factor on the usual one. */
export const SLOW = 0.6
/** The time without events after which the whole table is shown, and the duration of the flight there. */
export const REST = 6000
const BACK = 1200

/** An event with the shots that begin before it. */
export interface Step {
  readonly cuts: readonly FilmShot[]
  readonly take: Take
  /** The state of the film after the event. */
  readonly filming: Filming
}

/** A shot that a caster asks for from a time on; null gives the choice back to the director. */
export interface TimedWish {
  readonly from: number
  readonly asked: Asked | null
}

/** Returns the beginning of a film: the whole table. */
export function openFilm(stage: Stage, at = 0, asked: Asked | null = null): Filming {
  return { now: at, running: { ...wholeTable(stage, 'opening'), at }, turns: 0, asked }
}

/** Returns the film after a caster has asked for a shot, which begins as soon as nothing happens. */
export function filmAsked(filming: Filming, { from, asked }: TimedWish): Filming {
  return { ...filming, now: Math.max(filming.now, from), asked }
}

/**
 * Returns how the first of the known events is filmed.
 * @param since the time when this event is known, and the one before it has ended
 * @param known the events that are known then
 */
export function filmNext(
  filming: Filming,
  since: number,
  known: readonly [TimedEvent, ...TimedEvent[]],
  stage: Stage,
): Step {
  const [event] = known
  const { rest, filming: before } = rested(filming, since, stage)
  const { running } = before
  const ready = Math.max(filming.now, event.from, running.at + running.glide)
  const wish = wishedShot(before, known, stage)
  const at = Math.max(since, running.at + SHORTEST, ready - (wish?.lead ?? 0))
  const cut = wish && { ...wish.shot, at }
  const begins = wish ? Math.max(ready, at + wish.lead) : ready
  const tempo = event.isDecisive ? SLOW : 1
  const shown = cut ?? running
  const counts = event.endsTurn && shown.reason !== 'caster'
  const turns = shown.isTable ? 0 : before.turns + Number(counts)
  return {
    cuts: [rest, cut].filter((one) => one !== null),
    take: { event, at: begins, tempo },
    filming: { ...before, now: begins + event.lasts / tempo, running: shown, turns },
  }
}

/** Returns the shot that begins while nothing happens until a time, and the film with it. */
export function rested(filming: Filming, until: number, stage: Stage): Rested {
  const rest = restingShot(filming, until, stage)
  return { rest, filming: rest ? { ...filming, running: rest, turns: rest.isTable ? 0 : filming.turns } : filming }
}

interface Rested {
  /** Null if the running shot stays. */
  readonly rest: FilmShot | null
  readonly filming: Filming
}

/**
 * Returns the shot that begins while nothing happens until a time: the one that a caster asks for, or that of the whole
 * table; null if there is none.
 */
function restingShot({ now, running, asked }: Filming, until: number, stage: Stage): FilmShot | null {
  if (asked) {
    const at = Math.max(now, running.at + SHORTEST)
    const wished = at > until ? null : askedShot(asked, running, stage)
    return wished && { ...wished, at }
  }
  const at = Math.max(now + REST, running.at + SHORTEST)
  return running.isTable || at > until ? null : { ...wholeTable(stage, 'rest', BACK), at }
}

/**
 * Returns the film of a match. It depends on nothing else, so that the same events always give the same film, and each
 * shot depends only on events that are known when it begins.
 * @param ahead the time by which events are known before they can be shown, milliseconds: the delay of a channel
 * @param wishes the shots that a caster asks for, in order
 */
export function planShots(
  events: readonly TimedEvent[],
  stage: Stage,
  ahead: number,
  wishes: readonly TimedWish[] = [],
): readonly FilmedShot[] {
  let filming = openFilm(stage)
  const film: { readonly shot: FilmShot; readonly takes: Take[] }[] = [{ shot: filming.running, takes: [] }]
  let granted = 0
  events.forEach((event, index) => {
    const since = Math.max(filming.now, event.from - ahead)
    for (const wish of wishes.slice(granted).filter(({ from }) => from <= since)) {
      const { rest, filming: before } = rested(filming, wish.from, stage)
      if (rest) film.push({ shot: rest, takes: [] })
      filming = filmAsked(before, wish)
      granted++
    }
    const end = events.findIndex(({ from }, i) => i > index && from - ahead > since)
    const later = events.slice(index + 1, end < 0 ? events.length : end)
    const step = filmNext(filming, since, [event, ...later], stage)
    for (const shot of step.cuts) film.push({ shot, takes: [] })
    film.at(-1)?.takes.push(step.take)
    filming = step.filming
  })
  return film.map(({ shot, takes }) => ({ ...shot, takes }))
}

import { evolve } from '../../../engine/admiral/evolve.ts'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState, Cell, TeamId, UnitId } from '../../../engine/admiral/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { type EventBefore, teller } from '../../hud/recap/eventsBefore.ts'
import type { Lookback } from '../../hud/recap/lookback.ts'
import { damagesOf } from './damages.ts'
import { idleOf } from './idle.ts'
import { missesOf } from './misses.ts'
import { notedOf } from './notes.ts'

type Event = EventBefore<AdmiralState, AdmiralEvent>

/** An event, and the team whose guns fired last before it or with it. */
export interface AdmiralEventBefore extends Event {
  readonly gunner: TeamId | null
}

/** The course of one ship. */
export interface Course {
  readonly team: TeamId
  readonly cells: readonly Cell[]
  readonly mine: boolean
}

/** One or more balls from gunner to target. */
export interface Shot {
  readonly team: TeamId
  readonly from: Cell
  readonly to: Cell
  readonly hit: boolean
  readonly mine: boolean
}

/** The total damage of a ship or fort. */
export interface Damage {
  readonly unit: UnitId
  readonly hull: number
  readonly sails: number
}

/** An event to report, and its place. */
export interface Deed {
  readonly told: AdmiralEventBefore
  /** The team that caused the event; null for the weather. */
  readonly team: TeamId | null
  readonly cell: Cell
  /** True if it happened to the viewer. */
  readonly mine: boolean
  /** Several hits, summed up. */
  readonly damage: Damage | null
}

/** The actions of others and of the weather. */
export interface Recap {
  readonly courses: readonly Course[]
  readonly shots: readonly Shot[]
  readonly deeds: readonly Deed[]
}

interface Step {
  readonly by: Seat
  readonly events: readonly AdmiralEvent[]
}

const tellSteps = teller<AdmiralState, AdmiralEvent>(evolve)

/** Returns the actions of others and of the weather from a step on, for the player of some seats. */
export function recapOf(start: AdmiralState, steps: readonly Step[], { own, from }: Lookback): Recap {
  const told = withGunners(tellSteps(start, steps, from))
  const damages = damagesOf(told)
  const deeds = [...damages, ...missesOf(told, damages), ...told.flatMap((one) => notedOf(one) ?? []), ...idleOf(told)]
  return {
    courses: coursesOf(told, own),
    shots: shotsOf(told, own),
    deeds: deeds
      .filter((deed) => deed.team === null || !own.includes(deed.team) || isOutcome(deed))
      .map(({ about, ...deed }) => ({ ...deed, mine: own.includes(about) }))
      .toSorted((a, b) => a.told.move - b.told.move),
  }
}

/**
 * Returns true for the result of the player's own last attack, which the recap includes: the die disappears too soon to
 * be read.
 */
const isOutcome = ({ told: { event }, damage }: Pick<Deed, 'told' | 'damage'>): boolean =>
  damage !== null || event.kind === 'shotsFired' || event.kind === 'boardingFought'

function withGunners(events: readonly Event[]): readonly AdmiralEventBefore[] {
  let gunner: TeamId | null = null
  return events.map((one) => {
    const [first] = one.event.kind === 'shotsFired' ? one.event.by : []
    if (first) gunner = unitNamed(one.before, first.ship)?.team ?? null
    return { ...one, gunner }
  })
}

/** Joins consecutive manoeuvres of one ship to one course. Includes own ships that the wind drives. */
function coursesOf(told: readonly AdmiralEventBefore[], own: readonly Seat[]): readonly Course[] {
  const courses: { ship: UnitId; course: Course }[] = []
  for (const { event, before } of told) {
    if (event.kind !== 'shipMoved' && event.kind !== 'shipDrifted') continue
    const team = unitNamed(before, event.ship)?.team
    const mine = team !== undefined && own.includes(team)
    if (!team || event.path.length === 0 || (mine && event.kind === 'shipMoved')) continue
    const last = courses.at(-1)
    if (last?.ship === event.ship && last.course.cells.at(-1) === event.from) {
      last.course = { ...last.course, cells: [...last.course.cells, ...event.path] }
    } else courses.push({ ship: event.ship, course: { team, cells: [event.from, ...event.path], mine } })
  }
  return courses.map(({ course }) => course)
}

function shotsOf(told: readonly AdmiralEventBefore[], own: readonly Seat[]): readonly Shot[] {
  return told.flatMap(({ event, before }) => {
    if (event.kind !== 'shotsFired') return []
    const { by, at: to, target, hit } = event
    const aimedAt = unitNamed(before, target)?.team
    const mine = aimedAt !== undefined && own.includes(aimedAt)
    return by.flatMap(({ ship, from }) => {
      const team = unitNamed(before, ship)?.team
      return team === undefined || own.includes(team) ? [] : [{ team, from, to, hit, mine }]
    })
  })
}

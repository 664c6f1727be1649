import { printCell } from '../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import type { Words } from '../../i18n/words.ts'
import { captainName, headingName, kindName } from '../names.ts'
import type { LogPart } from './parts.ts'

type Kind = AdmiralEvent['kind']

/** Events that deserve a line of their own, the most important first. Of several of one kind the last is shown. */
const WEIGHTS = [
  'shipTaken',
  'fortTaken',
  'shipSunk',
  'fortSilenced',
  'boardingFought',
  'shotsFired',
  'goldLanded',
  'treasureLoaded',
  'shipRepaired',
  'captainLanded',
  'captainEmbarked',
  'captainsAssigned',
  'shipMoved',
  'shipTurned',
  'shipDrifted',
] as const satisfies readonly Kind[]

type Shown = Extract<AdmiralEvent, { kind: (typeof WEIGHTS)[number] }>

/** Returns the most important action of a log line as a verb and an object; empty if nothing deserves a line. */
export function recentText({ told }: Pick<LogPart, 'told'>, { t }: Words): string {
  const kind = WEIGHTS.find((one) => told.some(({ event }) => event.kind === one))
  const alike = told.filter(({ event }) => event.kind === kind)
  const found = alike.findLast(({ event }) => event.kind === 'shotsFired' && event.hit) ?? alike.at(-1)
  return found ? textOf(found.event as Shown, found.before, t) : '' // found by its kind
}

/** Returns the sum of hull and sails that the shots of a line cost. */
export function damageOf({ told }: Pick<LogPart, 'told'>): number {
  return told.reduce((sum, { event }) => {
    const isDamage = event.kind === 'hullDamaged' || event.kind === 'sailsDamaged'
    return isDamage && event.cause !== 'storm' ? sum + event.damage : sum
  }, 0)
}

function textOf(event: Shown, before: AdmiralState, t: Words['t']): string {
  /** For a unit of the line's own flag the class is enough. */
  const own = (id: UnitId) => t(`class.${unitNamed(before, id)?.class ?? 'fort'}.nom`)
  const other = (id: UnitId) => {
    const unit = unitNamed(before, id)
    return unit ? kindName(t, unit) : id
  }
  switch (event.kind) {
    case 'shipTaken':
      return t('recent.sea.taken', { who: other(event.ship) })
    case 'fortTaken':
      return t('recent.sea.taken', { who: other(event.fort) })
    case 'shipSunk':
      return t('recent.sea.sunk', { who: other(event.ship) })
    case 'fortSilenced':
      return t('recent.sea.silenced', { who: other(event.fort) })
    case 'boardingFought':
      return t('recent.sea.boarding', { who: other(event.winner) })
    case 'shotsFired':
      return t(event.hit ? 'recent.sea.hit' : 'recent.sea.missed', {
        who: own(event.by[0]?.ship ?? ''),
        target: t(`class.${unitNamed(before, event.target)?.class ?? 'fort'}.acc`),
      })
    case 'goldLanded':
      return t('recent.sea.landed', { gold: t('count.gold', { n: event.gold }) })
    case 'treasureLoaded':
      return t('recent.sea.loaded', { gold: t('count.gold', { n: event.gold }) })
    case 'shipRepaired':
      return t('recent.sea.repaired', { who: own(event.ship) })
    case 'captainLanded':
      return t('recent.sea.ashore', { who: captainName(t, event.captain) })
    case 'captainEmbarked':
      return t('recent.sea.aboard', { who: captainName(t, event.captain) })
    case 'captainsAssigned':
      return t('recent.sea.assigned')
    case 'shipMoved':
      return t('recent.sea.moved', { who: own(event.ship), cell: printCell(event.to) })
    case 'shipTurned':
      return t('recent.sea.turned', { who: own(event.ship), heading: headingName(t, event.to) })
    case 'shipDrifted':
      return t('recent.sea.drifted')
  }
}

import { unitNamed } from '../../engine/admiral/fleet.ts'
import type { Heading } from '../../engine/admiral/geometry/headings.ts'
import { type AdmiralState, type Card, TEAMS, type TeamId, type Unit, type UnitId } from '../../engine/admiral/types.ts'
import { HIDDEN } from '../../engine/kernel/game.ts'
import type { Translate } from '../i18n/t.ts'
import { opening } from '../i18n/t.ts'

/** Grammatical case of a name inside a sentence; languages without cases have one form for all. */
export type Case = 'nom' | 'gen' | 'dat' | 'acc'

/** All units with a name. */
type Units = Pick<AdmiralState, 'ships' | 'forts'>

/**
 * Returns the team that a unit had at the beginning, if known: ships carry it in their ids, unless a position names
 * them otherwise.
 */
export function originOf(unit: Unit): TeamId | null {
  return unit.class === 'fort' ? unit.builtBy : (TEAMS.find((team) => unit.id.startsWith(`${team}-`)) ?? null)
}

/**
 * Returns the number of a unit among its likes, from 1; null if it is the only one. Units are alike if they began in
 * the same squadron, so that neither losses nor prizes change a number.
 */
function numberOf({ ships, forts }: Units, unit: Unit): number | null {
  const origin = originOf(unit)
  const alike = [...ships, ...forts].filter(
    (one) => one.class === unit.class && originOf(one) === origin && (origin !== null || one.team === unit.team),
  )
  return alike.length > 1 ? alike.findIndex(({ id }) => id === unit.id) + 1 : null
}

/** Adds to a name what distinguishes the unit from others like it: 'brig no. 2', 'brig (ex-blue)'. */
function toldApart(t: Translate, units: Units, unit: Unit, name: string, form: Case): string {
  const n = numberOf(units, unit)
  return withOrigin(t, unit, n === null ? name : t('name.number', { name, n }), form)
}

/** Adds the former team to the name of a prize: 'brig (ex-blue)'. */
function withOrigin(t: Translate, unit: Unit, name: string, form: Case): string {
  const origin = originOf(unit)
  if (origin === null || origin === unit.team) return name
  return t(`name.once.${form}`, { name, was: t(`adj.${origin}.${form}`) })
}

/** Returns 'red brig', 'red brig (ex-blue)': a unit whose own name distinguishes it from those like it. */
export function kindName(t: Translate, unit: Unit, form: Case = 'nom'): string {
  return withOrigin(t, unit, `${t(`adj.${unit.team}.${form}`)} ${t(`class.${unit.class}.${form}`)}`, form)
}

/** Returns 'red brig', 'red brig (ex-blue)': a ship or fort by team and class, distinguished from those like it. */
function unitName(t: Translate, units: Units, unit: Unit, form: Case = 'nom'): string {
  return toldApart(t, units, unit, `${t(`adj.${unit.team}.${form}`)} ${t(`class.${unit.class}.${form}`)}`, form)
}

/** Returns 'Red brig', at the start of a sentence. */
export function unitTitle(t: Translate, units: Units, unit: Unit): string {
  return opening(unitName(t, units, unit))
}

/** Returns 'Brig', 'Brig (ex-blue)': a ship or fort whose team is visible. */
export function unitClass(t: Translate, units: Units, unit: Unit): string {
  return opening(toldApart(t, units, unit, t(`class.${unit.class}.nom`), 'nom'))
}

/** Returns 'Brig': the class alone. */
export function className(t: Translate, kind: Unit['class']): string {
  return opening(t(`class.${kind}.nom`))
}

/** Returns the name of a ship or fort of a state; its id if the state does not contain it. */
export function nameIn(t: Translate, state: AdmiralState, id: UnitId, form: Case = 'nom'): string {
  const unit = unitNamed(state, id)
  return unit ? unitName(t, state, unit, form) : id
}

/** Returns 'Red squadron': a team by its colour, without the player's name. */
export const teamName = (t: Translate, team: TeamId): string => t(`fleet.${team}`)
/** Returns 'north-east': a heading inside a sentence. */
export const headingName = (t: Translate, heading: Heading): string => t(`heading.${heading}`)

/** Returns a captain's name, if the card is known. */
export function captainName(t: Translate, card: Card): string {
  return card === HIDDEN ? t('captain.hidden') : t(`captain.${card}`)
}

import { unitNamed } from '../../engine/admiral/fleet.ts'
import type { Heading } from '../../engine/admiral/geometry/headings.ts'
import { type AdmiralState, type Card, TEAMS, type TeamId, type Unit, type UnitId } from '../../engine/admiral/types.ts'
import { HIDDEN } from '../../engine/kernel/game.ts'
import type { Translate } from '../i18n/t.ts'
import { opening } from '../i18n/t.ts'

/** Grammatical case of a name inside a sentence; languages without cases have one form for all. */
export type Case = 'nom' | 'gen' | 'dat' | 'acc'

/** Everybody with a name of their own. */
type Units = Pick<AdmiralState, 'ships' | 'forts'>

/** Whose a unit was at the beginning, as far as it is known: ships bear it in their ids, unless a position names them otherwise. */
export function originOf(unit: Unit): TeamId | null {
  return unit.class === 'fort' ? unit.builtBy : (TEAMS.find((team) => unit.id.startsWith(`${team}-`)) ?? null)
}

/**
 * Which of several alike a unit is, from 1; null where it is the only one. Those count as alike that began in the same
 * squadron, so that neither losses nor prizes change a number.
 */
function numberOf({ ships, forts }: Units, unit: Unit): number | null {
  const origin = originOf(unit)
  const alike = [...ships, ...forts].filter(
    (one) => one.class === unit.class && originOf(one) === origin && (origin !== null || one.team === unit.team),
  )
  return alike.length > 1 ? alike.findIndex(({ id }) => id === unit.id) + 1 : null
}

/** A name with what tells the unit from others like it: 'brig no. 2', 'brig (ex-blue)'. */
function toldApart(t: Translate, units: Units, unit: Unit, name: string, form: Case): string {
  const n = numberOf(units, unit)
  return withOrigin(t, unit, n === null ? name : t('name.number', { name, n }), form)
}

/** A name with whose the unit was, if she is a prize: 'brig (ex-blue)'. */
function withOrigin(t: Translate, unit: Unit, name: string, form: Case): string {
  const origin = originOf(unit)
  if (origin === null || origin === unit.team) return name
  return t(`name.once.${form}`, { name, was: t(`adj.${origin}.${form}`) })
}

/** 'red brig', 'red brig (ex-blue)': a unit whose own name tells it apart from those like it. */
export function kindName(t: Translate, unit: Unit, form: Case = 'nom'): string {
  return withOrigin(t, unit, `${t(`adj.${unit.team}.${form}`)} ${t(`class.${unit.class}.${form}`)}`, form)
}

/** 'red brig', 'red brig (ex-blue)': a ship or fort by its team and class, told apart from those like it. */
function unitName(t: Translate, units: Units, unit: Unit, form: Case = 'nom'): string {
  return toldApart(t, units, unit, `${t(`adj.${unit.team}.${form}`)} ${t(`class.${unit.class}.${form}`)}`, form)
}

/** 'Red brig', as it opens a sentence. */
export function unitTitle(t: Translate, units: Units, unit: Unit): string {
  return opening(unitName(t, units, unit))
}

/** 'Brig', 'Brig (ex-blue)': a ship or fort where its team is seen. */
export function unitClass(t: Translate, units: Units, unit: Unit): string {
  return opening(toldApart(t, units, unit, t(`class.${unit.class}.nom`), 'nom'))
}

/** 'Brig': the class alone. */
export function className(t: Translate, kind: Unit['class']): string {
  return opening(t(`class.${kind}.nom`))
}

/** The name of a ship or fort of a state; its id where the state does not know it. */
export function nameIn(t: Translate, state: AdmiralState, id: UnitId, form: Case = 'nom'): string {
  const unit = unitNamed(state, id)
  return unit ? unitName(t, state, unit, form) : id
}

/** 'Red squadron': a team by its colour, whoever plays it. */
export const teamName = (t: Translate, team: TeamId): string => t(`fleet.${team}`)
/** 'north-east': a heading inside a sentence. */
export const headingName = (t: Translate, heading: Heading): string => t(`heading.${heading}`)

/** A captain by name, as far as his card is known. */
export function captainName(t: Translate, card: Card): string {
  return card === HIDDEN ? t('captain.hidden') : t(`captain.${card}`)
}

import { unitNamed } from '../../engine/admiral/fleet.ts'
import type { Heading } from '../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Card, TeamId, Unit, UnitId } from '../../engine/admiral/types.ts'
import { HIDDEN } from '../../engine/kernel/game.ts'
import type { Translate } from '../i18n/t.ts'
import { opening } from '../i18n/t.ts'

/** Grammatical case of a name inside a sentence; languages without cases have one form for all. */
export type Case = 'nom' | 'gen' | 'dat' | 'acc'

/** 'red brig': a ship or fort by its team and class. */
function unitName(t: Translate, { team, class: kind }: Pick<Unit, 'team' | 'class'>, form: Case = 'nom'): string {
  return `${t(`adj.${team}.${form}`)} ${t(`class.${kind}.${form}`)}`
}

/** 'Red brig', as it opens a sentence. */
export function unitTitle(t: Translate, unit: Pick<Unit, 'team' | 'class'>): string {
  return opening(unitName(t, unit))
}

/** 'Brig': the class alone, where the team is seen. */
export function className(t: Translate, kind: Unit['class']): string {
  return opening(t(`class.${kind}.nom`))
}

/** The name of a ship or fort of a state; its id where the state does not know it. */
export function nameIn(t: Translate, state: AdmiralState, id: UnitId, form: Case = 'nom'): string {
  const unit = unitNamed(state, id)
  return unit ? unitName(t, unit, form) : id
}

/** 'Red squadron': a team by its colour, whoever plays it. */
export const teamName = (t: Translate, team: TeamId): string => t(`fleet.${team}`)
/** 'north-east': a heading inside a sentence. */
export const headingName = (t: Translate, heading: Heading): string => t(`heading.${heading}`)

/** A captain by name, as far as his card is known. */
export function captainName(t: Translate, card: Card): string {
  return card === HIDDEN ? t('captain.hidden') : t(`captain.${card}`)
}

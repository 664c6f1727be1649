import { printCell } from '../../../../engine/admiral/cells.ts'
import { isShip } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Ship } from '../../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../../engine/kernel/game.ts'
import type { Translate } from '../../../i18n/t.ts'
import { unitTitle } from '../../names.ts'
import type { UnitStatus } from './fleets.ts'

/** Returns a ship or fort in one line, for screen readers and on hover. */
export function screenReaderStatus(
  t: Translate,
  view: AdmiralState,
  { unit, condition, hull, sails, shots }: UnitStatus,
): string {
  const name = unitTitle(t, view, unit)
  if (unit.at === null) return t('adm.sunk', { unit: name })
  const told = {
    unit: name,
    at: printCell(unit.at),
    hull: hull.left,
    hullOf: hull.of,
    shots: shots.left,
    shotsOf: shots.of,
    state: t(`state.${condition}`),
  }
  if (!sails || !isShip(unit)) return t('adm.fort', told)
  const captain = unit.captain === null ? '' : `. ${captainLine(t, unit)}`
  return `${t('adm.ship', { ...told, sails: sails.left, sailsOf: sails.of })}${captain}`
}

/** Returns what is known of the captain aboard. */
export function captainLine(t: Translate, { captain, shown, faceUp }: Ship): string {
  if (captain === null) return t('card.captain.none')
  if (captain === HIDDEN) return t('card.captain.hidden')
  const said = { captain: t(`captain.${captain}`) }
  if (faceUp) return t('card.captain.faceUp', said)
  return t(shown ? 'card.captain.shown' : 'card.captain.own', said)
}

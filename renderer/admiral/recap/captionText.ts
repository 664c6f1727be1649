import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { opening } from '../../i18n/t.ts'
import type { Words } from '../../i18n/words.ts'
import { tell } from '../log/sentences.ts'
import { headingName, nameIn } from '../names.ts'
import type { Damage, Deed } from './recap.ts'

/** Returns a deed in a few words, for a caption over its cell; null if there is nothing to say. */
export function captionText({ told, damage }: Pick<Deed, 'told' | 'damage'>, words: Words): string | null {
  const { t } = words
  const { event, before } = told
  if (damage) return damageText(damage, before, words)
  const title = (id: string) => opening(nameIn(t, before, id))
  switch (event.kind) {
    case 'shipSunk':
      return t('caption.shipSunk', { Unit: title(event.ship) })
    case 'shipTaken':
      return t('caption.shipTaken', { Unit: title(event.ship) })
    case 'fortTaken':
      return t('caption.fortTaken', { Unit: title(event.fort) })
    case 'shotsFired':
      return t('caption.missed', { Unit: title(event.target) })
    case 'shipTurned':
      return t('caption.shipTurned', { Unit: title(event.ship), heading: headingName(t, event.to) })
    case 'activationEnded':
      return t('caption.waits', { Unit: title(event.ship) })
    case 'boardingFought':
      return t('caption.boardingFought', { winner: nameIn(t, before, event.winner) })
    case 'treasureLoaded':
      return t('caption.treasureLoaded', { Unit: title(event.ship), gold: t('count.gold', { n: event.gold }) })
    default:
      return tell(event, { ...words, before })
  }
}

/** Returns 'Red brig: hull −1, sails −2'. */
export function damageText({ unit, hull, sails }: Damage, state: AdmiralState, { t }: Words): string {
  const Unit = opening(nameIn(t, state, unit))
  if (sails === 0) return t('caption.damage.hull', { Unit, hull })
  if (hull === 0) return t('caption.damage.sails', { Unit, sails })
  return t('caption.damage.both', { Unit, hull, sails })
}

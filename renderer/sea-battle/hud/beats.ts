import type { SeaBattleEvent } from '../../../engine/sea-battle/types.ts'
import type { Beat } from '../../hud/beats/beat.ts'
import type { Language } from '../../i18n/t.ts'
import type { Words } from '../../i18n/words.ts'
import { tell } from '../log/sentences.ts'
import { isSeaBattleView } from '../view.ts'

/** What is framed of a sea battle: a ship that is sunk. */
export function seaBattleBeat(language: Language) {
  return (event: { readonly kind: string }, before: unknown, words: Words): Beat | null => {
    if (!isSeaBattleView(before)) return null
    const heard = event as SeaBattleEvent // events come with views of the same game
    if (heard.kind !== 'shotFired' || heard.result !== 'sunk') return null
    return { title: words.t('beat.shipSunk'), text: tell(heard, { ...words, language }) }
  }
}
